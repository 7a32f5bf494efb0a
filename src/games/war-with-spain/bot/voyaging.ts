import { INTERCEPTION, WIND_EFFECTS } from '../data/tables.js';
import { type FleetId, type HexId, opponentOf, type Side, type UnitId } from '../ids.js';
import { distance } from '../rules/map.js';
import { reachFrom } from '../rules/navalMovement/reach.js';
import { coastalAllowance, isCoastalPath, type Keel, keelOf } from '../rules/navalMovement/seaRoutes.js';
import { feelsWind, pathAgainst, windColumn } from '../rules/navalMovement/wind.js';
import { fleetIds, fleetOf, isOared, shipFace } from '../rules/units.js';
import type { WarWithSpain } from '../state.js';
import { interceptionChance, watchersOf } from './battles.js';
import { bestOf } from './choosing.js';
import { figure } from './explain.js';
import { armedFleets } from './picture.js';

/** A distance in hexes that is greater than any route. */
const ANYWHERE = 60;

/** Mean MP lost when sailing with the wind (`fair`) and against it (`foul`) [6.7]. */
export const WIND_COST = { fair: 3, foul: 12 } as const;

/** Returns the mean steps lost in one wind roll [6.7]. */
export function windLoss(view: WarWithSpain, ships: readonly UnitId[], against: boolean): number {
  if (!minds(ships)) return 0;
  const column = windColumn(view, against);
  return WIND_EFFECTS.reduce((sum, row, at) => sum + row[column][1] * WAYS[at], 0) / 36;
}

/** Number of ways to roll each total of two dice, from 2 to 12. */
const WAYS = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1] as const;

/** Returns the mean number of steps lost to the wind on a path; 0 on a coastal path. */
export const stormLoss = (view: WarWithSpain, ships: readonly UnitId[], from: HexId, path: readonly HexId[]): number =>
  isCoastalPath(from, path) || !feelsWind(ships, path) ? 0 : windLoss(view, ships, pathAgainst(from, path));

/** Hexes of progress that outweigh a step lost to the wind. */
const STORM_HEXES = 2;

/** Whether the wind affects ships that move together [6.25]. */
const minds = (ships: readonly UnitId[]): boolean => !ships.every(isOared);

export function seaMiles(view: WarWithSpain, keel: Keel, from: HexId, coastal: boolean): ReadonlyMap<HexId, number> {
  const reach = reachFrom(view, keel, from, ANYWHERE, { coastal, withOnly: false });
  const miles = new Map<HexId, number>([[from, 0]]);
  for (const hex of reach.hexes) miles.set(hex, reach.pathTo(hex)?.length ?? ANYWHERE);
  return miles;
}

/** Returns the high seas path towards `to` in this segment; undefined if the fleet should stay. */
export function stageTo(view: WarWithSpain, side: Side, ships: readonly UnitId[], at: HexId, to: HexId): HexId[] | undefined {
  const keel = keelOf(side, ships);
  const most = Math.min(...ships.map((id) => shipFace(view, id).ma));
  const fair = reachFrom(view, keel, at, most, { coastal: false, withOnly: true });
  const any = reachFrom(view, keel, at, most, { coastal: false, withOnly: false });
  const whole = reachFrom(view, keel, at, ANYWHERE, { coastal: false, withOnly: minds(ships) }).pathTo(to);
  if (whole) return whole.slice(0, most);
  const miles = seaMiles(view, keel, to, false);
  const now = miles.get(at) ?? ANYWHERE;
  const foul = figure('foulWind', WIND_COST.foul);
  const wayTo = (hex: HexId): HexId[] => fair.pathTo(hex) ?? any.pathTo(hex) ?? [];
  const goal = bestOf(any.hexes, (hex) => {
    const way = fair.pathTo(hex);
    const length = way?.length ?? any.pathTo(hex)?.length ?? 0;
    const loss = Math.max(0, (way ? WIND_COST.fair : foul) - (most - length));
    return now - (miles.get(hex) ?? ANYWHERE) - loss - windLoss(view, ships, way === undefined) * figure('stormFear', STORM_HEXES);
  });
  return goal === undefined ? undefined : wayTo(goal);
}

/** Returns the first stage of the coastal path to a hex from which ships have the wind to `to`. All hexes must be `open`. */
export function coastForWind(
  view: WarWithSpain,
  side: Side,
  ships: readonly UnitId[],
  at: HexId,
  to: HexId,
  open: (hex: HexId) => boolean,
): HexId[] | undefined {
  const keel = keelOf(side, ships);
  const reach = reachFrom(view, keel, at, FAR_COAST, { coastal: true, withOnly: false });
  for (const hex of reach.hexes) {
    const way = reach.pathTo(hex);
    if (!way?.every(open)) continue;
    if (reachFrom(view, keel, hex, ANYWHERE, { coastal: false, withOnly: true }).pathTo(to))
      return way.slice(0, coastalAllowance(view, ships));
  }
  return undefined;
}
const FAR_COAST = 16;

/** Returns a function for the path to a hex in range, with the wind if possible; [] for hexes out of range. */
export function waysFrom(view: WarWithSpain, keel: Keel, at: HexId, most: number): (hex: HexId) => HexId[] {
  const fair = reachFrom(view, keel, at, most, { coastal: false, withOnly: true });
  const any = reachFrom(view, keel, at, most, { coastal: false, withOnly: false });
  return (hex) => fair.pathTo(hex) ?? any.pathTo(hex) ?? [];
}

/** Returns the coastal path that ends nearest to `to`. */
export function coastTo(view: WarWithSpain, side: Side, ships: readonly UnitId[], at: HexId, to: HexId): HexId[] | undefined {
  const keel = keelOf(side, ships);
  const reach = reachFrom(view, keel, at, coastalAllowance(view, ships), { coastal: true, withOnly: false });
  const miles = seaMiles(view, keel, to, true);
  const now = miles.get(at) ?? ANYWHERE;
  const goal = bestOf(reach.hexes, (hex) => now - (miles.get(hex) ?? ANYWHERE));
  return goal === undefined ? undefined : reach.pathTo(goal);
}

/** A sea route, whether all of it is with the wind, and how many Game-Turns it takes in typical wind. */
export interface Route {
  readonly path: readonly HexId[];
  readonly fair: boolean;
  readonly months: number;
}

/** Returns a function for the route to a hex at any distance, with the wind if possible. */
export function routesFrom(view: WarWithSpain, side: Side, ships: readonly UnitId[], from: HexId): (hex: HexId) => Route {
  const keel = keelOf(side, ships);
  const allowance = Math.min(...ships.map((id) => shipFace(view, id).ma));
  const fair = reachFrom(view, keel, from, ANYWHERE, { coastal: false, withOnly: minds(ships) });
  const any = reachFrom(view, keel, from, ANYWHERE, { coastal: false, withOnly: false });
  const foul = figure('foulWind', WIND_COST.foul);
  return (hex) => {
    const way = fair.pathTo(hex);
    const path = way ?? any.pathTo(hex) ?? [];
    const loss = minds(ships) ? (way ? WIND_COST.fair : foul) : 0;
    const pace = Math.max(SLOWEST, allowance - loss);
    return { path, fair: way !== undefined, months: Math.ceil(path.length / pace) };
  };
}
const SLOWEST = 3;

/** Returns the chance that no armed enemy fleet intercepts on a path. */
export function safety(view: WarWithSpain, me: Side, path: readonly HexId[]): number {
  const near = armedFleets(view, opponentOf(me)).filter((id) =>
    path.some((hex) => distance(hex, fleetOf(view, id).hex) <= INTERCEPTION.range),
  );
  return 1 - interceptionChance(near.length);
}

/** Returns the chance of completing a high seas path without interception. */
export const passage = (view: WarWithSpain, side: Side, at: HexId, path: readonly HexId[]): number =>
  isCoastalPath(at, path) ? 1 : 1 - interceptionChance(new Set(path.flatMap((hex) => watchersAt(view, opponentOf(side), hex))).size);

const watches = new WeakMap<WarWithSpain, Map<string, readonly FleetId[]>>();

export function watchersAt(view: WarWithSpain, side: Side, hex: HexId): readonly FleetId[] {
  const found = watches.get(view) ?? new Map<string, readonly FleetId[]>();
  watches.set(view, found);
  const key = `${side}${hex}`;
  const near = fleetIds(view, side).some((id) => distance(hex, fleetOf(view, id).hex) <= INTERCEPTION.range);
  const known = found.get(key) ?? (near ? watchersOf(view, side, hex) : []);
  found.set(key, known);
  return known;
}
