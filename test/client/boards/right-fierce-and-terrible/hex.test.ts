import { gridPath, headingStep, hexLayout } from '../../../../client/kit/hex/layout.js';
import { outlines, softened } from '../../../../client/kit/hex/outline.js';
import { hexWalk, straightCourse } from '../../../../client/kit/hex/walk.js';
import { HEX_DIRECTIONS, hexGrid } from '../../../../src/kit/hexGrid.js';

const layout = hexLayout(hexGrid({ width: 6, height: 5 }), { size: 10, left: 0, top: 0 });
const { grid } = layout;

describe('hexes on a sheet', () => {
  it('neighbours lie one height apart, in the direction that their grid says', () => {
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

  it('the same holds where the odd columns are the low ones', () => {
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

  it('one hex has a ring of six corners, two neighbours one of ten', () => {
    expect(outlines(layout, (c, r) => c === 2 && r === 2, bounds).map((ring) => ring.length)).toEqual([6]);
    expect(outlines(layout, (c, r) => c === 2 && (r === 2 || r === 3), bounds).map((ring) => ring.length)).toEqual([10]);
  });

  it('a lake in an island is a ring of its own', () => {
    const around = new Set(grid.ring(grid.at(2, 2), 1));
    const rings = outlines(layout, (c, r) => around.has(grid.at(c, r)), bounds);
    expect(rings.map((ring) => ring.length).sort((a, b) => a - b)).toEqual([6, 18]);
    expect(softened(rings[0])).toHaveLength(rings[0].length);
  });
});

describe('walking', () => {
  const walk = hexWalk(layout, (label) => label !== '0302');

  it('goes along columns and rows, jumps what is no place, and stops at the edge', () => {
    expect(walk('0202', 'ArrowDown')).toBe('0203');
    expect(walk('0202', 'ArrowRight')).toBe('0402');
    expect(walk('0101', 'ArrowUp')).toBeUndefined();
    expect(walk('nowhere', 'ArrowUp')).toBeUndefined();
  });

  it('lays a straight course to ask the rules about', () => {
    expect(straightCourse(layout, '0101', '0103')).toEqual(['0102', '0103']);
  });
});
