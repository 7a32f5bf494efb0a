import { gap, type Land, type Polygon, point, shapeOf } from '../../../../src/games/salamis-ad-actium/face.js';
import { type Point, polyline, scatter, weathered } from '../../../kit/map/curves.js';
import { onSheet, type Sheet } from './scale.js';

type Lands = Readonly<Record<string, Land>>;

/** Length of a segment of drawn shore, in mm. */
const STRETCH = 34;
/** Maximum distance of the drawn shore from the outline that the rules use, in mm. */
const STRAY = { sandy: 2, rocky: 4 } as const;
const NOTCH = { sandy: 0.04, rocky: 0.09 } as const;
const FINEST = 8;
/** Maximum distance between two pieces of the same coast, in mm. */
const TOUCHING = 6;

/** Returns a side of an outline as an uneven line of shore. */
function drawnShore([x1, y1]: Point, [x2, y2]: Point, coast: Land['coast']): Point[] {
  const next = scatter(Math.round(x1 * 31 + y1 * 17 + x2 * 7 + y2));
  const length = Math.max(1, Math.hypot(x2 - x1, y2 - y1));
  const stretches = Math.max(1, Math.round(length / STRETCH));
  const points = Array.from({ length: stretches + 1 }, (_, i): Point => {
    const stray = i % stretches ? (next() - 0.5) * 2 * STRAY[coast] : 0;
    const along = i / stretches;
    return [x1 + (x2 - x1) * along - ((y2 - y1) / length) * stray, y1 + (y2 - y1) * along + ((x2 - x1) / length) * stray];
  });
  return weathered(points, next() * 9999, NOTCH[coast], FINEST);
}

/** Whether a side of a polygon is not drawn as shore, because it lies on the table's edge or between two pieces of the same coast. */
function isNoShore({ table }: Sheet, others: readonly Polygon[], [x1, y1]: Point, [x2, y2]: Point): boolean {
  if (x1 === x2 && (x1 === 0 || x1 === table.w)) return true;
  if (y1 === y2 && (y1 === 0 || y1 === table.h)) return true;
  const middle = point((x1 + x2) / 2, (y1 + y2) / 2);
  return others.some((poly) => gap(middle, shapeOf(poly)) < TOUCHING);
}

/** Returns the outlines and the shores of all land, as paths on the sheet. */
export function shorelineOf(sheet: Sheet, lands: Lands): { readonly land: string; readonly shores: string } {
  const pieces = Object.values(lands);
  let [land, shores] = ['', ''];
  for (const { poly, coast } of pieces) {
    const others = pieces.filter((piece) => piece.poly !== poly).map((piece) => piece.poly);
    const outline: Point[] = [];
    for (const [i, from] of poly.entries()) {
      const to = poly[(i + 1) % poly.length];
      const bare = isNoShore(sheet, others, from, to);
      const side = (bare ? [from, to] : drawnShore(from, to, coast)).map(([x, y]) => onSheet(sheet, x, y));
      if (!bare) shores += polyline(side);
      outline.push(...side);
    }
    land += polyline(outline, true);
  }
  return { land, shores };
}
