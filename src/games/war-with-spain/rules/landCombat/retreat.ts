import { ARMY } from '../../data/armies.js';
import { LEADERS } from '../../data/leaders.js';
import { HexArg, type HexId, type LeaderId, LeadersArg, opponentOf, type Side, seatOf, sideOf, type UnitId, UnitsArg } from '../../ids.js';
import { violation } from '../../keys.js';
import type { Assault, WarWithSpain } from '../../state.js';
import { armyLimit, leaderLimit, neutralLeaderAt } from '../landMovement/marchLimits.js';
import { flee } from '../leaders/leaders.js';
import { marchableFrom } from '../map.js';
import { arrive } from '../navalMovement/transport/landing.js';
import { action, firstNo, type Tools } from '../tools.js';
import { armiesAt, leaderOwner, leadersAshore, ownerOf, removeArmy } from '../units.js';
import { columnUnits, defenders, leadersWith } from './strength.js';

// Advance after combat [9.23].

const isVacant = (G: WarWithSpain, side: Side, hex: HexId): boolean =>
  !armiesAt(G, opponentOf(side), hex).length && !armiesAt(G, null, hex).length && !neutralLeaderAt(G, hex);

/** Returns who may advance, from where, and to where; undefined if neither side may. */
function victor(G: WarWithSpain, now: Assault): { side: Side; from: HexId; to: HexId } | undefined {
  if (now.from === now.hex) return undefined;
  const { attacker } = now;
  const defender = opponentOf(attacker);
  const won = { side: attacker, from: now.from, to: now.hex };
  if (columnUnits(G, now).some((id) => G.land[id].at === now.from) && isVacant(G, attacker, now.hex)) return won;
  const held = { side: defender, from: now.hex, to: now.from };
  const stood = defenders(G, now).some((id) => ownerOf(G, id) === defender);
  return stood && isVacant(G, defender, now.from) ? held : undefined;
}

function pursuers(G: WarWithSpain, now: Assault, side: Side): UnitId[] {
  const [from, to] = side === now.attacker ? [now.from, now.hex] : [now.hex, now.from];
  const units = side === now.attacker ? columnUnits(G, now) : defenders(G, now).filter((id) => ownerOf(G, id) === side);
  return units.filter((id) => G.land[id].at === from && !armyLimit(G, id, from, to));
}

function pursuingLeaders(G: WarWithSpain, now: Assault, side: Side): LeaderId[] {
  const [from, to] = side === now.attacker ? [now.from, now.hex] : [now.hex, now.from];
  const leaders = side === now.attacker ? now.leaderIds : leadersAshore(G, side, from).filter((id) => leaderOwner(G, id) === side);
  return leaders.filter((id) => G.leaders[id]?.at === from && !leaderLimit(G, id, to));
}

export function askAdvance({ G }: Tools, now: Assault): void {
  const won = victor(G, now);
  if (won && pursuers(G, now, won.side).length) G.pending = { step: 'advance', side: won.side, hex: won.to };
  else G.assault = null;
}

export const advance = action({
  name: 'advance',
  case: '9.23',
  final: true,
  args: [UnitsArg, LeadersArg],
  refuse(view, player, landIds, leaderIds) {
    const { assault, pending } = view;
    if (pending?.step !== 'advance' || !assault) return violation('notNow', '9.23', { move: 'advance' });
    const side = sideOf(player);
    const units = pursuers(view, assault, side);
    const leaders = pursuingLeaders(view, assault, side);
    const stays = (unit: string) => violation('mayNotAdvance', '9.23', { unit });
    const wrong =
      firstNo(landIds, '9.23', (id) => (units.includes(id) ? undefined : stays(id))) ??
      firstNo(leaderIds, '9.23', (id) => (leaders.includes(id) ? undefined : stays(id)));
    if (wrong) return wrong;
    return leaderIds.length && !landIds.length ? violation('leadersNeedMen', '9.23') : undefined;
  },
  *choices(view, player) {
    const { assault, pending } = view;
    if (pending?.step !== 'advance' || !assault) return;
    const side = sideOf(player);
    const units = pursuers(view, assault, side);
    const leaders = pursuingLeaders(view, assault, side);
    const parties: [UnitId[], LeaderId[]][] = [
      [[], []],
      [units, leaders],
    ];
    if (leaders.length) parties.push([units, []]);
    if (units.length > 1) for (const id of units) parties.push([[id], []]);
    yield* parties;
  },
  perform(tools, player, landIds, leaderIds) {
    const { G, emit } = tools;
    const { pending, assault } = G;
    if (pending?.step !== 'advance' || !assault) return;
    const side = sideOf(player);
    G.pending = null;
    G.assault = null;
    if (!landIds.length) return;
    for (const id of landIds) G.land[id].at = pending.hex;
    for (const id of leaderIds) G.leaders[id].at = pending.hex;
    emit({ key: 'advances', case: '9.23', by: seatOf(side), at: [pending.hex], who: [...landIds, ...leaderIds] });
    arrive(tools, side, pending.hex);
  },
});

// Retreat after combat [9.21, 9.22, 9.24].

/** Returns the attackers from outside the hex, or all defenders [9.21]. */
const driven = (G: WarWithSpain, now: Assault, side: Side): UnitId[] => (side === now.attacker ? columnUnits(G, now) : defenders(G, now));

const hexOf = (now: Assault, side: Side): HexId => (side === now.attacker ? now.from : now.hex);

function companions(G: WarWithSpain, now: Assault, side: Side, units: readonly UnitId[]): LeaderId[] {
  return side === now.attacker ? now.leaderIds.filter((id) => G.leaders[id]?.at === now.from) : leadersWith(G, units, now.hex);
}

/** Whether enemies block a hex. For neutral French units, all other parties are enemies. */
function barred(G: WarWithSpain, units: readonly UnitId[], hex: HexId): boolean {
  const owner = ownerOf(G, units[0]);
  const { nat } = ARMY[units[0]];
  const foe = (id: UnitId) => ownerOf(G, id) !== owner || (owner === null && ARMY[id].nat !== nat);
  const army = Object.keys(G.land).some((id) => G.land[id].at === hex && !G.land[id].besieged && foe(id));
  const stranger = (id: LeaderId) => leaderOwner(G, id) === null && (owner !== null || LEADERS[id].nat !== nat);
  return army || Object.keys(G.leaders).some((id) => G.leaders[id].at === hex && stranger(id));
}

const canEnter = (G: WarWithSpain, units: readonly UnitId[], from: HexId, to: HexId): UnitId[] =>
  units.filter((id) => !armyLimit(G, id, from, to));

/** Returns hexes open to the whole stack or, if there are none, to part of it [9.22]. */
function retreatHexes(G: WarWithSpain, units: readonly UnitId[], from: HexId): HexId[] {
  const open = marchableFrom(from)
    .filter((to) => !barred(G, units, to))
    .sort();
  const whole = open.filter((to) => canEnter(G, units, from, to).length === units.length);
  return whole.length ? whole : open.filter((to) => canEnter(G, units, from, to).length > 0);
}

/**
 * Retreats the next stack.
 * @returns false if no stack must retreat
 */
export function nextRetreat(tools: Tools, now: Assault): boolean {
  const { G } = tools;
  const side = now.retreats.shift();
  if (!side) return false;
  const units = driven(G, now, side);
  if (!units.length) return true;
  const hexes = retreatHexes(G, units, hexOf(now, side));
  if (hexes.length > 1) G.pending = { step: 'retreat', side, hex: hexOf(now, side) };
  else if (hexes.length) retreatTo(tools, now, side, hexes[0]);
  else destroy(tools, now, side, units);
  return true;
}

function destroy(tools: Tools, now: Assault, side: Side, units: readonly UnitId[]): void {
  const { G, emit } = tools;
  const leaders = companions(G, now, side, units);
  for (const id of units) removeArmy(G, id);
  emit({ key: 'noRetreat', case: '9.22', by: seatOf(side), at: [hexOf(now, side)], who: [...units] });
  for (const id of leaders) if (!armiesAt(G, leaderOwner(G, id), G.leaders[id].at).length) flee(tools, id);
}

function retreatTo(tools: Tools, now: Assault, side: Side, to: HexId): void {
  const { G, emit } = tools;
  const from = hexOf(now, side);
  const units = driven(G, now, side);
  const owner = ownerOf(G, units[0]);
  const leaders = companions(G, now, side, units);
  const movers = canEnter(G, units, from, to);
  const lost = units.filter((id) => !movers.includes(id));
  for (const id of movers) G.land[id].at = to;
  for (const id of lost) removeArmy(G, id);
  const followers = leaders.filter((id) => !leaderLimit(G, id, to));
  for (const id of followers) G.leaders[id].at = to;
  emit({ key: 'retreats', case: '9.21', by: seatOf(side), at: [from, to], who: [...movers, ...followers] });
  if (lost.length) emit({ key: 'noRetreat', case: '9.22', by: seatOf(side), at: [from], who: lost });
  for (const id of leaders) if (!followers.includes(id)) flee(tools, id);
  if (owner) arrive(tools, owner, to);
}

/** Returns land leaders whose units were all lost [13.17]. */
export function strandedLeaders(G: WarWithSpain, now: Assault): LeaderId[] {
  const alone = (id: LeaderId) => LEADERS[id].land && !armiesAt(G, leaderOwner(G, id), G.leaders[id].at).length;
  const ours = now.leaderIds.filter((id) => G.leaders[id]?.at === now.from && alone(id));
  const theirs = Object.keys(G.leaders).filter((id) => G.leaders[id].at === now.hex && leaderOwner(G, id) !== now.attacker && alone(id));
  return [...ours, ...theirs];
}

export const retreat = action({
  name: 'retreat',
  case: '9.21',
  final: true,
  args: [HexArg],
  refuse(view, player, hex) {
    const { pending, assault } = view;
    if (pending?.step !== 'retreat' || !assault) return violation('notNow', '9.21', { move: 'retreat' });
    const units = driven(view, assault, sideOf(player));
    return retreatHexes(view, units, pending.hex).includes(hex) ? undefined : violation('noRetreatThere', '9.22', { hex });
  },
  *choices(view, player) {
    const { pending, assault } = view;
    if (pending?.step !== 'retreat' || !assault) return;
    for (const hex of retreatHexes(view, driven(view, assault, sideOf(player)), pending.hex)) yield [hex];
  },
  perform(tools, player, hex) {
    const { G } = tools;
    if (!G.assault) return;
    G.pending = null;
    retreatTo(tools, G.assault, sideOf(player), hex);
  },
});
