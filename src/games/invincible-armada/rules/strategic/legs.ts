import { PORT } from '../../data/strategicMap.js';
import type { Loc } from '../../ids.js';
import type { Armada } from '../../state.js';
/** Module 12.3: which steps on the strategic map the wind and the weather allow. */

/** A step on the strategic map: out of a port, into one, with the wind, or against it. */
export type Leg = 'out' | 'in' | 'down' | 'up';

export function legOf(G: Armada, from: Loc, to: Loc): Leg | undefined {
  if (from.t === 'port') return to.t === 'box' && to.n === PORT[from.id].box ? 'out' : undefined;
  if (to.t === 'port') return PORT[to.id].box === from.n ? 'in' : undefined;
  const east = to.n - from.n;
  if (Math.abs(east) !== 1) return undefined;
  return (east === 1) === (G.wind === 'west') ? 'down' : 'up';
}

/** Whether the legs make one normal move: one of any kind, or two with the wind, the first or last of which may be a port's. */
function normalMove(legs: readonly Leg[]): boolean {
  if (legs.length < 2) return true;
  if (legs.length > 2) return false;
  const [first, last] = legs;
  return (first === 'out' && last === 'down') || (first === 'down' && (last === 'down' || last === 'in'));
}

/** Whether the weather lets a squadron sail these legs [11.1, 12.3]. */
export function lawful(G: Armada, legs: readonly Leg[]): boolean {
  if (G.weather === 'fog') return legs.length <= 1;
  if (normalMove(legs)) return true;
  return G.weather === 'gales' && !legs.slice(0, -1).includes('in') && normalMove(legs.slice(0, -1));
}
