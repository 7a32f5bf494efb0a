import { grid } from '../../data/tacticalMap.js';
import { type ChitId, flagOf, SQUADRONS, type SquadronId } from '../../ids.js';
import type { Violation } from '../../keys.js';
import { violation } from '../../keys.js';
import type { Armada } from '../../state.js';
import { placeId } from '../fleet.js';
/** Whom a chit may befall [16.0]. */

export function cannotBefall(G: Armada, chit: ChitId, id: SquadronId): Violation | undefined {
  const { alive, broken, lowAmmo } = G.squadrons[id];
  if (!alive) return violation('sunk', '16.0', { who: id });
  if (chit === 'fever' && broken) return violation('alreadyBroken', '16.0', { who: id });
  if (chit === 'spoiledPowder' && lowAmmo) return violation('alreadyLow', '16.0', { who: id });
  return undefined;
}

/** Squadrons of either side that a chit may befall. */
export const eventTargets = (G: Armada, chit: ChitId): SquadronId[] => SQUADRONS.filter((id) => !cannotBefall(G, chit, id));

/** Squadrons of its side that a squadron may collide with: beside it on the tactical map, or at the same strategic place. */
export function collidable(G: Armada, id: SquadronId): SquadronId[] {
  const { square, loc } = G.squadrons[id];
  return SQUADRONS.filter((near) => {
    const there = G.squadrons[near];
    if (near === id || flagOf(near) !== flagOf(id) || !there.alive) return false;
    if (square) return there.square !== null && grid.neighbours(square).includes(there.square);
    return loc !== null && there.loc !== null && placeId(loc) === placeId(there.loc);
  });
}
