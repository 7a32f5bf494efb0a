import { hexField, hexUnder } from '../../../client/kit/hex/field.js';
import { grain } from '../../../client/kit/hex/grain.js';
import { isolines } from '../../../client/kit/hex/isolines.js';
import { corner, hexLayout } from '../../../client/kit/hex/layout.js';
import { hexGrid } from '../../../src/kit/hexGrid.js';

const layout = hexLayout(hexGrid({ width: 6, height: 5 }), { size: 10, left: 0, top: 0 });

describe('the hex under a point', () => {
  it('is the hex whose middle is nearest, on the grid and off it', () => {
    for (let column = -1; column <= 6; column++) {
      for (let row = -1; row <= 5; row++) {
        const [x, y] = layout.cell(column, row);
        expect(hexUnder(layout, x + 3, y - 4)).toEqual([column, row]);
      }
    }
  });
});

describe('ground over hexes', () => {
  const field = hexField(layout, {
    centre: (column, row) => column * 10 + row,
    side: (column, row, direction) => (column * 10 + row) / 2 + direction / 10,
    corner: (column, row, direction) => -(column + row + direction),
  });

  it('has the heights it is given in the middles, at the sides and at the corners', () => {
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

  it('run round what is above nothing, the land to the right', () => {
    const [ring, ...others] = isolines(hill(50, 50, 30), { left: 0, top: 0, right: 100, bottom: 100 }, 2);
    expect(others).toEqual([]);
    expect(area(ring)).toBeGreaterThan(0);
    expect(area(ring) / (Math.PI * 900)).toBeCloseTo(1, 1);
    for (const [x, y] of ring) expect(Math.hypot(x - 50, y - 50)).toBeCloseTo(30, 0);
  });

  it('a lake is a ring the other way round', () => {
    const ringed = (x: number, y: number) => Math.min(hill(50, 50, 40)(x, y), -hill(50, 50, 15)(x, y));
    const rings = isolines(ringed, { left: 0, top: 0, right: 100, bottom: 100 }, 2).map(area);
    expect(rings.filter((each) => each > 0)).toHaveLength(1);
    expect(rings.filter((each) => each < 0)).toHaveLength(1);
  });

  it('close at the edge of the sheet', () => {
    const rings = isolines(() => 1, { left: 0, top: 0, right: 50, bottom: 50 }, 5);
    expect(rings).toHaveLength(1);
    expect(area(rings[0])).toBeGreaterThan(2000);
  });
});

describe('grain', () => {
  it('is the same every time, differs by seed, and stays between -1 and 1', () => {
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

  it('has no steps: near points are nearly as high', () => {
    const rough = grain(20, 3);
    for (let x = 0; x < 100; x += 0.5) expect(Math.abs(rough(x, 13) - rough(x + 0.05, 13))).toBeLessThan(0.05);
  });
});
