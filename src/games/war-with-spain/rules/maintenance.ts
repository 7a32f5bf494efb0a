import type { UnitId } from '../ids.js';
import type { WarWithSpain } from '../state.js';
import type { Tools } from './tools.js';

/** What units cost to build, repair and keep [11.1, 11.5]. */

export function shipPrice(_id: UnitId): number {
  return 0;
}
export function armyPrice(_id: UnitId): number {
  return 0;
}
export function repairPrice(_id: UnitId): number {
  return 0;
}
/** What a side will have to pay at the end of this Game-Turn as things stand. */
export function upkeep(_G: WarWithSpain, _side: 'E' | 'S'): number {
  return 0;
}

/** Both sides pay; who cannot is bankrupt. */
export function maintain(_table: Tools): void {}
