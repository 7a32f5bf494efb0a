import type { HexId, LeaderId, Side, UnitId } from '../../ids.js';
import type { Violation } from '../../keys.js';
import { violation } from '../../keys.js';
import type { WarWithSpain } from '../../state.js';
import { armyLimit } from '../landMovement/nationalLimits.js';
import { isMarchable } from '../map.js';
import { firstNo } from '../tools.js';
import { hostileArmy, leaderOwner, ownerOf } from '../units.js';

/** Why an attack on land is not allowed [9.0, 10.13]. */

/** Why a land unit of a side may not attack this hex from another, or from within it. */
export function unitRefusal(view: WarWithSpain, side: Side, unit: UnitId, from: HexId, to: HexId): Violation | undefined {
  const army = view.land[unit];
  if (!army || ownerOf(view, unit) !== side) return violation('notYourArmy', '9.0', { unit });
  if (army.at !== from) return violation('notInHex', '9.0', { unit, hex: from });
  if (view.attacks.units.includes(unit)) return violation('armyAttacked', '9.0', { unit });
  if (from !== to) return army.besieged ? violation('besiegedInside', '10.13', { unit }) : armyLimit(view, unit, from, to);
  return army.besieged === (view.sieges[from]?.land === side) ? undefined : violation('armyBesieged', '10.13', { unit });
}

/** Why nobody may attack a hex from another, or from within it. */
export function groundRefusal(view: WarWithSpain, side: Side, from: HexId, to: HexId, withBesieged: boolean): Violation | undefined {
  if (view.attacks.from.includes(from)) return violation('attackedFrom', '9.0', { hex: from });
  if (view.attacks.targets.includes(to)) return violation('attackedThere', '9.0', { hex: to });
  const siege = view.sieges[to]?.land ?? null;
  if (withBesieged && (from === to || siege !== side)) return violation('nobodyInside', '10.14', { hex: to });
  if (from === to) return siege ? undefined : violation('noSiege', '10.13', { hex: to });
  if (!isMarchable(from, to)) return violation('noRoad', '9.12', { from, to });
  return hostileArmy(view, side, to) ? undefined : violation('noEnemy', '9.0', { hex: to });
}

export function assaultRefusal(
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
