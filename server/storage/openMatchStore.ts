/** A public match with one waiting player and a free seat. */
export interface OpenMatch {
  readonly matchID: string;
  readonly game: string;
  /** `none` without a clock. */
  readonly pace: 'live' | 'turns' | 'none';
  /** Clock settings as text; empty without a clock. */
  readonly clock: string;
  /** Id of the scenario; null if other options are set. */
  readonly scenario: string | null;
  /** Waiting player; null without a key. */
  readonly person: string | null;
  readonly rated: boolean;
  readonly rating: number | null;
  /** Maximum rating difference that the waiting player accepts. */
  readonly within: number | null;
  /** Ms since 1970. */
  readonly createdAt: number;
}

export interface PairingCriteria {
  readonly game: string;
  readonly paces: readonly OpenMatch['pace'][];
  readonly clock?: string;
  readonly scenario?: string;
  readonly person?: string;
  readonly rated: boolean;
  /** Rating of the player, in rated matches. */
  readonly rating?: number;
  /** Maximum rating difference that the player accepts. */
  readonly within?: number;
  /** Matches to leave out. */
  readonly except: readonly string[];
  /** Matches whose waiting player was last seen before this time are ignored; in ms since 1970. */
  readonly seenAfter: number;
}

export interface OpenMatchStore {
  /** Removes the oldest open match that fits and returns its id, or undefined. Returns each match only once, across all processes. */
  take(wish: PairingCriteria): Promise<string | undefined>;
  /** Like `take`, but adds `own` in the same transaction if no match fits. */
  takeOrAdd(wish: PairingCriteria, own: OpenMatch, seenAt: number): Promise<string | undefined>;
  put(open: OpenMatch, seenAt: number): Promise<void>;
  drop(matchID: string): Promise<void>;
  /** Returns the number of waiting players by game, seen after `turns` in turn-based matches, and after `here` in others. */
  waiting(seenAfter: { readonly here: number; readonly turns: number }): Promise<ReadonlyMap<string, number>>;
  /** Returns, by game, the number of matches with a move after `since` that are not over. */
  playing(since: number): Promise<ReadonlyMap<string, number>>;
}
