export interface BotPosition {
  readonly stateID: number;
  readonly version: number;
}

/**
 * Stores the matches with bots. Guarantees:
 *
 * - A registered match becomes due when any process changes its state or data.
 * - Only one process reserves a match at a time. Matches that are not released become due again.
 */
export interface BotStore {
  /** Registers a match with bots. Idempotent. */
  enrol(matchID: string): Promise<void>;
  /**
   * Reserves up to `most` due matches until the time `until`.
   * @param now milliseconds since 1970
   * @param matchID if given, only this match
   */
  take(owner: string, now: number, until: number, most: number, matchID?: string): Promise<string[]>;
  /** Extends a process's reservations until a given time. */
  keep(owner: string, until: number): Promise<void>;
  putBack(owner: string, matchID: string, looked: BotPosition): Promise<void>;
  postpone(owner: string, matchID: string, until: number): Promise<void>;
  /** Releases all matches reserved by a process. */
  release(owner: string): Promise<void>;
  drop(matchID: string): Promise<void>;
}
