import type { Dice } from '../../../../kit/dice.js';
import { perilousRoutes } from '../../campaign/rules/areas.js';
import { BREEZE, CURRENT_ROLL, type Region, SEA_STATE, SEAS, SHELTER, TIDE_ROLL, WIND_FROM, WIND_STRENGTH } from '../../data/movement.js';
import type { CurrentChoice, TideChoice, WindChoice } from '../../data/points.js';
import { ahead, crosses, cs, heading, overlap, r4, type Shape, shapeOf, sn, within } from '../../geometry/shapes.js';
import type { Current, Polygon, Salamis, Sea, Tide, Weather, WindStrength } from '../../state.js';
import type { Tools } from '../basics/ships.js';

// Random wind and sea [2.5, 2.6].

/** Returns the sea state for a roll, adding one for every perilous route of a campaign battle's area [2.6]. */
export const seaFor = ({ camp }: Pick<Salamis, 'camp'>, strength: WindStrength, die: number): Sea =>
  SEA_STATE[strength][Math.min(6, die + perilousRoutes(camp)) - 1];

/** Rolls, in order, wind direction, wind strength (unless agreed) and sea. */
export function rollWeather(G: Pick<Salamis, 'camp'>, region: Region, wind: WindChoice, dice: Dice): Weather {
  const from = WIND_FROM[dice.die(10) - 1];
  const strength = wind === 'breeze' ? BREEZE : WIND_STRENGTH[region][dice.die(6) - 1];
  return { region, from, strength, sea: seaFor(G, strength, dice.die(6)), currents: [], tide: null };
}

// Currents, rivers and tides set up before a battle [2.10].

export interface WatersWanted {
  readonly current: CurrentChoice;
  /** Direction of the current, in degrees. */
  readonly towards: number;
  readonly tide: TideChoice;
  readonly tideEvery: number;
}

/** Rolls the strength of a current, then its direction on the wind table. */
function rolledCurrent({ dice, emit }: Tools): Current | undefined {
  const die = dice.die(6);
  const strength = CURRENT_ROLL[die - 1];
  if (strength === null) {
    emit({ key: 'noCurrent', case: '2.10', roll: { dice: [die], chart: 'currents' } });
    return undefined;
  }
  emit({ key: 'currentRuns', case: '2.10', values: { strength }, roll: { dice: [die], chart: 'currents' } });
  const from = dice.die(10);
  const dir = heading(WIND_FROM[from - 1] + 180);
  emit({ key: 'currentSets', case: '2.10', values: { strength, towards: dir }, roll: { dice: [from], chart: 'wind' } });
  return { dir, strength };
}

function agreedCurrent({ emit }: Tools, strength: Current['strength'], towards: number): Current {
  emit({ key: 'currentSets', case: '2.10', values: { strength, towards } });
  return { dir: towards, strength };
}

function tideKind({ G, dice, emit }: Tools, wanted: TideChoice): Tide['kind'] | null {
  if (wanted === 'none') return null;
  const rolled = wanted === 'rolled';
  if (rolled && !isNearLand(G)) return null;
  const die = rolled ? dice.die(6) : undefined;
  const kind = die === undefined ? (wanted as Tide['kind']) : TIDE_ROLL[die - 1];
  emit({ key: `tide.${kind ?? 'none'}`, case: '2.10', ...(die !== undefined && { roll: { dice: [die], chart: 'currents' } }) });
  return kind;
}

const isNearLand = (G: Salamis): boolean => Object.keys(G.land).length > 0;

/** Sets up the current, then the tide. The tide changes the depth of shallows and has its own stream. */
export function layWaters(tools: Tools, { current, towards, tide, tideEvery }: WatersWanted): void {
  const { G } = tools;
  if (!G.options.currentsAndTides) return;
  const stream = current === 'none' ? undefined : current === 'rolled' ? rolledCurrent(tools) : agreedCurrent(tools, current, towards);
  if (stream) G.weather.currents = [stream];
  const kind = tideKind(tools, tide);
  if (kind) G.weather.tide = { kind, strength: null, dir: stream?.dir ?? 0, every: tideEvery };
}

// Shallows [5.6] and sheltered waters [2.7].

/** A shallow, or the belt around a piece of land. A belt's id is "belt:" plus that of the land. */
export interface Shoal {
  readonly id: string;
  readonly depth: number;
  readonly shape: Shape;
  /** Width of the belt, in mm. */
  readonly reach: number;
  covers(base: Shape): boolean;
}

export function shoals(G: Salamis): Shoal[] {
  const list: Shoal[] = [];
  for (const [id, { poly, depth }] of Object.entries(G.shallows)) {
    const shape = shapeOf(poly);
    list.push({ id, depth, shape, reach: 0, covers: (base) => overlap(base, shape) });
  }
  for (const [id, { poly, shallow }] of Object.entries(G.land)) {
    if (!shallow) continue;
    const shape = shapeOf(poly);
    const { w, depth } = shallow;
    list.push({ id: `belt:${id}`, depth, shape, reach: w, covers: (base) => within(base, shape, w) });
  }
  return list;
}

/** Returns the width of land across a heading, in mm. */
function widthAcross(poly: Polygon, h: number): number {
  const across = poly.map(([x, y]) => x * cs(h) - y * sn(h));
  return r4(Math.max(...across) - Math.min(...across));
}

function isSheltered(G: Salamis, place: { readonly x: number; readonly y: number }): boolean {
  if (!G.options.shelteredWaters) return false;
  const { from } = G.weather;
  return Object.values(G.land).some(({ poly }) => {
    const [x, y] = ahead(place.x, place.y, from, Math.min(widthAcross(poly, from), SHELTER.reach));
    return crosses(place, { x, y }, shapeOf(poly));
  });
}

/** Returns the sea at a place: one level lower in shelter; always flat without sea state effects. */
export function seaAt(G: Salamis, place: { readonly x: number; readonly y: number }): Sea {
  if (!G.options.seaStateEffects) return 'flat';
  const level = SEAS.indexOf(G.weather.sea);
  return SEAS[Math.max(0, level - (isSheltered(G, place) ? SHELTER.levels : 0))];
}

export const windAt = (G: Salamis, place: { readonly x: number; readonly y: number }): WindStrength =>
  Math.max(0, G.weather.strength - (isSheltered(G, place) ? SHELTER.levels : 0)) as WindStrength;

/** Returns the tide's stream, which affects the whole table like a current [2.10]. */
export const tidalStream = ({ weather: { tide } }: Salamis): Current | undefined =>
  tide?.strength ? { dir: tide.dir, strength: tide.strength } : undefined;

export const isRough = (sea: Sea): boolean => sea === 'rough' || sea === 'veryRough';
