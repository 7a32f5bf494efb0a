import { memoizedBy } from '../../../../kit/memo.js';
import { grid, isCoastal, TERRAIN } from '../../data/map.js';
import { type HexId, opponentOf, type Side } from '../../ids.js';
import type { WarWithSpain } from '../../state.js';
import { inDutchRange, waterwaysFrom } from '../map.js';
import { fleetIds, fleetOf, isHex, sideOfUnit } from '../units.js';
import { isClosedPort, type Keel } from './seaRoutes.js';

/** Hexes in range, nearest first, with a shortest path to each. */
export interface Reach {
  readonly hexes: readonly HexId[];
  /** Returns the path without the start hex; undefined if the hex is out of range. */
  pathTo(hex: HexId): HexId[] | undefined;
}

interface Search {
  readonly coastal: boolean;
  readonly withOnly: boolean;
  /** Whether only paths across a high seas hexside count. */
  readonly offshore?: boolean;
}

const HEXES = grid.labels.length;

/** Shallow hexes by index in `grid`. `DUTCH_WATERS` is the range of Dutch ships. */
const SHOALS: readonly boolean[] = TERRAIN.map((terrain) => terrain === 'shallow');

const DUTCH_WATERS: readonly boolean[] = grid.labels.map(inDutchRange);

export function reachFrom(
  view: WarWithSpain,
  keel: Keel,
  from: HexId,
  most: number,
  { coastal, withOnly, offshore }: Search,
  { closed, beside }: Blockade = blockadeOf(view, keel.side),
): Reach {
  // With `offshore` each hex has two states: before and after a high seas hexside.
  const all = HEXES;
  const [shoals, waters] = [SHOALS, DUTCH_WATERS];
  const layer = offshore ? all : 0;
  const start = grid.index(from);
  const before = new Int16Array(all + layer).fill(-1);
  before[start] = start;
  const queue = [start];
  const hexes: HexId[] = [];
  for (let far = 0, next = 0; far < most && next < queue.length; far++) {
    for (const ring = queue.length; next < ring; next++) {
      const found = queue[next];
      const hex = found % all;
      if (coastal && hex !== start && beside.has(hex)) continue;
      for (const { to, highSeas, against } of waterwaysFrom(hex)) {
        const reached = to + (found >= all || highSeas ? layer : 0);
        if (before[reached] >= 0 || (coastal && highSeas) || (withOnly && against)) continue;
        if (closed.has(to) || (keel.deep && shoals[to]) || (keel.dutch && !waters[to])) continue;
        before[reached] = found;
        queue.push(reached);
        if (reached >= layer && to !== start) hexes.push(grid.labels[to]);
      }
    }
  }
  return {
    hexes,
    pathTo(hex) {
      const end = grid.index(hex) + layer;
      if (end < layer || before[end] < 0 || end === start + layer) return undefined;
      const path: HexId[] = [];
      for (let at = end; at !== start; at = before[at]) path.push(grid.labels[at % all]);
      return path.reverse();
    },
  };
}

/** Closed enemy ports, and hexes `beside` enemies that stop coastal movement, by index in `grid`. */
export interface Blockade {
  readonly closed: ReadonlySet<number>;
  readonly beside: ReadonlySet<number>;
}

export const enemyHexes = memoizedBy((view: WarWithSpain, side: Side): ReadonlySet<HexId> => {
  const enemy = opponentOf(side);
  const hexes = new Set<HexId>();
  for (const id of fleetIds(view, enemy)) {
    const { hex, besieged } = fleetOf(view, id);
    if (!besieged) hexes.add(hex);
  }
  for (const id of Object.keys(view.naval)) {
    const { fleet, besieged, at } = view.naval[id];
    if (fleet === null && !besieged && isHex(at) && sideOfUnit(id) === enemy) hexes.add(at);
  }
  return hexes;
});

export const blockadeOf = memoizedBy((view: WarWithSpain, side: Side): Blockade => {
  const closed = new Set<number>();
  const beside = new Set<number>();
  for (const label of enemyHexes(view, side)) {
    const hex = grid.index(label);
    if (isClosedPort(view, side, label)) closed.add(hex);
    if (!isCoastal(hex)) continue;
    beside.add(hex);
    for (const { to } of waterwaysFrom(hex)) beside.add(to);
  }
  return { closed, beside };
});
