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

/** Up to where a match has been looked at: which state, and which version of its data. */
export interface BotPosition {
  readonly stateID: number;
  readonly version: number;
}

/**
 * What the store keeps of matches that captains play in. It promises:
 *
 * - A match that is enrolled is due whenever its state or its data have changed since it was looked at, whoever changed them and whatever
 *   became of him.
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
