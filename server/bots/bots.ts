/** Settings of the server's bots. */
export interface CaptainOptions {
  /** Number of bot threads. Each thread makes one decision at a time. */
  readonly threads: number;
  /** Path of a module that exports `modules`. By default, the package's games are used. */
  readonly gamesFrom?: string;
  /** Minimum ms between two bot moves in a match. The default is 250. */
  readonly paceMs?: number;
}
