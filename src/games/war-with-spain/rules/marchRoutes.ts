import { ARMY } from '../data/armies.js';
import { LEADER_MA, LEADERS } from '../data/leaders.js';
import type { HexId, LeaderId, Side, UnitId } from '../ids.js';
import type { WarWithSpain } from '../state.js';
import { cityAt, marchableFrom } from './map.js';
import { armyMarchRefusal, type Bars, barsOf, leaderMarchRefusal, limitRefusal, stepRefusal } from './marching.js';
import { isHex } from './places.js';

/** Where armies can march to [8.0]. */

/** Hexes that these reach together from a hex, each with a shortest path that leaves the start out. */
export function reachOf(
  view: WarWithSpain,
  side: Side,
  start: HexId,
  landIds: readonly UnitId[],
  leaderIds: readonly LeaderId[],
  bars: Bars = barsOf(view, side),
): Map<HexId, HexId[]> {
  const allowance = Math.min(LEADER_MA, ...landIds.map((id) => ARMY[id].ma));
  const paths = new Map<HexId, HexId[]>();
  let ring: { hex: HexId; path: HexId[] }[] = [{ hex: start, path: [] }];
  for (let hexes = 0; hexes < allowance; hexes++) {
    const next: typeof ring = [];
    for (const { hex, path } of ring) {
      for (const to of marchableFrom(hex)) {
        if (to === start || paths.has(to)) continue;
        if (stepRefusal(view, side, bars, hex, to) || limitRefusal(view, landIds, leaderIds, hex, to)) continue;
        const way = [...path, to];
        paths.set(to, way);
        next.push({ hex: to, path: way });
      }
    }
    ring = next;
  }
  return paths;
}

/** Those of a hex who may still march. */
export interface Band {
  readonly hex: HexId;
  readonly landIds: UnitId[];
  readonly leaderIds: LeaderId[];
}

export function bandsOf(view: WarWithSpain, side: Side): Band[] {
  const bands = new Map<HexId, Band>();
  const bandAt = (hex: HexId): Band => {
    const band = bands.get(hex) ?? { hex, landIds: [], leaderIds: [] };
    bands.set(hex, band);
    return band;
  };
  for (const id of Object.keys(view.land)) if (!armyMarchRefusal(view, side, id)) bandAt(view.land[id].at).landIds.push(id);
  for (const id of Object.keys(view.leaders)) if (!leaderMarchRefusal(view, side, id)) bandAt(view.leaders[id].at).leaderIds.push(id);
  return [...bands.values()];
}

/**
 * Marches that a player would think of: every band as a whole to every hex in reach; of several, each unit and leader alone to
 * the hexes around, to cities, and to where his side has men.
 */
export function* marchesFrom(view: WarWithSpain, side: Side): Generator<[UnitId[], LeaderId[], HexId[]]> {
  const bars = barsOf(view, side);
  const friends = new Set(Object.values(view.land).flatMap(({ at }) => (isHex(at) && !bars.armies.has(at) ? [at] : [])));
  const isGoal = (to: HexId, path: readonly HexId[]) => path.length === 1 || friends.has(to) || cityAt(to) !== undefined;
  for (const { hex, landIds, leaderIds } of bandsOf(view, side)) {
    const alone = landIds.length + leaderIds.length === 1;
    if (!alone || landIds.length) {
      for (const path of reachOf(view, side, hex, landIds, leaderIds, bars).values()) yield [landIds, leaderIds, path];
    }
    if (alone && landIds.length) continue;
    const alike = new Map<string, [HexId, HexId[]][]>();
    const goals = (kind: string, armies: readonly UnitId[], leaders: readonly LeaderId[]) => {
      const known = alike.get(kind) ?? [...reachOf(view, side, hex, armies, leaders, bars)].filter(([to, path]) => isGoal(to, path));
      alike.set(kind, known);
      return known;
    };
    for (const id of landIds) for (const [, path] of goals(`${ARMY[id].nat} ${ARMY[id].ma}`, [id], [])) yield [[id], [], path];
    for (const id of leaderIds) for (const [, path] of goals(LEADERS[id].nat, [], [id])) yield [[], [id], path];
  }
}
