import { HARBOUR, TOWN, TOWN_FORT, VILLAGE } from '../../../data/terrain.js';
import { ahead, bearing, heading } from '../../../geometry/angles.js';
import { overlap } from '../../../geometry/overlap.js';
import { rect, type Shape, type Size, shapeOf, TENTHS } from '../../../geometry/shapes.js';
import type { Fort, Habitation, Land, Point, Polygon } from '../../../state.js';
import type { Size2 } from './pieces.js';

/** Villages, towns and harbours on a piece of land [2.4]. Lengths in mm. */

interface Waterfront {
  /** The middle of an edge of the land. */
  readonly middle: Point;
  /** Out to sea, square to that edge as nearly as headings allow. */
  readonly out: number;
}

const onEdge = ({ w, h }: Size2, [ax, ay]: Point, [bx, by]: Point): boolean =>
  (ax === bx && (ax === 0 || ax === w)) || (ay === by && (ay === 0 || ay === h));

/** Edges of a piece of land that face the sea, the longest first; of equals the first. */
export function waterfronts(table: Size2, poly: Polygon): Waterfront[] {
  const sumX = poly.reduce((sum, [x]) => sum + x, 0) / poly.length;
  const sumY = poly.reduce((sum, [, y]) => sum + y, 0) / poly.length;
  return poly
    .map((a, i): { a: Point; b: Point } => ({ a, b: poly[(i + 1) % poly.length] }))
    .filter(({ a, b }) => !onEdge(table, a, b))
    .map(({ a, b }) => ({ a, b, length2: (b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2 }))
    .sort((p, q) => q.length2 - p.length2)
    .map(({ a, b }): Waterfront => {
      const middle: Point = [Math.floor((a[0] + b[0]) / 2), Math.floor((a[1] + b[1]) / 2)];
      const nx = b[1] - a[1];
      const ny = a[0] - b[0];
      const outward = nx * (middle[0] - sumX) + ny * (middle[1] - sumY) >= 0 ? 1 : -1;
      return { middle, out: bearing(outward * nx, outward * ny) };
    });
}

/** A rectangle by its centre, the way it faces, and its depth and breadth. */
function block([x, y]: Point, h: number, [depth, breadth]: Size): Polygon {
  const corners = rect({ x, y, h }, [depth, breadth]);
  return [0, 2, 4, 6].map((i): Point => [Math.round(corners[i] / TENTHS), Math.round(corners[i + 1] / TENTHS)]);
}

/** A point so far out to sea and to the right of a waterfront. */
function off({ middle: [x, y], out }: Waterfront, seaward: number, right: number): Point {
  const [ox, oy] = ahead(x, y, out, seaward);
  return ahead(ox, oy, heading(out + 90), right);
}

export const village = (front: Waterfront): Habitation => ({
  kind: 'village',
  owner: null,
  rect: block(off(front, -VILLAGE.depth / 2, 0), front.out, [VILLAGE.depth, VILLAGE.length]),
});

interface Town {
  readonly town: Habitation;
  readonly moles: Polygon[];
  /** null where the harbour has no room. */
  readonly boom: Polygon | null;
  readonly fort: Omit<Fort, 'name' | 'boom'>;
}

/** A town with its harbour; of the harbour whatever would lie on other land or beyond the table is left out. */
export function town(table: Size2, front: Waterfront, others: readonly Shape[]): Town {
  const free = (poly: Polygon) => !others.some((land) => overlap(shapeOf(poly), land)) && poly.every((point) => inside(table, point));
  const { mole, boom, width, depth } = HARBOUR;
  const harbour = block(off(front, depth / 2, 0), front.out, [depth, width]);
  const moles = [-1, 1].map((hand) => block(off(front, mole.length / 2, hand * mole.off), front.out, [mole.length, mole.width]));
  const chain = block(off(front, boom.off, 0), front.out, [boom.width, boom.length]);
  return {
    town: {
      kind: 'town',
      owner: null,
      rect: block(off(front, -TOWN.depth / 2, 0), front.out, [TOWN.depth, TOWN.length]),
      ...(free(harbour) && { harbour }),
    },
    moles: moles.filter(free),
    boom: free(chain) ? chain : null,
    fort: {
      owner: null,
      poly: block(off(front, -TOWN_FORT.side / 2, 0), front.out, [TOWN_FORT.side, TOWN_FORT.side]),
      strength: TOWN_FORT.strength,
      archers: TOWN_FORT.archers,
      ballistae: TOWN_FORT.ballistae,
      engines: TOWN_FORT.engines,
      enginesShot: [],
      shot: [],
    },
  };
}

const inside = ({ w, h }: Size2, [x, y]: Point): boolean => x >= 0 && y >= 0 && x <= w && y <= h;

/** A mole: rock that wrecks whoever is driven on to it. */
export const moleLand = (poly: Polygon): Land => ({ kind: 'headland', coast: 'rocky', poly });
