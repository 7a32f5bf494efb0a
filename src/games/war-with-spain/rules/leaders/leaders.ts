import { ARMY } from '../../data/armies.js';
import { LEADERS } from '../../data/leaders.js';
import { areaOf } from '../../data/map.js';
import { SANTA_CRUZ_DIES } from '../../data/tables.js';
import { type HexId, type LeaderId, opponentOf, type Side, seatOf, type UnitId } from '../../ids.js';
import type { WarWithSpain } from '../../state.js';
import { leaderLimit } from '../landMovement/marchLimits.js';
import { around, isFortress, marchableFrom } from '../map.js';
import { groupOf } from '../navalMovement/grouping/groups.js';
import type { Tools } from '../tools.js';
import { armiesAt, leaderOwner, ownerOf, shipFace } from '../units.js';
import { controllerAt } from '../victory/control.js';

// Escape of leaders without units [13.17, 13.18].

/** Returns a predicate for friendly units. For a neutral leader, only units of the same party are friendly. */
function friendsOf(G: WarWithSpain, id: LeaderId): (unit: UnitId) => boolean {
  const owner = leaderOwner(G, id);
  if (owner === null) return (unit) => ARMY[unit]?.nat === LEADERS[id].nat;
  return (unit) => ownerOf(G, unit) === owner;
}

/** Returns the nearest other safe hex by land, if any; in a tie, the lowest number [13.17]. */
function refugeOf(G: WarWithSpain, id: LeaderId): HexId | undefined {
  const start = G.leaders[id].at;
  const isFriend = friendsOf(G, id);
  const armies = Object.entries(G.land);
  const foes = new Set(armies.filter(([unit, { besieged }]) => !besieged && !isFriend(unit)).map(([, { at }]) => at));
  const anyFoe = new Set(armies.filter(([unit]) => !isFriend(unit)).map(([, { at }]) => at));
  const friends = new Set(armies.filter(([unit, { besieged }]) => !besieged && isFriend(unit)).map(([, { at }]) => at));
  const safe = (hex: HexId) =>
    !foes.has(hex) && (isOwnFortress(G, id, hex) || (friends.has(hex) && !around(hex).some((next) => anyFoe.has(next))));
  const seen = new Set([start]);
  for (let ring = nextRing(G, id, [start], seen, foes); ring.length; ring = nextRing(G, id, ring, seen, foes)) {
    const [found] = ring.filter(safe).sort();
    if (found) return found;
  }
  return undefined;
}

/** Whether a hex has an unbesieged fortress of the leader's side; for a neutral leader, an uncontrolled fortress in the party's area. */
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

// Leaders [13.0].

/** Assigns naval leaders who are passengers to the strongest fighting ship [13.16]. */
export function manShips({ G }: Tools, side: Side, ships: readonly UnitId[]): void {
  const flagship = ships.reduce<UnitId | undefined>((a, b) => (a && shipFace(G, a).cs >= shipFace(G, b).cs ? a : b), undefined);
  const group = flagship && groupOf(G, flagship);
  if (!flagship || !group) return;
  const groups = new Set<string>(ships.map((id) => groupOf(G, id) ?? ''));
  for (const [id, leader] of Object.entries(G.leaders)) {
    if (leaderOwner(G, id) !== side || !LEADERS[id].naval || leader.ship !== null) continue;
    if (groups.has(leader.at)) Object.assign(leader, { at: group, ship: flagship });
  }
}

export function santaCruz({ G, emit }: Tools): void {
  if (G.turn !== SANTA_CRUZ_DIES || !G.leaders.santacruz) return;
  delete G.leaders.santacruz;
  emit({ key: 'santaCruz', case: '13.2', by: seatOf('S'), who: ['santacruz'] });
}

/** Moves a leader to the nearest safe hex, or eliminates the leader [13.17, 13.18]. */
export function flee({ G, emit }: Tools, id: LeaderId): void {
  const { at } = G.leaders[id];
  const to = refugeOf(G, id);
  if (to) {
    G.leaders[id].at = to;
    emit({ key: 'leaderFlees', case: '13.17', by: seatOf(LEADERS[id].side), who: [id], at: [at, to] });
    return;
  }
  delete G.leaders[id];
  emit({ key: 'leaderTaken', case: '13.18', by: seatOf(LEADERS[id].side), who: [id], at: [at] });
}

/** Makes enemy leaders without units escape from a hex that a side enters [13.17]. */
export function chaseLeaders(tools: Tools, side: Side, hex: HexId): void {
  const { G } = tools;
  const enemy = opponentOf(side);
  if (armiesAt(G, enemy, hex).length) return;
  for (const id of Object.keys(G.leaders)) if (G.leaders[id].at === hex && leaderOwner(G, id) === enemy) flee(tools, id);
}
