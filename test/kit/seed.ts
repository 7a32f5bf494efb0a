/** Every run of the tests draws the same, unless SEED says otherwise: a number, or `random`, for which jest.config.mjs draws one. */
const SEED = Number(process.env.SEED ?? 0);

/** The n-th seed of this run, n below 10,000. */
export const seed = (n: number): number => SEED * 10_000 + n;
