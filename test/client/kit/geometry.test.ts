/** @jest-environment node */

import { hexField, hexUnder } from '../../../client/kit/hex/field.js';
import { grain } from '../../../client/kit/hex/grain.js';
import { isolines } from '../../../client/kit/hex/isolines.js';
import { corner, gridPath, headingStep, hexLayout } from '../../../client/kit/hex/layout.js';
import { outlines, softened } from '../../../client/kit/hex/outline.js';
import { hexWalk, straightCourse } from '../../../client/kit/hex/walk.js';
import { ShownPositions } from '../../../client/kit/history/shownPositions.js';
import { flowing, inPieces, type Point, polyline } from '../../../client/kit/map/curves.js';
import { HEX_DIRECTIONS, hexGrid } from '../../../src/kit/hexGrid.js';

describe('curves', () => {
  const ring = (count: number): Point[] =>
    Array.from({ length: count }, (_, i) => [
      Math.round(100 * Math.cos((i * 6.28) / count)),
      Math.round(100 * Math.sin((i * 6.28) / count)),
    ]);

  const ends = (piece: string) => {
    const numbers = (piece.match(/-?[\d.]+/g) ?? []).map(Number);
    return { from: numbers.slice(0, 2), to: numbers.slice(-2) };
  };

  describe('a path in pieces', () => {
    it.each([
      ['an open line of curves', flowing(ring(200))],
      ['a closed line of curves', flowing(ring(200), true)],
      ['a closed line of straight strokes', polyline(ring(151), true)],
      ['a short line', polyline(ring(3))],
    ])('has every stroke of %s once, each piece starting at the end of the last', (_, path) => {
      const pieces = inPieces(path);
      const [start] = path.split(/(?=[LCZ])/);
      const strokes = pieces.map((piece) => piece.replace(/^M[^LC]*/, '')).join('');
      expect(`${start}${strokes}`).toBe(path.replace('Z', `L${start.slice(1)}`));
      expect(pieces.slice(1).map((piece) => ends(piece).from)).toEqual(pieces.slice(0, -1).map((piece) => ends(piece).to));
    });

    it('has no stroke between two outlines', () => {
      const [one, two] = [
        polyline(
          [
            [0, 0],
            [9, 0],
            [9, 9],
          ],
          true,
        ),
        polyline(
          [
            [50, 50],
            [59, 50],
            [59, 59],
          ],
          true,
        ),
      ];
      expect(inPieces(one + two)).toEqual([...inPieces(one), ...inPieces(two)]);
    });

    it('has short pieces', () => {
      expect(Math.max(...inPieces(flowing(ring(1000), true)).map((piece) => piece.match(/C/g)?.length ?? 0))).toBe(60);
    });
  });
});

describe('fields of hexes', () => {
  const layout = hexLayout(hexGrid({ width: 6, height: 5 }), { size: 10, left: 0, top: 0 });

  describe('the hex under a point', () => {
    it('is the hex with the nearest centre, on the grid and off it', () => {
      for (let column = -1; column <= 6; column++) {
        for (let row = -1; row <= 5; row++) {
          const [x, y] = layout.cell(column, row);
          expect(hexUnder(layout, x + 3, y - 4)).toEqual([column, row]);
        }
      }
    });
  });

  describe('heights over hexes', () => {
    const field = hexField(layout, {
      centre: (column, row) => column * 10 + row,
      side: (column, row, direction) => (column * 10 + row) / 2 + direction / 10,
      corner: (column, row, direction) => -(column + row + direction),
    });

    it('has the given heights at centres, sides and corners', () => {
      const at = layout.cell(2, 2);
      expect(field(...at)).toBeCloseTo(22);
      for (const direction of [0, 1, 2, 3, 4, 5] as const) {
        const bearing = (direction * Math.PI) / 3;
        const reach = layout.height / 2 - 1e-6;
        expect(field(at[0] + Math.sin(bearing) * reach, at[1] - Math.cos(bearing) * reach)).toBeCloseTo(11 + direction / 10, 3);
        const [cx, cy] = corner(at, layout.size - 1e-6, (direction + 5) % 6);
        expect(field(cx, cy)).toBeCloseTo(-(4 + direction), 3);
      }
    });
  });

  describe('isolines', () => {
    const hill = (cx: number, cy: number, radius: number) => (x: number, y: number) => radius - Math.hypot(x - cx, y - cy);
    const area = (ring: readonly (readonly [number, number])[]) =>
      ring.reduce((sum, [x, y], i) => sum + x * ring[(i + 1) % ring.length][1] - ring[(i + 1) % ring.length][0] * y, 0) / 2;

    it('surround positive areas, with the land on the right', () => {
      const [ring, ...others] = isolines(hill(50, 50, 30), { left: 0, top: 0, right: 100, bottom: 100 }, 2);
      expect(others).toEqual([]);
      expect(area(ring)).toBeGreaterThan(0);
      expect(area(ring) / (Math.PI * 900)).toBeCloseTo(1, 1);
      for (const [x, y] of ring) expect(Math.hypot(x - 50, y - 50)).toBeCloseTo(30, 0);
    });

    it('a lake is a ring in the other direction', () => {
      const ringed = (x: number, y: number) => Math.min(hill(50, 50, 40)(x, y), -hill(50, 50, 15)(x, y));
      const rings = isolines(ringed, { left: 0, top: 0, right: 100, bottom: 100 }, 2).map(area);
      expect(rings.filter((each) => each > 0)).toHaveLength(1);
      expect(rings.filter((each) => each < 0)).toHaveLength(1);
    });

    it('close at the edge of the map', () => {
      const rings = isolines(() => 1, { left: 0, top: 0, right: 50, bottom: 50 }, 5);
      expect(rings).toHaveLength(1);
      expect(area(rings[0])).toBeGreaterThan(2000);
    });
  });

  describe('grain', () => {
    it('is deterministic, differs by seed, and is between -1 and 1', () => {
      const [a, b, other] = [grain(20, 7), grain(20, 7), grain(20, 8)];
      let differs = false;
      for (let x = 0; x < 200; x += 7) {
        for (let y = 0; y < 200; y += 11) {
          expect(a(x, y)).toBe(b(x, y));
          expect(Math.abs(a(x, y))).toBeLessThanOrEqual(1);
          differs ||= a(x, y) !== other(x, y);
        }
      }
      expect(differs).toBe(true);
    });

    it('is continuous', () => {
      const rough = grain(20, 3);
      for (let x = 0; x < 100; x += 0.5) expect(Math.abs(rough(x, 13) - rough(x + 0.05, 13))).toBeLessThan(0.05);
    });
  });
});

describe('shown positions', () => {
  const position = (n: number) => ({ n, ships: { a: n % 3, b: [n] } });

  describe('the positions shown on a board', () => {
    it('are stored from the first one', () => {
      const shown = new ShownPositions<ReturnType<typeof position>>();
      expect(shown.earliest).toBeUndefined();
      for (let n = 7; n < 180; n++) shown.add(n, position(n));
      shown.add(179, position(0));
      expect(shown.earliest).toBe(7);
      for (let n = 7; n < 180; n++) expect(shown.at(n)).toEqual(position(n));
      expect([shown.at(6), shown.at(180)]).toEqual([undefined, undefined]);
    });

    it('lack those missed while offline, and find the nearest', () => {
      const shown = new ShownPositions<ReturnType<typeof position>>();
      for (const n of [3, 4, 9, 10]) shown.add(n, position(n));
      expect([shown.upTo(8), shown.since(5), shown.upTo(1), shown.since(11)]).toEqual([4, 9, 3, undefined]);
      expect(shown.at(9)).toEqual(position(9));
    });

    it('start again with a new match', () => {
      const shown = new ShownPositions<ReturnType<typeof position>>();
      for (const n of [0, 1, 2, 0, 1]) shown.add(n, position(n * 2));
      expect([shown.earliest, shown.at(1), shown.at(2)]).toEqual([0, position(2), undefined]);
    });
  });
});

describe('hexes on a map', () => {
  const layout = hexLayout(hexGrid({ width: 6, height: 5 }), { size: 10, left: 0, top: 0 });
  const { grid } = layout;

  describe('hexes on a map', () => {
    it('neighbours are one height apart, in the grid’s direction', () => {
      for (let hex = 0; hex < grid.labels.length; hex++) {
        const [x, y] = layout.at(grid.labels[hex]) ?? [0, 0];
        for (const direction of HEX_DIRECTIONS) {
          const beside = grid.neighbour(hex, direction);
          if (beside < 0) continue;
          const [bx, by] = layout.at(grid.labels[beside]) ?? [0, 0];
          const [dx, dy] = headingStep(direction);
          expect(Math.hypot(bx - x, by - y)).toBeCloseTo(layout.height);
          expect([(bx - x) / layout.height, (by - y) / layout.height].map((n) => n.toFixed(4))).toEqual(
            [dx, dy].map((n) => (n + 0).toFixed(4)),
          );
          expect(layout.beside(hex % 6, Math.floor(hex / 6), direction)).toEqual([beside % 6, Math.floor(beside / 6)]);
        }
      }
    });

    it('neighbours are one height apart if odd columns are lower', () => {
      const other = hexLayout(hexGrid({ width: 4, height: 4, low: 'odd' }), { size: 10, left: 0, top: 0 });
      const [a, b] = [other.grid.at(1, 1), other.grid.neighbour(other.grid.at(1, 1), 2)];
      const [ax, ay] = other.at(other.grid.labels[a]) ?? [0, 0];
      const [bx, by] = other.at(other.grid.labels[b]) ?? [0, 0];
      expect(Math.hypot(bx - ax, by - ay)).toBeCloseTo(other.height);
      expect(by).toBeGreaterThan(ay);
    });

    it('draws every hexside once', () => {
      const sides = gridPath(layout, () => true)
        .split('M')
        .filter(Boolean);
      expect(new Set(sides).size).toBe(sides.length);
      const touching = [...Array(grid.labels.length).keys()].flatMap((hex) => HEX_DIRECTIONS.map((direction) => grid.side(hex, direction)));
      expect(sides.length).toBe(new Set(touching).size);
    });
  });

  describe('shores', () => {
    const bounds = { columns: [0, 5], rows: [0, 4] } as const;

    it('one hex has a ring of six corners, two hexes one of ten', () => {
      expect(outlines(layout, (c, r) => c === 2 && r === 2, bounds).map((ring) => ring.length)).toEqual([6]);
      expect(outlines(layout, (c, r) => c === 2 && (r === 2 || r === 3), bounds).map((ring) => ring.length)).toEqual([10]);
    });

    it('a lake in an island has its own ring', () => {
      const around = new Set(grid.ring(grid.at(2, 2), 1));
      const rings = outlines(layout, (c, r) => around.has(grid.at(c, r)), bounds);
      expect(rings.map((ring) => ring.length).sort((a, b) => a - b)).toEqual([6, 18]);
      expect(softened(rings[0])).toHaveLength(rings[0].length);
    });
  });

  describe('arrow keys', () => {
    const walk = hexWalk(layout, (label) => label !== '0302');

    it('move along columns and rows, skip other hexes, and stop at the edge', () => {
      expect(walk('0202', 'ArrowDown')).toBe('0203');
      expect(walk('0202', 'ArrowRight')).toBe('0402');
      expect(walk('0101', 'ArrowUp')).toBeUndefined();
      expect(walk('nowhere', 'ArrowUp')).toBeUndefined();
    });

    it('list the hexes of a straight course', () => {
      expect(straightCourse(layout, '0101', '0103')).toEqual(['0102', '0103']);
    });
  });
});
