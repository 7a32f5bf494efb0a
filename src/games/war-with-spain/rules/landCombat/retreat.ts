import { ARMY } from '../../data/armies.js';
import { LEADERS } from '../../data/leaders.js';
import { HexArg, type HexId, type LeaderId, type Side, seatOf, sideOf, type UnitId } from '../../ids.js';
import { violation } from '../../keys.js';
import type { Assault, WarWithSpain } from '../../state.js';
import { armyLimit, leaderLimit } from '../landMovement/nationalLimits.js';
import { flee } from '../leaders/leaders.js';
import { marchableFrom } from '../map.js';
import { arrive } from '../navalMovement/transport/landing.js';
import { action, type Tools } from '../tools.js';
import { armiesAt, leaderOwner, ownerOf, removeArmy } from '../units.js';
import { columnUnits, defenders, leadersWith } from './strength.js';

/** Retreat after combat [9.21, 9.22, 9.24]. */

/** Land units of a side that have to give ground: those that attacked from outside, or all that were attacked [9.21]. */
const driven = (G: WarWithSpain, now: Assault, side: Side): UnitId[] => (side === now.attacker ? columnUnits(G, now) : defenders(G, now));

const hexOf = (now: Assault, side: Side): HexId => (side === now.attacker ? now.from : now.hex);

/** Leaders who go with them. */
function companions(G: WarWithSpain, now: Assault, side: Side, units: readonly UnitId[]): LeaderId[] {
  return side === now.attacker ? now.leaderIds.filter((id) => G.leaders[id]?.at === now.from) : leadersWith(G, units, now.hex);
}

/** Whether somebody bars a hex to these units: the enemy, or for a neutral party of France everybody else. */
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

/** Hexes to which a stack may retreat: those open to all of it; where there are none, those open to some of it [9.22]. */
function retreatHexes(G: WarWithSpain, units: readonly UnitId[], from: HexId): HexId[] {
  const open = marchableFrom(from)
    .filter((to) => !barred(G, units, to))
    .sort();
  const whole = open.filter((to) => canEnter(G, units, from, to).length === units.length);
  return whole.length ? whole : open.filter((to) => canEnter(G, units, from, to).length > 0);
}

/** The next stack that must retreat: asked where it has a choice. @returns whether there was one */
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

/** There is nowhere to go [9.22]. */
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

/** Land leaders who have lost all their men in the battle [13.17]. */
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
