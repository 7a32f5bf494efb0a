/** How often something would happen, from how often it did. */
export interface Rate {
  readonly rate: number;
  /** Wilson's interval of 95 %: where the true rate lies, in 95 samples of a hundred. */
  readonly from: number;
  readonly to: number;
}

/** The quantile of the normal distribution that leaves 2.5 % above it. */
const Z = 1.959964;

/** @param happened of `of` times; a half counts for half */
export function wilson(happened: number, of: number): Rate {
  const rate = happened / of;
  const middle = rate + Z ** 2 / (2 * of);
  const half = Z * Math.sqrt((rate * (1 - rate)) / of + Z ** 2 / (4 * of ** 2));
  const whole = 1 + Z ** 2 / of;
  return { rate, from: (middle - half) / whole, to: (middle + half) / whole };
}
