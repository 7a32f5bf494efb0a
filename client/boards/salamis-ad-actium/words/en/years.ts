/** A year of history. */
export const yearOf = (year: number): string => (year < 0 ? `${-year} BC` : `AD ${year}`);
