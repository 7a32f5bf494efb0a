import { SANDBARS } from '../../../../src/games/grand-armada/face.js';
import { hexPath } from '../../../kit/hex/layout.js';
import { outlines, softened } from '../../../kit/hex/outline.js';
import { flowing, type Point, polyline, scatter, weathered } from '../../../kit/map/curves.js';
import { layout, MARGIN, NEAT } from './geography.js';

/** The drawn sea: swell, sand bars with their stipple, the foot of Portland Bill. All of it is made once. */

const short = (n: number) => Math.round(n * 10) / 10;
const bars = new Set<string>(SANDBARS);
const isBar = (column: number, row: number): boolean => {
  const hex = layout.grid.at(column, row);
  return hex >= 0 && bars.has(layout.grid.labels[hex]);
};

/** Bars reach past the sheet's edge, so that they end at the neat line and not in an outline of their own. */
const rings = outlines(layout, (column, row) => isBar(column, Math.max(0, row)), { columns: [0, 26], rows: [-1, 19] });

export const SAND_OUTLINE = rings.map((ring) => flowing(softened(ring), true, 0.1)).join('');

/** Hexes of sand as they count, and the hatching of those where they are dangerous. */
export const SAND_HEXES = SANDBARS.map((label) => hexPath(layout.at(label) ?? [0, 0], layout.size, 1)).join('');
export const SAND_HATCH = SANDBARS.flatMap((label) => {
  const [x, y] = layout.at(label) ?? [0, 0];
  return [-22, -8, 6, 20].map((off) => `M${short(x - 24)} ${short(y + off + 9)}L${short(x + 24)} ${short(y + off - 9)}`);
}).join('');

function stipple(): string {
  const next = scatter(1588);
  let d = '';
  for (const label of SANDBARS) {
    const [x, y] = layout.at(label) ?? [0, 0];
    for (let i = 0; i < 26; i++) {
      const [angle, reach] = [next() * Math.PI * 2, Math.sqrt(next()) * layout.size * 0.86];
      d += `M${short(x + Math.cos(angle) * reach)} ${short(y + Math.sin(angle) * reach)}h0.1`;
    }
  }
  return d;
}
export const STIPPLE = stipple();

/** Short crests in rows, broken as a burin breaks them. */
function swell(): string {
  const next = scatter(88);
  let d = '';
  for (let y = NEAT.top + 14; y < NEAT.bottom - 6; y += 21) {
    for (let x = NEAT.left + 6 + next() * 46; x < NEAT.right - 40; x += 44 + next() * 76) {
      const [w, h, lift] = [7 + next() * 7, 2.4 + next() * 2.4, (next() - 0.5) * 11];
      const crests = next() > 0.72 ? 3 : next() > 0.3 ? 2 : 1;
      d += `M${short(x)} ${short(y + lift)}`;
      for (let crest = 0; crest < crests; crest++) d += `q${short(w / 2)} ${short(-h)} ${short(w)} 0`;
    }
  }
  return d;
}
export const SWELL = swell();

/** The foot of Portland Bill, which comes down over the north border. */
const bill: readonly Point[] = [
  [layout.cell(10, 0)[0] - 46, MARGIN - 44],
  [layout.cell(10, 0)[0] - 20, MARGIN - 8],
  [layout.cell(11, 0)[0] + 6, MARGIN - 2],
  [layout.cell(13, 0)[0], MARGIN + 10],
  [layout.cell(14, 0)[0] + 8, MARGIN + 34],
  [layout.cell(15, 0)[0], MARGIN + 46],
  [layout.cell(16, 0)[0] + 4, MARGIN + 24],
  [layout.cell(17, 0)[0] + 10, MARGIN + 4],
  [layout.cell(19, 0)[0] + 20, MARGIN - 6],
  [layout.cell(19, 0)[0] + 54, MARGIN - 44],
];
export const BILL = polyline(weathered(bill, 2, 0.12, 7), true);
