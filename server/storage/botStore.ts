/** Up to where a match has been looked at: which state, and which version of its data. */
export interface BotPosition {
  readonly stateID: number;
  readonly version: number;
}

/**
 * What the store keeps of matches that bots play in. It promises:
 *
 * - A match that is enrolled is due whenever its state or its data have changed since it was looked at, whichever process changed them, and
 *   also if that process has ended.
 * - Of all processes one has a match at a time; what it does not put back is due again when its time has passed.
 */
export interface BotStore {
  /** A captain plays in the match, or is about to. Again is as well. */
  enrol(matchID: string): Promise<void>;
  /**
   * Takes up what is due, at most `most` of it, until the time `until`.
   * @param owner the process
   * @param now milliseconds since 1970
   * @param matchID this one alone
   */
  take(owner: string, now: number, until: number, most: number, matchID?: string): Promise<string[]>;
  /** What this process has is its own for longer. */
  keep(owner: string, until: number): Promise<void>;
  /** There is nothing to be done in a match until it changes again. */
  putBack(owner: string, matchID: string, looked: BotPosition): Promise<void>;
  /** It could not be played in: nobody takes it up until then. */
  postpone(owner: string, matchID: string, until: number): Promise<void>;
  /** Everything that this process has is somebody else's to take. */
  release(owner: string): Promise<void>;
  /** The match is over. */
  drop(matchID: string): Promise<void>;
}
