import { squareGrid } from '../../src/kit/squareGrid.js';

const grid = squareGrid(10, 9);

describe('the square grid', () => {
  it('names squares by letter from the west and number from the north', () => {
    expect(grid.squares).toHaveLength(90);
    expect(grid.at(0, 0)).toBe('A1');
    expect(grid.at(9, 8)).toBe('J9');
    expect(grid.cell('C7')).toEqual({ x: 2, y: 6 });
    expect(grid.at(10, 0)).toBeUndefined();
    expect(grid.cell('K1')).toBeUndefined();
    expect(grid.cell('__proto__')).toBeUndefined();
  });

  it('counts eight neighbours in the middle, three in a corner, four by sides', () => {
    expect([...grid.neighbours('E5')].sort()).toEqual(['D4', 'D5', 'D6', 'E4', 'E6', 'F4', 'F5', 'F6']);
    expect([...grid.neighbours('A1')].sort()).toEqual(['A2', 'B1', 'B2']);
    expect([...grid.neighbours('E5', true)].sort()).toEqual(['D5', 'E4', 'E6', 'F5']);
  });

  it('measures as a king walks', () => {
    expect(grid.distance('A1', 'J9')).toBe(9);
    expect(grid.distance('C3', 'D3')).toBe(1);
    expect(() => grid.distance('A1', 'Z1')).toThrow('Z1');
  });
});
