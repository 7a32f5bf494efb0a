import { FLEET_LISTS, LIST_IDS } from '../../../src/games/salamis-ad-actium/data/fleetLists.js';
import { ERAS, extentOf, YEARS } from '../../../src/games/salamis-ad-actium/data/points.js';
import { type Agreed, QUARTERS } from '../../../src/games/salamis-ad-actium/data/terrain.js';
import { fleetFault } from '../../../src/games/salamis-ad-actium/rules/points/fleetLaw.js';
import { defaultFleet } from '../../../src/games/salamis-ad-actium/rules/points/plainFleet.js';
import { fleetPrice, type Terms } from '../../../src/games/salamis-ad-actium/rules/points/price.js';
import { equipmentFault, typeFault } from '../../../src/games/salamis-ad-actium/rules/points/shipLaw.js';
import { termsOf } from '../../../src/games/salamis-ad-actium/rules/settingUp/muster.js';
import { squares } from '../../../src/games/salamis-ad-actium/rules/settingUp/terrain/pieces.js';
import { generateTerrain } from '../../../src/games/salamis-ad-actium/rules/settingUp/terrain.js';
import { closedList, closedVariant, listsOf, openLists } from '../../../src/games/salamis-ad-actium/setup/agreement.js';
import { setup, setupFault } from '../../../src/games/salamis-ad-actium/setup.js';
import { quickDice } from '../../../src/kit/dice.js';

const data = (points: object) => ({ mode: 'points', points });
const terms = (points: object): Terms => termsOf(setup(data(points)));
const leastNamed = (points: object): number => Number(/at least (\d+) points/.exec(setupFault(data({ ...points, points: 1 })) ?? '')?.[1]);

describe('2 any number of points', () => {
  it('table and maximum of ships are in proportion to the points, rounded up', () => {
    expect([250, 400, 650].map((points) => extentOf(points))).toEqual([
      { w: 1200, h: 1200, ships: 8 },
      { w: 1800, h: 1200, ships: 12 },
      { w: 2400, h: 1200, ships: 14 },
    ]);
    expect(extentOf(325)).toEqual({ w: 1500, h: 1200, ships: 10 });
    expect(extentOf(526)).toEqual({ w: 2110, h: 1200, ships: 14 });
    expect(extentOf(1500)).toEqual({ w: 4440, h: 1200, ships: 21 });
    expect(extentOf(200)).toEqual({ w: 1000, h: 1200, ships: 7 });
    expect(extentOf(90)).toEqual({ w: 900, h: 1200, ships: 4 });
  });

  it.each([90, 200, 325, 700, 1500])('%s points: a playing area is found for the table', (points) => {
    const { w, h } = extentOf(points);
    const all = squares({ w, h });
    expect(Math.max(...all.map(({ x, w: width }) => x + width))).toBe(w);
    for (let seed = 1; seed <= 20; seed++) {
      const { land } = generateTerrain({ table: { w, h }, habitation: 0, fortifications: true }, quickDice(points + seed));
      expect(Object.keys(land).length).toBeGreaterThan(0);
      for (const [x, y] of Object.values(land).flatMap(({ poly }) => poly)) {
        expect([Math.min(x, y) >= 0, x <= w, y <= h]).toEqual([true, true, true]);
      }
    }
  });

  it('at most 1,500, at least the cheapest legal fleet, which the refusal names', () => {
    expect(setupFault(data({ points: 1501 }))).toContain('points');
    for (const list of LIST_IDS) {
      const era = ERAS.findIndex((_, each) => listsOf(each).includes(list));
      for (const quality of ['roll', 'buy']) {
        const agreement = { era, lists: [list, list], quality };
        const least = leastNamed(agreement);
        expect([list, setupFault(data({ ...agreement, points: least - 1 }))]).toEqual([list, expect.stringContaining(`${least} points`)]);
        expect([list, setupFault(data({ ...agreement, points: least }))]).toEqual([list, undefined]);
        const just = terms({ ...agreement, points: least });
        const fleet = defaultFleet(just, 0);
        expect([list, fleetFault(just, 0, fleet), fleetPrice(just, fleet)]).toEqual([list, undefined, least]);
      }
    }
  });

  it('without agreed lists the cheapest list of the era sets the minimum, and both default fleets are possible', () => {
    const least = leastNamed({ era: 5 });
    expect(Math.min(...listsOf(5).map((list) => leastNamed({ era: 5, lists: [list, list] })))).toBe(least);
    const just = terms({ era: 5, points: least });
    for (const side of [0, 1] as const) expect(fleetFault(just, side, defaultFleet(just, side))).toBeUndefined();
  });
});

describe('2.3 quality', () => {
  it('crews and command are two settings; command follows crews unless set', () => {
    const agreed = (points: object) => {
      const { quality, command } = terms(points).battle;
      return [quality, command];
    };
    expect([agreed({}), agreed({ quality: 'buy' })]).toEqual([
      ['roll', 'roll'],
      ['buy', 'buy'],
    ]);
    expect(agreed({ quality: 'buy', command: 'roll' })).toEqual(['buy', 'roll']);
  });

  it('each is bought or rolled for separately', () => {
    for (const [quality, command] of [
      ['buy', 'roll'],
      ['roll', 'buy'],
    ] as const) {
      const mixed = terms({ quality, command });
      const fleet = defaultFleet(mixed, 0);
      const [first] = fleet.squadrons;
      expect([first.crew !== null, first.officer !== null]).toEqual([quality === 'buy', command === 'buy']);
      expect(fleetFault(mixed, 0, fleet)).toBeUndefined();
      const other = { ...fleet, squadrons: fleet.squadrons.map((each) => ({ ...each, crew: null, officer: null })) };
      expect(fleetFault(mixed, 0, other)).toMatchObject({ key: 'qualityBought' });
      const dear = { ...fleet, squadrons: fleet.squadrons.map((each) => ({ ...each, crew: 'average' as const, officer: 0 })) };
      expect(fleetFault(mixed, 0, dear)).toMatchObject({ key: 'qualityRolled' });
    }
  });
});

describe('2.4 an agreed playing area', () => {
  const tables = [1200, 1800, 2400].map((w) => ({ w, h: 1200 }));
  const land = (table: (typeof tables)[number], agreed: Agreed, seed: number) =>
    Object.values(generateTerrain({ table, habitation: 0, fortifications: false, agreed }, quickDice(seed)).land).filter(
      ({ poly }) => poly.length > 4,
    );

  it('open sea is in its chosen squares, even on the whole table', () => {
    const all = Object.fromEntries(QUARTERS.map((quarter) => [quarter, 'open' as const]));
    for (const table of tables) {
      expect(land(table, all, 1)).toEqual([]);
      for (let seed = 1; seed <= 20; seed++) {
        const north = land(table, { southWest: 'open', south: 'open', southEast: 'open' }, seed);
        expect(north.length).toBeGreaterThan(0);
        for (const { poly } of north) expect(Math.min(...poly.map(([, y]) => y))).toBeGreaterThanOrEqual(600);
      }
    }
  });

  it('chosen features are in their squares, and only the rest is rolled', () => {
    for (const table of tables) {
      for (let seed = 1; seed <= 20; seed++) {
        const pieces = land(table, { northEast: 'island', southWest: 'headland' }, seed);
        const inside = (kind: string, east: boolean, north: boolean) =>
          pieces.some(
            (piece) =>
              piece.kind === kind && piece.poly.every(([x, y]) => (east ? x >= table.w - 600 : x <= 600) && (north ? y >= 600 : y <= 600)),
          );
        expect([inside('island', true, true), inside('headland', false, false)]).toEqual([true, true]);
      }
    }
  });

  it('is part of the terms; a fully rolled area is not mentioned', () => {
    expect(terms({ terrain: { north: 'longShore', south: 'rolled' } }).battle.terrain).toEqual({ north: 'longShore' });
    for (const all of [{}, { terrain: { south: 'rolled' } }]) expect(terms(all).battle).not.toHaveProperty('terrain');
    expect(setupFault(data({ terrain: { north: 'volcano' } }))).toContain('setupData.points.terrain.north');
    expect(setupFault(data({ terrain: { middle: 'open' } }))).toContain('setupData.points.terrain.middle');
  });
});

describe('11 limits of a year', () => {
  /** The first and last year of every list, and the years next to them. */
  const turns = [...new Set(LIST_IDS.flatMap((id) => FLEET_LISTS[id].years.flatMap((year) => [year - 1, year, year + 1])))].filter(
    (year) => year !== 0 && year >= YEARS[0] && year <= YEARS[1],
  );

  it.each(turns)('%s: only lists that were at sea in it are open, and both players have one', (year) => {
    const { battle } = terms({ year, points: 250 });
    const open = LIST_IDS.filter((id) => FLEET_LISTS[id].years[0] <= year && year <= FLEET_LISTS[id].years[1]);
    expect(openLists(battle)).toEqual(open);
    expect(open.length).toBeGreaterThan(0);
    for (const side of [0, 1] as const) {
      const fleet = defaultFleet(terms({ year, points: 250 }), side);
      expect(fleetFault(terms({ year, points: 250 }), side, fleet)).toBeUndefined();
    }
  });

  it('a list of the era that was not at sea in the year is refused by its case; without a year it is open', () => {
    const closed = closedList(terms({ year: -480 }).battle, 'phoenicianArchaic');
    expect(closed).toMatchObject({ key: 'notOfYear', case: '11.2', values: { year: -480 } });
    const { era } = terms({ year: -480 }).battle;
    expect(closedList(terms({ era }).battle, 'phoenicianArchaic')).toBeUndefined();
    const archaic = defaultFleet(terms({ era, lists: ['phoenicianArchaic', 'persian'] }), 0);
    expect(fleetFault(terms({ year: -480 }), 0, archaic)).toMatchObject({ key: 'notOfYear', case: '11.2' });
  });

  it('variants, types and equipment of another year are refused by their case', () => {
    const { battle } = terms({ year: -260 });
    expect(closedVariant(battle, 'romanRepublic', 'civil')).toMatchObject({ key: 'notOfYear', case: '11.7' });
    expect(closedVariant(battle, 'romanRepublic', 'first264')).toBeUndefined();
    const greek = { list: 'greekClassical', variant: null } as const;
    expect(typeFault(greek, 'quadrireme', -480)).toMatchObject({ key: 'notOfYear', case: '11.3' });
    expect(typeFault(greek, 'triremeGreek', -480)).toBeUndefined();
    const rome = { list: 'romanRepublic', variant: null } as const;
    const corvus = { type: 'quinqueremeRoman', equip: ['corvus'] } as const;
    const { options } = terms({});
    expect(equipmentFault(rome, corvus, { options, year: -260 })).toBeUndefined();
    expect(equipmentFault(rome, corvus, { options, year: -240 })).toMatchObject({ key: 'notThisFleet', case: '11.7' });
  });
});

describe('11 the year of a battle', () => {
  it('sets the era, and is the year in which the fleets are bought', () => {
    expect(terms({ year: -480 }).battle).toMatchObject({ year: -480, era: 2 });
    expect(terms({ year: 717, era: 2 }).battle).toMatchObject({ year: 717, era: 9 });
    expect(setupFault(data({ year: -480, lists: ['greekClassical', 'persian'] }))).toBeUndefined();
  });

  it('refuses lists and variants not at sea then, the year 0, and a second year besides that of an engagement', () => {
    expect(setupFault(data({ year: -480, lists: ['viking', 'persian'] }))).toContain('setupData.points.lists.0');
    for (const list of LIST_IDS) {
      const [from, to] = FLEET_LISTS[list].years;
      for (const [year, legal] of [
        [from, true],
        [to, true],
        [to + 1, false],
      ] as const) {
        if (year < YEARS[0] || year > YEARS[1] || year === 0) continue;
        const fault = setupFault(data({ year, lists: [list, list] }));
        expect([list, year, fault]).toEqual([list, year, legal ? undefined : expect.stringContaining('setupData.points.lists.0')]);
      }
    }
    expect(setupFault(data({ year: -300, lists: ['hellenistic', 'hellenistic'], variants: ['actium', null] }))).toContain('variants.0');
    expect(setupFault(data({ year: 0 }))).toContain('setupData.points.year');
    expect(setupFault(data({ year: -480, matchup: 6 }))).toContain('setupData.points.year');
    expect(setupFault(data({ year: 901 }))).toContain('setupData.points.year');
  });
});
