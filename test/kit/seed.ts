/** Seed of the test run, by default always the same. SEED is a number, or `random`, for which jest.config.mjs draws one. */
const SEED = Number(process.env.SEED ?? 0);

/** Returns the n-th seed of this run. `n` must be below 10,000. */
export const seed = (n: number): number => SEED * 10_000 + n;
