import { squareGrid } from '../../../kit/squareGrid.js';

/** Columns A (west) to J (east), rows 1 (north) to 9 (south) [9.3, 12.4]. */
export const grid = squareGrid(10, 9);

const block = (columns: string, rows: readonly number[]) => rows.flatMap((row) => [...columns].map((column) => column + row));

/** The white squares [reconstructed: 9.3 puts rows 8 and 9, columns C to H, immediately below them]. */
export const ARMADA_AREA: readonly string[] = block('CDEFGH', [3, 4, 5, 6, 7]);

/** The anchorage in Calais Roads, in the order in which squadrons react to the fireships [9.3, 13.1]. */
export const CALAIS_AREA: readonly string[] = block('CDEFGH', [8, 9]);

/** Rows (0 = northernmost) which the English must leave when the Armada anchors [9.3]. */
export const CALAIS_ROWS: readonly number[] = [7, 8];

export type Edge = 'west' | 'east' | 'north';

/** Where English squadrons come in [12.4]; the printed range of the western edge stops at A8. */
export const EDGES: { readonly [edge in Edge]: readonly string[] } = {
  west: block('A', [1, 2, 3, 4, 5, 6, 7, 8]),
  east: block('J', [1, 2, 3, 4, 5, 6, 7, 8, 9]),
  north: block('ABCDEFGHIJ', [1]),
};

/** Squares a squadron may sail in one action [6.1.2, 6.1.4]. */
export const ALLOWANCE = { english: 3, spanish: 1, galleasses: 2 } as const;
