import type { ArgsFor } from '../../../kit/action.js';
import type { Dice } from '../../../kit/dice.js';
import { comparing, times } from '../../../kit/explain.js';
import type { PlayerID } from '../../../kit/rules.js';
import { scenarioOf } from '../data/scenarios.js';
import { LAND_COLUMNS, LAND_RESULTS, type LandColumn } from '../data/tables.js';
import { turnInfo } from '../data/tracks.js';
import { type HexId, type LeaderId, opponentOf, type Side, sideOf, type UnitId } from '../ids.js';
import { assault } from '../rules/landCombat/assault.js';
import { advance, retreat } from '../rules/landCombat/retreat.js';
import { attackStrength, oddsColumn } from '../rules/landCombat/strength.js';
import { cityAt, isFortress, isPort, marchableFrom } from '../rules/map.js';
import { mayStandSiege } from '../rules/sieges/sieges.js';
import { armyStrength, isHex, leaderOwner, leadersAshore, ownerOf, strengthOf } from '../rules/units.js';
import { controllerAt } from '../rules/victory/control.js';
import type { WarMove } from '../sequence.js';
import type { WarWithSpain } from '../state.js';
import { cheapestMove, offers, tried } from './choosing.js';
import { because, figure, sum, term, weighed } from './explain.js';
import { isNeutral, leaving } from './goals.js';
import { foesAt, foesNear, hexWorth, strengthAt } from './picture.js';

// Land combat odds.

interface LandExpectation {
  /** Mean steps lost, which may exceed the steps in the stack. */
  readonly steps: number;
  readonly retreats: number;
}

/** Returns the mean step losses and the chance of a retreat for an odds column [9.3]. */
export function expectation(column: LandColumn): { readonly attacker: LandExpectation; readonly defender: LandExpectation } {
  const results = LAND_RESULTS.map((row) => row[LAND_COLUMNS.indexOf(column)]);
  const of = (side: 0 | 1): LandExpectation => ({
    steps: results.reduce((sum, result) => sum + result[side].steps, 0) / results.length,
    retreats: results.filter((result) => result[side].retreats).length / results.length,
  });
  return { attacker: of(0), defender: of(1) };
}

// Attacks, sieges, retreats and advances.

/** Minimum odds for an attack in the open. */
const FIELD_ODDS: { readonly [side in Side]: number } = { E: 1.4, S: 1.1 };

/** Minimum odds for other attacks: `storm` on besieged units, `starving` on starving ones, `last` on any city in the last months. */
const ODDS = { storm: 1.9, starving: 3, last: 1.2 } as const;

function odds(view: WarWithSpain, me: Side, { from, to, landIds, leaderIds, withBesieged }: Attack): number {
  const { total } = attackStrength(view, { attacker: me, from, hex: to, landIds, leaderIds, withBesieged });
  const walls = controllerAt(view, to) === opponentOf(me) && isFortress(to);
  const storm = from === to && view.sieges[to]?.land === opponentOf(me);
  const factor = storm ? (walls ? 3 : 2) : 1;
  return total / Math.max(1, foesAt(view, me, to) * factor);
}

/** Returns the enemy's expected step losses minus the attacker's, plus a bonus for better odds. */
function margin(chance: number): number {
  const column: LandColumn = oddsColumn(Math.round(chance * 60), 60);
  const { attacker, defender } = expectation(column);
  return defender.steps - attacker.steps + (LAND_COLUMNS.indexOf(column) - 2) * 0.2;
}

interface Attack {
  readonly from: HexId;
  readonly to: HexId;
  readonly landIds: UnitId[];
  readonly leaderIds: LeaderId[];
  readonly withBesieged: boolean;
}

/** Yields attacks by all units in a hex and by all but the weakest, each also joined by the units of `me` besieged in the target. */
function* attacksOf(view: WarWithSpain, me: Side): Generator<Attack> {
  const hexes = new Set(
    Object.keys(view.land)
      .filter((id) => ownerOf(view, id) === me && isHex(view.land[id].at))
      .map((id) => view.land[id].at),
  );
  for (const from of hexes) {
    if (view.attacks.from.includes(from)) continue;
    const men = Object.keys(view.land)
      .filter((id) => view.land[id].at === from && ownerOf(view, id) === me && !view.attacks.units.includes(id))
      .sort((a, b) => armyStrength(view, b) - armyStrength(view, a));
    if (!men.length) continue;
    const leaderIds = leadersAshore(view, me, from).filter((id) => leaderOwner(view, id) === me);
    for (const to of [from, ...marchableFrom(from)]) {
      if (!foesAt(view, me, to)) continue;
      for (const landIds of men.length > 1 ? [men, men.slice(0, -1)] : [men]) {
        if (view.sieges[to]?.land === me && from !== to) yield { from, to, landIds, leaderIds, withBesieged: true };
        yield { from, to, landIds, leaderIds, withBesieged: false };
      }
    }
  }
}

/** Returns true at random, to make no attack: with a chance of 2/3 in winter and 1/2 in the first April. */
const waits = ({ turn, options }: WarWithSpain, dice: Dice): boolean =>
  (turnInfo(turn).winter && turn < scenarioOf({ options }).last && dice.die(3) > 1) || (turn === FIRST_APRIL && dice.die(2) > 1);
const FIRST_APRIL = 2;

/** Returns the next attack or the end of combat. Chooses at random among similar attacks. */
export function assaultNext(view: WarWithSpain, player: PlayerID, dice: Dice): WarMove {
  const me = sideOf(player);
  const finish: WarMove = { move: 'finishLandCombat', args: [] };
  if (waits(view, dice)) return because('waits', finish);
  return comparing(() => {
    const ranked = [...attacksOf(view, me)]
      .map((attack) => ({
        attack,
        score: weighed(
          () => ({ move: 'assault', args: argsOf(attack) }),
          () => times(1 + dice.die(6) / 6, () => weigh(view, me, attack)),
        ),
      }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score);
    weighed(
      () => finish,
      () => term('leftAlone', 0),
    );
    for (const { attack } of ranked) {
      const step = tried(assault, view, player, argsOf(attack));
      if (step) return step;
    }
    return finish;
  });
}

const argsOf = ({ from, landIds, leaderIds, to, withBesieged }: Attack): ArgsFor<WarMove, 'assault'> => [
  from,
  landIds,
  leaderIds,
  to,
  withBesieged,
];

function weigh(view: WarWithSpain, me: Side, attack: Attack): number {
  const { from, to, landIds } = attack;
  if (isNeutral(view, to)) return term('neutral', 0);
  const late = view.turn >= scenarioOf(view).last - 1;
  const chance = odds(view, me, attack);
  const storm = from === to;
  const worth = hexWorth(view, me, to);
  const need = storm ? stormNeed(isStarvedOut(view, me, to) && !late) : figure('fieldOdds', FIELD_ODDS[me]);
  if (chance < (late && worth ? Math.min(need, ODDS.last) : need)) return term('oddsShort', 0);
  const declines = !storm && mayStandSiege(view, { from, hex: to });
  const exposed = declines ? leaving(view, me, from, strengthAt(view, me, from) - strengthOf(view, landIds)) : 0;
  return sum([
    ['attacks', 5],
    ['town', worth * 4],
    ['margin', margin(chance) * 3],
    ['odds', Math.min(chance, 4)],
    ['leaves', -exposed],
  ]);
}

const stormNeed = (starving: boolean): number => (starving ? figure('starvingOdds', ODDS.starving) : figure('stormOdds', ODDS.storm));

const isStarvedOut = (view: WarWithSpain, me: Side, hex: HexId): boolean =>
  !isPort(hex) && view.sieges[hex]?.land === opponentOf(me) && scenarioOf(view).last - view.turn > 1;

/** Enters siege in friendly fortresses, in other friendly cities if outnumbered, and always against naval units. */
export function answer(view: WarWithSpain, player: PlayerID): WarMove {
  const me = sideOf(player);
  const { pending, assault: attack } = view;
  if (pending?.step !== 'answerSiege') return because('takesField', { move: 'answerSiege', args: [false] });
  const { hex, by } = pending;
  const mine = controllerAt(view, hex) === me;
  const theirs = attack ? foesAt(view, me, attack.from) : 0;
  const siege = by === 'naval' || (mine && (isFortress(hex) || theirs > strengthAt(view, me, hex) * 1.2));
  return because(siege ? 'behindWalls' : 'takesField', { move: 'answerSiege', args: [siege] });
}

const retreatScore = (view: WarWithSpain, me: Side, hex: HexId): number =>
  sum([
    ['refuge', 100],
    ['friends', strengthAt(view, me, hex)],
    ['ownTown', controllerAt(view, hex) === me ? hexWorth(view, me, hex) * 2 : 0],
    ['foes', -foesNear(view, me, hex, 1) * 2],
    ['neutral', isNeutral(view, hex) ? -60 : 0],
  ]);

export const fallBack = (view: WarWithSpain, player: PlayerID): WarMove =>
  cheapestMove(offers(retreat, view, player), ({ args: [hex] }) => retreatScore(view, sideOf(player), hex));

/** Scores an advance after combat: high into an enemy city, lower for units that their present hex needs. */
function advanceScore(view: WarWithSpain, me: Side, landIds: readonly UnitId[]): number {
  const { pending, assault: attack } = view;
  if (pending?.step !== 'advance') return term('stays', 0);
  const to = pending.hex;
  if (isNeutral(view, to)) return landIds.length ? term('neutral', 0) : term('stays', 1);
  if (!landIds.length) return term('stays', 1);
  const from = attack?.from ?? to;
  const prize = cityAt(to) && controllerAt(view, to) !== me ? hexWorth(view, me, to) * 10 : 0;
  const left = strengthAt(view, me, from) - strengthOf(view, landIds);
  return sum([
    ['town', prize],
    ['inForce', strengthOf(view, landIds) * (prize ? 0.5 : 0)],
    ['leaves', from === to ? 0 : -leaving(view, me, from, left)],
  ]);
}

export const followUp = (view: WarWithSpain, player: PlayerID): WarMove =>
  cheapestMove(offers(advance, view, player), ({ args: [landIds] }) => advanceScore(view, sideOf(player), landIds));
