import { hexGrid } from '../../src/kit/hexGrid.js';
import { hexLines } from '../../src/kit/hexLine.js';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const grid = hexGrid({ width: 20, height: 20, label: (c, r) => `${letters[c - 1]}-${r}` });
const lines = hexLines(grid);
const hex = (label: string) => grid.index(label);
const blocked = (from: string, to: string, ...ships: string[]) =>
  lines.blocks(hex(from), hex(to), (at) => ships.includes(grid.labels[at])).map((at) => grid.labels[at]);

describe('lines on the hex grid', () => {
  it('has the same hexes on both sides where the line runs through hexes', () => {
    const [one, other] = lines.between(hex('N-10'), hex('N-6'));
    expect(one.map((at) => grid.labels[at])).toEqual(['N-9', 'N-8', 'N-7']);
    expect(other).toEqual(one);
    expect(lines.between(hex('N-10'), hex('N-9'))).toEqual([[], []]);
  });

  it('is blocked along a hexside only when the hexes on both sides of it are filled', () => {
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
