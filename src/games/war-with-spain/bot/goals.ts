import { CITIES } from '../data/cities.js';
import { nationOf } from '../data/map.js';
import { type HexId, opponentOf, type Side } from '../ids.js';
import { cityAt, distance, isFortress, isPort } from '../rules/map.js';
import { controllerAt } from '../rules/victory/control.js';
import type { WarWithSpain } from '../state.js';
import { endangered, exposure, landOf, lossChance, MARCH } from './defence.js';
import { figure } from './explain.js';
import { enemiesOf, foesAt, friendsNear, hexWorth, invaders, isHome, prizes, strengthAt, worthOf } from './picture.js';
import { expectsMen, isMustering, VENTURES } from './ventures.js';

export interface Goal {
  readonly hex: HexId;
  readonly pull: number;
  readonly need: number;
  /** Friendly strength that can march to the goal in one Game-Turn. */
  readonly friends: number;
}

/** Returns a factor for a city's value: lower for a fortress, higher for an inland city that a winter siege can starve. */
function wallsOf(view: WarWithSpain, me: Side, hex: HexId): number {
  if (!isFortress(hex)) return 1;
  if (isPort(hex)) return figure('walledTown', 0.3);
  return isBeforeWinter(view) && foesAt(view, me, hex) > 0 ? 2 : figure('walledTown', 0.8);
}

/** Whether a siege begun this turn lasts into the winter, which counts as five months [10.34]. */
const isBeforeWinter = ({ turn }: WarWithSpain): boolean => turn % 8 >= 5 || turn === 8;

/** Value of a port as a goal for units that will embark on warships. */
const HARBOUR: { readonly [side in Side]: number } = { E: 5, S: 14 };
/** Value of a port as a goal for units that will embark on unarmed ships. */
const FERRY = 4;
/** Value of Brussels as a goal for Spanish units outside the countries with goals. */
const SEAT_OF_WAR = 40;

/** Returns the expected VP loss from endangered cities within a march of an enemy stack. */
const menacedBy = (view: WarWithSpain, me: Side, from: HexId): number =>
  endangered(view, me).reduce((sum, [hex, loss]) => (distance(from, hex) <= MARCH ? sum + loss : sum), 0);

/** Value of guarding a city, per VP of expected loss. */
const GUARD_PULL = 0.3;

export function goalsOf(view: WarWithSpain, me: Side): Goal[] {
  const goal = (hex: HexId, pull: number, need: number): Goal => ({
    hex,
    pull,
    need,
    friends: need ? friendsNear(view, me, hex, MARCH) : 0,
  });
  const drawn = figure('townPull', me === 'S' ? 3 : 1.5);
  const odds = figure('townNeed', 1.1);
  const goals = prizes(view, me).map((city) => {
    const { hex } = CITIES[city];
    return goal(hex, worthOf(view, me, city) * wallsOf(view, me, hex) * drawn, foesAt(view, me, hex) * odds);
  });
  for (const [hex, strength] of enemiesOf(view, me)) {
    const own = isHome(me, hex) || controllerAt(view, hex) === me;
    if (own && controllerAt(view, hex) !== opponentOf(me))
      goals.push(goal(hex, figure('invaderPull', 8 + hexWorth(view, me, hex) * 2 + menacedBy(view, me, hex)), strength * 1.3));
  }
  for (const [hex, loss] of endangered(view, me)) goals.push(goal(hex, loss * figure('guardPull', GUARD_PULL), 0));
  // Spain musters the Armada although the English land in Spain nearly every year. England defends itself first.
  if (me === 'E' && invaders(view, me) > 0) return goals;
  for (const venture of VENTURES[me]) {
    const draws = expectsMen(view, me, venture) || (venture.armed && isMustering(view, me, venture));
    if (draws) goals.push(goal(venture.port, figure('portPull', venture.armed ? HARBOUR[me] : FERRY), 0));
  }
  return goals;
}

export function goalsFrom(me: Side, goals: readonly Goal[], from: HexId): readonly Goal[] {
  const land = landOf(from);
  if (land >= 0) return goals.filter(({ hex }) => landOf(hex) === land);
  return me === 'S' && nationOf(from) !== null ? [{ hex: CITIES.brussels.hex, pull: SEAT_OF_WAR, need: 0, friends: 0 }] : [];
}

/** Factor for a goal for which an army is strong enough only together with friendly units nearby. */
const TOGETHER = 0.6;

/** Returns the highest value of any goal from a hex. Values fall with distance. */
export function pullAt(view: WarWithSpain, me: Side, goals: readonly Goal[], hex: HexId, strength: number): number {
  let high = 0;
  for (const { hex: to, pull, need, friends } of goals) {
    const able = need <= strength ? 1 : need * 1.2 <= friends ? TOGETHER : 0;
    if (!able) continue;
    const far = distance(hex, to);
    const near = foesAt(view, me, to) > 0 ? Math.max(1, far) : far;
    high = Math.max(high, (able * pull * 4) / (1 + near));
  }
  return high;
}

/** Score per VP. */
export const VP = 10;

/** Returns the cost of leaving a hex with `left` strength: the expected VP loss, or a fixed cost for ending a siege. */
export function leaving(view: WarWithSpain, me: Side, from: HexId, left: number): number {
  const siege = view.sieges[from];
  if (siege?.land === opponentOf(me)) return left >= foesAt(view, me, from) ? 0 : 80;
  return (exposure(view, me, from, left) - exposure(view, me, from, strengthAt(view, me, from))) * VP;
}

export const isNeutral = (view: WarWithSpain, hex: HexId): boolean => nationOf(hex) === 'FRA' && !view.france.active;

/** Returns the value of the cities captured on a path. The army stays only in the last one. */
export function falls(view: WarWithSpain, me: Side, path: readonly HexId[], strength: number): number {
  let sum = 0;
  for (const hex of path) {
    const city = cityAt(hex);
    if (!city || view.control[city] === me || foesAt(view, me, hex)) continue;
    const held = 1 - lossChance(view, me, hex, hex === path.at(-1) ? strength : 0);
    sum += worthOf(view, me, city) * VP * Math.max(PASSING, held);
  }
  return sum;
}

/** Fraction of a city's value that counts if the city is lost again at once. */
const PASSING = 0.15;
