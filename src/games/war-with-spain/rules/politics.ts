import type { Action } from '../../../kit/action.js';
import type { Side } from '../ids.js';
import type { WarWithSpain } from '../state.js';
import type { Tools } from './tools.js';

/** France, Ireland, Scotland and England [15.0]. */

/** placeAlly, finishAllies */
export const allyActions: readonly Action<WarWithSpain>[] = [];

/** Somebody sets foot, or keel, where French neutrality forbids it; only the first time counts [15.11, 15.12]. */
export function violateFrance(_table: Tools, _side: Side): void {}

/** The turn after, the parties of France take sides [15.13]. */
export function frenchTakeSides(_table: Tools): void {}

/** The musters that an invasion brings are offered in the first activation that is not in winter [15.36]. */
export function offerMuster(_table: Tools): void {}

/** Reads the tables of first landings, one after the other. @returns whether a decision is awaited */
export function readRevolts(_table: Tools): boolean {
  return false;
}

/** Loyal Irish and Scottish Protestants that are due. @returns whether a decision is awaited */
export function placeLoyalists(_table: Tools): boolean {
  return false;
}

/** The Pope pays for a crusade, once [11.27]. Called after every move. */
export function papalGrant(_table: Tools): void {}
