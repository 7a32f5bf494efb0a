import { ARMY } from '../data/armies.js';
import { CITIES, CITY_IDS, type CityId } from '../data/cities.js';
import { nationOf } from '../data/map.js';
import { SHIP } from '../data/ships.js';
import { CIVIL_WAR } from '../data/tables.js';
import { type FleetId, type HexId, opponentOf, type Side, type UnitId } from '../ids.js';
import { around, cityAt, distance } from '../rules/map.js';
import { armyStrength, fleetIds, fleetOf, isDeep, isHex, isHidden, isInBox, ownerOf, shipFace, sideOfUnit } from '../rules/units.js';
import { isFriendlyPort } from '../rules/victory/control.js';
import { cityPoints, frenchCities } from '../rules/victory/victory.js';
import type { WarWithSpain } from '../state.js';

// What a captain makes of the counters that he sees, and of the backs of those he does not: worked out once for a view.

interface Survey {
  /** Expected strength of those whom the side does not command, by hex. */
  readonly foes: ReadonlyMap<HexId, number>;
  /** The same of its enemy alone, neutrals left out. */
  readonly enemies: readonly (readonly [hex: HexId, strength: number])[];
  /** The side's own men who are not besieged. */
  readonly men: ReadonlyMap<HexId, readonly UnitId[]>;
  /** Expected strength of one enemy fleet, or hidden loose ship. */
  readonly sail: { readonly fleet: number; readonly loose: number };
}

const surveys = new WeakMap<WarWithSpain, Survey>();

/** A view is one player's own, so that one survey of it will do. */
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

/** Strength under one hidden counter: which counters are in play out of sight is known, though not where [5.42]. */
function armyGuess(view: WarWithSpain): number {
  const backs = Object.keys(view.land).filter(isHidden).length;
  const strength = view.afield.reduce((sum, id) => sum + (ARMY[id]?.cs ?? 0), 0);
  return backs ? strength / backs : 0;
}

/** Strength under one fleet marker; loose ships are weaker. */
function sailGuess(view: WarWithSpain, enemy: Side): Survey['sail'] {
  const loose = Object.keys(view.naval).filter(isHidden).length;
  const markers = fleetIds(view, enemy).length;
  const afloat = view.afield.filter((id) => SHIP[id]);
  const face = (ids: readonly UnitId[]) => ids.reduce((sum, id) => sum + SHIP[id].front.cs, 0);
  const each = afloat.length ? face(afloat) / afloat.length : 0;
  return { loose: each, fleet: markers ? Math.max(each, (face(afloat) - loose * each) / markers) : 0 };
}

/** Expected strength of those in a hex whom a side does not command. */
export const foesAt = (view: WarWithSpain, me: Side, hex: HexId): number => surveyOf(view, me).foes.get(hex) ?? 0;

/** Where the enemy stands, and how strongly; his neutrals left out. */
export const enemiesOf = (view: WarWithSpain, me: Side): readonly (readonly [hex: HexId, strength: number])[] => surveyOf(view, me).enemies;

/** Expected strength of the enemy within so many hexes, his neutrals left out. */
export const foesNear = (view: WarWithSpain, me: Side, hex: HexId, within: number): number =>
  surveyOf(view, me).enemies.reduce((sum, [at, strength]) => (distance(at, hex) <= within ? sum + strength : sum), 0);

/** Own land units in a hex that may act. */
export const menAt = (view: WarWithSpain, me: Side, hex: HexId): readonly UnitId[] => surveyOf(view, me).men.get(hex) ?? [];

export const strengthAt = (view: WarWithSpain, me: Side, hex: HexId): number =>
  menAt(view, me, hex).reduce((sum, id) => sum + armyStrength(view, id), 0);

/** Strength of the side's own men within so many hexes. */
export function friendsNear(view: WarWithSpain, me: Side, hex: HexId, within: number): number {
  let sum = 0;
  for (const at of surveyOf(view, me).men.keys()) if (distance(at, hex) <= within) sum += strengthAt(view, me, at);
  return sum;
}

/** Expected strength at sea of the enemy's stack in a hex. */
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

/** Strength of the ships of a fleet of one's own: of the deep alone where there are any. */
export function fleetStrength(view: WarWithSpain, ships: readonly UnitId[]): number {
  const deep = ships.filter(isDeep);
  return (deep.length ? deep : ships).reduce((sum, id) => sum + shipFace(view, id).cs, 0);
}

/** Fleets of a side with powder aboard that are free to act. */
export const armedFleets = (view: WarWithSpain, side: Side): FleetId[] =>
  fleetIds(view, side).filter((id) => fleetOf(view, id).munitions > 0 && !fleetOf(view, id).besieged);

/** What a city of France counts while the civil war lasts: its part of the points for the whole, more where it tips the scales. */
function frenchWorth(view: WarWithSpain, me: Side): number {
  const enemy = opponentOf(me);
  const tips = frenchCities(view, me).length + 1 === CIVIL_WAR[me] || frenchCities(view, enemy).length === CIVIL_WAR[enemy];
  return tips ? 5 : 2;
}

/** What a city is worth to a side that takes it, or keeps it. */
export function worthOf(view: WarWithSpain, me: Side, city: CityId): number {
  if (nationOf(CITIES[city].hex) === 'FRA') return view.france.active ? frenchWorth(view, me) : 0;
  return Math.max(cityPoints(me, city), CITIES[city].owner === me ? (CITIES[city].vp ?? 0) : 0);
}

/** What it is worth to hold a hex. */
export function hexWorth(view: WarWithSpain, me: Side, hex: HexId): number {
  const city = cityAt(hex);
  return city ? worthOf(view, me, city) : 0;
}

/** Cities that somebody else holds and that count. */
export const prizes = (view: WarWithSpain, me: Side): CityId[] =>
  CITY_IDS.filter((id) => view.control[id] !== me && worthOf(view, me, id) > 0);

// Signs of danger that everybody can read.

/** North of this row a fleet out of Spain is on its way to England. */
const BISCAY = 26;

/** Whether a Spanish fleet has left its coast for the north, or there are barges in Flanders, or will be next month. */
function isComing(view: WarWithSpain): boolean {
  const barges = (id: string) => SHIP[id]?.kind === 'barge';
  const soon = Object.keys(view.naval).filter((id) => isHex(view.naval[id].at) || isInBox(view.naval[id].at, 1));
  if ([...view.afield, ...soon].filter(barges).length > 1) return true;
  return fleetIds(view, 'S').some((id) => {
    const { hex } = fleetOf(view, id);
    return Number(hex.slice(2)) < BISCAY && !isFriendlyPort(view, 'S', hex);
  });
}

/** Expected strength of enemies ashore in a side's own islands, or its own country. */
export const invaders = (view: WarWithSpain, me: Side): number =>
  enemiesOf(view, me).reduce((sum, [hex, strength]) => (isHome(me, hex) ? sum + strength : sum), 0);

/** Expected strength of enemies ashore at home within so many hexes: those beyond the sea are no threat to it. */
export const invadersNear = (view: WarWithSpain, me: Side, hex: HexId, within: number): number =>
  enemiesOf(view, me).reduce((sum, [at, strength]) => (isHome(me, at) && distance(at, hex) <= within ? sum + strength : sum), 0);

/** England without Ireland; Spain without the Netherlands: what must not fall. */
export const isHome = (me: Side, hex: HexId): boolean => nationOf(hex) === (me === 'E' ? 'ENG' : 'SPA');

/** Whether a hex lies on or beside the shores of a side: of England and Ireland, or of Spain. */
export const isNearHome = (me: Side, hex: HexId): boolean =>
  [hex, ...around(hex)].some((next) => {
    const nation = nationOf(next);
    return me === 'E' ? nation === 'ENG' || nation === 'IRE' : nation === 'SPA';
  });

/** South of this row an English fleet has no business but in Spain. */
const USHANT = 22;

/** English fleets on the way to Spain, or off its coast. */
export const raiders = (view: WarWithSpain): number =>
  fleetIds(view, 'E').filter((id) => Number(fleetOf(view, id).hex.slice(2)) > USHANT).length;

/** Whether men should stand ready at home: the enemy is ashore, or has the ships to come. */
export const isAlarmed = (view: WarWithSpain, me: Side): boolean =>
  invaders(view, me) > 0 || (me === 'E' ? isComing(view) : raiders(view) > 0);
