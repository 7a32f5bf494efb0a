/** Side view of a ship type, heading right, 100 by 72 units, with the waterline at y = 62. */
export interface ShipDrawing {
  /** SVG path of the hull, filled dark. */
  readonly hull: string;
  /** Path of the sails, filled light and outlined. */
  readonly sails: string;
  /** Path of masts, yards, stays and oars, drawn as strokes. */
  readonly rig: string;
  /** Path of the flags, in the side's colour. */
  readonly flags: string;
  /** Path of light details of the hull: wales, gun ports, shields. */
  readonly trim: string;
}

const n = (value: number) => Math.round(value * 10) / 10;

/** Returns the path of a square sail on a yard at `top`, with the wind from the left. */
export function square(x: number, top: number, head: number, foot: number, foothalf: number): string {
  const depth = foot - top;
  const belly = depth * 0.28;
  return [
    `M${n(x - head)} ${n(top)}`,
    `Q${n(x)} ${n(top - 1.2)} ${n(x + head)} ${n(top)}`,
    `Q${n(x + foothalf + belly)} ${n(top + depth * 0.55)} ${n(x + foothalf)} ${n(foot)}`,
    `Q${n(x + belly * 0.8)} ${n(foot - depth * 0.2)} ${n(x - foothalf)} ${n(foot)}`,
    `Q${n(x - foothalf + belly)} ${n(top + depth * 0.5)} ${n(x - head)} ${n(top)}Z`,
  ].join('');
}

/** Returns the path of a lateen sail. Its yard rises towards the stern, up to `peak`. */
export function lateen(tack: readonly [number, number], peak: readonly [number, number], clew: readonly [number, number]): string {
  return [
    `M${tack.join(' ')}L${peak.join(' ')}`,
    `Q${n((peak[0] + clew[0]) / 2 + 5)} ${n((peak[1] + clew[1]) / 2)} ${clew.join(' ')}`,
    `Q${n((tack[0] + clew[0]) / 2)} ${n((tack[1] + clew[1]) / 2 - 3)} ${tack.join(' ')}Z`,
  ].join('');
}

export const pennant = (x: number, y: number, length = 13): string =>
  `M${x} ${y}q${n(length * 0.35)} -2.4 ${n(length * 0.6)} 0.2t${n(length * 0.4)} 0.6q${n(-length * 0.25)} 2.2 ${n(-length * 0.45)} 1.6t${n(-length * 0.55)} 1.6Z`;

/** Returns the path of a swallow-tailed ensign or banner. */
export const ensign = (x: number, y: number, length = 12, depth = 7): string =>
  `M${x} ${y}q${n(length * 0.3)} -1.8 ${n(length * 0.5)} 0t${n(length * 0.5)} 0l${n(-length * 0.18)} ${n(depth / 2)}l${n(length * 0.18)} ${n(depth / 2)}q${n(-length * 0.3)} 1.6 ${n(-length * 0.5)} 0t${n(-length * 0.5)} 0Z`;

export const line = (x1: number, y1: number, x2: number, y2: number): string => `M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`;

/** Returns the path of `count` oars, evenly spaced between x = `from` and x = `to`. Each slants towards the stern, down to the water. */
export function oars(from: number, to: number, count: number, y: number, foot = 66, rake = 5): string {
  return Array.from({ length: count }, (_, i) => {
    const x = from + ((to - from) * i) / (count - 1);
    return line(x, y, x - rake, foot);
  }).join('');
}

/** Returns the path of a row of small square marks, such as gun ports or shields. */
export function spots(from: number, to: number, count: number, y: number, radius = 1.1, rise = 0): string {
  return Array.from({ length: count }, (_, i) => {
    const share = count === 1 ? 0 : i / (count - 1);
    const x = from + (to - from) * share;
    return `M${n(x - radius)} ${n(y - rise * share)}h${n(radius * 2)}v${n(radius * 1.8)}h${n(-radius * 2)}Z`;
  }).join('');
}
