import { comparing } from '../../../kit/explain.js';
import { dieOdds, mean } from '../../../kit/odds.js';
import type { PlayerID } from '../../../kit/rules.js';
import { INTERCEPTION, NAVAL_RESULTS } from '../data/tables.js';
import { type FleetId, type FleetNo, fleetId, type HexId, opponentOf, type Side, sideOf, TF } from '../ids.js';
import { attackFleet } from '../rules/navalCombat/attack.js';
import { fighters } from '../rules/navalCombat/losses.js';
import { navalColumn, portFactor, type StackStrength, stackStrength, weatherGage } from '../rules/navalCombat/strength.js';
import { intercept, routesTo } from '../rules/navalMovement/interception/interception.js';
import { mayDecline } from '../rules/sieges/sieges.js';
import { fleetIds, fleetOf, shipsOf } from '../rules/units.js';
import { isFleetIcebound } from '../rules/winter/icebound.js';
import type { WarMove } from '../sequence.js';
import type { WarWithSpain } from '../state.js';
import { bestMove, offers } from './choosing.js';
import { because, figure, sum, term, weighed } from './explain.js';
import { armedFleets, fleetStrength, isNearHome, sailAt } from './picture.js';

// Naval odds. Chances are from 0 to 1.

/** Returns a side's fleets that may intercept in a hex, from public information [6.4]. */
export function watchersOf(view: WarWithSpain, side: Side, hex: HexId): FleetId[] {
  return fleetIds(view, side).filter((id) => {
    const fleet = fleetOf(view, id);
    if (fleet.besieged || fleet.tried || fleet.munitions < 1 || isFleetIcebound(view, id)) return false;
    return routesTo(view, { side, deep: false, dutch: false }, fleet.hex, hex) !== undefined;
  });
}

/** Returns the chance that at least one of `tries` interceptions succeeds [6.4]. */
export const interceptionChance = (tries: number): number => 1 - (1 - INTERCEPTION.succeeds / 6) ** tries;

/** Returns the mean number of steps that each side loses in the next combat round; undefined while stacks are hidden. */
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
  readonly attacker: StackStrength;
  readonly gage: Side | null;
  readonly mayDecline: boolean;
}

/** Returns the attacker's strength and the weather gage. The enemy's stack is still hidden [7.0]. */
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

// Interception, attack, rounds and disengagement.

function moverStrength(view: WarWithSpain, me: Side): number {
  const { voyage } = view;
  if (!voyage) return 0;
  const there = fleetIds(view, opponentOf(me)).filter((id) => fleetOf(view, id).hex === voyage.at).length;
  return voyage.who === TF ? 8 : sailAt(view, me, voyage.at) / Math.max(1, there);
}

/**
 * Intercepts with the strongest fleet. Targets are the Treasure Fleet, any enemy near home, and elsewhere enemies that
 * are not much stronger.
 */
export function interceptNext(view: WarWithSpain, player: PlayerID): WarMove {
  const me = sideOf(player);
  const { voyage } = view;
  const hex = voyage?.at ?? '';
  const caught = (voyage?.caught?.fleets ?? []).reduce((sum, id) => sum + fleetStrength(view, shipsOf(view, id)), 0);
  const enemy = moverStrength(view, me);
  const urgent = isNearHome(me, hex) || voyage?.who === TF;
  const pass: WarMove = { move: 'passIntercept', args: ['hex'] };
  const score = (number: FleetNo) => {
    const own = fleetStrength(view, shipsOf(view, fleetId(me, number)));
    if (caught) return caught < enemy && caught + own >= enemy * 0.7 ? term('helps', own) : term('notNeeded', 0);
    return urgent || own >= enemy * figure('interceptOdds', 0.9) ? term(urgent ? 'ownShores' : 'strong', own) : term('tooWeak', 0);
  };
  return bestMove(offers(intercept, view, player), ({ args: [number] }) => score(number), pass) ?? pass;
}

/** Minimum strength differential for an attack: `LEAD` away from home, `DEFENCE` near it. */
const LEAD = 4;
const DEFENCE = -9;

/** Makes the best attack with at least the minimum differential, otherwise ends naval combat. */
export function attack(view: WarWithSpain, player: PlayerID): WarMove {
  const me = sideOf(player);
  const finish: WarMove = { move: 'finishNavalCombat', args: [] };
  if (!armedFleets(view, me).length) return because('noFleet', finish);
  const score = (numbers: readonly FleetNo[], target: HexId) => {
    const odds = attackOdds(view, me, numbers, target);
    if (odds.mayDecline) return term('declines', 0);
    const lead = odds.attacker.total - sailAt(view, me, target) * portFactor(view, opponentOf(me), target);
    const least = isNearHome(me, target) || view.naval[TF]?.at === target ? figure('homeLead', DEFENCE) : figure('seaLead', LEAD);
    if (lead < least) return term('tooWeak', 0);
    return sum([
      ['lead', lead - least],
      ['force', odds.attacker.total * 0.1],
      ['eager', 0.1],
    ]);
  };
  return bestMove(offers(attackFleet, view, player), ({ args: [numbers, target] }) => score(numbers, target), finish) ?? finish;
}

function compared(goOn: WarMove, goOnWorth: () => number, stop: WarMove): void {
  comparing(() => {
    weighed(() => goOn, goOnWorth);
    weighed(
      () => stop,
      () => term('leftAlone', 0),
    );
  });
}

/** Fights another round if the defender is expected to lose at least as much as the attacker, or if the round is compulsory. */
export function fight(view: WarWithSpain): WarMove {
  const on: WarMove = { move: 'fightRound', args: [] };
  const off: WarMove = { move: 'breakOff', args: [] };
  if (view.battle?.interception && view.battle.round === 0) return because('compulsory', on);
  const lost = expectedLosses(view);
  if (!lost) return because('noFight', off);
  const { attacker, defender } = lost;
  const own = attacker * figure('ownBlood', 1);
  compared(on, () => term('theirLosses', defender) + term('ownLosses', -own), off);
  return defender >= own ? on : off;
}

/** Tries to disengage if the defender is expected to lose at least as much as the attacker. */
export function disengage(view: WarWithSpain): WarMove {
  const away: WarMove = { move: 'tryDisengage', args: [] };
  const stay: WarMove = { move: 'standFast', args: [] };
  const lost = expectedLosses(view);
  if (!lost) return because('noFight', stay);
  const { attacker, defender } = lost;
  const own = defender * figure('ownBlood', 1);
  compared(away, () => term('sparedLosses', own) + term('sparesEnemy', -attacker), stay);
  return own >= attacker ? away : stay;
}
