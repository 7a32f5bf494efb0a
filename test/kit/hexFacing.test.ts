import { directionSet, directionsIn, facedSet, hexBearings } from '../../src/kit/hexFacing.js';
import { HEX_DIRECTIONS, hexGrid } from '../../src/kit/hexGrid.js';

const label = (c: number, r: number) => `${c}.${r}`;

for (const low of ['even', 'odd'] as const) {
  const grid = hexGrid({ width: 11, height: 11, low, label });
  const { sectors, offset } = hexBearings(grid);
  const centre = grid.at(5, 5);

  describe(`facing on a grid whose ${low} columns lie lower`, () => {
    it('finds a hex straight ahead in the one sector centred on that direction, at any distance', () => {
      for (const direction of HEX_DIRECTIONS) {
        let hex = centre;
        for (let far = 1; far <= 4; far++) {
          hex = grid.neighbour(hex, direction);
          expect(directionsIn(sectors(centre, hex))).toEqual([direction]);
        }
      }
    });

    it('counts a hex on a bounding line to both sectors', () => {
      for (const direction of HEX_DIRECTIONS) {
        const next = HEX_DIRECTIONS[(direction + 1) % 6];
        const corner = grid.neighbour(grid.neighbour(centre, direction), next);
        expect(new Set(directionsIn(sectors(centre, corner)))).toEqual(new Set([direction, next]));
      }
    });

    it('leaves no hex without a sector, and gives the opposite ones back', () => {
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
  it('turns a set given from the bow with the piece', () => {
    const broadsides = directionSet([1, 2, 4, 5]);
    expect(directionsIn(facedSet(broadsides, 0))).toEqual([1, 2, 4, 5]);
    expect(directionsIn(facedSet(broadsides, 2))).toEqual([0, 1, 3, 4]);
    expect(directionsIn(facedSet(directionSet([0]), 5))).toEqual([5]);
  });
});
