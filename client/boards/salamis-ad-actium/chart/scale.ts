import type { Polygon, Salamis } from '../../../../src/games/salamis-ad-actium/face.js';

/** Width of the sheet's border, in mm. The sheet shows the table in mm, north up. */
export const MARGIN = 74;

export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly table: { readonly w: number; readonly h: number };
}

export const sheetOf = ({ table }: Pick<Salamis, 'table'>): Sheet => ({
  table,
  width: table.w + 2 * MARGIN,
  height: table.h + 2 * MARGIN,
});

/** Converts a point of the table to the sheet, where y runs down. */
export const onSheet = ({ table }: Sheet, x: number, y: number): [x: number, y: number] => [MARGIN + x, MARGIN + table.h - y];

/** Converts a point of the sheet to the table, in whole mm. */
export const onTable = ({ table }: Sheet, x: number, y: number): [x: number, y: number] => [
  Math.round(x - MARGIN),
  Math.round(MARGIN + table.h - y),
];

export const outline = (sheet: Sheet, poly: Polygon): string =>
  `${poly.map(([x, y], i) => `${i ? 'L' : 'M'}${onSheet(sheet, x, y).join(' ')}`).join('')}Z`;
