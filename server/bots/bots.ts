/** How the captains of this server are run. */
export interface CaptainOptions {
  /** Threads that think for them. One decision is thought of by one thread: more of them serve more matches at a time. */
  readonly threads: number;
  /** File of a module that exports `modules`, from which the threads load the games; the package's own if left out. */
  readonly gamesFrom?: string;
  /** From one move of a captain to the next in the same match, in ms, so that people can follow; 250 if left out. */
  readonly paceMs?: number;
}
