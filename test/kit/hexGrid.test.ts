import { HEX_DIRECTIONS, type HexGrid, hexGrid, turnBetween, turned } from '../../src/kit/hexGrid.js';

const grid = hexGrid({ width: 12, height: 9 });
const low = hexGrid({ width: 12, height: 9, low: 'odd' });
const names = (g: HexGrid, hexes: Iterable<number>) => [...hexes].map((hex) => g.labels[hex] ?? '-');
const around = (g: HexGrid, label: string) =>
  names(
    g,
    HEX_DIRECTIONS.map((d) => g.neighbour(g.index(label), d)),
  );

/** Distance by walking, written without coordinates. */
function walk(g: HexGrid, from: number): Map<number, number> {
  const steps = new Map([[from, 0]]);
  const queue = [from];
  for (const hex of queue) {
    for (const d of HEX_DIRECTIONS) {
      const next = g.neighbour(hex, d);
      if (next >= 0 && !steps.has(next)) {
        steps.set(next, (steps.get(hex) ?? 0) + 1);
        queue.push(next);
      }
    }
  }
  return steps;
}

describe('the hex grid', () => {
  it('names hexes by column and row, or as it is told', () => {
    expect(grid.labels).toHaveLength(108);
    expect(grid.labels[grid.at(0, 0)]).toBe('0101');
    expect(grid.labels[grid.at(11, 8)]).toBe('1209');
    expect(grid.index('0103')).toBe(grid.at(0, 2));
    for (const off of ['0110', '1301', '', '__proto__']) expect(grid.index(off)).toBe(-1);
    expect(grid.at(-1, 0)).toBe(-1);
    expect(grid.at(0, 9)).toBe(-1);
    const lettered = hexGrid({ width: 3, height: 3, label: (c, r) => `${String.fromCharCode(64 + c)}-${r}` });
    expect(lettered.index('B-3')).toBe(lettered.at(1, 2));
  });

  it('has six neighbours clockwise from north, whichever columns lie lower', () => {
    expect(around(grid, '0505')).toEqual(['0504', '0604', '0605', '0506', '0405', '0404']);
    expect(around(grid, '0605')).toEqual(['0604', '0705', '0706', '0606', '0506', '0505']);
    expect(around(low, '0505')).toEqual(['0504', '0605', '0606', '0506', '0406', '0405']);
    expect(around(low, '0605')).toEqual(['0604', '0704', '0705', '0606', '0505', '0504']);
    expect(around(grid, '0101')).toEqual(['-', '-', '0201', '0102', '-', '-']);
  });

  it('agrees with itself: back is the opposite direction, and a hexside is one side of two hexes', () => {
    for (const g of [grid, low]) {
      const sides = new Set<number>();
      for (let hex = 0; hex < g.labels.length; hex++) {
        for (const d of HEX_DIRECTIONS) {
          sides.add(g.side(hex, d));
          const next = g.neighbour(hex, d);
          if (next < 0) continue;
          expect(g.neighbour(next, turned(d, 3))).toBe(hex);
          expect(g.direction(hex, next)).toBe(d);
          expect(g.side(next, turned(d, 3))).toBe(g.side(hex, d));
        }
      }
      const shared = [...g.neighbours].filter((n) => n >= 0).length / 2;
      expect(sides.size).toBe(6 * g.labels.length - shared);
    }
    expect(grid.direction(grid.index('0101'), grid.index('0103'))).toBe(-1);
  });

  it('measures distance as the fewest steps', () => {
    for (const g of [grid, low]) {
      for (const from of [0, 40, 107]) {
        for (const [to, steps] of walk(g, from)) expect(g.distance(from, to)).toBe(steps);
      }
    }
  });

  it('draws rings and areas', () => {
    const centre = grid.index('0605');
    expect(grid.ring(centre, 0)).toEqual([centre]);
    expect(names(grid, grid.ring(centre, 1))).toEqual(around(grid, '0605'));
    expect(grid.ring(centre, 3)).toHaveLength(18);
    expect(grid.ring(centre, 3).every((hex) => grid.distance(hex, centre) === 3)).toBe(true);
    expect(grid.within(centre, 2)).toHaveLength(19);
    expect(grid.within(0, 20)).toHaveLength(108);
  });

  it('draws a line of adjacent hexes; along a hexside it can lean either way', () => {
    for (const [a, b] of [
      ['0101', '1209'],
      ['0309', '1102'],
      ['0505', '0505'],
    ]) {
      const line = grid.line(grid.index(a), grid.index(b));
      expect(names(grid, [line[0], line[line.length - 1]])).toEqual([a, b]);
      expect(line).toHaveLength(grid.distance(grid.index(a), grid.index(b)) + 1);
      for (let i = 1; i < line.length; i++) expect(grid.distance(line[i - 1], line[i])).toBe(1);
    }
    const [a, b] = [grid.index('0505'), grid.index('0705')];
    expect(names(grid, [grid.line(a, b)[1], grid.line(a, b, -1)[1]]).sort()).toEqual(['0604', '0605']);
  });

  it('turns', () => {
    expect(turned(0, -1)).toBe(5);
    expect(turned(5, 2)).toBe(1);
    expect(HEX_DIRECTIONS.map((d) => turnBetween(0, d))).toEqual([0, 1, 2, 3, 2, 1]);
    expect(turnBetween(5, 1)).toBe(2);
  });
});
