export interface Rate {
  readonly rate: number;
  /** Lower end of Wilson's 95 % interval. */
  readonly from: number;
  readonly to: number;
}

/** 97.5 % quantile of the normal distribution. */
const Z = 1.959964;

/**
 * Estimates a probability.
 * @param happened how many of `of` trials succeeded. May be fractional
 */
export function wilson(happened: number, of: number): Rate {
  const rate = happened / of;
  const middle = rate + Z ** 2 / (2 * of);
  const half = Z * Math.sqrt((rate * (1 - rate)) / of + Z ** 2 / (4 * of ** 2));
  const whole = 1 + Z ** 2 / of;
  return { rate, from: (middle - half) / whole, to: (middle + half) / whole };
}
