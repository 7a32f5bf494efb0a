import { canEnter, type Edge, INWARDS, type Salamis, type Side, type TableEntry } from '../../../../src/games/salamis-ad-actium/face.js';

export const lengthOf = (G: Salamis, edge: Edge): number => (edge === 'N' || edge === 'S' ? G.table.w : G.table.h);

/** Reserves that could still be thrown for in this Action Phase [2.9]. */
export const reservesOf = (G: Salamis, side: Side): string[] => Object.keys(G.squadrons).filter((sq) => canEnter(G, side, sq));

/** The middle of the own base edge, straight in. */
export const firstEntry = (G: Salamis, side: Side): TableEntry => {
  const edge = G.baseEdge[side];
  return { edge, at: Math.floor(lengthOf(G, edge) / 2), heading: INWARDS[edge] };
};

/** The nearest point of the edges to a point of the table. */
export function nearestEdge(G: Salamis, x: number, y: number): Pick<TableEntry, 'edge' | 'at'> {
  const { w, h } = G.table;
  const off: readonly (readonly [Edge, number])[] = [
    ['S', y],
    ['N', h - y],
    ['W', x],
    ['E', w - x],
  ];
  const [edge] = off.reduce((best, each) => (each[1] < best[1] ? each : best));
  const along = edge === 'N' || edge === 'S' ? x : y;
  return { edge, at: Math.max(0, Math.min(lengthOf(G, edge), Math.round(along))) };
}
