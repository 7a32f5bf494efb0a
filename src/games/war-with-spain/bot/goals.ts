import { CITIES } from '../data/cities.js';
import { type Nation, nationOf } from '../data/map.js';
import { LAST_TURN } from '../data/tracks.js';
import { type HexId, opponentOf, type Side } from '../ids.js';
import { cityAt, distance, isFortress, isPort } from '../rules/map.js';
import { controllerAt } from '../rules/victory/control.js';
import type { WarWithSpain } from '../state.js';
import { figure } from './explain.js';
import { enemiesOf, foesAt, foesNear, friendsNear, hexWorth, isHome, prizes, worthOf } from './picture.js';
import { expectsMen, isMustering, VENTURES } from './ventures.js';

export interface Goal {
  readonly hex: HexId;
  readonly pull: number;
  /** Strength needed. */
  readonly need: number;
  /** Friendly strength within one Game-Turn's march. */
  readonly friends: number;
}

/** Groups of countries connected by land. */
const LANDS: readonly (readonly Nation[])[] = [['NETP', 'NETC'], ['ENG', 'SCO'], ['IRE'], ['SPA'], ['FRA']];
const landOf = (hex: HexId): number => LANDS.findIndex((land) => land.some((nation) => nation === nationOf(hex)));

/** Change of a city's pull by its fortress, or by a siege. */
function wallsOf(view: WarWithSpain, me: Side, hex: HexId): number {
  if (!isFortress(hex)) return 1;
  if (isPort(hex)) return figure('walledTown', 0.3);
  return isBeforeWinter(view) && foesAt(view, me, hex) > 0 ? 2 : figure('walledTown', 0.8);
}

/** Whether a siege begun now benefits from winter, which counts five months [10.34]. */
const isBeforeWinter = ({ turn }: WarWithSpain): boolean => turn % 8 >= 5 || turn === 8;

/** Pull of an embarkation port, and of the front for distant units. */
const HARBOUR = 10;
const FERRY = 4;
const SEAT_OF_WAR = 40;

/** All goals of a side's armies. */
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
      goals.push(goal(hex, figure('invaderPull', 8 + hexWorth(view, me, hex) * 2), strength * 1.3));
  }
  for (const venture of VENTURES[me]) {
    const draws = expectsMen(view, me, venture) || (venture.armed && isMustering(view, me, venture));
    if (draws) goals.push(goal(venture.port, figure('portPull', venture.armed ? HARBOUR : FERRY), 0));
  }
  return goals;
}

/** The goals reachable by land from a hex. */
export function goalsFrom(me: Side, goals: readonly Goal[], from: HexId): readonly Goal[] {
  const land = landOf(from);
  if (land >= 0) return goals.filter(({ hex }) => landOf(hex) === land);
  return me === 'S' && nationOf(from) !== null ? [{ hex: CITIES.brussels.hex, pull: SEAT_OF_WAR, need: 0, friends: 0 }] : [];
}

/** Typical Movement Allowance of an army. */
const MARCH = 5;

/** Factor for goals that need several armies. */
const TOGETHER = 0.6;

/** Value of a hex for an army of this strength, with nearby friends. */
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

/** Value from which a city is garrisoned against every possible attack. */
export const KEY = 6;

/** Cost per point of an undefended city, with the enemy adjacent or a month away. */
const BARE: { readonly [side in Side]: { readonly beside: number; readonly near: number } } = {
  E: { beside: 14, near: 14 },
  S: { beside: 9, near: 2 },
};

/** Cost of leaving only `left` strength in a hex. Spain ignores it in the last Game-Turn. */
export function leaving(view: WarWithSpain, me: Side, from: HexId, left: number): number {
  const siege = view.sieges[from];
  if (siege?.land === opponentOf(me)) return left >= foesAt(view, me, from) ? 0 : 80;
  const worth = controllerAt(view, from) === me ? hexWorth(view, me, from) : 0;
  if (!worth || (me === 'S' && view.turn === LAST_TURN)) return 0;
  if (left > 0) {
    const key = worth >= KEY && foesNear(view, me, from, MARCH + 1) > left * figure('garrison', 1.2);
    return key || foesNear(view, me, from, 1) > left * figure('garrison', 3) ? worth * (me === 'S' ? 2 : 4) : 0;
  }
  const { beside, near } = BARE[me];
  if (foesNear(view, me, from, MARCH + 1) > 0) return 6 + worth * figure('bareTown', foesNear(view, me, from, 2) > 0 ? beside : near);
  return me === 'E' && isPort(from) && nationOf(from) !== 'IRE' && view.turn < LAST_TURN ? worth * 4 : 0;
}

export const isNeutral = (view: WarWithSpain, hex: HexId): boolean => nationOf(hex) === 'FRA' && !view.france.active;

/** Value of the cities captured on a path. */
export function falls(view: WarWithSpain, me: Side, path: readonly HexId[]): number {
  let sum = 0;
  for (const hex of path) {
    const city = cityAt(hex);
    if (city && view.control[city] !== me && !foesAt(view, me, hex)) sum += worthOf(view, me, city) * 10;
  }
  return sum;
}
