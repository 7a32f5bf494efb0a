import type { UnitId } from '../../ids.js';
import type { Loss, WarWithSpain } from '../../state.js';
import { isDeep, shipFace, shipSteps } from '../units.js';

/** Ways in which ships can lose steps [7.3]. */

type Ranking = (a: UnitId, b: UnitId) => number;

/** Takes steps from ships in an order: ship by ship, or one step of each before the second. */
export function take(G: WarWithSpain, ships: readonly UnitId[], steps: number, rank: Ranking, spread: boolean): Loss[] {
  const deep = ships.filter(isDeep).sort(rank);
  const shallow = ships.filter((id) => !isDeep(id)).sort(rank);
  const lost = new Map<UnitId, number>();
  let left = steps;
  for (const rankOf of [deep, shallow]) {
    for (let pass = 0; pass < 2 && left > 0; pass++) {
      for (const id of rankOf) {
        const had = lost.get(id) ?? 0;
        const more = Math.min(left, spread ? Math.min(1, shipSteps(G, id) - had) : shipSteps(G, id) - had);
        if (more <= 0) continue;
        lost.set(id, had + more);
        left -= more;
      }
    }
  }
  return [...lost].map(([unitId, count]) => ({ unitId, steps: count }));
}

/** Some ways to lose so many steps that a player would think of, the cheapest first. */
export function waysToLose(G: WarWithSpain, ships: readonly UnitId[], steps: number): Loss[][] {
  const weak: Ranking = (a, b) => shipFace(G, a).cs - shipFace(G, b).cs || (a < b ? -1 : 1);
  const strong: Ranking = (a, b) => weak(b, a);
  const frail: Ranking = (a, b) => shipSteps(G, a) - shipSteps(G, b) || weak(a, b);
  const ways = [
    take(G, ships, steps, weak, false),
    take(G, ships, steps, weak, true),
    take(G, ships, steps, strong, true),
    take(G, ships, steps, frail, false),
    take(G, ships, steps, strong, false),
  ];
  const known = new Set<string>();
  return ways.filter((way) => {
    const key = JSON.stringify([...way].sort((a, b) => (a.unitId < b.unitId ? -1 : 1)));
    return !known.has(key) && known.add(key);
  });
}

/** Whether there is one way only to lose so many steps. */
export function isForced(G: WarWithSpain, ships: readonly UnitId[], steps: number): boolean {
  const deep = ships.filter(isDeep);
  const exposed = deep.length && stepsOf(G, deep) >= steps ? deep : ships;
  const rest = exposed === deep || !deep.length ? exposed : ships.filter((id) => !isDeep(id));
  const left = exposed === deep || !deep.length ? steps : steps - stepsOf(G, deep);
  return left === 0 || rest.length === 1 || stepsOf(G, rest) <= left;
}

export const stepsOf = (G: WarWithSpain, ships: readonly UnitId[]): number => ships.reduce((sum, id) => sum + shipSteps(G, id), 0);
