import { ARMY } from '../../data/armies.js';
import { LEADERS } from '../../data/leaders.js';
import { areaOf } from '../../data/map.js';
import type { HexId, LeaderId, UnitId } from '../../ids.js';
import type { WarWithSpain } from '../../state.js';
import { leaderLimit } from '../landMovement/nationalLimits.js';
import { around, isFortress, marchableFrom } from '../map.js';
import { leaderOwner, ownerOf } from '../units.js';
import { controllerAt } from '../victory/control.js';

/** Where a leader goes who has lost his men [13.17, 13.18]. */

/** His own side's; of a neutral leader, the men of his party alone. */
function friendsOf(G: WarWithSpain, id: LeaderId): (unit: UnitId) => boolean {
  const owner = leaderOwner(G, id);
  if (owner === null) return (unit) => ARMY[unit]?.nat === LEADERS[id].nat;
  return (unit) => ownerOf(G, unit) === owner;
}

/** The nearest safe place over land, of equal ones the lowest number; undefined where there is none. */
export function refugeOf(G: WarWithSpain, id: LeaderId): HexId | undefined {
  const start = G.leaders[id].at;
  const isFriend = friendsOf(G, id);
  const armies = Object.entries(G.land);
  const foes = new Set(armies.filter(([unit, { besieged }]) => !besieged && !isFriend(unit)).map(([, { at }]) => at));
  const anyFoe = new Set(armies.filter(([unit]) => !isFriend(unit)).map(([, { at }]) => at));
  const friends = new Set(armies.filter(([unit, { besieged }]) => !besieged && isFriend(unit)).map(([, { at }]) => at));
  const safe = (hex: HexId) =>
    !foes.has(hex) && (isOwnFortress(G, id, hex) || (friends.has(hex) && !around(hex).some((next) => anyFoe.has(next))));
  const seen = new Set([start]);
  for (let ring = [start]; ring.length; ring = nextRing(G, id, ring, seen, foes)) {
    const [found] = ring.filter(safe).sort();
    if (found) return found;
  }
  return undefined;
}

/** A fortress that his side holds, unbesieged; of a neutral leader, one in the country of his party that nobody holds. */
function isOwnFortress(G: WarWithSpain, id: LeaderId, hex: HexId): boolean {
  const owner = leaderOwner(G, id);
  const siege = G.sieges[hex];
  const { side } = LEADERS[id];
  if (!isFortress(hex) || controllerAt(G, hex) !== owner || siege?.land === side || siege?.naval === side) return false;
  return owner !== null || areaOf(hex) === (LEADERS[id].nat === 'league' ? 'FRA_C' : 'FRA_H');
}

function nextRing(G: WarWithSpain, id: LeaderId, ring: readonly HexId[], seen: Set<HexId>, foes: ReadonlySet<HexId>): HexId[] {
  const next: HexId[] = [];
  for (const hex of ring) {
    for (const to of marchableFrom(hex)) {
      if (seen.has(to) || foes.has(to) || leaderLimit(G, id, to)) continue;
      seen.add(to);
      next.push(to);
    }
  }
  return next;
}
