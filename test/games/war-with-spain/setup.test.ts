import { ARMY, ARMY_COUNTERS } from '../../../src/games/war-with-spain/data/armies.js';
import { CITIES, CITY_IDS } from '../../../src/games/war-with-spain/data/cities.js';
import { LEADER_IDS } from '../../../src/games/war-with-spain/data/leaders.js';
import { hexesOfArea, hexesOfZone, nationOf, terrainOf, WESTERN_EDGE } from '../../../src/games/war-with-spain/data/map.js';
import { SCENARIOS } from '../../../src/games/war-with-spain/data/scenarios.js';
import { SHIPS } from '../../../src/games/war-with-spain/data/ships.js';
import { CALENDAR, TRACK_IDS } from '../../../src/games/war-with-spain/data/tracks.js';
import { determinize } from '../../../src/games/war-with-spain/determinize.js';
import { warWithSpain } from '../../../src/games/war-with-spain/index.js';
import { crossingTo, isAgainst, isMarchable } from '../../../src/games/war-with-spain/rules/map.js';
import { openBooks } from '../../../src/games/war-with-spain/rules/turn/books.js';
import { levelOf, points } from '../../../src/games/war-with-spain/rules/victory/victory.js';
import type { WarWithSpain } from '../../../src/games/war-with-spain/state.js';
import { stateFault } from '../../../src/games/war-with-spain/stateShape.js';
import { quickDice } from '../../../src/kit/dice.js';
import { english } from '../../../src/kit/language.js';
import { scripted } from '../../kit/scripted.js';
import { choices, E, play, rules, run, S, scene } from './fixtures.js';

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

describe('setting up', () => {
  it('ships start in box 2 of their track, land units and leaders on the map, all others in the pool (2.2)', () => {
    const G = rules.setup({ income: 'average' }, scripted([]));
    expect(G.naval.EG1.at).toBe('london:2');
    expect(G.naval.SP1.at).toBe('lisbon:2');
    expect(G.land.EL4.at).toBe('2714');
    expect(G.leaders.parma.at).toBe('2716');
    for (const id of ['EG7', 'TF', 'EL1', 'IR1', 'PL1']) expect(G.naval[id] ?? G.land[id]).toBeUndefined();
    expect(G.fleets).toEqual({});
  });

  it('the forces of 1586: 19 English, 24 Dutch and 61 Spanish points of land strength, 25 of the League and 24 Huguenot (2.2)', () => {
    const G = rules.setup({ income: 'average' }, scripted([]));
    const strength = (...nations: string[]) =>
      sum(Object.keys(G.land).flatMap((id) => (nations.includes(ARMY[id].nat) ? [ARMY[id].cs] : [])));
    expect(strength('english')).toBe(19);
    expect(strength('dutch')).toBe(24);
    expect(strength('spanish', 'italian', 'walloon', 'german', 'burgundian')).toBe(61);
    expect(strength('league')).toBe(25);
    expect(strength('huguenot')).toBe(24);
  });

  it('the first income is rolled in turn 1, Spain first; the option gives the average without a roll (11.4)', () => {
    const G = rules.setup(undefined, scripted([1, 6]));
    expect(G.treasury).toEqual({ E: 1400, S: 2300 });
    expect(rules.setup({ income: 'average' }, scripted([])).treasury).toEqual({ E: 1200, S: 2500 });
  });

  it('refuses invalid setupData and names the key (2.2)', () => {
    expect(() => rules.setup({ income: 'plenty' }, scripted([]))).toThrow(/income/);
    expect(() => rules.setup({ spanishVpBid: 31 }, scripted([]))).toThrow(/spanishVpBid/);
    expect(() => rules.setup({ weather: 'fine' }, scripted([]))).toThrow(/weather/);
  });
});

describe('the Armada of 1588', () => {
  const june = () => rules.setup({ scenario: 'armada' }, scripted([]));

  it('starts in June 1588 with fleets, an army at Corunna and no income (2.2)', () => {
    const G = june();
    expect([G.turn, G.fleets.S1?.hex, G.fleets.E1?.munitions, G.land.SLT4.at]).toEqual([12, '1027', 2, '1027']);
    expect(G.leaders).toMatchObject({ drake: { at: 'E1', ship: 'EG6' }, medina: { at: 'S1', ship: 'SP1' } });
    expect(G.leaders.santacruz).toBeUndefined();
    expect(G.treasury).toEqual(SCENARIOS.armada.deployment?.treasury);
    expect(warWithSpain.checkInvariants?.(G)).toBeUndefined();
    expect(stateFault(G)).toBeUndefined();
  });

  it('has no Treasure Fleet (11.21)', () => {
    const G = june();
    expect(choices(G, S, 'chooseTreasureMonth')).toEqual([]);
    expect(determinize(rules.view(G, E), E, quickDice(1)).treasure.month).toBeNull();
  });

  it('ends after October, with its own levels of victory (16.4)', () => {
    const done = (spanishVpBid: number) => {
      const G = scene({
        turn: 16,
        phase: 'administration',
        change: (state) => Object.assign(state.options, { scenario: 'armada', spanishVpBid }),
      });
      openBooks(G);
      return run(G, [E, 'finishAdministration'], [S, 'finishAdministration']).result;
    };
    expect(done(30)).toMatchObject({ draw: true, turn: 16, reason: 'turns' });
    expect(done(29)).toMatchObject({ winner: E, level: 'Marginal English Victory' });
    expect(levelOf(35, SCENARIOS.armada).level).toBe('Marginal Spanish Victory');
  });

  it('leaves the state of the campaign without a scenario', () => {
    expect(rules.setup({ scenario: 'campaign', income: 'average' }, scripted([])).options).toEqual({
      income: 'average',
      openInformation: false,
      spanishVpBid: 0,
    });
  });
});

describe('counters and map', () => {
  it('there are 70 naval and 77 land counters and 20 leaders (3.2)', () => {
    expect([SHIPS.length, ARMY_COUNTERS.length, LEADER_IDS.length]).toEqual([70, 77, 20]);
    expect(new Set([...SHIPS, ...ARMY_COUNTERS].map(({ id }) => id)).size).toBe(147);
  });

  it('a barge carries 20, moves 10 and does not fight; it is oared and of shallow draft (3.23)', () => {
    const barge = SHIPS.find(({ id }) => id === 'WB1');
    expect(barge).toMatchObject({ kind: 'barge', front: { cs: 0, ma: 10, tr: 20, m: 4 }, back: null });
  });

  it('hexes named in the rules are where the rules say (3.1)', () => {
    expect(CITIES.corunna).toMatchObject({ hex: '1027', av: 10 });
    expect(CITIES.santander).toMatchObject({ hex: '1728', av: 10 });
    expect(CITIES.toulouse).toMatchObject({ hex: '2426', port: false });
    expect(CITIES.bordeaux).toMatchObject({ hex: '2025', port: true });
    expect(nationOf('3225')).toBe('SAV');
    expect(nationOf('3016')).toBe('GER');
  });

  it('the cities of each country are worth what the map says (16.2)', () => {
    const worth = (nation: string) => sum(CITY_IDS.filter((id) => nationOf(CITIES[id].hex) === nation).map((id) => CITIES[id].vp ?? 0));
    expect(['ENG', 'IRE', 'NETP', 'SCO', 'NETC', 'SPA', 'FRA'].map(worth)).toEqual([62, 15, 28, 5, 29, 59, 0]);
  });

  it('ships stay on water and land units on land, and special hexsides limit both (6.8)', () => {
    expect(terrainOf('2615')).toBe('shallow');
    expect(crossingTo('1338', '1339')).toBe('closed');
    expect(crossingTo('1238', '1338')).toBe('coastal');
    expect(crossingTo('2114', '2115')).toBe('closed');
    expect(crossingTo('2114', '2214')).toBe('coastal');
    expect(crossingTo('2215', '2316')).toBe('highSeas');
    expect(crossingTo('1616', '1617')).toBe('highSeas');
    expect(isMarchable('2613', '2614')).toBe(false);
    expect(isMarchable('2114', '2115')).toBe(true);
    expect(isMarchable('2215', '2316')).toBe(false);
  });

  it('the southerly wind blows in the hexes that the errata list (18.0)', () => {
    const rows = (column: string, from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, at) => column + String(from + at).padStart(2, '0'));
    const listed = [...rows('05', 23, 26), ...rows('06', 23, 26), ...rows('07', 16, 24), ...rows('08', 15, 24)];
    expect([...hexesOfZone('SWA')].sort()).toEqual(listed.sort());
    expect(isAgainst('0525', '0524')).toBe(false);
    expect(isAgainst('0525', '0526')).toBe(true);
  });

  it('three directions are with the wind and three against it (6.22)', () => {
    // Hex 1026 is in the zone Finisterre, where the wind blows from the south-west.
    const steps = { N: '1025', NE: '1126', SE: '1127', S: '1027', SW: '0927', NW: '0926' };
    const zones = { N: false, NE: false, SE: false, S: true, SW: true, NW: true };
    expect(Object.fromEntries(Object.entries(steps).map(([name, hex]) => [name, isAgainst('1026', hex)]))).toEqual(zones);
  });

  it('the western edge is column 01 (11.22)', () => {
    expect(WESTERN_EDGE).toHaveLength(40);
    expect(WESTERN_EDGE.every((hex) => hex.startsWith('01'))).toBe(true);
  });

  it('there are 35 Activation Tracks, and areas hold the hexes of the map (5.11)', () => {
    expect(TRACK_IDS).toHaveLength(35);
    expect([...hexesOfArea('LOR')].sort()).toEqual(['2918', '2919', '2920', '3018', '3019']);
  });

  it('seventeen turns: winters 1, 9 and 17, the last with half the income (4.1)', () => {
    expect(CALENDAR.filter(({ winter }) => winter).map(({ turn }) => turn)).toEqual([1, 9, 17]);
    expect(CALENDAR.filter(({ rough, winter }) => rough && !winter).map(({ turn }) => turn)).toEqual([8, 16]);
    expect(CALENDAR.map(({ incomeDivisor }) => incomeDivisor).filter(Boolean)).toEqual([1, 1, 2]);
  });
});

describe('charts', () => {
  it('chart ids are unique, and every row has as many cells as columns (3.3)', () => {
    const charts = warWithSpain.chartsFor(english);
    expect(new Set(charts.map(({ id }) => id)).size).toBe(charts.length);
    for (const { columns, rows, provenance } of charts) {
      for (const { cells } of rows) expect(cells).toHaveLength(columns.length);
      expect(['rulebook', 'published', 'reconstructed']).toContain(provenance.kind);
    }
  });

  it('phases have names (4.2)', () => {
    for (const phase of Object.keys(warWithSpain.sequence)) expect(Object.hasOwn(warWithSpain.texts, `phase.${phase}`)).toBe(true);
  });
});

describe('victory', () => {
  const after = (change: (G: WarWithSpain) => void) => scene({ change });

  describe('Victory Points', () => {
    it('the example: 12 Spanish and 8 English steps lost score 4 and 3 points (16.1)', () => {
      const G = after((state) => Object.assign(state.stepsLost, { S: 12, E: 8 }));
      expect([points(G, 'E').steps, points(G, 'S').steps]).toEqual([4, 3]);
      expect(
        points(
          after((state) => Object.assign(state.stepsLost, { S: 4 })),
          'E',
        ).steps,
      ).toBe(1);
    });

    it('count captured cities only; Edinburgh scores 5 for Spain and 0 for England (16.2)', () => {
      const G = after((state) => Object.assign(state.control, { london: 'S', dover: 'S', edinburgh: 'S', antwerp: 'E', paris: 'S' }));
      expect([points(G, 'S').cities, points(G, 'E').cities]).toEqual([28, 6]);
      expect(
        points(
          after((state) => Object.assign(state.control, { edinburgh: 'E' })),
          'E',
        ).cities,
      ).toBe(0);
    });

    it('the civil war scores 10 points, for six French cities of England or seven of Spain, even while France is inactive (16.3, 15.14)', () => {
      const held = (side: 'E' | 'S', count: number, active = true) =>
        points(
          after((state) => {
            Object.assign(state.france, { active });
            const cities = ['calais', 'rouen', 'paris', 'orleans', 'nantes', 'lyons', 'marseilles'] as const;
            for (const city of cities.slice(0, count)) state.control[city] = side;
          }),
          side,
        ).france;
      expect([held('E', 5), held('E', 6), held('S', 6), held('S', 7), held('S', 7, false)]).toEqual([0, 10, 0, 10, 10]);
    });

    it('lose 20 for every bankruptcy (11.3)', () => {
      expect(
        points(
          after((state) => Object.assign(state.vpPenalty, { S: 40 })),
          'S',
        ).total,
      ).toBe(-40);
    });
  });

  describe('levels of victory', () => {
    it('depend on the Spanish lead (16.4)', () => {
      const level = (lead: number) => levelOf(lead, SCENARIOS.campaign).level;
      expect([46, 45, 36, 35, 25, 24, 5].map(level)).toEqual([
        'Decisive Spanish Victory',
        'Substantive Spanish Victory',
        'Substantive Spanish Victory',
        'Marginal Spanish Victory',
        'Marginal Spanish Victory',
        'Draw',
        'Draw',
      ]);
      expect([4, -10, -11, -25, -26].map(level)).toEqual([
        'Marginal English Victory',
        'Marginal English Victory',
        'Substantive English Victory',
        'Substantive English Victory',
        'Decisive English Victory',
      ]);
    });

    const end = (change: (G: WarWithSpain) => void) => {
      const G = scene({ phase: 'administration', turn: 17, change });
      openBooks(G);
      return rules.result(run(G, [E, 'finishAdministration'], [S, 'finishAdministration']));
    };

    it('the war ends after turn 17 (16.4)', () => {
      expect(end(() => {})).toMatchObject({
        winner: '0',
        draw: false,
        level: 'Marginal English Victory',
        diff: 0,
        reason: 'turns',
        turn: 17,
      });
      const drawn = end((G) => Object.assign(G.control, { plymouth: 'S' }));
      expect(drawn).toMatchObject({ draw: true, level: 'Draw', diff: 5 });
      expect(drawn?.winner).toBeUndefined();
      expect(end((G) => Object.assign(G.control, { london: 'S', plymouth: 'S' }))).toMatchObject({
        winner: '1',
        level: 'Marginal Spanish Victory',
      });
    });

    it('points given to Spain are added to its lead (16.4)', () => {
      expect(end((G) => Object.assign(G.options, { spanishVpBid: 30 }))).toMatchObject({ diff: 30, winner: '1' });
    });

    it('a concession is a decisive victory for the opponent (16.4)', () => {
      expect(rules.result(play(scene({}), S, 'concede').G)).toMatchObject({
        winner: '0',
        level: 'Decisive English Victory',
        reason: 'concession',
      });
      expect(rules.result(play(scene({}), E, 'concede').G)).toMatchObject({ winner: '1', level: 'Decisive Spanish Victory' });
    });
  });
});
