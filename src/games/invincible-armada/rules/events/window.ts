import { type ChitId, opponentOf, type Side, seatOf } from '../../ids.js';
import type { Armada, Purpose } from '../../state.js';
import type { Tools } from '../tools.js';
import { holds } from './pool.js';
/** A chit held out for a Hand of God [16.0]. */

/**
 * Holds a chit out for a Hand of God: of the opponent and then the drawer when it was drawn, of the opponent when it was
 * played [16.0]. Who has none is not asked.
 */
export function openWindow(G: Armada, chit: ChitId, by: Side, purpose: Purpose): void {
  const ask = purpose.kind === 'event' ? [opponentOf(by), by] : [opponentOf(by)];
  G.windows.push({ chit, by, ask: ask.filter((side) => holds(G, side, 'handOfGod')), purpose });
}

/** Plays a chit from the hand. */
export function playChit({ G, tell }: Tools, by: Side, chit: ChitId, purpose: Purpose): void {
  G.held[by].splice(G.held[by].indexOf(chit), 1);
  tell({ key: 'played', case: '16.0', by: seatOf(by), values: { chit } });
  openWindow(G, chit, by, purpose);
}
