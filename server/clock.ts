/** Milliseconds of a clock that never goes back, whatever is done to the one on the wall. Only differences mean something. */
export const elapsed = (): number => performance.now();

const started = Date.now() - elapsed();

/**
 * The time by which players are timed, in ms since 1970: that of the clock on the wall when the process began, and never back from there,
 * whatever is done to it since.
 */
export const steadyTime = (): number => Math.round(started + elapsed());
