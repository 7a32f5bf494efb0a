import * as Type from '@sinclair/typebox';
import { LEADERS } from '../../data/leaders.js';
import { HexArg, type HexId, type LeaderId, LeadersArg, type Side, seatOf, sideOf, type UnitId, UnitsArg } from '../../ids.js';
import { type Violation, violation } from '../../keys.js';
import type { Assault, WarWithSpain } from '../../state.js';
import { armyLimit, barsOf } from '../landMovement/marchLimits.js';
import { isMarchable, marchableFrom } from '../map.js';
import { violateFrance } from '../politics/france.js';
import { action, firstNo } from '../tools.js';
import { hostileArmy, isHex, leaderOwner, leadersAshore, ownerOf, unlikeArmies } from '../units.js';
import { attackers, defenders } from './strength.js';

// Refusals of land attacks [9.0, 10.13].

export function unitRefusal(view: WarWithSpain, side: Side, unit: UnitId, from: HexId, to: HexId): Violation | undefined {
  const army = view.land[unit];
  if (!army || ownerOf(view, unit) !== side) return violation('notYourArmy', '9.0', { unit });
  if (army.at !== from) return violation('notInHex', '9.0', { unit, hex: from });
  if (view.attacks.units.includes(unit)) return violation('armyAttacked', '9.0', { unit });
  if (from !== to) return army.besieged ? violation('besiegedInside', '10.13', { unit }) : armyLimit(view, unit, from, to);
  return army.besieged === (view.sieges[from]?.land === side) ? undefined : violation('armyBesieged', '10.13', { unit });
}

export function groundRefusal(view: WarWithSpain, side: Side, from: HexId, to: HexId, withBesieged: boolean): Violation | undefined {
  if (view.attacks.from.includes(from)) return violation('attackedFrom', '9.0', { hex: from });
  if (view.attacks.targets.includes(to)) return violation('attackedThere', '9.0', { hex: to });
  const siege = view.sieges[to]?.land ?? null;
  if (withBesieged && (from === to || siege !== side)) return violation('nobodyInside', '10.14', { hex: to });
  if (from === to) return siege ? undefined : violation('noSiege', '10.13', { hex: to });
  if (!isMarchable(from, to)) return violation('noRoad', '9.12', { from, to });
  return hostileArmy(view, side, to) ? undefined : violation('noEnemy', '9.0', { hex: to });
}

function assaultRefusal(
  view: WarWithSpain,
  side: Side,
  from: HexId,
  landIds: readonly UnitId[],
  leaderIds: readonly LeaderId[],
  to: HexId,
  withBesieged: boolean,
): Violation | undefined {
  if (!landIds.length) return violation('nobodyAttacks', '9.0');
  const ashore = (leader: LeaderId) =>
    view.leaders[leader]?.at === from && leaderOwner(view, leader) === side
      ? undefined
      : violation('leaderNotThere', '9.0', { leader, hex: from });
  return (
    groundRefusal(view, side, from, to, withBesieged) ??
    firstNo(landIds, '9.0', (id) => unitRefusal(view, side, id, from, to)) ??
    firstNo(leaderIds, '9.0', ashore)
  );
}

// Land attacks in the list of choices.

type AssaultArgs = [HexId, UnitId[], LeaderId[], HexId] | [HexId, UnitId[], LeaderId[], HexId, boolean];

/** Yields attacks by all units in a hex that may attack, and by each alone. */
export function* assaultsOf(view: WarWithSpain, side: Side): Generator<AssaultArgs> {
  const hexes = new Set(
    Object.keys(view.land).flatMap((id) => (isHex(view.land[id].at) && ownerOf(view, id) === side ? [view.land[id].at] : [])),
  );
  const bars = barsOf(view, side).armies;
  for (const from of hexes) {
    if (view.attacks.from.includes(from)) continue;
    const targets = [...(view.sieges[from]?.land ? [from] : []), ...marchableFrom(from).filter((to) => bars.has(to))];
    for (const to of targets) {
      if (groundRefusal(view, side, from, to, false)) continue;
      const men = Object.keys(view.land).filter((id) => view.land[id].at === from && !unitRefusal(view, side, id, from, to));
      if (!men.length) continue;
      const leaders = leadersAshore(view, side, from).filter((id) => LEADERS[id].land && leaderOwner(view, id) === side);
      const relief = !groundRefusal(view, side, from, to, true);
      const parties: [UnitId[], LeaderId[]][] = [[men, leaders]];
      if (men.length > 1 || leaders.length) for (const id of unlikeArmies(view, men)) parties.push([[id], []]);
      for (const [landIds, leaderIds] of parties) {
        yield [from, landIds, leaderIds, to];
        if (relief) yield [from, landIds, leaderIds, to, true];
      }
    }
  }
}

// Land combat [9.0].

export const assault = action({
  name: 'assault',
  case: '9.0',
  secret: true,
  final: true,
  args: [HexArg, UnitsArg, LeadersArg, HexArg, Type.Optional(Type.Boolean())],
  refuse: (view, player, from, landIds, leaderIds, to, withBesieged = false) =>
    assaultRefusal(view, sideOf(player), from, landIds, leaderIds, to, withBesieged),
  *choices(view, player) {
    yield* assaultsOf(view, sideOf(player));
  },
  perform(tools, player, from, landIds, leaderIds, hex, withBesieged = false) {
    const { G, emit } = tools;
    const attacker = sideOf(player);
    const now: Assault = {
      attacker,
      from,
      hex,
      landIds: [...landIds],
      leaderIds: [...leaderIds],
      withBesieged,
      shown: false,
      next: 'offer',
      retreats: [],
    };
    G.assault = now;
    G.attacks.from.push(from);
    G.attacks.targets.push(hex);
    G.attacks.units.push(...attackers(G, now));
    emit({
      key: 'armiesAttack',
      case: '9.0',
      by: seatOf(attacker),
      at: [from, hex],
      values: { counters: landIds.length + leaderIds.length, withBesieged },
    });
    if (defenders(G, now).some((id) => ownerOf(G, id) === null)) violateFrance(tools, attacker);
  },
});
