/** Seed of the test run, the same by default. SEED sets a number, or `random`, for which jest.config.mjs draws one. */
const SEED = Number(process.env.SEED ?? 0);

/** Returns the n-th seed of this run; n is below 10,000. */
export const seed = (n: number): number => SEED * 10_000 + n;
