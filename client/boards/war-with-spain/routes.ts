import {
  allowanceOf,
  coastalAllowance,
  type FleetId,
  fleetIds,
  fleetOf,
  grid,
  type HexId,
  isFleetIcebound,
  keelOf,
  opponentOf,
  type Reach,
  reachFrom,
  reachOf,
  routesTo,
  type Side,
  shipFace,
  type UnitId,
  type WarWithSpain,
  WIND_EFFECTS,
  windColumn,
} from '../../../src/games/war-with-spain/face.js';
import { type Block, isMasked } from './pieces.js';
import type { Ground } from './session.js';

/** Number of ways to roll each total of two dice, from 2 to 12. */
const WAYS = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1];

/** Consecutive totals of two dice with the same effect. */
interface WindThrow {
  readonly sums: readonly [least: number, most: number];
  readonly chance: number;
  /** Number of hexes that the fleet can still sail after this roll. */
  readonly left: number;
  readonly steps: number;
}

export interface WindOdds {
  readonly throws: readonly WindThrow[];
  /** Probability that the fleet completes the route. */
  readonly whole: number;
  /** Probability that the fleet cannot move. */
  readonly none: number;
  /** Probability of each number of lost steps, including 0. */
  readonly storm: ReadonlyMap<number, number>;
  readonly expected: number;
}

/** Returns the wind odds for a route of `course` hexes. */
export function windOdds(G: WarWithSpain, ships: readonly UnitId[], against: boolean, course: number): WindOdds {
  const column = windColumn(G, against);
  const storm = new Map<number, number>();
  const throws: WindThrow[] = [];
  let [whole, none, expected] = [0, 0, 0];
  for (const [i, ways] of WAYS.entries()) {
    const chance = ways / 36;
    const [taken, steps] = WIND_EFFECTS[i][column];
    const left = allowanceOf(G, ships, taken);
    const last = throws[throws.length - 1];
    if (last && last.left === left && last.steps === steps) {
      throws[throws.length - 1] = { ...last, sums: [last.sums[0], i + 2], chance: last.chance + chance };
    } else throws.push({ sums: [i + 2, i + 2], chance, left, steps });
    if (left >= course) whole += chance;
    else if (left === 0) none += chance;
    if (steps) storm.set(steps, (storm.get(steps) ?? 0) + chance);
    expected += chance * steps;
  }
  return { throws, whole, none, storm, expected };
}

interface Range {
  readonly coastal: Reach;
  /** Hexes within range on the high seas without wind loss; undefined for loose ships. */
  readonly sea: Reach | undefined;
}

/** Returns the Movement Allowance, in hexes, of ships moving together along the coast or on the high seas. */
export const movement = (G: WarWithSpain, ships: readonly UnitId[], coastal: boolean): number =>
  coastal ? coastalAllowance(G, ships) : Math.min(...ships.map((id) => shipFace(G, id).ma));

/** Returns the hexes within one move, each with a shortest route. `spent` is the number of hexes already plotted. */
export function rangeOf(G: WarWithSpain, side: Side, from: HexId, ships: readonly UnitId[], fleet: boolean, spent = 0): Range {
  const keel = keelOf(side, ships);
  const ma = Math.min(...ships.map((id) => shipFace(G, id).ma));
  return {
    coastal: reachFrom(G, keel, from, Math.max(0, coastalAllowance(G, ships) - spent), { coastal: true, withOnly: false }),
    sea: fleet ? reachFrom(G, keel, from, Math.max(0, ma - spent), { coastal: false, withOnly: false }) : undefined,
  };
}

/** Returns the shortest route to a hex that is out of range or closed to the ships, to explain why they cannot go there. */
export function routeBeyond(G: WarWithSpain, side: Side, from: HexId, to: HexId, ships: readonly UnitId[], coastal: boolean): HexId[] {
  const { pathTo } = reachFrom(G, keelOf(side, ships), from, grid.labels.length, { coastal, withOnly: false });
  const direct = pathTo(to);
  const ways = grid.ring(grid.index(to), 1).map((n) => (grid.labels[n] === from ? [] : pathTo(grid.labels[n])));
  const [nearest] = ways.filter((way) => way !== undefined).sort((a, b) => a.length - b.length);
  return direct ?? [...(nearest ?? []), to];
}

/** Returns the shortest route within range that is entirely with the wind, or undefined. */
export function fairWay(G: WarWithSpain, side: Side, from: HexId, to: HexId, ships: readonly UnitId[]): readonly HexId[] | undefined {
  const ma = Math.min(...ships.map((id) => shipFace(G, id).ma));
  return reachFrom(G, keelOf(side, ships), from, ma, { coastal: false, withOnly: true }).pathTo(to);
}

/** Returns the enemy fleets that may intercept in a hex, judging by public information [6.4, 6.44]. */
export function watchers(G: WarWithSpain, mover: Side, hex: HexId): FleetId[] {
  const side = opponentOf(mover);
  return fleetIds(G, side).filter((id) => {
    const { besieged, tried, munitions, hex: from } = fleetOf(G, id);
    if (besieged || tried || munitions < 1 || isFleetIcebound(G, id)) return false;
    return routesTo(G, { side, deep: false, dutch: false }, from, hex) !== undefined;
  });
}

/** Returns the range of a block with full movement: undefined if a unit is hidden, empty if it is besieged or neutral. */
export function groundsOf(G: WarWithSpain, block: Block): Ground[] | undefined {
  const { kind, side, hex, units, leaders, besieged, neutral } = block;
  if (units.some(isMasked)) return undefined;
  if (besieged || neutral) return [];
  if (kind === 'land' || kind === 'leaders') {
    return [{ kind: 'march', hexes: new Map([...reachOf(G, side, hex, units, leaders)].map(([to, way]) => [to, way.length])) }];
  }
  if (!units.length) return [];
  const { coastal, sea } = rangeOf(G, side, hex, units, kind !== 'loose');
  const steps = ({ hexes, pathTo }: typeof coastal) => new Map(hexes.map((to) => [to, pathTo(to)?.length ?? 0]));
  return [...(sea ? [{ kind: 'sea', hexes: steps(sea) } as const] : []), { kind: 'coast', hexes: steps(coastal) }];
}
