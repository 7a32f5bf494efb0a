import { has } from '../../data/squadrons.js';
import { ALLOWANCE, grid } from '../../data/tacticalMap.js';
import { flagOf, type Side, type SquadronId, type Square } from '../../ids.js';
import type { Violation } from '../../keys.js';
import { violation } from '../../keys.js';
import type { Armada } from '../../state.js';
import { chitsOn } from '../fleet.js';
import { cannotAct } from './moved.js';

/** What the wind leaves a squadron [6.1.2, 6.1.4]. */

/** How the wind takes a step: freely, only as the last one, or not at all [6.1.2]. */
type WindStep = 'free' | 'stop' | 'forbidden';

/** Whether a squadron rows, and so moves without regard to the wind [6.1.4]. */
export const rows = (G: Armada, id: SquadronId): boolean => has(id, 'oars') && !G.options.galleassesCrippled;

/** Squares a squadron may sail in one action. */
export function allowance(G: Armada, id: SquadronId): number {
  if (flagOf(id) === 'english') return ALLOWANCE.english;
  return rows(G, id) ? ALLOWANCE.galleasses : ALLOWANCE.spanish;
}

/** A step from one square to a neighbour, for this squadron in the present wind. */
export function stepOf(G: Armada, id: SquadronId, from: Square, to: Square): WindStep {
  if (rows(G, id)) return 'free';
  const a = grid.cell(from);
  const b = grid.cell(to);
  const upwind = G.wind === 'west' ? -1 : 1;
  if (!a || !b || b.x - a.x !== upwind) return 'free';
  return a.y === b.y ? 'forbidden' : 'stop';
}

/** Why a squadron may not choose the Move action now, or nothing [6.1, 11.1]. */
export function cannotMove(G: Armada, side: Side, id: SquadronId): Violation | undefined {
  const out = cannotAct(G, side, id);
  if (out) return out;
  if (!G.squadrons[id].square) return violation('offMap', '6.1', { who: id });
  if (chitsOn(G, id, 'fouledRigging')) return violation('fouled', '16.0', { who: id });
  if (G.weather === 'calm' && !rows(G, id)) return violation('calm', '11.1', { who: id });
  if (G.weather === 'fog' || G.weather === 'gales') return violation(G.weather, '11.1');
  return undefined;
}
