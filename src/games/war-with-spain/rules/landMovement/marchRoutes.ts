import { AREA_IDS, AREAS } from '../../data/areas.js';
import { ARMY } from '../../data/armies.js';
import { LEADER_MA, LEADERS } from '../../data/leaders.js';
import { grid, nationOf } from '../../data/map.js';
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
  /** The hexes entered on the way to one of them, by its place in the list. */
  pathTo(place: number): HexId[];
}

/** Countries by number, with none for hexes where no army may be; the country of every hex. */
const COUNTRIES = [null, ...new Set(AREA_IDS.map((area) => AREAS[area].nation))];
const COUNTRY_AT: readonly number[] = grid.labels.map((hex) => COUNTRIES.indexOf(nationOf(hex)));

/** Whether the way is closed to those who march together from one hex to the next, worked out once for each pair of countries [8.2]. */
function borders(view: WarWithSpain, landIds: readonly UnitId[], leaderIds: readonly LeaderId[]) {
  const one = <T extends string>(ids: readonly T[], nation: (id: T) => string) => [
    ...new Map(ids.map((id) => [nation(id), id] as const)).values(),
  ];
  const armies = one(landIds, (id) => ARMY[id].nat);
  const leaders = one(leaderIds, (id) => LEADERS[id].nat);
  const known: (boolean | undefined)[] = [];
  return (from: number, to: number): boolean => {
    const border = COUNTRY_AT[from] * COUNTRIES.length + COUNTRY_AT[to];
    known[border] ??= limitRefusal(view, armies, leaders, grid.labels[from], grid.labels[to]) !== undefined;
    return known[border];
  };
}

/** The number of the search that was last to come to each hex, so that none has to begin with a clean map. */
const LAST_SEARCH = new Uint32Array(grid.labels.length);
let searches = 0;

/** Everywhere that these come to together from a hex. */
export function marchReach(
  view: WarWithSpain,
  start: HexId,
  landIds: readonly UnitId[],
  leaderIds: readonly LeaderId[],
  bars: Bars,
): MarchReach {
  const allowance = landIds.reduce((least, id) => Math.min(least, ARMY[id].ma), LEADER_MA);
  const closed = borders(view, landIds, leaderIds);
  const queue = [grid.index(start)];
  // Each by its place in the queue: where it was come to from.
  const before = [0];
  searches += 1;
  LAST_SEARCH[queue[0]] = searches;
  for (let far = 0, next = 0; far < allowance && next < queue.length; far++) {
    for (const ring = queue.length; next < ring; next++) {
      const hex = queue[next];
      for (const to of roadsFrom(hex)) {
        if (LAST_SEARCH[to] === searches || bars.closed[to] || closed(hex, to)) continue;
        LAST_SEARCH[to] = searches;
        before.push(next);
        queue.push(to);
      }
    }
  }
  return {
    hexes: queue.slice(1).map((hex) => grid.labels[hex]),
    pathTo(place) {
      const path: HexId[] = [];
      for (let at = place + 1; at > 0; at = before[at]) path.push(grid.labels[queue[at]]);
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
  return new Map(hexes.map((hex, place) => [hex, pathTo(place)]));
}
