import { memoizedBy } from '../../../kit/memo.js';
import { ARMY } from '../data/armies.js';
import { CITIES, CITY_IDS } from '../data/cities.js';
import { grid, isCoastal, type Nation, nationOf } from '../data/map.js';
import { scenarioOf } from '../data/scenarios.js';
import { SHIP } from '../data/ships.js';
import { TRACK_IDS, turnInfo } from '../data/tracks.js';
import { type HexId, opponentOf, type Side } from '../ids.js';
import { cityAt, distance, isFortress, isPort, waterwaysFrom } from '../rules/map.js';
import { fleetIds, fleetOf, isHex, onTrack, sideOfUnit } from '../rules/units.js';
import { controllerAt } from '../rules/victory/control.js';
import type { WarWithSpain } from '../state.js';
import { figure } from './explain.js';
import { enemiesOf, hexWorth, strengthAt } from './picture.js';

// Defence of cities: the VP at stake, the enemies in reach, and the chance that the city falls.

/** Typical Movement Allowance of an army. */
export const MARCH = 5;

const LANDS: readonly (readonly Nation[])[] = [['NETP', 'NETC'], ['ENG', 'SCO'], ['IRE'], ['SPA'], ['FRA']];
/** Returns the index in `LANDS` of a hex's country; -1 for a country in no group, such as Savoy. */
export const landOf = (hex: HexId): number => LANDS.findIndex((land) => land.some((nation) => nation === nationOf(hex)));

const isOneLand = (a: HexId, b: HexId): boolean => landOf(a) === landOf(b) || landOf(a) < 0 || landOf(b) < 0;

/** Value, in VP, of a point of strength on a city's track. Units on it are lost with the city [5.55]. */
const ON_TRACK = 0.15;

/** Returns the VP lost with a friendly city, including units on its track; 0 for other hexes. */
function stakeAt(view: WarWithSpain, me: Side, hex: HexId): number {
  const city = cityAt(hex);
  if (!city || controllerAt(view, hex) !== me) return 0;
  const track = TRACK_IDS.find((id) => id === city);
  if (!track) return hexWorth(view, me, hex);
  const waiting = (counters: { readonly [id: string]: { readonly at: string } }, strength: (id: string) => number) =>
    Object.keys(counters).reduce((sum, id) => (onTrack(counters[id].at, track) ? sum + strength(id) : sum), 0);
  const afloat = waiting(view.naval, (id) => SHIP[id]?.front.cs ?? 0);
  const ashore = waiting(view.land, (id) => ARMY[id]?.cs ?? 0);
  return hexWorth(view, me, hex) + (afloat + ashore) * ON_TRACK;
}

/** Returns the expected strength of enemy land units aboard ships. */
function aboard(view: WarWithSpain, enemy: Side): number {
  const seen = Object.keys(view.land).filter((id) => !ARMY[id] && sideOfUnit(id) === enemy).length;
  const inPlay = view.afield.filter((id) => ARMY[id]?.side === enemy);
  const hidden = Math.max(0, inPlay.length - seen);
  const strength = inPlay.reduce((sum, id) => sum + ARMY[id].cs, 0);
  return inPlay.length ? (hidden * strength) / inPlay.length : 0;
}

const FAR = 20;
const milesFrom = new Map<HexId, Int8Array>();

function seaDistances(from: HexId): Int8Array {
  const known = milesFrom.get(from);
  if (known) return known;
  const miles = new Int8Array(grid.labels.length).fill(-1);
  const queue = [grid.index(from)];
  miles[queue[0]] = 0;
  for (const hex of queue) {
    if (miles[hex] === FAR) break;
    for (const { to } of waterwaysFrom(hex)) {
      if (miles[to] >= 0) continue;
      miles[to] = miles[hex] + 1;
      queue.push(to);
    }
  }
  milesFrom.set(from, miles);
  return miles;
}

interface Landing {
  readonly from: HexId;
  readonly strength: number;
  /** Chance that the army lands next turn. */
  readonly chance: number;
}

/** Assumed maximum strength carried by one fleet. */
const LOAD = 14;
/** Assumed chance that an army aboard lands next turn. */
const LANDS_NEXT = 0.6;
/** Assumed chance that an army in a port with ships lands next turn. */
const SAILS_NEXT = 0.2;

/** Returns enemy armies that may land next turn: aboard fleets, or in ports with ships. */
const landingsOf = memoizedBy((view: WarWithSpain, me: Side): readonly Landing[] => {
  const enemy = opponentOf(me);
  const next = view.turn + 1;
  if (next > scenarioOf(view).last) return [];
  const fleets = fleetIds(view, enemy).map((id) => fleetOf(view, id).hex);
  const loose = Object.keys(view.naval)
    .filter((id) => sideOfUnit(id) === enemy && isHex(view.naval[id].at) && view.naval[id].fleet === null)
    .map((id) => view.naval[id].at);
  const atSea = fleets.filter((hex) => !isPort(hex));
  const carried = aboard(view, enemy);
  const loaded = (atSea.length ? atSea : fleets).map((from) => ({ from, strength: Math.min(LOAD, carried), chance: LANDS_NEXT }));
  if (turnInfo(next).winter) return carried ? loaded.filter(({ from }) => !isPort(from)) : [];
  const armies = new Map(enemiesOf(view, me));
  const waiting = [...new Set([...fleets, ...loose])]
    .filter((hex) => isPort(hex) && armies.has(hex))
    .map((from) => ({ from, strength: Math.min(LOAD, armies.get(from) ?? 0), chance: SAILS_NEXT }));
  return [...(carried ? loaded : []), ...waiting];
});

/** Maximum hexes that an army marches in the turn it lands. */
const INLAND = 4;
/** Maximum hexes that a fleet sails before its army lands. */
const VOYAGE = 14;

/** Whether an army from a hex can land and reach a city in one turn. */
function comesBySea(from: HexId, to: HexId): boolean {
  const miles = seaDistances(from);
  for (let hex = 0; hex < miles.length; hex++) {
    if (miles[hex] < 0 || miles[hex] > VOYAGE || !isCoastal(hex)) continue;
    const shore = grid.labels[hex];
    if (distance(shore, to) <= INLAND && isOneLand(shore, to)) return true;
  }
  return false;
}
const seaways = new Map<string, boolean>();
function isInSeaReach(from: HexId, to: HexId): boolean {
  const key = `${from}${to}`;
  const known = seaways.get(key) ?? comesBySea(from, to);
  seaways.set(key, known);
  return known;
}

/** Factor for the danger of a landing. England can move after a Spanish landing, before the Spaniards march [4.2]. */
const ANSWERED: { readonly [side in Side]: number } = { E: 0.4, S: 1 };

/** A city with the strength factor of a besieged garrison, the enemy strength that can march to it, and landings that can reach it. */
interface Post {
  readonly walls: number;
  readonly march: number;
  readonly landings: readonly Landing[];
}

const postsOf = memoizedBy((view: WarWithSpain, me: Side): ReadonlyMap<HexId, Post> => {
  const armies = enemiesOf(view, me);
  const ashore = landingsOf(view, me);
  return new Map(
    CITY_IDS.map((id) => {
      const { hex } = CITIES[id];
      const march = armies.reduce((sum, [at, strength]) => (distance(at, hex) <= MARCH && isOneLand(at, hex) ? sum + strength : sum), 0);
      return [hex, { walls: isFortress(hex) ? 3 : 2, march, landings: ashore.filter(({ from }) => isInSeaReach(from, hex)) }] as const;
    }),
  );
});

/** Chance that an undefended city falls to an enemy within reach. */
const BARE = 0.9;
/** Chance that an undefended city falls with no known enemy within reach. */
const UNSEEN = 0.1;

/** Returns the chance that a city falls. It is low, because the garrison may enter siege. */
const fallChance = (odds: number): number => (odds < 1 ? 0.04 * odds : Math.min(0.5, 0.05 + odds * 0.06));

/** Returns the chance that a city with this garrison strength falls next turn; 0 in Spain's last land phase. */
export function lossChance(view: WarWithSpain, me: Side, hex: HexId, garrison: number): number {
  const post = postsOf(view, me).get(hex);
  if (!post || (me === 'S' && view.turn === scenarioOf(view).last && view.phase === 'landSpanish')) return 0;
  const { walls, march, landings: ashore } = post;
  const against = (strength: number) =>
    garrison > 0 ? fallChance((strength / (garrison * walls)) * figure('garrison', 1)) : strength ? BARE : UNSEEN;
  return ashore.reduce((most, { strength, chance }) => Math.max(most, against(strength) * chance * ANSWERED[me]), against(march));
}

/** Returns the expected loss, in VP, with this garrison strength. */
export function exposure(view: WarWithSpain, me: Side, hex: HexId, garrison: number): number {
  const stake = stakesOf(view, me).get(hex);
  return stake ? stake * lossChance(view, me, hex, garrison) : 0;
}

const stakesOf = memoizedBy(
  (view: WarWithSpain, me: Side): ReadonlyMap<HexId, number> =>
    new Map(CITY_IDS.map((id) => [CITIES[id].hex, stakeAt(view, me, CITIES[id].hex)])),
);

/** Returns the VP that adding `more` strength is expected to save. */
export const guardWorth = (view: WarWithSpain, me: Side, hex: HexId, more: number): number => {
  const now = strengthAt(view, me, hex);
  return exposure(view, me, hex, now) - exposure(view, me, hex, now + more);
};

/** Returns friendly cities in danger, each with its expected loss in VP. */
export const endangered = memoizedBy((view: WarWithSpain, me: Side): readonly (readonly [hex: HexId, loss: number])[] =>
  CITY_IDS.map((id) => CITIES[id].hex)
    .filter((hex) => controllerAt(view, hex) === me)
    .map((hex) => [hex, exposure(view, me, hex, strengthAt(view, me, hex))] as const)
    .filter(([, loss]) => loss > DANGER),
);
const DANGER = 0.5;
