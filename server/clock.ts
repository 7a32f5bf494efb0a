/** Returns monotonic ms. Only differences between two values are meaningful. */
export const elapsed = (): number => performance.now();

const started = Date.now() - elapsed();

/** Returns ms since 1970 for clocks: the system time at the start of the process, plus the monotonic time since then. */
export const steadyTime = (): number => Math.round(started + elapsed());
