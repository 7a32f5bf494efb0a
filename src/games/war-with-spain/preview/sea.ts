import { chance, dieOdds, mean, type Odds } from '../../../kit/odds.js';
import { INTERCEPTION, NAVAL_RESULTS } from '../data/tables.js';
import { enemyOf, type FleetId, type FleetNo, fleetId, type HexId, type Side } from '../ids.js';
import { routesTo } from '../rules/interception.js';
import { disengageFrom, mayDecline } from '../rules/navalCombat.js';
import { fighters } from '../rules/navalLosses.js';
import { navalColumn, type StackStrength, stackStrength, weatherGage } from '../rules/navalStrength.js';
import { isFleetIcebound } from '../rules/seaRoutes.js';
import { fleetIds, fleetOf, shipsOf } from '../rules/units.js';
import type { WarWithSpain } from '../state.js';

/**
 * What may come of a decision at sea, exactly. Every function takes a player's own view and changes
 * nothing; chances run from 0 to 1.
 */

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

export interface RoundPreview {
  readonly attacker: StackStrength;
  readonly defender: StackStrength;
  readonly differential: number;
  /** Column of the table, from 0. */
  readonly column: number;
  readonly gage: Side | null;
  /** Steps that each side loses, with their chances, before the size of the stack bounds them. */
  readonly lost: { readonly attacker: Odds; readonly defender: Odds };
  readonly expected: { readonly attacker: number; readonly defender: number };
  /** The chance that the attacker comes off better in this round, and worse. */
  readonly better: number;
  readonly worse: number;
  /** The chance that the defender gets away after it, if he tries. */
  readonly disengages: number;
}

/** The next round of the battle that is being fought; nothing as long as its stacks are hidden. */
export function roundOdds(view: WarWithSpain): RoundPreview | undefined {
  const { battle } = view;
  if (!battle?.shown) return undefined;
  const { attacker, from, hex } = battle;
  const defender = enemyOf(attacker);
  const gage = weatherGage(from, hex, attacker);
  const ours = stackStrength(view, attacker, fighters(view, attacker), { defends: false, hex, gage });
  const theirs = stackStrength(view, defender, fighters(view, defender), { defends: true, hex, gage });
  const differential = ours.total - theirs.total;
  const column = navalColumn(differential);
  const lost = {
    attacker: dieOdds(6, (die) => NAVAL_RESULTS[die - 1][column][0]),
    defender: dieOdds(6, (die) => NAVAL_RESULTS[die - 1][column][1]),
  };
  const margin = dieOdds(6, (die) => NAVAL_RESULTS[die - 1][column][1] - NAVAL_RESULTS[die - 1][column][0]);
  return {
    attacker: ours,
    defender: theirs,
    differential,
    column,
    gage,
    lost,
    expected: { attacker: mean(lost.attacker), defender: mean(lost.defender) },
    better: chance(margin, (steps) => steps > 0),
    worse: chance(margin, (steps) => steps < 0),
    disengages: (7 - disengageFrom(view, defender, hex)) / 6,
  };
}

export interface AttackPreview {
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
    mayDecline: mayDecline(view, enemyOf(side), target),
  };
}
