import { directionSet, directionsIn, facedSet, hexBearings } from '../../src/kit/hexFacing.js';
import { HEX_DIRECTIONS, type HexGrid, hexGrid, turnBetween, turned } from '../../src/kit/hexGrid.js';
import { hexLines } from '../../src/kit/hexLine.js';
import { squareGrid } from '../../src/kit/squareGrid.js';

describe('hex grids', () => {
  const grid = hexGrid({ width: 12, height: 9 });
  const low = hexGrid({ width: 12, height: 9, low: 'odd' });
  const names = (g: HexGrid, hexes: Iterable<number>) => [...hexes].map((hex) => g.labels[hex] ?? '-');
  const around = (g: HexGrid, label: string) =>
    names(
      g,
      HEX_DIRECTIONS.map((d) => g.neighbour(g.index(label), d)),
    );

  /** Returns the distance of each hex by breadth-first search, without coordinates. */
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
    it('labels hexes by column and row, or by a given function', () => {
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

    it('has six neighbours clockwise from north, for both kinds of low columns', () => {
      expect(around(grid, '0505')).toEqual(['0504', '0604', '0605', '0506', '0405', '0404']);
      expect(around(grid, '0605')).toEqual(['0604', '0705', '0706', '0606', '0506', '0505']);
      expect(around(low, '0505')).toEqual(['0504', '0605', '0606', '0506', '0406', '0405']);
      expect(around(low, '0605')).toEqual(['0604', '0704', '0705', '0606', '0505', '0504']);
      expect(around(grid, '0101')).toEqual(['-', '-', '0201', '0102', '-', '-']);
    });

    it('has opposite directions back, and the same hexside from both hexes', () => {
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

    it('measures distance in steps', () => {
      for (const g of [grid, low]) {
        for (const from of [0, 40, 107]) {
          for (const [to, steps] of walk(g, from)) expect(g.distance(from, to)).toBe(steps);
        }
      }
    });

    it('lists rings and areas', () => {
      const centre = grid.index('0605');
      expect(grid.ring(centre, 0)).toEqual([centre]);
      expect(names(grid, grid.ring(centre, 1))).toEqual(around(grid, '0605'));
      expect(grid.ring(centre, 3)).toHaveLength(18);
      expect(grid.ring(centre, 3).every((hex) => grid.distance(hex, centre) === 3)).toBe(true);
      expect(grid.within(centre, 2)).toHaveLength(19);
      expect(grid.within(0, 20)).toHaveLength(108);
    });

    it('draws a line of adjacent hexes, to either side along a hexside', () => {
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

    it('turns directions', () => {
      expect(turned(0, -1)).toBe(5);
      expect(turned(5, 2)).toBe(1);
      expect(HEX_DIRECTIONS.map((d) => turnBetween(0, d))).toEqual([0, 1, 2, 3, 2, 1]);
      expect(turnBetween(5, 1)).toBe(2);
    });
  });
});

describe('hex facing', () => {
  const label = (c: number, r: number) => `${c}.${r}`;

  for (const low of ['even', 'odd'] as const) {
    const grid = hexGrid({ width: 11, height: 11, low, label });
    const { sectors, offset } = hexBearings(grid);
    const centre = grid.at(5, 5);

    describe(`facing on a grid with low ${low} columns`, () => {
      it('has a hex straight ahead in one sector, at any distance', () => {
        for (const direction of HEX_DIRECTIONS) {
          let hex = centre;
          for (let far = 1; far <= 4; far++) {
            hex = grid.neighbour(hex, direction);
            expect(directionsIn(sectors(centre, hex))).toEqual([direction]);
          }
        }
      });

      it('has a hex on a boundary in both sectors', () => {
        for (const direction of HEX_DIRECTIONS) {
          const next = HEX_DIRECTIONS[(direction + 1) % 6];
          const corner = grid.neighbour(grid.neighbour(centre, direction), next);
          expect(new Set(directionsIn(sectors(centre, corner)))).toEqual(new Set([direction, next]));
        }
      });

      it('has every hex in a sector, and the opposite ones in return', () => {
        for (let hex = 0; hex < 121; hex++) {
          const there = directionsIn(sectors(centre, hex));
          expect(there.length).toBe(hex === centre ? 0 : Math.max(1, there.length));
          const back = directionsIn(sectors(hex, centre)).map((d) => (d + 3) % 6);
          expect(new Set(back)).toEqual(new Set(there));
          const { dx, dz } = offset(centre, hex);
          expect(Math.max(Math.abs(dx), Math.abs(dz), Math.abs(dx + dz))).toBe(grid.distance(centre, hex));
        }
      });
    });
  }

  describe('sets of directions', () => {
    it('turns a set relative to the bow with the piece', () => {
      const broadsides = directionSet([1, 2, 4, 5]);
      expect(directionsIn(facedSet(broadsides, 0))).toEqual([1, 2, 4, 5]);
      expect(directionsIn(facedSet(broadsides, 2))).toEqual([0, 1, 3, 4]);
      expect(directionsIn(facedSet(directionSet([0]), 5))).toEqual([5]);
    });
  });
});

describe('hex lines', () => {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
  const grid = hexGrid({ width: 20, height: 20, label: (c, r) => `${letters[c - 1]}-${r}` });
  const lines = hexLines(grid);
  const hex = (label: string) => grid.index(label);
  const blocked = (from: string, to: string, ...ships: string[]) =>
    lines.blocks(hex(from), hex(to), (at) => ships.includes(grid.labels[at])).map((at) => grid.labels[at]);

  describe('lines on the hex grid', () => {
    it('has the same hexes on both sides, except along hexsides', () => {
      const [one, other] = lines.between(hex('N-10'), hex('N-6'));
      expect(one.map((at) => grid.labels[at])).toEqual(['N-9', 'N-8', 'N-7']);
      expect(other).toEqual(one);
      expect(lines.between(hex('N-10'), hex('N-9'))).toEqual([[], []]);
    });

    it('is blocked along a hexside only if both hexes block', () => {
      expect(blocked('N-10', 'O-9', 'N-9')).toEqual([]);
      expect(blocked('N-10', 'O-9', 'O-10')).toEqual([]);
      expect(blocked('N-10', 'O-9', 'N-9', 'O-10')).toEqual(expect.arrayContaining(['N-9', 'O-10']));
      expect(blocked('N-10', 'N-6', 'N-8')).toEqual(['N-8']);
      expect(blocked('N-10', 'N-6', 'O-8')).toEqual([]);
    });

    it('is the same from both ends', () => {
      const sides = (from: number, to: number) =>
        lines
          .between(from, to)
          .map((list) => [...list].sort((a, b) => a - b).join())
          .sort();
      for (const to of grid.within(hex('K-10'), 6)) expect(sides(hex('K-10'), to)).toEqual(sides(to, hex('K-10')));
    });
  });
});

describe('square grids', () => {
  const grid = squareGrid(10, 9);

  describe('the square grid', () => {
    it('labels squares by letter from the west and number from the north', () => {
      expect(grid.squares).toHaveLength(90);
      expect(grid.at(0, 0)).toBe('A1');
      expect(grid.at(9, 8)).toBe('J9');
      expect(grid.cell('C7')).toEqual({ x: 2, y: 6 });
      expect(grid.at(10, 0)).toBeUndefined();
      expect(grid.cell('K1')).toBeUndefined();
      expect(grid.cell('__proto__')).toBeUndefined();
    });

    it('has eight neighbours in the middle, three in a corner, four by sides', () => {
      expect([...grid.neighbours('E5')].sort()).toEqual(['D4', 'D5', 'D6', 'E4', 'E6', 'F4', 'F5', 'F6']);
      expect([...grid.neighbours('A1')].sort()).toEqual(['A2', 'B1', 'B2']);
      expect([...grid.neighbours('E5', true)].sort()).toEqual(['D5', 'E4', 'E6', 'F5']);
    });

    it('measures a king’s steps', () => {
      expect(grid.distance('A1', 'J9')).toBe(9);
      expect(grid.distance('C3', 'D3')).toBe(1);
      expect(() => grid.distance('A1', 'Z1')).toThrow('Z1');
    });
  });
});
