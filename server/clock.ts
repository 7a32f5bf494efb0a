/** Milliseconds of a clock that never goes back, whatever is done to the one on the wall. Only differences mean something. */
export const elapsed = (): number => performance.now();
