import type { AreaId } from '../../data/areas.js';
import { ARMY } from '../../data/armies.js';
import { LEADER_MA, LEADERS } from '../../data/leaders.js';
import { AREA_AT, grid } from '../../data/map.js';
import type { HexId, LeaderId, Side, UnitId } from '../../ids.js';
import type { WarWithSpain } from '../../state.js';
import { roadsFrom } from '../map.js';
import { type Bars, barsOf, limitRefusal } from './bars.js';
import { armyMarchRefusal, leaderMarchRefusal } from './marchers.js';

/** Where armies can march to [8.0]. */

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

/** Hexes in reach, nearest first, and a shortest way to each. */
export interface MarchReach {
  readonly hexes: readonly HexId[];
  /** Which of them a hex is, by its number; nothing where it cannot be reached. */
  order(hex: number): number | undefined;
  /** The hexes entered on the way to one of them; empty where it cannot be reached. */
  pathTo(hex: HexId): HexId[];
}

/** Whether those who march together may go from one area into another, worked out once for each pair [8.2]. */
function borders(view: WarWithSpain, landIds: readonly UnitId[], leaderIds: readonly LeaderId[]) {
  const one = <T extends string>(ids: readonly T[], nation: (id: T) => string) => [
    ...new Map(ids.map((id) => [nation(id), id] as const)).values(),
  ];
  const armies = one(landIds, (id) => ARMY[id].nat);
  const leaders = one(leaderIds, (id) => LEADERS[id].nat);
  const known = new Map<AreaId | null, Map<AreaId | null, boolean>>();
  return (from: number, to: number): boolean => {
    const [here, there] = [AREA_AT[from], AREA_AT[to]];
    let row = known.get(here);
    if (!row) {
      row = new Map();
      known.set(here, row);
    }
    let closed = row.get(there);
    if (closed === undefined) {
      closed = limitRefusal(view, armies, leaders, grid.labels[from], grid.labels[to]) !== undefined;
      row.set(there, closed);
    }
    return closed;
  };
}

/** Everywhere that these come to together from a hex. */
export function marchReach(
  view: WarWithSpain,
  start: HexId,
  landIds: readonly UnitId[],
  leaderIds: readonly LeaderId[],
  bars: Bars,
): MarchReach {
  const allowance = Math.min(LEADER_MA, ...landIds.map((id) => ARMY[id].ma));
  const closed = borders(view, landIds, leaderIds);
  const from = grid.index(start);
  const before = new Int16Array(grid.labels.length).fill(-1);
  const depth = new Uint8Array(grid.labels.length);
  const place = new Int16Array(grid.labels.length);
  before[from] = from;
  const queue = [from];
  for (let next = 0; next < queue.length; next++) {
    const hex = queue[next];
    if (depth[hex] >= allowance) break;
    for (const to of roadsFrom(hex)) {
      if (before[to] >= 0 || bars.closed[to] || closed(hex, to)) continue;
      before[to] = hex;
      depth[to] = depth[hex] + 1;
      place[to] = queue.length - 1;
      queue.push(to);
    }
  }
  return {
    hexes: queue.slice(1).map((hex) => grid.labels[hex]),
    order: (hex) => (hex === from || before[hex] < 0 ? undefined : place[hex]),
    pathTo(hex) {
      const path: HexId[] = [];
      for (let at = grid.index(hex); at >= 0 && at !== from; at = before[at]) path.push(grid.labels[at]);
      return path.reverse();
    },
  };
}

/** Hexes that these reach together from a hex, each with a shortest path that leaves the start out. */
export function reachOf(
  view: WarWithSpain,
  side: Side,
  start: HexId,
  landIds: readonly UnitId[],
  leaderIds: readonly LeaderId[],
  bars: Bars = barsOf(view, side),
): Map<HexId, HexId[]> {
  const { hexes, pathTo } = marchReach(view, start, landIds, leaderIds, bars);
  return new Map(hexes.map((hex) => [hex, pathTo(hex)]));
}
