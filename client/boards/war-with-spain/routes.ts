import {
  allowanceOf,
  coastalAllowance,
  type FleetId,
  fleetIds,
  fleetOf,
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

/** Ways to throw each sum of two dice, 2 to 12, of 36. */
const WAYS = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1];

/** What some sums of the dice do alike. */
interface WindThrow {
  /** The lowest and the highest of these sums. */
  readonly sums: readonly [least: number, most: number];
  readonly chance: number;
  /** Hexes that are left to sail. */
  readonly left: number;
  readonly steps: number;
}

export interface WindOdds {
  /** The column of the Wind Effects Table, sum by sum. */
  readonly throws: readonly WindThrow[];
  /** Chance to be left with at least so many hexes as the course needs. */
  readonly whole: number;
  /** Chance to stay where it is. */
  readonly none: number;
  /** Chances of step losses, by number, none left out. */
  readonly storm: ReadonlyMap<number, number>;
  /** Steps lost on average. */
  readonly expected: number;
}

/** What the wind may do to a voyage of so many hexes by these ships. */
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

/** What ships can come to from where they are. */
interface Range {
  readonly coastal: Reach;
  /** Over the high seas in the best of winds; nothing for ships in no fleet. */
  readonly sea: Reach | undefined;
}

/** Everywhere these ships may go in one movement, by a shortest way each; `spent` hexes of the course are laid already. */
export function rangeOf(G: WarWithSpain, side: Side, from: HexId, ships: readonly UnitId[], fleet: boolean, spent = 0): Range {
  const keel = keelOf(side, ships);
  const ma = Math.min(...ships.map((id) => shipFace(G, id).ma));
  return {
    coastal: reachFrom(G, keel, from, Math.max(0, coastalAllowance(G, ships) - spent), { coastal: true, withOnly: false }),
    sea: fleet ? reachFrom(G, keel, from, Math.max(0, ma - spent), { coastal: false, withOnly: false }) : undefined,
  };
}

/** The shortest way that never goes against the wind, if there is one within reach. */
export function fairWay(G: WarWithSpain, side: Side, from: HexId, to: HexId, ships: readonly UnitId[]): readonly HexId[] | undefined {
  const ma = Math.min(...ships.map((id) => shipFace(G, id).ma));
  return reachFrom(G, keelOf(side, ships), from, ma, { coastal: false, withOnly: true }).pathTo(to);
}

/** Enemy fleets that may try to intercept ships in a hex, by what everybody sees of their markers [6.4, 6.44]. */
export function watchers(G: WarWithSpain, mover: Side, hex: HexId): FleetId[] {
  const side = opponentOf(mover);
  return fleetIds(G, side).filter((id) => {
    const { besieged, tried, munitions, hex: from } = fleetOf(G, id);
    if (besieged || tried || munitions < 1 || isFleetIcebound(G, id)) return false;
    return routesTo(G, { side, deep: false, dutch: false }, from, hex) !== undefined;
  });
}

/**
 * Where the pieces of a block could go from where they lie, by what may be seen of them: over the seas, along the coast, by march. Nothing
 * for a block of which something is masked; no ground for one that is besieged or neutral. A stack that has moved is taken to move anew.
 */
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
