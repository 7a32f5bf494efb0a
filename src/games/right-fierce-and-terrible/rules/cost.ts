import { HEX_DIRECTIONS, type HexDirection, turnBetween } from '../../../kit/hexGrid.js';
import { grid, terrain } from '../data/map.js';
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
import { sails } from './factors.js';
import { isTop } from './forces.js';

/** Waters as one squadron finds them: what is taken, and how crowded each hex is by the others. By the grid's integers. */
interface Waters {
  readonly taken: Uint8Array;
  readonly crowd: Uint8Array;
}

export function watersFor(G: Sluys, mover: string): Waters {
  const taken = new Uint8Array(grid.labels.length);
  const crowd = new Uint8Array(grid.labels.length);
  for (const id of Object.keys(G.squadrons)) {
    const { hex } = G.squadrons[id];
    if (hex === null || id === mover || !isTop(G, id)) continue;
    const at = grid.index(hex);
    taken[at] = 1;
    for (const direction of HEX_DIRECTIONS) {
      const beside = grid.neighbour(at, direction);
      if (beside >= 0) crowd[beside] += 1;
    }
  }
  return { taken, crowd };
}

/** What makes up the cost of entering a hex (6.1.8), each part by the key of its text. */
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

/** The same sum without the list: searches ask for it hundreds of times. */
export function cost(G: Sluys, sailing: boolean, direction: HexDirection, to: number, crowd: number): number {
  const offWind = turnBetween(direction, G.wind);
  const offCurrent = turnBetween(direction, G.current);
  const base = sailing ? SAIL_COST[offWind] + (terrain[to] === 'shallow' ? SHALLOW_COST : 0) : offWind === 3 ? OAR_COST_UPWIND : OAR_COST;
  const drift = offCurrent === 0 ? CURRENT_WITH : offCurrent === 3 ? CURRENT_AGAINST : 0;
  return Math.max(MINIMUM_COST, base + drift + crowd * NEARBY_COST);
}

/** What entering a neighbouring hex costs a squadron, part by part; empty if the hexes do not touch. */
export function stepCost(G: Sluys, id: string, from: string, to: string): CostPart[] {
  const target = grid.index(to);
  const direction = grid.direction(grid.index(from), target);
  return direction === -1 ? [] : costParts(G, id, direction, target, watersFor(G, id).crowd[target]);
}
