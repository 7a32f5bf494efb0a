import { ahead, heading } from '../../geometry/angles.js';
import type { Path } from './path.js';

/**
 * The way of a ship as the chronicle tells it: x, y and heading where it began, then by turns the mm of a run (negative astern, 0 where
 * she turned first) and the degrees of a turn, to starboard if positive.
 */
export type Way = readonly number[];

/** Degrees from one heading to another, the shorter way round. */
const turnBetween = (from: number, to: number): number => heading(to - from + 180) - 180;

export function wayOf({ legs: [from, ...legs] }: Pick<Path, 'legs'>): Way {
  const way = [from.x, from.y, from.h];
  let before = from.h;
  for (const { mm, h } of legs) {
    const isRun = way.length % 2 === 1;
    if (h !== before) way.push(...(isRun ? [0] : []), turnBetween(before, h));
    else if (mm) way.push(...(isRun ? [] : [0]), mm);
    before = h;
  }
  return way;
}

/** Mm run on a way. */
export const lengthOf = (way: Way): number => way.reduce((sum, mm, i) => (i > 2 && i % 2 === 1 ? sum + Math.abs(mm) : sum), 0);

/** Places and headings on a way, in mm and degrees: where it begins, turns and ends. */
export function stationsOf([fromX, fromY, fromH, ...rest]: Way): [x: number, y: number, h: number][] {
  const stations: [number, number, number][] = [[fromX, fromY, fromH]];
  for (const [i, amount] of rest.entries()) {
    const [x, y, h] = stations[stations.length - 1];
    if (amount && i % 2) stations.push([x, y, heading(h + amount)]);
    else if (amount) stations.push([...ahead(x, y, h, amount), h]);
  }
  return stations;
}
