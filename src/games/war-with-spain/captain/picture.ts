import { CITIES, CITY_IDS, type CityId } from '../data/cities.js';
import { nationOf } from '../data/map.js';
import { enemyOf, type HexId, type Side, type UnitId } from '../ids.js';
import { cityAt, distance } from '../rules/map.js';
import { isHex } from '../rules/places.js';
import { armyStrength, isHidden, ownerOf, sideOfUnit } from '../rules/units.js';
import { cityPoints } from '../rules/victory.js';
import type { WarWithSpain } from '../state.js';

/** What a captain makes of the counters that he sees, and of the backs of those he does not. */

/** Strength that he expects under a counter he cannot see. */
const GUESS: { readonly [side in Side]: number } = { E: 3, S: 5 };

/** Who stands where, worked out once for a view. */
interface Survey {
  /** Expected strength of those whom the side does not command, by hex. */
  readonly foes: ReadonlyMap<HexId, number>;
  /** The same of its enemy alone, neutrals left out. */
  readonly enemies: readonly (readonly [hex: HexId, strength: number])[];
  /** The side's own men who are not besieged. */
  readonly men: ReadonlyMap<HexId, readonly UnitId[]>;
}

const surveys = new WeakMap<WarWithSpain, Survey>();

/** A view is one player's own, so that one survey of it will do. */
function surveyOf(view: WarWithSpain, me: Side): Survey {
  const known = surveys.get(view);
  if (known) return known;
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
    const strength = isHidden(id) ? GUESS[sideOfUnit(id)] : armyStrength(view, id);
    foes.set(at, (foes.get(at) ?? 0) + strength);
    if (owner === enemyOf(me)) enemies.set(at, (enemies.get(at) ?? 0) + strength);
  }
  const survey = { foes, enemies: [...enemies], men };
  surveys.set(view, survey);
  return survey;
}

/** Expected strength of those in a hex whom a side does not command. */
export const foesAt = (view: WarWithSpain, me: Side, hex: HexId): number => surveyOf(view, me).foes.get(hex) ?? 0;

/** Expected strength of the enemy within so many hexes, his neutrals left out. */
export const foesNear = (view: WarWithSpain, me: Side, hex: HexId, within: number): number =>
  surveyOf(view, me).enemies.reduce((sum, [at, strength]) => (distance(at, hex) <= within ? sum + strength : sum), 0);

/** Own land units in a hex that may act. */
export const menAt = (view: WarWithSpain, me: Side, hex: HexId): readonly UnitId[] => surveyOf(view, me).men.get(hex) ?? [];

export const strengthAt = (view: WarWithSpain, me: Side, hex: HexId): number =>
  menAt(view, me, hex).reduce((sum, id) => sum + armyStrength(view, id), 0);

/** What a city is worth to a side that takes it, or keeps it. */
export function worthOf(me: Side, city: CityId): number {
  return Math.max(cityPoints(me, city), CITIES[city].vp ?? 0);
}

/** What it is worth to hold a hex. */
export function hexWorth(me: Side, hex: HexId): number {
  const city = cityAt(hex);
  return city ? worthOf(me, city) : 0;
}

/** Cities that the enemy holds and that count. */
export const prizes = (view: WarWithSpain, me: Side): CityId[] =>
  CITY_IDS.filter((id) => view.control[id] !== me && worthOf(me, id) > 0 && nationOf(CITIES[id].hex) !== 'FRA');
