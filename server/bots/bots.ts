/** Settings of the server's bots. */
export interface CaptainOptions {
  /** Number of bot threads. Each thread makes a single decision at a time. */
  readonly threads: number;
  /** Path of a module that exports `modules`. The default is the package's games. */
  readonly gamesFrom?: string;
  /** Minimum milliseconds between two bot moves in a match. The default is 250. */
  readonly paceMs?: number;
}
