import type { Modifier } from '../../../../kit/events.js';
import { type ChitId, flagOf, type Side, type SquadronId } from '../../ids.js';
import type { Violation } from '../../keys.js';
import { violation } from '../../keys.js';
import type { Armada } from '../../state.js';
import { holds } from '../events/pool.js';
import { inPort } from '../fleet.js';
import { cannotAct } from '../tactical/moved.js';
/** Module 8.1: what one attempt to Repair, Rally or Resupply instead of a Move has in common. */

export const spanishBonus = (G: Armada, id: SquadronId, amount: number): Modifier => [
  'santaCruzLives',
  G.options.santaCruzLives && flagOf(id) === 'spanish' ? amount : 0,
];

export const portBonus = (G: Armada, id: SquadronId, amount: number): Modifier => ['inPort', inPort(G, id) ? amount : 0];

/** Why a squadron may take no recovery action now, whatever ails it. */
export function cannotRecover(G: Armada, side: Side, id: SquadronId): Violation | undefined {
  return cannotAct(G, side, id) ?? (G.weather === 'gales' ? violation('galesRecovery', '11.1') : undefined);
}

export const chitMissing = (G: Armada, side: Side, chit: ChitId): Violation | undefined =>
  holds(G, side, chit) ? undefined : violation('notHeld', '16.0', { chit });
