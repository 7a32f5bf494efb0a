import { INTERCEPTION } from '../data/tables.js';
import { type FleetId, type HexId, opponentOf, type Side, type UnitId } from '../ids.js';
import { distance } from '../rules/map.js';
import { reachFrom } from '../rules/navalMovement/reach.js';
import { coastalAllowance, isCoastalPath, type Keel, keelOf } from '../rules/navalMovement/seaRoutes.js';
import { fleetIds, fleetOf, isOared, shipFace } from '../rules/units.js';
import type { WarWithSpain } from '../state.js';
import { interceptionChance, watchersOf } from './battles.js';
import { bestOf } from './choosing.js';
import { figure } from './explain.js';
import { armedFleets } from './picture.js';

/** How ships come to a place: at once, by stages, along the coast. */

/** Farther than any voyage of a whole season. */
const ANYWHERE = 60;

/** Hexes that the wind takes from a voyage on the average, with it and against it [6.7]. */
export const WIND_COST = { fair: 3, foul: 12 } as const;

/** Whether the wind matters to ships: not where all of them have oars [6.25]. */
const minds = (ships: readonly UnitId[]): boolean => !ships.every(isOared);

/** Distances by sea from a hex; what is not in it cannot be reached. */
export function seaMiles(view: WarWithSpain, keel: Keel, from: HexId, coastal: boolean): ReadonlyMap<HexId, number> {
  const reach = reachFrom(view, keel, from, ANYWHERE, { coastal, withOnly: false });
  const miles = new Map<HexId, number>([[from, 0]]);
  for (const hex of reach.hexes) miles.set(hex, reach.pathTo(hex)?.length ?? ANYWHERE);
  return miles;
}

/** The stretch of the way over the High Seas that brings ships nearest to a place in this segment, or to the place itself. */
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
    return now - (miles.get(hex) ?? ANYWHERE) - loss;
  });
  return goal === undefined ? undefined : wayTo(goal);
}

/** The stretch along the coast towards the nearest hex of it from which the wind blows to a place; `open` bars hexes. */
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
/** How far along a coast a wind is looked for. */
const FAR_COAST = 16;

/** Ways to every hex in reach in this segment, with the wind where there is such a way; none to other hexes. */
export function waysFrom(view: WarWithSpain, keel: Keel, at: HexId, most: number): (hex: HexId) => HexId[] {
  const fair = reachFrom(view, keel, at, most, { coastal: false, withOnly: true });
  const any = reachFrom(view, keel, at, most, { coastal: false, withOnly: false });
  return (hex) => fair.pathTo(hex) ?? any.pathTo(hex) ?? [];
}

/** The stretch along the coast that brings ships nearest to a port. */
export function coastTo(view: WarWithSpain, side: Side, ships: readonly UnitId[], at: HexId, to: HexId): HexId[] | undefined {
  const keel = keelOf(side, ships);
  const reach = reachFrom(view, keel, at, coastalAllowance(view, ships), { coastal: true, withOnly: false });
  const miles = seaMiles(view, keel, to, true);
  const now = miles.get(at) ?? ANYWHERE;
  const goal = bestOf(reach.hexes, (hex) => now - (miles.get(hex) ?? ANYWHERE));
  return goal === undefined ? undefined : reach.pathTo(goal);
}

/** A way over the sea, and the months that it takes with the usual wind. */
export interface Route {
  readonly path: readonly HexId[];
  /** With the wind all the way. */
  readonly fair: boolean;
  readonly months: number;
}

/** Ways of ships to wherever they lead, however far: with the wind all the way where that is possible, or where they mind no wind. */
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

/** The chance that none of the armed fleets of the enemy within reach of a way stops who goes along it. */
export function safety(view: WarWithSpain, me: Side, path: readonly HexId[]): number {
  const near = armedFleets(view, opponentOf(me)).filter((id) =>
    path.some((hex) => distance(hex, fleetOf(view, id).hex) <= INTERCEPTION.range),
  );
  return 1 - interceptionChance(near.length);
}

/** The chance that ships come along a path over the High Seas without being stopped by an enemy. */
export const passage = (view: WarWithSpain, side: Side, at: HexId, path: readonly HexId[]): number =>
  isCoastalPath(at, path) ? 1 : 1 - interceptionChance(new Set(path.flatMap((hex) => watchersAt(view, opponentOf(side), hex))).size);

const watches = new WeakMap<WarWithSpain, Map<string, readonly FleetId[]>>();

/** Fleets of a side that may try to stop who comes to a hex: looked up once for a view, as many ways lead through one hex. */
export function watchersAt(view: WarWithSpain, side: Side, hex: HexId): readonly FleetId[] {
  const found = watches.get(view) ?? new Map<string, readonly FleetId[]>();
  watches.set(view, found);
  const key = `${side}${hex}`;
  const near = fleetIds(view, side).some((id) => distance(hex, fleetOf(view, id).hex) <= INTERCEPTION.range);
  const known = found.get(key) ?? (near ? watchersOf(view, side, hex) : []);
  found.set(key, known);
  return known;
}
