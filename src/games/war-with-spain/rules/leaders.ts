import type { LeaderId, Side, UnitId } from '../ids.js';
import type { WarWithSpain } from '../state.js';
import type { Tools } from './tools.js';

/** Leaders [13.0]. */

/** The bonus that naval leaders give to fighting ships, and who gives it; at most `cap` [13.13, 13.14]. */
export function navalBonus(_G: WarWithSpain, _ships: readonly UnitId[], _cap: number): { bonus: number; leaders: LeaderId[] } {
  return { bonus: 0, leaders: [] };
}

/** Naval leaders without a ship go aboard the strongest of the fighting ships in their hex before a battle [13.16]. */
export function manShips(_table: Tools, _side: Side, _ships: readonly UnitId[]): void {}

/** Santa Cruz dies at the end of his turn [13.2]. */
export function santaCruz(_table: Tools): void {}
