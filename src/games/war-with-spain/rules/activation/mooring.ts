import { SHIP } from '../../data/ships.js';
import type { LeaderId, UnitId } from '../../ids.js';
import type { WarWithSpain, Whereabouts } from '../../state.js';
import { groupOf } from '../navalMovement/grouping/groups.js';
import { armyStrength, capacity, cargoOf, leadersAboard, shipsOf, strengthOf } from '../units.js';
import { hexAt } from '../whereabouts.js';

/** Ships leave the map for an Activation Track; who was aboard, and has no room any more, goes ashore in the port [5.32, 5.61]. */

/** Land units and leaders that go ashore when a ship leaves its group and its owner names nobody: the weakest. */
export function ashoreWith(G: WarWithSpain, id: UnitId): { landIds: UnitId[]; leaderIds: LeaderId[] } {
  const group = groupOf(G, id);
  const assigned = Object.keys(G.leaders).filter((leader) => G.leaders[leader].ship === id);
  if (!group) return { landIds: [], leaderIds: assigned };
  const stay = shipsOf(G, group).filter((other) => other !== id);
  const cargo = [...cargoOf(G, group)].sort((a, b) => armyStrength(G, a) - armyStrength(G, b) || (a < b ? -1 : 1));
  let over = strengthOf(G, cargo) - capacity(G, stay);
  const landIds = cargo.filter((each) => {
    if (over <= 0 && stay.length) return false;
    over -= armyStrength(G, each);
    return true;
  });
  const passengers = stay.length ? [] : leadersAboard(G, group).filter((leader) => G.leaders[leader].ship === null);
  return { landIds, leaderIds: [...assigned, ...passengers] };
}

/** Puts land units ashore in the port where their group lies. */
export function goAshore(G: WarWithSpain, landIds: readonly UnitId[]): void {
  for (const id of landIds) Object.assign(G.land[id], { at: hexAt(G, G.land[id].at), moved: true });
}

/** Puts a ship on a track. Its group is not settled: the caller does, once all his ships are there. */
export function layUp(G: WarWithSpain, id: UnitId, track: Whereabouts): void {
  const ship = G.naval[id];
  const { landIds, leaderIds } = ashoreWith(G, id);
  goAshore(G, landIds);
  for (const each of leaderIds) {
    G.leaders[each].at = ship.at;
    G.leaders[each].ship = null;
  }
  ship.at = track;
  ship.fleet = null;
  ship.besieged = false;
}

/** Ships that can be laid up at all: the Treasure Fleet cannot. */
export const canBeLaidUp = (id: UnitId): boolean => SHIP[id].kind !== 'treasure';
