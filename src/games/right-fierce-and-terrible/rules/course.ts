import { HEX_DIRECTIONS } from '../../../kit/hexGrid.js';
import { grid, terrain } from '../data/map.js';
import type { Sluys } from '../state.js';
import { cost, watersFor } from './cost.js';
import { movementAllowance, sails } from './factors.js';

interface Landfall {
  readonly hex: string;
  /** Hexes entered, in order. */
  readonly path: readonly string[];
  /** Points spent in all, placement included, and on the last hex. */
  readonly spent: number;
  readonly last: number;
  /** It would sink there (6.1.8d). */
  readonly sinks: boolean;
}

/** A severely damaged sailing squadron that enters shallows goes down there. */
const wouldSink = (G: Sluys, id: string, hex: number): boolean => G.squadrons[id].damage === 2 && sails(id) && terrain[hex] === 'shallow';

/** Every hex a squadron can reach in Sails and Oars, by a cheapest path (6.1). The squadron is taken to be free to move. */
export function reachable(G: Sluys, id: string): Landfall[] {
  const { hex } = G.squadrons[id];
  if (hex === null) return [];
  const { taken, crowd } = watersFor(G, id);
  const sailing = sails(id);
  const start = grid.index(hex);
  const best = new Map<number, { spent: number; last: number; back: number }>([
    [start, { spent: G.act?.moved[id]?.spent ?? 0, last: 0, back: -1 }],
  ]);
  const buckets: number[][] = [[]];
  const put = (spent: number, at: number) => {
    buckets[spent] ??= [];
    buckets[spent].push(at);
  };
  put(best.get(start)?.spent ?? 0, start);
  for (let spent = 0; spent < buckets.length; spent++) {
    for (const from of buckets[spent] ?? []) {
      if (best.get(from)?.spent !== spent || (from !== start && wouldSink(G, id, from))) continue;
      const allowance = movementAllowance(G, id, grid.labels[from]);
      for (const direction of HEX_DIRECTIONS) {
        const to = grid.neighbour(from, direction);
        if (to < 0 || terrain[to] === 'land' || taken[to]) continue;
        const last = cost(G, sailing, direction, to, crowd[to]);
        const sum = spent + last;
        const known = best.get(to);
        if (sum > allowance || (known && known.spent <= sum)) continue;
        best.set(to, { spent: sum, last, back: from });
        put(sum, to);
      }
    }
  }
  const landfalls: Landfall[] = [];
  for (const [at, { spent, last }] of best) {
    if (at === start) continue;
    const path: string[] = [];
    for (let step = at; step !== start; step = best.get(step)?.back ?? start) path.unshift(grid.labels[step]);
    landfalls.push({ hex: grid.labels[at], path, spent, last, sinks: wouldSink(G, id, at) });
  }
  return landfalls;
}

/** Why a path cannot be sailed, by the key of a refusal, or what it comes to. */
type Passage =
  | { readonly ok: true; readonly spent: number; readonly last: number }
  | {
      readonly ok: false;
      readonly key: string;
      readonly case: string;
      readonly hex: string;
      readonly cost?: number;
      readonly left?: number;
    };

/** Follows a path hex by hex (6.1.7). */
export function passage(G: Sluys, id: string, path: readonly string[]): Passage {
  const { taken, crowd } = watersFor(G, id);
  const sailing = sails(id);
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
    last = cost(G, sailing, direction, to, crowd[to]);
    if (last > left) return { ok: false, key: 'tooFar', case: '6.1.5', hex, cost: last, left };
    spent += last;
    from = to;
  }
  return { ok: true, spent, last };
}
