import { DRAWS } from '../../data/tables.js';
import { type ChitId, type Side, seatOf } from '../../ids.js';
import type { RuleCase } from '../../keys.js';
import type { Armada, Step } from '../../state.js';
import type { Tools } from '../tools.js';
import { drawChit, poolSize, toPool } from './pool.js';
import { mayCancel, openWindow } from './window.js';
/** Drawing event chits [16.0]. */

/** A Bonus Draw that stands brings two more draws; it goes back when all is drawn. */
export function bonusStands({ drawing }: Armada): void {
  if (!drawing) return;
  drawing.due += DRAWS;
  drawing.drawn.push('bonusDraw');
}

/**
 * Draws on, all chits before any is resolved, but for a Bonus Draw: whoever may strike it down is asked before it brings any.
 * @returns the others, in the order drawn, once all are; nothing while a Bonus Draw lies open
 */
export function drawOn({ G, dice, emit }: Tools, ruleCase: RuleCase): ChitId[] | undefined {
  const { drawing } = G;
  if (!drawing) return [];
  const fresh: ChitId[] = [];
  const empty = poolSize(G) === 0;
  while (drawing.due > 0 && poolSize(G) > 0 && !G.windows.length) {
    const chit = drawChit(G, dice);
    drawing.due -= 1;
    fresh.push(chit);
    if (chit !== 'bonusDraw') drawing.drawn.push(chit);
    else if (mayCancel(G, drawing.by, 'draw').length) openWindow(G, chit, drawing.by, { kind: 'draw' });
    else bonusStands(G);
  }
  if (fresh.length || empty) emit({ key: 'drawn', case: ruleCase, by: seatOf(drawing.by), values: { chits: fresh } });
  if (G.windows.length) return undefined;
  G.drawing = null;
  const [bonus, others] = [drawing.drawn.filter(isBonus), drawing.drawn.filter((chit) => !isBonus(chit))];
  for (const chit of bonus) toPool(G, chit);
  return others;
}

const isBonus = (chit: ChitId) => chit === 'bonusDraw';

/** The draw of a side; the Spanish draw opens the phase, and the chits that lay on squadrons end with it. */
export function drawSegment(tools: Tools, side: Side): 'again' | undefined {
  const { G } = tools;
  if (!G.drawing) {
    if (side === 'spanish') clearPlaced(G);
    G.drawing = { by: side, due: DRAWS, drawn: [] };
  }
  const queue = drawOn(tools, '16.0');
  if (!queue) return 'again';
  if (queue.length) G.events = { by: side, queue, resolving: null };
  return undefined;
}

function clearPlaced(G: Armada): void {
  for (const { chit } of G.placed) toPool(G, chit);
  G.placed = [];
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
