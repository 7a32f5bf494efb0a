import { openBooks } from '../../../src/games/war-with-spain/rules/turn/books.js';
import type { WarWithSpain } from '../../../src/games/war-with-spain/state.js';
import { choices, E, key, play, rules, run, S, type Scene, scene, told } from './fixtures.js';

/** One pinnace of England in a port of Spain that nobody guards. */
const pinnace = (hex: string): Scene['fleets'] => ({ E1: [hex, ['EP1']] });
const landSiege =
  (hex: string, land: 'E' | 'S') =>
  (G: WarWithSpain): void =>
    void Object.assign(G.sieges, { [hex]: { land, naval: null, clock: 0 } });

describe('a port with enemy ships in it', () => {
  it('5.56 goes on building, repairing and laying up; what must come out of it comes out, and both lie in the hex', () => {
    const G = scene({
      phase: 'administration',
      turn: 3,
      change: openBooks,
      fleets: pinnace('0834'),
      ships: { SP1: 'lisbon:1', SP2: 'lisbon:4', SP3: ['0834', { reduced: true }] },
    });
    const after = run(G, [E, 'finishAdministration'], [S, 'finishAdministration']);
    expect([after.naval.SP1.at, after.naval.SP2.at, after.naval.EP1.at]).toEqual(['0834', 'lisbon:3', '0834']);
    expect(key(after, S, 'repairNaval', ['SP3'])).toBeUndefined();
    expect(key(after, S, 'buildNaval', ['SU3', 'lisbon'])).toBeUndefined();
    expect(
      key(scene({ phase: 'administration', fleets: pinnace('0834'), ships: { SP1: '0834' } }), S, 'deactivateNaval', [['SP1']]),
    ).toBeUndefined();
  });

  it('10.4 raises and places men; 12.11 sells powder', () => {
    const G = scene({ phase: 'activation', fleets: pinnace('0834'), armies: { SLT4: 'lisbon:1' } });
    expect([key(G, S, 'placeLand', ['SLT4', '0834']), key(G, S, 'buildLand', ['SLT5', 'lisbon'])]).toEqual([undefined, undefined]);
    const market = scene({ phase: 'administration', fleets: { ...pinnace('0834'), S1: ['0834', ['SP1']] } });
    expect(key(market, S, 'buyMunitions', [1, 1])).toBeUndefined();
  });

  it('10.25 is besieged by sea as well, once it is under siege by land', () => {
    const G = scene({
      phase: 'activation',
      fleets: pinnace('0834'),
      armies: { SLT8: ['0834', { besieged: true }], EL3: '0834' },
      change: landSiege('0834', 'S'),
    });
    expect(key(G, S, 'buildNaval', ['SU3', 'lisbon'])).toBe('trackBlocked');
  });
});

describe('enemy ships in a hex', () => {
  it('6.21 close no strait: a fleet passes them, asked for in each hex, and may end among them', () => {
    const G = scene({ phase: 'navalSpanish', fleets: { S1: ['1139', ['SP1', 'SP2']], E1: ['1439', ['EP1'], { munitions: 0 }] } });
    const ways = choices(G, S, 'sail').map(([, path]) => path as string[]);
    const through = ways.find((path) => path.includes('1439') && path.at(-1) !== '1439') ?? [];
    const there = play(G, S, 'sail', [1, through.slice(0, through.indexOf('1439') + 1)], [6, 6]).G;
    expect([there.fleets.S1?.hex, there.fleets.E1?.hex]).toEqual(['1439', '1439']);
  });

  it('6.33 end coastal movement beside them, and in their midst', () => {
    const G = scene({ ships: { EG5: '1616' }, fleets: { S1: ['1716', ['SP1']] } });
    expect(key(G, E, 'coast', ['E@1616', ['EG5'], ['1716']])).toBeUndefined();
    expect(key(G, E, 'coast', ['E@1616', ['EG5'], ['1716', '1616']])).toBe('coastStops');
  });

  it('7.61 and 10.25 close an enemy port, but 10.23 no fortress of his that is under siege by land', () => {
    const lying: Scene = { fleets: { E1: ['1026', ['EG1']], S1: ['1027', ['SP1']] } };
    expect(key(scene(lying), E, 'sail', [1, ['1027']])).toBe('enemyShips');
    const besieged = scene({ ...lying, armies: { SLT10: ['1027', { besieged: true }], EL3: '1027' }, change: landSiege('1027', 'S') });
    expect(key(besieged, E, 'sail', [1, ['1027']])).toBeUndefined();
  });

  it('7.61 do not close a port to the side that holds it', () => {
    const G = scene({ phase: 'navalSpanish', fleets: { S1: ['1026', ['SP1']], E1: ['1027', ['EP1']] } });
    expect(key(G, S, 'sail', [1, ['1027']])).toBeUndefined();
  });

  it('7.14 are attacked in a shared hex as beside it, and nobody has the wind', () => {
    const G = scene({ stage: 'attacks', fleets: { E1: ['1718', ['EG1']], S1: ['1718', ['SP1']] } });
    expect(choices(G, E, 'attackFleet')).toEqual([[[1], '1718']]);
    const { chronicle } = play(play(G, E, 'attackFleet', [[1], '1718']).G, E, 'fightRound', [], [1]);
    expect(told(chronicle, 'round')[0].values).toMatchObject({ attacker: 8, defender: 9, gage: null });
  });

  it('6.4 are intercepted from where they lie: the interceptor stays in the hex', () => {
    const G = scene({ phase: 'navalSpanish', fleets: { S1: ['1818', ['SP1']], E1: ['1817', ['EG1']] } });
    const asked = play(G, S, 'sail', [1, ['1817']], [6, 6]).G;
    expect(choices(asked, E, 'intercept')).toEqual([[1]]);
    const { G: caught, chronicle } = play(asked, E, 'intercept', [1], [1, 6, 6]);
    expect([caught.fleets.E1?.hex, caught.queue[0].from]).toEqual(['1817', '1817']);
    expect(told(chronicle, 'wind')[0].values).toMatchObject({ against: false });
  });

  it('6.4 bar no interceptor’s way', () => {
    const G = scene({
      phase: 'navalSpanish',
      fleets: { S1: ['1818', ['SP1']], S2: ['1717', ['SG1']], S3: ['1817', ['SG2']], E1: ['1816', ['EG1']] },
    });
    const asked = play(G, S, 'sail', [1, ['1718']], [6, 6]).G;
    expect(choices(asked, E, 'intercept').map(([, hex]) => hex)).toEqual(['1717', '1817']);
  });

  it('10.13 that are besieged sail with none that came since', () => {
    const G = scene({
      phase: 'navalSpanish',
      fleets: { S1: ['1027', ['SP1'], { besieged: true }], S2: ['1027', ['SP2', 'SP3']], E1: ['1027', ['EG1']] },
      change: (state) => Object.assign(state.sieges, { '1027': { land: null, naval: 'S', clock: 0 } }),
    });
    expect(key(G, S, 'mergeFleets', [1, 2])).toBe('besiegedApart');
    expect(key(G, S, 'addToFleet', [1, ['SP2']])).toBe('besiegedApart');
    expect(key(G, S, 'formFleet', ['1027', ['SP1', 'SP2']])).toBe('besiegedApart');
    expect(choices(G, S, 'mergeFleets')).toEqual([]);
  });

  it('7.0 show their besieged and the others apart', () => {
    const G = scene({
      ships: { SP1: ['1027', { besieged: true }], SP2: '1027' },
      fleets: { E1: ['1027', ['EG1']] },
      change: (state) => Object.assign(state.sieges, { '1027': { land: null, naval: 'S', clock: 0 } }),
    });
    const seen = Object.entries(rules.view(G, E).naval).flatMap(([id, ship]) => (id.startsWith('hidden') ? [ship.besieged] : []));
    expect(seen.sort()).toEqual([false, true]);
  });
});

describe('voyages', () => {
  it('6.11 six stacks sail the High Seas in a Game-Turn, whatever became of their markers', () => {
    const ports = Object.fromEntries(['EG1', 'EG2', 'EG3', 'EG4', 'EG5', 'EG6'].map((id, at) => [`E${at + 1}`, ['1717', [id]] as const]));
    const G = scene({ fleets: ports, ships: { EM1: '1616' } });
    const away = [1, 2, 3, 4, 5, 6].reduce((now, no) => play(now, E, 'sail', [no, ['1718']], [6, 6]).G, G);
    expect(away.sailed).toBe(6);
    const free = run(away, [E, 'mergeFleets', [6, 5]], [E, 'formFleet', ['1616', ['EM1']]]);
    expect(key(free, E, 'sail', [6, ['1617']])).toBe('sixSailed');
    expect(key(free, E, 'sail', [6, ['1716']])).toBeUndefined();
    expect(choices(free, E, 'sail')).toEqual([]);
  });

  it('6.11 neither coastal movement, nor interceptors, nor the Treasure Fleet alone are counted', () => {
    const G = scene({ phase: 'navalSpanish', ships: { TF: '0530' }, fleets: { S1: ['1818', ['SP1']], E1: ['1816', ['EG1']] } });
    expect(play(G, S, 'sail', ['TF', ['0531']], [6, 6]).G.sailed).toBe(0);
    const asked = play(G, S, 'sail', [1, ['1718']], [6, 6]).G;
    expect([asked.sailed, play(asked, E, 'intercept', [1, '1717'], [1, 6, 6]).G.sailed]).toEqual([1, 1]);
    expect(play(scene({ fleets: { E1: ['1616', ['EG5']] } }), E, 'coast', ['E1', ['EG5'], ['1716']]).G.sailed).toBe(0);
  });

  it('6.13 a ship leaves its fleet also when the wind is known, and the fleet keeps the way it has', () => {
    const G = scene({ turn: 8, fleets: { E1: ['1616', ['EG5', 'EM1']] } });
    const way = ['1617', '1718', '1818', '1918'];
    const asked = play(G, E, 'sail', [1, way], [3, 4]).G;
    const most = 3;
    expect(asked.pending).toMatchObject({ step: 'sailOn', most });
    const plan = [{ hex: '1616', detach: { unitIds: ['EM1'] } }];
    expect(key(asked, E, 'sailOn', [most + 1, plan])).toBe('tooFar');
    expect(key(asked, E, 'sailOn', [1, [{ hex: '1718', detach: { unitIds: ['EM1'] } }]])).toBe('planOffPath');
    const after = play(asked, E, 'sailOn', [most, plan]).G;
    expect([after.fleets.E1?.hex, after.fleets.E2?.hex, after.naval.EM1.fleet]).toEqual([way[most - 1], '1616', 2]);
  });
});
