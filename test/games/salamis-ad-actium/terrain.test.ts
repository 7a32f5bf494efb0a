import { dist2, shapeOf } from '../../../src/games/salamis-ad-actium/geometry/shapes.js';
import { rollWeather, seaFor } from '../../../src/games/salamis-ad-actium/rules/settingUp/surroundings.js';
import { squares } from '../../../src/games/salamis-ad-actium/rules/settingUp/terrain/pieces.js';
import { freeWidth, generateTerrain, ownTowns, type TerrainRequest } from '../../../src/games/salamis-ad-actium/rules/settingUp/terrain.js';
import { setup } from '../../../src/games/salamis-ad-actium/setup.js';
import { quickDice } from '../../../src/kit/dice.js';
import { scripted } from '../../kit/scripted.js';

const small: TerrainRequest = { table: { w: 1200, h: 1200 }, habitation: 0, fortifications: true };
const wide: TerrainRequest = { table: { w: 2400, h: 1200 }, habitation: 0, fortifications: true };
/** Dice (2d6) for a square of open water. */
const open = [4, 4];
const opens = (squaresLeft: number) => Array.from({ length: squaresLeft }, () => open).flat();

describe('2.4 squares and features', () => {
  it('2.4 the table is divided into squares of 60 cm, south row first', () => {
    expect(squares({ w: 1800, h: 1200 }).map(({ x, y, edge, side }) => [x, y, edge, side])).toEqual([
      [0, 0, 'S', 'W'],
      [600, 0, 'S', null],
      [1200, 0, 'S', 'E'],
      [0, 600, 'N', 'W'],
      [600, 600, 'N', null],
      [1200, 600, 'N', 'E'],
    ]);
  });

  it('2.4 a 9 is an island: position, then orientation, then its coast', () => {
    // Square 1 rolls 9: south-east (4), W-E (5), sandy (2), belt 3 + 5 cm, depth 4, open land (4).
    const dice = scripted([3, 6, 4, 5, 2, 3, 5, 4, 4, ...opens(3)]);
    const { land } = generateTerrain(small, dice);
    expect(dice.left).toBe(0);
    expect(land.land1).toMatchObject({ kind: 'island', coast: 'sandy', shallow: { w: 80, depth: 4 } });
    expect(land.land1.poly[0]).toEqual([300 + 80 - 200, 300 - 80]);
    expect(land.land1.habs).toBeUndefined();
  });

  it('2.4 an island is turned clockwise from W-E: 1 and 2 lie N-S, 3 NW-SE, 4 NE-SW', () => {
    const first = (d6: number) => generateTerrain(small, scripted([3, 6, 5, d6, 5, 4, ...opens(3)])).land.land1.poly[0];
    expect(first(2)).toEqual([300, 500]);
    expect(first(3)).toEqual([300 - 141, 300 + 141]);
    expect(first(4)).toEqual([300 - 141, 300 - 141]);
    expect(first(6)).toEqual([100, 300]);
  });

  it('2.4 a rocky coast has no belt and takes no dice for one', () => {
    const dice = scripted([3, 6, 5, 5, 5, 1, ...opens(3)]);
    expect(generateTerrain(small, dice).land.land1).toMatchObject({ coast: 'rocky' });
    expect(dice.left).toBe(0);
  });

  it('2.4 a shore in a corner square lies on its long edge on 1 to 3, on its short edge on 4 to 6', () => {
    const shore = (edge: number, position: number) =>
      generateTerrain(small, scripted([1, 2, edge, position, 5, 1, ...opens(3)])).land.land1.poly.slice(0, 2);
    expect(shore(3, 1)).toEqual([
      [0, 0],
      [300, 0],
    ]);
    expect(shore(3, 3)).toEqual([
      [150, 0],
      [450, 0],
    ]);
    expect(shore(4, 6)).toEqual([
      [0, 300],
      [0, 600],
    ]);
  });

  it('2.4 elsewhere a shore needs no die for its edge, and is mirrored in the north', () => {
    // Square 5 of eight is the second of the north row of a table of 240 cm.
    const dice = scripted([...opens(5), 5, 6, 6, 5, 1, ...opens(2)]);
    expect(generateTerrain(wide, dice).land.land1.poly).toEqual([
      [900, 1200],
      [1200, 1200],
      [1170, 1090],
      [1050, 1060],
      [930, 1100],
    ]);
    expect(dice.left).toBe(0);
  });

  it('2.4 long shores and headlands become a corner headland in a corner', () => {
    for (const feature of [
      [6, 6],
      [1, 1],
    ]) {
      const { land } = generateTerrain(small, scripted([...open, ...feature, 5, 1, ...opens(2)]));
      expect(land.land1.poly).toEqual([
        [1200, 0],
        [850, 0],
        [960, 180],
        [1080, 260],
        [1200, 300],
      ]);
      expect(land.land1.kind).toBe('headland');
    }
  });

  it('2.4 between the corners a headland stands 20, 170 or 320 mm along, a long shore from one end to the other', () => {
    const headland = generateTerrain(wide, scripted([...open, 1, 1, 4, 5, 1, ...opens(6)])).land.land1;
    expect(headland.poly[0]).toEqual([770, 0]);
    const long = generateTerrain(wide, scripted([...open, 6, 6, 5, 1, 1, ...opens(6)])).land.land1;
    expect(long.poly.slice(0, 2)).toEqual([
      [600, 0],
      [1200, 0],
    ]);
  });

  it('2.4 an islet nearer than 10 cm to the other is moved to the next place', () => {
    // Two islets, both rolled north-west, W-E and rocky.
    const { land } = generateTerrain(small, scripted([2, 3, 1, 5, 5, 1, 1, 5, 5, 1, ...opens(3)]));
    expect(land.land1.poly[0]).toEqual([150 - 100, 450]);
    expect(land.land2.poly[0]).toEqual([450 - 100, 450]);
  });

  it('2.4 a table of open water alone is rolled again', () => {
    const dice = scripted([...opens(4), 3, 6, 5, 5, 5, 1, ...opens(3)]);
    expect(Object.keys(generateTerrain(small, dice).land)).toEqual(['land1']);
    expect(dice.left).toBe(0);
  });

  it('2.4 a deployment band with less than 50 cm of free width is rolled again', () => {
    expect(
      freeWidth(small.table, 'S', 150, 150, [
        [
          [0, 0],
          [600, 0],
          [600, 40],
        ],
      ]),
    ).toBe(450);
    expect(
      freeWidth(small.table, 'S', 150, 150, [
        [
          [400, 0],
          [600, 0],
          [600, 40],
        ],
        [
          [500, 0],
          [700, 0],
          [700, 90],
        ],
      ]),
    ).toBe(600);
    expect(
      freeWidth(small.table, 'N', 150, 150, [
        [
          [0, 0],
          [600, 0],
          [600, 40],
        ],
      ]),
    ).toBe(900);
    expect(
      freeWidth(small.table, 'S', 150, 150, [
        [
          [300, 300],
          [700, 300],
          [500, 100],
        ],
      ]),
    ).toBe(800);
  });
});

describe('2.4 habitations', () => {
  const island = (...details: number[]) => generateTerrain(small, scripted([3, 6, 5, 5, 5, ...details, ...opens(3)]));

  it('2.4 on 5 or 6 land is inhabited: a village on 1 to 4, a town on 5 or 6', () => {
    expect(island(5, 4).land.land1.habs?.[0].kind).toBe('village');
    expect(island(6, 5).land.land1.habs?.[0].kind).toBe('town');
  });

  it('2.4 a port in a campaign area adds 2 to both dice, and a town follows on 3', () => {
    const dice = scripted([3, 6, 5, 5, 5, 3, 3, ...opens(3)]);
    const { land } = generateTerrain({ ...small, habitation: 2 }, dice);
    expect(land.land1.habs?.[0].kind).toBe('town');
    expect(dice.left).toBe(0);
  });

  it('2.4 a long shore is rolled for habitation twice', () => {
    const { land } = generateTerrain(wide, scripted([...open, 6, 6, 5, 5, 1, 6, 2, ...opens(6)]));
    expect(land.land1.habs).toHaveLength(2);
  });

  it('2.4 a town has a harbour between two rocky moles, a fort, and a boom that is closed', () => {
    const { land, forts } = island(6, 5);
    expect(Object.keys(land)).toEqual(['land1', 'land1-mole1', 'land1-mole2']);
    expect(land['land1-mole1'].coast).toBe('rocky');
    expect(forts.fort1).toMatchObject({ strength: 4, archers: 2, ballistae: 1, engines: 0, boom: { state: 'closed', toggled: false } });
    const town = land.land1.habs?.[0];
    expect(town?.harbour).toHaveLength(4);
    const widths = (town?.rect ?? []).map(([x, y], i, all) => {
      const [nx, ny] = all[(i + 1) % 4];
      return Math.round(Math.hypot(nx - x, ny - y) / 5) * 5;
    });
    expect(widths.sort((a, b) => a - b)).toEqual([100, 100, 200, 200]);
  });

  it('7.5 without fortifications a town has neither fort nor boom', () => {
    const { forts } = generateTerrain({ ...small, fortifications: false }, scripted([3, 6, 5, 5, 5, 6, 5, ...opens(3)]));
    expect(forts).toEqual({});
  });

  it('2.4 a town belongs to the side whose edge is nearer', () => {
    const G = setup({ mode: 'points', points: { size: 'skirmish' } });
    Object.assign(G, island(6, 5));
    G.baseEdge = ['N', 'S'];
    ownTowns(G);
    expect([G.land.land1.habs?.[0].owner, G.forts.fort1.owner]).toEqual([1, 1]);
    G.baseEdge = ['S', 'N'];
    ownTowns(G);
    expect([G.land.land1.habs?.[0].owner, G.forts.fort1.owner]).toEqual([0, 0]);
  });
});

it('2.4 random tables: land 10 cm apart, room to deploy, convex integer polygons', () => {
  const dice = quickDice(7);
  for (let n = 0; n < 300; n++) {
    const table = { w: [1200, 1800, 2400][n % 3], h: 1200 };
    const { land } = generateTerrain({ table, habitation: n % 2 ? 2 : 0, fortifications: true }, dice);
    const pieces = Object.entries(land).filter(([id]) => !id.includes('mole'));
    expect(pieces.length).toBeGreaterThan(0);
    for (const [id, { poly }] of pieces) {
      expect(poly.flat().every(Number.isInteger)).toBe(true);
      for (const [other, { poly: there }] of pieces) {
        if (other !== id) expect(dist2(shapeOf(poly), shapeOf(there))).toBeGreaterThanOrEqual(1000 ** 2);
      }
    }
    for (const edge of ['S', 'N'] as const) {
      const polys = Object.values(land).map(({ poly }) => poly);
      expect(freeWidth(table, edge, 150, 150, polys)).toBeGreaterThanOrEqual(500);
    }
  }
});

const single = { camp: null };

describe('2.5, 2.6 wind and sea', () => {
  it('2.5 a d10 gives the direction, a d6 the strength by region', () => {
    const from = [270, 270, 270, 315, 45, 90, 90, 90, 135, 225];
    expect(from.map((_, i) => rollWeather(single, 'med', 'rolled', scripted([i + 1, 1, 1])).from)).toEqual(from);
    const strengths = (region: 'med' | 'north') =>
      [1, 2, 3, 4, 5, 6].map((d6) => rollWeather(single, region, 'rolled', scripted([1, d6, 1])).strength);
    expect(strengths('med')).toEqual([0, 1, 1, 2, 2, 2]);
    expect(strengths('north')).toEqual([0, 1, 2, 2, 2, 3]);
  });

  it('2.6 the sea follows the wind; perilous routes add to the die, up to 6', () => {
    expect([1, 2, 3, 4, 5, 6].map((d6) => seaFor(single, 2, d6))).toEqual(['flat', 'flat', 'flat', 'choppy', 'choppy', 'rough']);
    expect([1, 2, 3, 4, 5, 6].map((d6) => seaFor(single, 5, d6))).toEqual([
      'choppy',
      'rough',
      'rough',
      'veryRough',
      'veryRough',
      'veryRough',
    ]);
    const before = (area: string) => {
      const G = setup({ mode: 'campaign' });
      return { camp: G.camp && { ...G.camp, field: area } };
    };
    expect([3, 5].map((d6) => seaFor(before('mylae'), 2, d6))).toEqual(['flat', 'choppy']);
    expect(seaFor(before('drepana'), 2, 2)).toBe('choppy');
    expect(seaFor(before('melita'), 2, 5)).toBe('rough');
  });
});
