import { HEX_DIRECTIONS } from '../../../kit/hexGrid.js';
import { grid, terrain } from '../data/map.js';
import type { RuleCase } from '../keys.js';
import type { Sluys } from '../state.js';
import { cost, fares, watersFor } from './cost.js';
import { movementAllowance, sails } from './factors.js';
import { isActive, isTop } from './forces.js';
import { isGrappled } from './grapples.js';

interface Landfall {
  readonly hex: string;
  /** Hexes entered, in order. */
  readonly path: string[];
  /** Points spent in all, placement included, and on the last hex. */
  readonly spent: number;
  readonly last: number;
  /** It would sink there (6.1.8d). */
  readonly sinks: boolean;
}

/** A severely damaged sailing squadron that enters shallows goes down there. */
const wouldSink = (G: Sluys, id: string, hex: number): boolean => G.squadrons[id].damage === 2 && sails(id) && terrain[hex] === 'shallow';

/** Not reached yet. */
const UNKNOWN = -1;

/** Every hex a squadron can reach in Sails and Oars, by a cheapest path (6.1). The squadron is taken to be free to move. */
export function reachable(G: Sluys, id: string): Landfall[] {
  const { hex } = G.squadrons[id];
  if (hex === null) return [];
  const { taken, crowd } = watersFor(G, id);
  const sailing = sails(id);
  const fare = fares(G, sailing);
  const start = grid.index(hex);
  const spentAt = new Int16Array(grid.labels.length).fill(UNKNOWN);
  const lastAt = new Int16Array(grid.labels.length);
  const backTo = new Int16Array(grid.labels.length);
  const found: number[] = [];
  const buckets: number[][] = [];
  const reach = (at: number, spent: number, last: number, back: number) => {
    if (spentAt[at] === UNKNOWN) found.push(at);
    spentAt[at] = spent;
    lastAt[at] = last;
    backTo[at] = back;
    buckets[spent] ??= [];
    buckets[spent].push(at);
  };
  reach(start, G.act?.moved[id]?.spent ?? 0, 0, start);
  for (let spent = spentAt[start]; spent < buckets.length; spent++) {
    for (const from of buckets[spent] ?? []) {
      if (spentAt[from] !== spent || (from !== start && wouldSink(G, id, from))) continue;
      const allowance = movementAllowance(G, id, grid.labels[from]);
      for (const direction of HEX_DIRECTIONS) {
        const to = grid.neighbour(from, direction);
        if (to < 0 || terrain[to] === 'land' || taken[to]) continue;
        const last = cost(fare[direction], sailing, to, crowd[to]);
        const sum = spent + last;
        if (sum > allowance || (spentAt[to] !== UNKNOWN && spentAt[to] <= sum)) continue;
        reach(to, sum, last, from);
      }
    }
  }
  return found.slice(1).map((at) => {
    const path: string[] = [];
    for (let step = at; step !== start; step = backTo[step]) path.push(grid.labels[step]);
    return { hex: grid.labels[at], path: path.reverse(), spent: spentAt[at], last: lastAt[at], sinks: wouldSink(G, id, at) };
  });
}

/**
 * Where a squadron of either side could come to in an activation of its own, as wind, current and the others lie now (6.1): nowhere if
 * it is held fast (3.2.2, 6.1.6), or has already moved in the one that is under way.
 */
export function landfalls(G: Sluys, id: string): Landfall[] {
  const { hex, chain } = G.squadrons[id];
  if (hex === null || chain || !isTop(G, id) || isGrappled(G, hex)) return [];
  if (!isActive(G, id)) return reachable({ ...G, act: null }, id);
  return G.act?.moved[id]?.hexes ? [] : reachable(G, id);
}

/** Why a path cannot be sailed, by the key of a refusal, or what it comes to. */
type Passage =
  | { readonly ok: true; readonly spent: number; readonly last: number }
  | {
      readonly ok: false;
      readonly key: 'land' | 'notNext' | 'occupied' | 'sunkThere' | 'tooFar';
      readonly case: RuleCase;
      readonly hex: string;
      readonly cost?: number;
      readonly left?: number;
    };

/** Follows a path hex by hex (6.1.7). */
export function passage(G: Sluys, id: string, path: readonly string[]): Passage {
  const { taken, crowd } = watersFor(G, id);
  const sailing = sails(id);
  const fare = fares(G, sailing);
  let from = grid.index(G.squadrons[id].hex ?? '');
  let spent = G.act?.moved[id]?.spent ?? 0;
  let last = 0;
  for (const [step, hex] of path.entries()) {
    const to = grid.index(hex);
    const direction = grid.direction(from, to);
    if (direction === -1) return { ok: false, key: 'notNext', case: '6.1.7', hex };
    if (terrain[to] === 'land') return { ok: false, key: 'land', case: '1.4.3', hex };
    if (taken[to]) return { ok: false, key: 'occupied', case: '3.1.1', hex };
    if (step > 0 && wouldSink(G, id, from)) return { ok: false, key: 'sunkThere', case: '6.1.8', hex: grid.labels[from] };
    const left = movementAllowance(G, id, grid.labels[from]) - spent;
    last = cost(fare[direction], sailing, to, crowd[to]);
    if (last > left) return { ok: false, key: 'tooFar', case: '6.1.5', hex, cost: last, left };
    spent += last;
    from = to;
  }
  return { ok: true, spent, last };
}
