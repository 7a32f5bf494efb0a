import { ARMY } from '../data/armies.js';
import { CITIES, CITY_IDS, type CityId } from '../data/cities.js';
import { nationOf } from '../data/map.js';
import { SHIP } from '../data/ships.js';
import { CIVIL_WAR } from '../data/tables.js';
import { type FleetId, type HexId, opponentOf, type Side, type UnitId } from '../ids.js';
import { around, cityAt, distance } from '../rules/map.js';
import { armyStrength, fleetIds, fleetOf, isDeep, isHex, isHidden, ownerOf, shipFace, sideOfUnit } from '../rules/units.js';
import { cityPoints, frenchCities } from '../rules/victory/victory.js';
import type { WarWithSpain } from '../state.js';

// Estimates of hidden strength, computed once for each view.

interface Survey {
  /** Expected strength, by hex, of units that the side does not control. */
  readonly foes: ReadonlyMap<HexId, number>;
  /** Expected enemy strength by hex, excluding neutrals. */
  readonly enemies: readonly (readonly [hex: HexId, strength: number])[];
  readonly men: ReadonlyMap<HexId, readonly UnitId[]>;
  readonly sail: { readonly fleet: number; readonly loose: number };
}

const surveys = new WeakMap<WarWithSpain, Survey>();

/** Returns the survey of a view. Cached by view alone, because each view belongs to one player. */
function surveyOf(view: WarWithSpain, me: Side): Survey {
  const known = surveys.get(view);
  if (known) return known;
  const guess = armyGuess(view);
  const foes = new Map<HexId, number>();
  const enemies = new Map<HexId, number>();
  const men = new Map<HexId, UnitId[]>();
  for (const id in view.land) {
    const { at, besieged } = view.land[id];
    if (!isHex(at)) continue;
    const owner = ownerOf(view, id);
    if (owner === me) {
      if (!besieged) men.set(at, [...(men.get(at) ?? []), id]);
      continue;
    }
    const strength = isHidden(id) ? guess : armyStrength(view, id);
    foes.set(at, (foes.get(at) ?? 0) + strength);
    if (owner === opponentOf(me)) enemies.set(at, (enemies.get(at) ?? 0) + strength);
  }
  const survey = { foes, enemies: [...enemies], men, sail: sailGuess(view, opponentOf(me)) };
  surveys.set(view, survey);
  return survey;
}

/** Returns the mean strength of hidden land units. Players know these units, but not their hexes [5.42]. */
function armyGuess(view: WarWithSpain): number {
  const backs = Object.keys(view.land).filter(isHidden).length;
  const strength = view.afield.reduce((sum, id) => sum + (ARMY[id]?.cs ?? 0), 0);
  return backs ? strength / backs : 0;
}

/** Returns the mean strengths of a hidden fleet and of a hidden ship outside fleets. */
function sailGuess(view: WarWithSpain, enemy: Side): Survey['sail'] {
  const loose = Object.keys(view.naval).filter(isHidden).length;
  const markers = fleetIds(view, enemy).length;
  const afloat = view.afield.filter((id) => SHIP[id]);
  const face = (ids: readonly UnitId[]) => ids.reduce((sum, id) => sum + SHIP[id].front.cs, 0);
  const each = afloat.length ? face(afloat) / afloat.length : 0;
  return { loose: each, fleet: markers ? Math.max(each, (face(afloat) - loose * each) / markers) : 0 };
}

/** Returns the expected strength in a hex of units that a side does not control. */
export const foesAt = (view: WarWithSpain, me: Side, hex: HexId): number => surveyOf(view, me).foes.get(hex) ?? 0;

export const enemiesOf = (view: WarWithSpain, me: Side): readonly (readonly [hex: HexId, strength: number])[] => surveyOf(view, me).enemies;

/** Returns the expected enemy strength within a distance, excluding neutrals. */
export const foesNear = (view: WarWithSpain, me: Side, hex: HexId, within: number): number =>
  surveyOf(view, me).enemies.reduce((sum, [at, strength]) => (distance(at, hex) <= within ? sum + strength : sum), 0);

export const menAt = (view: WarWithSpain, me: Side, hex: HexId): readonly UnitId[] => surveyOf(view, me).men.get(hex) ?? [];

export const strengthAt = (view: WarWithSpain, me: Side, hex: HexId): number =>
  menAt(view, me, hex).reduce((sum, id) => sum + armyStrength(view, id), 0);

export function friendsNear(view: WarWithSpain, me: Side, hex: HexId, within: number): number {
  let sum = 0;
  for (const at of surveyOf(view, me).men.keys()) if (distance(at, hex) <= within) sum += strengthAt(view, me, at);
  return sum;
}

export function sailAt(view: WarWithSpain, me: Side, hex: HexId): number {
  const enemy = opponentOf(me);
  const { fleet, loose } = surveyOf(view, me).sail;
  let sum = fleetIds(view, enemy).filter((id) => fleetOf(view, id).hex === hex).length * fleet;
  for (const id in view.naval) {
    const unit = view.naval[id];
    if (unit.at !== hex || sideOfUnit(id) !== enemy) continue;
    sum += isHidden(id) ? loose : shipFace(view, id).cs;
  }
  return sum;
}

/** Returns the strength of visible ships: only deep draft ones, if there are any [7.0]. */
export function fleetStrength(view: WarWithSpain, ships: readonly UnitId[]): number {
  const deep = ships.filter(isDeep);
  return (deep.length ? deep : ships).reduce((sum, id) => sum + shipFace(view, id).cs, 0);
}

export const armedFleets = (view: WarWithSpain, side: Side): FleetId[] =>
  fleetIds(view, side).filter((id) => fleetOf(view, id).munitions > 0 && !fleetOf(view, id).besieged);

/** Returns a French city's value in VP; higher if it decides the civil war. */
function frenchWorth(view: WarWithSpain, me: Side): number {
  const enemy = opponentOf(me);
  const tips = frenchCities(view, me).length + 1 === CIVIL_WAR[me] || frenchCities(view, enemy).length === CIVIL_WAR[enemy];
  return tips ? 5 : 2;
}

export function worthOf(view: WarWithSpain, me: Side, city: CityId): number {
  if (nationOf(CITIES[city].hex) === 'FRA') return view.france.active ? frenchWorth(view, me) : 0;
  return Math.max(cityPoints(me, city), CITIES[city].owner === me ? (CITIES[city].vp ?? 0) : 0);
}

export function hexWorth(view: WarWithSpain, me: Side, hex: HexId): number {
  const city = cityAt(hex);
  return city ? worthOf(view, me, city) : 0;
}

export const prizes = (view: WarWithSpain, me: Side): CityId[] =>
  CITY_IDS.filter((id) => view.control[id] !== me && worthOf(view, me, id) > 0);

export const invaders = (view: WarWithSpain, me: Side): number =>
  enemiesOf(view, me).reduce((sum, [hex, strength]) => (isHome(me, hex) ? sum + strength : sum), 0);

export const invadersNear = (view: WarWithSpain, me: Side, hex: HexId, within: number): number =>
  enemiesOf(view, me).reduce((sum, [at, strength]) => (isHome(me, at) && distance(at, hex) <= within ? sum + strength : sum), 0);

export const isHome = (me: Side, hex: HexId): boolean => nationOf(hex) === (me === 'E' ? 'ENG' : 'SPA');

/** Whether a hex is on or next to the home coast, including Ireland. */
export const isNearHome = (me: Side, hex: HexId): boolean =>
  [hex, ...around(hex)].some((next) => {
    const nation = nationOf(next);
    return me === 'E' ? nation === 'ENG' || nation === 'IRE' : nation === 'SPA';
  });
