/** A public match with one waiting player and a free seat. */
export interface OpenMatch {
  readonly matchID: string;
  readonly game: string;
  /** Pace of the match; `none` if it has no clock. */
  readonly pace: 'live' | 'turns' | 'none';
  /** Clock settings as text; empty if the match has no clock. */
  readonly clock: string;
  /** Id of the scenario, or null if the set-up has other options. */
  readonly scenario: string | null;
  /** Id of the waiting player, or null if they have no key. */
  readonly person: string | null;
  readonly rated: boolean;
  readonly rating: number | null;
  /** Maximum rating difference that the waiting player accepts. */
  readonly within: number | null;
  readonly createdAt: number;
}

export interface PairingCriteria {
  readonly game: string;
  readonly paces: readonly OpenMatch['pace'][];
  readonly clock?: string;
  readonly scenario?: string;
  readonly person?: string;
  readonly rated: boolean;
  /** The player's rating, in rated matches. */
  readonly rating?: number;
  /** Maximum rating difference that the player accepts. */
  readonly within?: number;
  /** Matches to exclude. */
  readonly except: readonly string[];
  /** Earliest time of the waiting player's last visit, in milliseconds since 1970. */
  readonly seenAfter: number;
}

export interface OpenMatchStore {
  /**
   * Removes the oldest suitable match. Returns its id, or undefined if there is none. No two calls get the same match,
   * even in different processes.
   */
  take(wish: PairingCriteria): Promise<string | undefined>;
  /** Like `take`, but adds `own` in the same transaction if no match is suitable. */
  takeOrAdd(wish: PairingCriteria, own: OpenMatch, seenAt: number): Promise<string | undefined>;
  put(open: OpenMatch, seenAt: number): Promise<void>;
  drop(matchID: string): Promise<void>;
  /** Returns the number of waiting players by game. They must have visited since `turns` in turn-based matches, since `here` in others. */
  waiting(seenAfter: { readonly here: number; readonly turns: number }): Promise<ReadonlyMap<string, number>>;
  /** Returns, by game, the number of matches with a move after `since` that are not over. */
  playing(since: number): Promise<ReadonlyMap<string, number>>;
}
