/** Returns monotonic time in milliseconds. Only differences are meaningful. */
export const elapsed = (): number => performance.now();

const started = Date.now() - elapsed();

/** Returns milliseconds since 1970: the system time at process start plus monotonic time. */
export const steadyTime = (): number => Math.round(started + elapsed());
