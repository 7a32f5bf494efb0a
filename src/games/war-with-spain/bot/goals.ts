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

/** What draws armies to a place, and what holds them where they are. */

export interface Goal {
  readonly hex: HexId;
  readonly pull: number;
  /** Strength that it takes to go there. */
  readonly need: number;
  /** Strength of all who could come there in a month. */
  readonly friends: number;
}

/** Countries between which armies walk in the course of a war. */
const LANDS: readonly (readonly Nation[])[] = [['NETP', 'NETC'], ['ENG', 'SCO'], ['IRE'], ['SPA'], ['FRA']];
const landOf = (hex: HexId): number => LANDS.findIndex((land) => land.some((nation) => nation === nationOf(hex)));

/** How much walls take from the pull of a city, or add to it where hunger will open them. */
function wallsOf(view: WarWithSpain, me: Side, hex: HexId): number {
  if (!isFortress(hex)) return 1;
  if (isPort(hex)) return figure('walledTown', 0.3);
  return isBeforeWinter(view) && foesAt(view, me, hex) > 0 ? 2 : figure('walledTown', 0.8);
}

/** Months in which a siege should begin: the winter counts five months of hunger, and ends it [10.34]. */
const isBeforeWinter = ({ turn }: WarWithSpain): boolean => turn % 8 >= 5 || turn === 8;

/** Pull of a place where ships wait for an army, and of the seat of war for those who are raised far from it. */
const HARBOUR = 10;
const FERRY = 4;
const SEAT_OF_WAR = 40;

/** Everything that draws the armies of a side, whatever country it is in. */
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

/** Goals for those who stand in a hex: of their own country; of those outside every country, the seat of war. */
export function goalsFrom(me: Side, goals: readonly Goal[], from: HexId): readonly Goal[] {
  const land = landOf(from);
  if (land >= 0) return goals.filter(({ hex }) => landOf(hex) === land);
  return me === 'S' && nationOf(from) !== null ? [{ hex: CITIES.brussels.hex, pull: SEAT_OF_WAR, need: 0, friends: 0 }] : [];
}

/** How far an army comes in a month. */
const MARCH = 5;

/** What is left of the pull of a goal that only several armies together could reach. */
const TOGETHER = 0.6;

/** How well a hex lies for an army of this strength; what it cannot do alone it may do with those who are near. */
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

/** Worth of a city that is held against everything that could come in a month. */
export const KEY = 6;

/** What it costs to leave a town bare, for each point of its worth: with the enemy beside it, or a month off. Spain takes the field. */
const BARE: { readonly [side in Side]: { readonly beside: number; readonly near: number } } = {
  E: { beside: 14, near: 14 },
  S: { beside: 9, near: 2 },
};

/** What it costs to leave a hex with so little strength behind. Nobody can punish Spain for what she leaves in the last month. */
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

/** Whether a hex lies in neutral France. */
export const isNeutral = (view: WarWithSpain, hex: HexId): boolean => nationOf(hex) === 'FRA' && !view.france.active;

/** Cities that fall on the way. */
export function falls(view: WarWithSpain, me: Side, path: readonly HexId[]): number {
  let sum = 0;
  for (const hex of path) {
    const city = cityAt(hex);
    if (city && view.control[city] !== me && !foesAt(view, me, hex)) sum += worthOf(view, me, city) * 10;
  }
  return sum;
}
