import { DRAWS } from '../../data/tables.js';
import { type ChitId, type Side, seatOf } from '../../ids.js';
import type { Step } from '../../state.js';
import type { Tools } from '../tools.js';
import { drawChit, poolSize, toPool } from './pool.js';
import { openWindow } from './window.js';
/** Drawing event chits [16.0]. */

/**
 * Draws chits, two more for each Bonus Draw, all before any is resolved; then No Event and Bonus Draw go back.
 * @returns the others, in the order drawn
 */
export function drawChits(tools: Tools, side: Side, number: number, ruleCase: string): ChitId[] {
  const { G, tell } = tools;
  const drawn: ChitId[] = [];
  for (let due = number; due > 0 && poolSize(G) > 0; due--) {
    const chit = drawChit(tools);
    drawn.push(chit);
    if (chit === 'bonusDraw') due += DRAWS;
  }
  const idle = (chit: ChitId) => chit === 'noEvent' || chit === 'bonusDraw';
  for (const chit of drawn) if (idle(chit)) toPool(G, chit);
  tell({ key: 'drawn', case: ruleCase, by: seatOf(side), values: { chits: drawn } });
  return drawn.filter((chit) => !idle(chit));
}

/** The draw of a side; the Spanish draw opens the phase, and the chits that lay on squadrons end with it. */
export function drawSegment(tools: Tools, side: Side): undefined {
  const { G } = tools;
  if (side === 'spanish') {
    for (const { chit } of G.placed) toPool(G, chit);
    G.placed = [];
  }
  const queue = drawChits(tools, side, DRAWS, '16.0');
  if (queue.length) G.events = { by: side, queue, resolving: null };
}

/** Takes the drawn chits one by one. */
export function eventsSegment({ G }: Tools): Step | 'again' | undefined {
  const { events } = G;
  if (!events) return undefined;
  if (events.resolving) return 'resolve';
  const chit = events.queue.shift();
  if (!chit) {
    G.events = null;
    return undefined;
  }
  openWindow(G, chit, events.by, { kind: 'event' });
  return 'again';
}
