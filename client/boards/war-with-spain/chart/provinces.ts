import { AREA_AT, AREA_IDS, grid, type SideKind, sideKind, TERRAIN, ZONE_AT } from '../../../../src/games/war-with-spain/face.js';
import { HEX_DIRECTIONS, type HexDirection } from '../../../../src/kit/hexGrid.js';
import { sideCorners } from '../../../kit/hex/layout.js';
import { outlines, softened } from '../../../kit/hex/outline.js';
import { flowing } from '../../../kit/map/curves.js';
import { hexNear } from './coast.js';
import { layout } from './geography.js';

const BOUNDS = { columns: [-1, grid.width], rows: [-1, grid.height] } as const;

const ownTint = (hex: number) => (TERRAIN[hex] === 'out' ? 'OUT' : (AREA_AT[hex] ?? undefined));

/** The area whose colour a hex takes: its own, or that of the land it washes, so that no cape stays bare. */
function tintOf(column: number, row: number): string | undefined {
  const own = hexNear(column, row);
  if (TERRAIN[own] !== 'sea') return ownTint(own);
  const count = new Map<string, number>();
  for (const direction of HEX_DIRECTIONS) {
    const tint = ownTint(hexNear(...layout.beside(column, row, direction)));
    if (tint) count.set(tint, (count.get(tint) ?? 0) + 1);
  }
  return [...count].sort((a, b) => b[1] - a[1])[0]?.[0];
}

export interface Wash {
  readonly id: string;
  readonly d: string;
}

const tints = new Map<string, string | undefined>();
for (let column = BOUNDS.columns[0]; column <= BOUNDS.columns[1]; column++) {
  for (let row = BOUNDS.rows[0]; row <= BOUNDS.rows[1]; row++) tints.set(`${column},${row}`, tintOf(column, row));
}

/** Each area's ground as a closed path that runs a little out to sea; the shore cuts it off. */
export const WASHES: readonly Wash[] = [...AREA_IDS, 'OUT'].map((id) => ({
  id,
  d: outlines(layout, (column, row) => tints.get(`${column},${row}`) === id, BOUNDS)
    .map((ring) => flowing(softened(softened(ring)), true, 0))
    .join(''),
}));

const short = ([x, y]: readonly [number, number]) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;

/** Every hexside that passes a test, as strokes; each hexside is asked once. */
function sidesWhere(test: (hex: number, beyond: number, direction: HexDirection) => boolean): string {
  let d = '';
  for (let hex = 0; hex < grid.labels.length; hex++) {
    for (const direction of [0, 1, 2] as const) {
      const beyond = grid.neighbour(hex, direction);
      if (beyond < 0 || !test(hex, beyond, direction)) continue;
      const [from, to] = sideCorners(layout.cell(hex % grid.width, Math.floor(hex / grid.width)), layout.size, direction);
      d += `M${short(from)}L${short(to)}`;
    }
  }
  return d;
}

/** Borders of sea zones. */
export const ZONE_LINES = sidesWhere((a, b) => ZONE_AT[a] !== null && ZONE_AT[b] !== null && ZONE_AT[a] !== ZONE_AT[b]);

const kindLine = (kind: SideKind) => sidesWhere((hex, _, direction) => sideKind(hex, direction) === kind);
/** The hexsides with a rule of their own, by kind. */
export const SIDE_LINES: { readonly [kind in SideKind]: string } = {
  hs: kindLine('hs'),
  nosea: kindLine('nosea'),
  noland: kindLine('noland'),
  none: kindLine('none'),
};
