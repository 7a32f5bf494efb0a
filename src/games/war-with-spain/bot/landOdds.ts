import { LAND_COLUMNS, LAND_RESULTS, type LandColumn } from '../data/tables.js';

/** What may come of a battle on land. */

/** What one side of a column may expect. */
interface LandExpectation {
  /** Mean steps lost, before the size of the stack bounds them. */
  readonly steps: number;
  /** The chance that it must retreat, from 0 to 1. */
  readonly retreats: number;
}

/** What a column of the Land Combat Results does on the average [9.3]. */
export function expectation(column: LandColumn): { readonly attacker: LandExpectation; readonly defender: LandExpectation } {
  const results = LAND_RESULTS.map((row) => row[LAND_COLUMNS.indexOf(column)]);
  const of = (side: 0 | 1): LandExpectation => ({
    steps: results.reduce((sum, result) => sum + result[side].steps, 0) / results.length,
    retreats: results.filter((result) => result[side].retreats).length / results.length,
  });
  return { attacker: of(0), defender: of(1) };
}
