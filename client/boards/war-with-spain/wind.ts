import { allowanceOf, type UnitId, type WarWithSpain, WIND_EFFECTS, windColumn } from '../../../src/games/war-with-spain/face.js';

/** Ways to throw each sum of two dice, 2 to 12, of 36. */
const WAYS = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1];

/** What some sums of the dice do alike. */
export interface WindThrow {
  /** The lowest and the highest of these sums. */
  readonly sums: readonly [least: number, most: number];
  readonly chance: number;
  /** Hexes that are left to sail. */
  readonly left: number;
  readonly steps: number;
}

export interface WindOdds {
  /** The column of the Wind Effects Table, sum by sum. */
  readonly throws: readonly WindThrow[];
  /** Chance to be left with at least so many hexes as the course needs. */
  readonly whole: number;
  /** Chance to stay where it is. */
  readonly none: number;
  /** Chances of step losses, by number, none left out. */
  readonly storm: ReadonlyMap<number, number>;
  /** Steps lost on average. */
  readonly expected: number;
}

/** What the wind may do to a voyage of so many hexes by these ships. */
export function windOdds(G: WarWithSpain, ships: readonly UnitId[], against: boolean, course: number): WindOdds {
  const column = windColumn(G, against);
  const storm = new Map<number, number>();
  const throws: WindThrow[] = [];
  let [whole, none, expected] = [0, 0, 0];
  for (const [i, ways] of WAYS.entries()) {
    const chance = ways / 36;
    const [taken, steps] = WIND_EFFECTS[i][column];
    const left = allowanceOf(G, ships, taken);
    const last = throws[throws.length - 1];
    if (last && last.left === left && last.steps === steps) {
      throws[throws.length - 1] = { ...last, sums: [last.sums[0], i + 2], chance: last.chance + chance };
    } else throws.push({ sums: [i + 2, i + 2], chance, left, steps });
    if (left >= course) whole += chance;
    else if (left === 0) none += chance;
    if (steps) storm.set(steps, (storm.get(steps) ?? 0) + chance);
    expected += chance * steps;
  }
  return { throws, whole, none, storm, expected };
}
