import { dieOdds, mean } from '../../../kit/odds.js';
import { INTERCEPTION, NAVAL_RESULTS } from '../data/tables.js';
import { type FleetId, type FleetNo, fleetId, type HexId, opponentOf, type Side } from '../ids.js';
import { fighters } from '../rules/navalCombat/losses.js';
import { navalColumn, type StackStrength, stackStrength, weatherGage } from '../rules/navalCombat/strength.js';
import { routesTo } from '../rules/navalMovement/interception/interceptors.js';
import { mayDecline } from '../rules/sieges/offer.js';
import { fleetIds, fleetOf, shipsOf } from '../rules/units.js';
import { isFleetIcebound } from '../rules/winter/icebound.js';
import type { WarWithSpain } from '../state.js';

/** What may come of a decision at sea. Chances run from 0 to 1. */

/** Fleets of a side that may try to intercept in a hex, by what everybody sees of their markers [6.4]. */
export function watchersOf(view: WarWithSpain, side: Side, hex: HexId): FleetId[] {
  return fleetIds(view, side).filter((id) => {
    const fleet = fleetOf(view, id);
    if (fleet.besieged || fleet.tried || fleet.munitions < 1 || isFleetIcebound(view, id)) return false;
    return routesTo(view, { side, deep: false, dutch: false }, fleet.hex, hex) !== undefined;
  });
}

/** The chance that one try succeeds, and that one of several does [6.4]. */
export const interceptionChance = (tries: number): number => 1 - (1 - INTERCEPTION.succeeds / 6) ** tries;

/** Steps that either side may expect to lose in the next round of the battle that is fought; nothing as long as its stacks are hidden. */
export function expectedLosses(view: WarWithSpain): { readonly attacker: number; readonly defender: number } | undefined {
  const { battle } = view;
  if (!battle?.shown) return undefined;
  const { attacker, from, hex } = battle;
  const defender = opponentOf(attacker);
  const gage = weatherGage(from, hex, attacker);
  const ours = stackStrength(view, attacker, fighters(view, attacker), { defends: false, hex, gage });
  const theirs = stackStrength(view, defender, fighters(view, defender), { defends: true, hex, gage });
  const column = navalColumn(ours.total - theirs.total);
  const stepsOf = (party: 0 | 1) => mean(dieOdds(6, (die) => NAVAL_RESULTS[die - 1][column][party]));
  return { attacker: stepsOf(0), defender: stepsOf(1) };
}

interface AttackPreview {
  /** What is known before the attack is announced: the own side alone. */
  readonly attacker: StackStrength;
  readonly gage: Side | null;
  /** The defender may stay behind his walls. */
  readonly mayDecline: boolean;
}

/** An attack before it is announced: the enemy's stack is hidden, so that only the own strength is known [7.0]. */
export function attackOdds(view: WarWithSpain, side: Side, numbers: readonly FleetNo[], target: HexId): AttackPreview {
  const fleets = numbers.map((number) => fleetId(side, number));
  const from = fleets.map((id) => fleetOf(view, id).hex).find((hex) => hex !== target) ?? target;
  const gage = weatherGage(from, target, side);
  const ships = fleets.flatMap((id) => shipsOf(view, id));
  return {
    attacker: stackStrength(view, side, ships, { defends: false, hex: target, gage }),
    gage,
    mayDecline: mayDecline(view, opponentOf(side), target),
  };
}
