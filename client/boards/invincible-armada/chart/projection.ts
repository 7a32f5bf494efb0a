import type { Point } from '../../../kit/map/curves.js';
import type { Fix } from './coasts.js';

/** The strategic sheet's size, in its own units. */
export const SHEET = { width: 1600, height: 620 } as const;
/** The neat line inside the graduated frame. */
export const NEAT = { left: 30, top: 30, right: 1570, bottom: 590 } as const;

const WEST = -5.8;
const NORTH = 51.6;
const DEGREES = { east: 8.2, south: 2.1 } as const;

/** The running total of a slope that changes smoothly from `a` before `from` to `b` after `to`. */
function eased(x: number, a: number, b: number, from: number, to: number): number {
  const t = Math.min(1, Math.max(0, (x - from) / (to - from)));
  const bend = (t ** 3 - t ** 4 / 2) * (to - from);
  return a * x + (b - a) * (bend + Math.max(0, x - to));
}

/**
 * From a place's normalised position (as the game's data gives it) to the sheet. The Straits are drawn at nearly twice the scale of the
 * western Channel, since four places crowd there; Brittany is folded up below the neat line's edge.
 */
export function sheetPoint(x: number, y: number): Point {
  const across = eased(x, 0.82, 1.57, 0.68, 0.84);
  const down = y <= 1 ? eased(y, 610, 400, 0.3, 0.45) : eased(1, 610, 400, 0.3, 0.45) + (y - 1) * 120;
  return [40 + across * 1510, 38 + down];
}

export const project = ([longitude, latitude]: Fix): Point =>
  sheetPoint((longitude - WEST) / DEGREES.east, (NORTH - latitude) / DEGREES.south);
