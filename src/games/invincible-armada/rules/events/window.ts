import { type ChitId, opponentOf, type Side, seatOf } from '../../ids.js';
import type { Armada, Purpose } from '../../state.js';
import type { Tools } from '../tools.js';
import { holds } from './pool.js';
/** A chit held out for a Hand of God [16.0]. */

/**
 * Who may call on a Hand of God against a chit: the opponent and then the drawer when it was drawn, the opponent when it was
 * played [16.0]. Who has none is not asked.
 */
export function mayCancel(G: Armada, by: Side, kind: Purpose['kind']): Side[] {
  const sides = kind === 'event' || kind === 'draw' ? [opponentOf(by), by] : [opponentOf(by)];
  return sides.filter((side) => holds(G, side, 'handOfGod'));
}

/** Holds a chit out for a Hand of God. */
export function openWindow(G: Armada, chit: ChitId, by: Side, purpose: Purpose): void {
  G.windows.push({ chit, by, ask: mayCancel(G, by, purpose.kind), purpose });
}

/** Plays a chit from the hand. */
export function playChit({ G, emit }: Tools, by: Side, chit: ChitId, purpose: Purpose): void {
  G.held[by].splice(G.held[by].indexOf(chit), 1);
  emit({ key: 'played', case: '16.0', by: seatOf(by), values: { chit } });
  openWindow(G, chit, by, purpose);
}
