import { EDGES, type Edge } from '../../data/tacticalMap.js';
import type { Loc, Square } from '../../ids.js';
import type { Violation } from '../../keys.js';
import { violation } from '../../keys.js';
import type { Armada } from '../../state.js';
import { occupant } from '../fleet.js';
/** Module 12.4: at which edge of the tactical map a course ends. */

/** Where a squadron comes in after a path that ends in the Armada's box: by its last leg [12.4]. */
export function entryEdge(G: Armada, from: Loc, path: readonly Loc[]): Edge | undefined {
  const last = path.at(-1);
  const before = path.at(-2) ?? from;
  if (last?.t !== 'box' || last.n !== G.armadaBox) return undefined;
  if (before.t === 'port') return 'north';
  return before.n < last.n ? 'west' : 'east';
}

export const vacantEdge = (G: Armada, edge: Edge): Square[] => EDGES[edge].filter((square) => !occupant(G, square));

export function notOnEdge(G: Armada, edge: Edge, square: Square): Violation | undefined {
  if (!EDGES[edge].includes(square)) return violation(`edge.${edge}`, '12.4', { square });
  const there = occupant(G, square);
  return there ? violation('occupied', '12.4', { square, by: there }) : undefined;
}
