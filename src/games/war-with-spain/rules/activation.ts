import { SIDES } from '../ids.js';
import { openBooks } from './books.js';
import { buildingOrders } from './construction.js';
import { payIncome } from './income.js';
import { layingOrders, revealOrders } from './orders.js';
import { nextPhase } from './phases.js';
import { frenchTakeSides, offerMuster } from './politics.js';
import type { Tools } from './tools.js';
import { advanceTracks } from './tracks.js';
import { treasureEnters } from './treasureFleet.js';

/** The Joint Activation Phase [4.2 A, 5.0]. */

/** setHold, placeLand, buildNaval, buildLand, repairNaval, musterFree, cancelOrder, finishActivation */
export const orderActions = [...buildingOrders, ...layingOrders];

/** Carries the phase on. @returns whether a decision is awaited */
export function activationPhase(table: Tools): boolean {
  const { G } = table;
  if (G.stage === 'opening') {
    table.tell({ key: 'turn', case: '4.1', values: { turn: G.turn } });
    payIncome(table);
    frenchTakeSides(table);
    advanceTracks(table);
    offerMuster(table);
    openBooks(G);
    G.stage = 'ordering';
    return false;
  }
  if (SIDES.some((side) => !G.finished[side])) return true;
  treasureEnters(table);
  revealOrders(table);
  nextPhase(G);
  return false;
}
