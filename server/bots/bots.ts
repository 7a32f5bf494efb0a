import type { Level } from '../../src/kit/levels.js';

/** How the captains of this server are run. */
export interface CaptainOptions {
  /** Threads that think for them. One decision is thought of by one thread: more of them serve more matches at a time. */
  readonly threads: number;
  /** File of a module that exports `modules`, from which the threads load the games; the package's own if left out. */
  readonly gamesFrom?: string;
  /** From one move of a captain to the next in the same match, in ms, so that people can follow; 250 if left out. */
  readonly paceMs?: number;
}

/** A captain's decision that is wanted. */
export interface Question {
  readonly game: string;
  readonly level: Level;
  /** What the seat may see, and nothing else. */
  readonly view: unknown;
  readonly playerID: string;
  /** Any legal move will do: the captain took too long, or could not think at all. */
  readonly simply?: true;
}
