import { HEX_DIRECTIONS, type HexDirection, turnBetween } from '../../../kit/hexGrid.js';
import { memoized } from '../../../kit/memo.js';
import { grid, terrain, WATER } from '../data/map.js';
import {
  CURRENT_AGAINST,
  CURRENT_WITH,
  MINIMUM_COST,
  NEARBY_COST,
  OAR_COST,
  OAR_COST_UPWIND,
  SAIL_COST,
  SHALLOW_COST,
} from '../data/tables.js';
import type { Sluys } from '../state.js';
import { isTop, occupied, sails } from './forces.js';

/** For each hex, by grid index: whether it holds a squadron, and the number of adjacent squadrons. */
interface Waters {
  readonly taken: Uint8Array;
  readonly crowd: Uint8Array;
}

const allWaters = memoized((G: Sluys): Waters => {
  const waters = { taken: new Uint8Array(grid.labels.length), crowd: new Uint8Array(grid.labels.length) };
  for (const hex of occupied(G).keys()) addSquadron(waters, grid.index(hex), 1);
  return waters;
});

function addSquadron({ taken, crowd }: Waters, at: number, by: 1 | -1): void {
  taken[at] += by;
  for (const direction of HEX_DIRECTIONS) {
    const beside = grid.neighbour(at, direction);
    if (beside >= 0) crowd[beside] += by;
  }
}

export function watersFor(G: Sluys, mover: string): Waters {
  const all = allWaters(G);
  const waters = { taken: all.taken.slice(), crowd: all.crowd.slice() };
  const { hex } = G.squadrons[mover];
  if (hex !== null && isTop(G, mover)) addSquadron(waters, grid.index(hex), -1);
  return waters;
}

/** A component of a hex's cost (6.1.8), with the key of its text. */
interface CostPart {
  readonly key: 'wind' | 'oars' | 'current' | 'nearby' | 'shallow' | 'minimum';
  readonly amount: number;
}

function costParts(G: Sluys, id: string, direction: HexDirection, to: number, crowd: number): CostPart[] {
  const offWind = turnBetween(direction, G.wind);
  const offCurrent = turnBetween(direction, G.current);
  const sailing = sails(id);
  const parts: CostPart[] = [
    sailing ? { key: 'wind', amount: SAIL_COST[offWind] } : { key: 'oars', amount: offWind === 3 ? OAR_COST_UPWIND : OAR_COST },
  ];
  if (offCurrent === 0) parts.push({ key: 'current', amount: CURRENT_WITH });
  if (offCurrent === 3) parts.push({ key: 'current', amount: CURRENT_AGAINST });
  if (crowd > 0) parts.push({ key: 'nearby', amount: crowd * NEARBY_COST });
  if (sailing && terrain[to] === 'shallow') parts.push({ key: 'shallow', amount: SHALLOW_COST });
  const sum = parts.reduce((total, { amount }) => total + amount, 0);
  if (sum < MINIMUM_COST) parts.push({ key: 'minimum', amount: MINIMUM_COST - sum });
  return parts;
}

/** Returns, for each direction, the MP to enter a deep hex with no adjacent squadrons: the cost of wind or oars, plus current. */
export function baseCosts(G: Sluys, sailing: boolean): readonly number[] {
  return HEX_DIRECTIONS.map((direction) => {
    const offWind = turnBetween(direction, G.wind);
    const offCurrent = turnBetween(direction, G.current);
    const base = sailing ? SAIL_COST[offWind] : offWind === 3 ? OAR_COST_UPWIND : OAR_COST;
    return base + (offCurrent === 0 ? CURRENT_WITH : offCurrent === 3 ? CURRENT_AGAINST : 0);
  });
}

/** Returns the total of `stepCost`, computed faster for searches. */
export const cost = (fare: number, sailing: boolean, to: number, crowd: number): number =>
  Math.max(MINIMUM_COST, fare + (sailing && terrain[to] === 'shallow' ? SHALLOW_COST : 0) + crowd * NEARBY_COST);

/** Returns the components of the cost of entering an adjacent hex; an empty list if the hex is not adjacent. */
export function stepCost(G: Sluys, id: string, from: string, to: string): CostPart[] {
  const target = grid.index(to);
  const direction = grid.direction(grid.index(from), target);
  return direction === -1 ? [] : costParts(G, id, direction, target, watersFor(G, id).crowd[target]);
}

/** Returns the free hexes adjacent to other squadrons, with the extra MP that these squadrons cause (6.1.8). */
export function crowding(G: Sluys, id: string): { readonly hex: string; readonly points: number }[] {
  const { taken, crowd } = watersFor(G, id);
  return WATER.flatMap((hex) => {
    const at = grid.index(hex);
    return crowd[at] && !taken[at] ? [{ hex, points: crowd[at] * NEARBY_COST }] : [];
  });
}
