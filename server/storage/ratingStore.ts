/** A Glicko-2 rating. */
export interface Rating {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
  readonly matches: number;
  /** When the last result was recorded, in milliseconds since 1970. */
  readonly at: number;
}

/** Result of a rated match. `players` contains the public ids by seat. */
export interface Result {
  readonly matchID: string;
  readonly game: string;
  readonly players: readonly [string, string];
  /** Score of seat 0: 1 for a win, 0.5 for a draw, 0 for a loss. */
  readonly score: number;
  /** Expected score of seat 0 between equal players, from 0 to 1. */
  readonly lean: number;
  readonly at: number;
}

export interface RatedResult extends Result {
  /** Ratings after the match, by seat. */
  readonly ratings: readonly [number, number];
}

export type Rate = (before: readonly [Rating | undefined, Rating | undefined], result: Result) => readonly [Rating, Rating];

export interface Profile {
  /** Public id of the player. */
  readonly id: string;
  readonly person: string;
  readonly name: string;
}

export interface Report {
  readonly reporter: string;
  readonly reported: string;
  readonly reason: string;
  readonly matchID: string | null;
  readonly at: number;
}

export interface RatingStore {
  /** Returns a player's profile, creating it if missing. A new name replaces the old one. */
  profileOf(person: string, name?: string): Promise<Profile>;
  profile(id: string): Promise<Profile | undefined>;
  /** Returns the names of players by public id. Deleted players are omitted. */
  names(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  begin(matchID: string, game: string, lean: number): Promise<void>;
  /** Returns `lean` of a rated match without a result, otherwise undefined. */
  pending(matchID: string): Promise<number | undefined>;
  /** Returns up to `most` rated matches that have ended but have no result yet. */
  over(most: number): Promise<string[]>;
  /** Removes a match from the rated matches without a result. */
  dismiss(matchID: string): Promise<void>;
  /** Records a result once and changes both ratings. Results of a game are recorded one at a time. */
  record(result: Result, rate: Rate): Promise<boolean>;
  ratingOf(game: string, player: string): Promise<Rating | undefined>;
  ratingsOf(player: string): Promise<ReadonlyMap<string, Rating>>;
  /** Returns a player's latest results, newest first. */
  resultsOf(player: string, most: number): Promise<RatedResult[]>;
  /** Returns the number of results between two players since a time, in either order of seats. */
  between(players: readonly [string, string], since: number): Promise<number>;
  /** Returns a game's results in the order in which they count. */
  page(game: string, after: number, limit: number): Promise<(RatedResult & { readonly number: number })[]>;
  games(): Promise<string[]>;
  /** Returns all ratings in a game by player. */
  all(game: string): Promise<ReadonlyMap<string, Rating>>;
  block(player: string, blocked: string, isBlocked: boolean): Promise<void>;
  blockedBy(player: string): Promise<string[]>;
  /** Stores a report, replacing an earlier one about the same player. */
  report(report: Report): Promise<void>;
}
