import type { Action } from '../../../kit/action.js';
import { CITIES } from '../data/cities.js';
import type { WarWithSpain } from '../state.js';
import type { Tools } from './tools.js';

/** The Treasure Fleet [11.2]. */

/** Where it is bound: Seville. */
export const treasurePort = CITIES.seville.hex;

/** chooseTreasureMonth, placeTreasureFleet */
export const treasureActions: readonly Action<WarWithSpain>[] = [];

/** What Spain has still to decide before it may finish the phase: 'month', 'entry', or nothing. */
export function treasureDue(_view: WarWithSpain): 'month' | 'entry' | undefined {
  return undefined;
}

/** It has come to Seville: it leaves the map, safe [11.24]. */
export function treasureArrives(_table: Tools): void {}

/** Its last step is gone, in combat with the English. Its counter is off the map already, and its steps are counted. */
export function treasureDestroyed(_table: Tools): void {}
