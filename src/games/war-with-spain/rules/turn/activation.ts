import { SIDES } from '../../ids.js';
import { revealOrders } from '../activation/revealing.js';
import { advanceTracks } from '../activation/tracks.js';
import { payIncome } from '../money/income.js';
import { frenchTakeSides } from '../politics/france.js';
import { offerMuster } from '../politics/muster.js';
import type { Tools } from '../tools.js';
import { excuse, openBooks } from './books.js';
import { ordersNothing } from './idle.js';

/** The Joint Activation Phase [4.2 A, 5.0]. */

/** Carries the phase on. @returns whether a decision is awaited */
export function activationPhase(tools: Tools): boolean {
  const { G } = tools;
  if (G.stage === 'opening') {
    tools.emit({ key: 'turn', case: '4.1', values: { turn: G.turn } });
    payIncome(tools);
    frenchTakeSides(tools);
    advanceTracks(tools);
    offerMuster(tools);
    openBooks(G);
    excuse(G, ordersNothing);
    G.stage = 'ordering';
    return false;
  }
  if (SIDES.some((side) => !G.finished[side])) return true;
  revealOrders(tools);
  G.stage = 'ended';
  return false;
}
