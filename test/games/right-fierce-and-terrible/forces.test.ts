import { fullSteps, MARINE_FACES, MARINES, SQUADRON_IDS, SQUADRONS } from '../../../src/games/right-fierce-and-terrible/data/units.js';
import {
  archeryFactor,
  castle,
  level,
  longbow,
  meleeFactor,
  movementAllowance,
  sails,
} from '../../../src/games/right-fierce-and-terrible/rules/factors.js';
import { sea, ship } from './fixtures.js';

describe('squadrons', () => {
  it('2.4 the order of battle has 12 English and 18 French squadrons of 132 and 213 ships', () => {
    const of = (side: string) => SQUADRON_IDS.filter((id) => SQUADRONS[id].side === side);
    const ships = (side: string) => of(side).reduce((sum, id) => sum + SQUADRONS[id].ships, 0);
    expect([of('english').length, of('french').length, ships('english'), ships('french')]).toEqual([12, 18, 132, 213]);
  });

  it('6.1.1 cogs and nefs sail; barges, balingers and galleys row', () => {
    expect(['E01', 'E04', 'E08', 'F12', 'F13'].map(sails)).toEqual([true, true, false, false, false]);
  });

  it('3.1.2 a reduced squadron shows its other face', () => {
    const G = sea({ '1210': 'F01' });
    expect([meleeFactor(G, 'F01'), archeryFactor(G, 'F01')]).toEqual([4, 1]);
    ship(G, 'F01', { reduced: true });
    expect([meleeFactor(G, 'F01'), archeryFactor(G, 'F01')]).toEqual([2, 0]);
    ship(G, 'F09', { reduced: true });
    expect(archeryFactor(G, 'F09')).toBeNull();
  });

  it('3.1.4b-c each level of damage takes one from movement and melee, below zero even', () => {
    const G = sea({ '1210': 'E04' });
    ship(G, 'E04', { damage: 1 });
    expect([movementAllowance(G, 'E04'), meleeFactor(G, 'E04')]).toEqual([5, 0]);
    ship(G, 'E04', { damage: 2, reduced: true });
    expect([movementAllowance(G, 'E04'), meleeFactor(G, 'E04')]).toEqual([4, -2]);
  });

  it('6.1.8d sails in shallows count one level worse, oars do not', () => {
    const G = sea({ '1116': 'E01', '1216': 'E08' });
    expect([level(G, 'E01'), movementAllowance(G, 'E01'), meleeFactor(G, 'E01')]).toEqual([1, 5, 2]);
    expect([level(G, 'E08'), movementAllowance(G, 'E08')]).toEqual([0, 7]);
  });

  it('5.2.3c-d a prize has a melee factor of at most 1, less its damage, and no archers', () => {
    const G = sea({ '1210': 'F01' });
    ship(G, 'F01', { marker: 'captured' });
    expect([meleeFactor(G, 'F01'), archeryFactor(G, 'F01')]).toEqual([1, null]);
    ship(G, 'F01', { marker: 'liberated', damage: 2 });
    expect(meleeFactor(G, 'F01')).toBe(-1);
  });

  it('10.1.1 fire takes the castle away', () => {
    const G = sea({ '1210': 'E01' });
    expect(castle(G, 'E01')).toBe(3);
    ship(G, 'E01', { afire: true });
    expect(castle(G, 'E01')).toBe(0);
  });

  it('3.2.5 only the top squadron of a chain has archers', () => {
    const G = sea({ '1210': 'F02/F01' });
    expect([archeryFactor(G, 'F02'), archeryFactor(G, 'F01')]).toEqual([1, null]);
  });
});

describe('marines', () => {
  it('1.1 58 counters: four knights and ten men-at-arms, three knights, six men-at-arms and twelve mariners', () => {
    const steps = Object.keys(MARINES).map(fullSteps);
    expect(steps.filter((n) => n === 4)).toHaveLength(23);
    expect(steps.filter((n) => n === 2)).toHaveLength(12);
    expect(steps.reduce((sum, n) => sum + n / 2, 0)).toBe(58);
  });

  it.each([
    ['EK1', [2, 3, 4, 5], [null, null, null, null]],
    ['EM01', [1, 2, 3, 4], [null, null, null, 0]],
    ['FM01', [1, 2, 3, 4], [null, null, null, 0]],
    ['FS01', [1, 2], [null, 0]],
  ] as const)('3.3.2 %s: factors and bows by steps left', (id, factors, bows) => {
    for (const [i, mf] of factors.entries()) {
      const G = sea({ '1210': 'E01' }, { E01: `${id}-${i + 1}` });
      expect([meleeFactor(G, id), archeryFactor(G, id)]).toEqual([mf, bows[i]]);
    }
  });

  it('3.3.2a knights show the star at full strength and on their last step', () => {
    for (const side of ['english', 'french'] as const) {
      expect(MARINE_FACES[side].knights.map(({ heroism }) => heroism)).toEqual([true, false, false, true]);
      expect(MARINE_FACES[side].menAtArms.every(({ heroism }) => !heroism)).toBe(true);
    }
  });

  it('9.1.3 only reduced faces can be rallied: steps 1 and 3', () => {
    expect(MARINE_FACES.english.knights.map(({ rally }) => rally)).toEqual([true, false, true, false]);
    expect(MARINE_FACES.english.menAtArms.map(({ rally }) => rally)).toEqual([true, false, true, false]);
    expect(MARINE_FACES.french.mariners.map(({ rally }) => rally)).toEqual([true, false]);
  });

  it('1.2 the English have longbows, all others crossbows', () => {
    expect(['E01', 'EM01', 'F01', 'FM01', 'FS01'].map(longbow)).toEqual([true, true, false, false, false]);
  });
});
