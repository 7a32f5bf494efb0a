import { salamisAdActium } from '../../../src/games/salamis-ad-actium/index.js';
import { allowance, helmOf } from '../../../src/games/salamis-ad-actium/rules/movement/allowance.js';
import { watersOf } from '../../../src/games/salamis-ad-actium/rules/movement/memory.js';
import type { Leg, Order } from '../../../src/games/salamis-ad-actium/rules/movement/order.js';
import { lengthOf, runPath, stationsOf } from '../../../src/games/salamis-ad-actium/rules/movement/path.js';
import type { Salamis } from '../../../src/games/salamis-ad-actium/state.js';
import { say } from '../../../src/kit/texts.js';
import { A, battle, key, order, place, play, told } from './fixtures.js';
import { slowMarch } from './naive.js';

const path = (G: Salamis, id: string, by: Order) => runPath(G, id, by, watersOf(G, id));
const pace = { mode: 'oars', approach: false, burst: false } as const;
const far = { z: ['trireme', 1700, 1100, 0] } as const;

describe('paths', () => {
  it('5.1 example 1: ahead, a turn, ahead again', () => {
    const G = battle({ a: { t: ['trireme', 500, 500, 35] }, b: far });
    const { G: after, chronicle } = play(G, A, 'moveShip', [
      't',
      order([
        ['F', 77],
        ['T', 45],
        ['F', 33],
      ]),
    ]);
    expect(place(after, 't')).toEqual([576, 569, 80]);
    expect(path(G, 't', order([['F', 77]])).place).toEqual({ x: 544, y: 563, h: 35 });
    expect(after.ships.t.act).toEqual({ done: true });
    const way = [500, 500, 35, 77, 45, 33];
    expect(told(chronicle, 'moves')[0].values).toEqual({ way });
    expect(lengthOf(way)).toBe(110);
    expect(stationsOf(way)).toEqual([
      [500, 500, 35],
      [544, 563, 35],
      [544, 563, 80],
      [576, 569, 80],
    ]);
  });

  it('7.1 example 2: a trireme meets another on the beam', () => {
    const G = battle({ a: { a: ['trireme', 600, 500, 90] }, b: { b: ['trireme', 700, 500, 0] } });
    const met = path(G, 'a', order([['F', 140]]));
    expect(met.place).toEqual({ x: 672, y: 500, h: 90 });
    expect(met.contact).toMatchObject({
      target: 'b',
      face: 'port',
      theta: 90,
      aspect: 'beam',
      u: 0,
      v: -70,
      moved: 72,
      ram: true,
      rake: false,
    });
  });

  it('7.1 example 3: head on, by the sideways distance of the bows', () => {
    const meet = (dy: number) => {
      const G = battle({ a: { a: ['trireme', 600, 500, 90] }, b: { b: ['trireme', 720, 500 + dy, 270] } });
      return path(G, 'a', order([['F', 140]]));
    };
    expect(meet(0)).toMatchObject({
      place: { x: 680, y: 500 },
      contact: { face: 'bow', aspect: 'bow', u: 190, theta: 180, ram: true, rake: false },
    });
    expect(meet(4).contact).toMatchObject({ face: 'bow', aspect: 'bow', v: -40, ram: true, rake: true });
    expect(meet(7).contact).toMatchObject({ v: -70, ram: false, rake: true });
    expect(['port', 'stbd']).toContain(meet(7).contact?.face);
    expect(meet(15).contact).toBeUndefined();
  });

  it('7.1 example 4: quarters and beam by the angle between the headings', () => {
    const meet = (y: number, h: number) => {
      const G = battle({ a: { a: ['trireme', 600, 500, 90] }, b: { b: ['trireme', 700, y, h] } });
      return path(G, 'a', order([['F', 140]])).contact;
    };
    expect(meet(505, 35)).toMatchObject({ face: 'port', theta: 55, aspect: 'sternQuarter' });
    expect(meet(505, 30)).toMatchObject({ theta: 60, aspect: 'beam' });
    expect(meet(495, 325)).toMatchObject({ theta: 125, aspect: 'bowQuarter' });
    expect(meet(474, 0)).toMatchObject({ face: 'bow', theta: 90, aspect: 'bowQuarter' });
    expect(meet(512, 90)).toMatchObject({ face: 'stbd', u: -190, v: 120, theta: 0, ram: false, rake: true });
  });

  it('4.2 example 11: an approach stops 300 mm from the enemy', () => {
    const G = battle({ a: { t: ['trireme', 500, 100, 0] }, b: { e: ['trireme', 500, 545, 180] } });
    expect(allowance(G, 't', { ...pace, approach: true }).mm).toBe(280);
    const { G: after } = play(G, A, 'moveShip', ['t', order([['F', 280]], { approach: true })]);
    expect(place(after, 't')).toEqual([500, 205, 0]);
    expect(key(after, A, 'grapple', ['t', 'e'])).toBeDefined();
  });

  it('4.2 no approach for an engaged squadron, with an enemy within 400 mm, at ramming speed or astern', () => {
    const near = battle({ a: { t: ['trireme', 500, 100, 0] }, b: { e: ['trireme', 500, 540, 180] } });
    expect(key(near, A, 'moveShip', ['t', order([['F', 200]], { approach: true })])).toBe('enemyNear');
    const G = battle({ a: { t: ['trireme', 500, 100, 0] }, b: far }, (S) => {
      S.squadrons.a.engaged = true;
    });
    expect(key(G, A, 'moveShip', ['t', order([['F', 200]], { approach: true })])).toBe('engaged');
    G.squadrons.a.engaged = false;
    expect(key(G, A, 'moveShip', ['t', order([['F', 200]], { approach: true, burst: true })])).toBe('burstOrApproach');
    expect(key(G, A, 'moveShip', ['t', order([['B', 20]], { approach: true, mode: 'back' })])).toBe('approachAstern');
  });

  it('4.2 a squadron is engaged once it is activated near the enemy, and stays so', () => {
    const G = battle({ a: { t: ['trireme', 500, 100, 0] }, b: { e: ['trireme', 500, 540, 180] } });
    expect(play(G, A, 'moveShip', ['t', order([['F', 10]])]).G.squadrons.a.engaged).toBe(true);
    const apart = battle({ a: { t: ['trireme', 500, 100, 0] }, b: { e: ['trireme', 500, 545, 180] } });
    expect(play(apart, A, 'moveShip', ['t', order([['F', 10]])]).G.squadrons.a.engaged).toBe(false);
  });
});

describe('allowance', () => {
  const of = (
    type: 'liburnian' | 'trireme' | 'quinqueremeRoman' | 'pentekonter' | 'ponto' | 'vandalGalley',
    change: object,
    more: (G: Salamis) => void = () => {},
  ) => battle({ a: { t: [type, 500, 500, 0, change] }, b: far }, more);

  it('5.0 example 8: a liburnian at ramming speed in a choppy sea', () => {
    const G = of('liburnian', {}, (S) => {
      S.weather.sea = 'choppy';
    });
    expect(allowance(G, 't', pace)).toMatchObject({ speed: 150, mm: 120 });
    expect(allowance(G, 't', { ...pace, burst: true }).mm).toBe(150);
  });

  it('5.0 factors follow one another, each rounded down', () => {
    const G = of('quinqueremeRoman', { equip: ['corvus'], dmg: 2, heavy: 13 }, (S) => {
      S.weather.sea = 'rough';
    });
    // The allowance is 115, with corvus 103, overloaded 82, with Medium damage 61, in Rough sea 40.
    expect(allowance(G, 't', pace)).toEqual({
      speed: 115,
      factors: [
        ['corvus', 90],
        ['overloaded', 80],
        ['damage', 75],
        ['sea', 67],
      ],
      mm: 40,
    });
  });

  it('5.1 the weaker side’s oars, or the oarsmen left, set the pace', () => {
    expect(allowance(of('trireme', { port: 2 }), 't', pace).mm).toBe(70);
    expect(allowance(of('trireme', { oarsmen: 9 }), 't', pace).mm).toBe(105);
    expect(allowance(of('trireme', { oarsmen: 0 }), 't', pace).mm).toBe(0);
    expect(allowance(of('trireme', { pests: 'bees' }), 't', pace).mm).toBe(70);
    expect(allowance(of('trireme', { prize: 'a' }), 't', pace).mm).toBe(70);
    expect(allowance(of('trireme', {}), 't', { ...pace, mode: 'back' }).mm).toBe(46);
  });

  it('5.5 small ships and weak hulls suffer more from the sea', () => {
    const sea = (type: 'trireme' | 'pentekonter') =>
      (['flat', 'choppy', 'rough', 'veryRough'] as const).map(
        (state) =>
          allowance(
            of(type, {}, (S) => {
              S.weather.sea = state;
            }),
            't',
            pace,
          ).mm,
      );
    expect(sea('trireme')).toEqual([140, 126, 93, 56]);
    expect(sea('pentekonter')).toEqual([130, 104, 65, 32]);
  });

  it('5.8 5.9 the move under sail depends on point of sail and wind', () => {
    const sailing = (h: number, strength: 0 | 1 | 2 | 3 | 4 | 5) => {
      const G = of('ponto', { sails: 'set' }, (S) => {
        S.weather.strength = strength;
        S.weather.from = 0;
      });
      G.ships.t.at.h = h;
      return allowance(G, 't', { ...pace, mode: 'sail' }).mm;
    };
    expect([180, 225, 230, 270, 275, 310, 315, 0].map((h) => sailing(h, 2))).toEqual([130, 130, 97, 97, 45, 45, 0, 0]);
    expect(([0, 1, 2, 3, 4, 5] as const).map((strength) => sailing(180, strength))).toEqual([0, 52, 130, 169, 195, 195]);
  });

  it('5.8 on a heading on which sails do not work a ship moves on for 20 mm', () => {
    const G = of('ponto', { sails: 'set', h: 0 }, (S) => {
      S.weather.strength = 2;
      S.weather.from = 0;
    });
    G.ships.t.at.h = 90;
    const legs = (last: number): Order =>
      order(
        [
          ['F', 40],
          ['T', -30],
          ['F', 40],
          ['T', -30],
          ['F', last],
        ],
        { mode: 'sail' },
      );
    expect(allowance(G, 't', { ...pace, mode: 'sail' }).mm).toBe(97);
    expect(path(G, 't', legs(17))).toMatchObject({ moved: 97, place: { h: 30 } });
    G.weather.strength = 3;
    expect(path(G, 't', legs(40))).toMatchObject({ moved: 100, place: { h: 30 } });
  });

  it('5.8 4m the path ends after 20 mm on such a heading: no turn follows', () => {
    const G = of('vandalGalley', { sails: 'set' }, (S) => {
      S.weather.strength = 4;
      S.weather.from = 0;
    });
    G.ships.t.at.h = 310;
    const into = order(
      [
        ['F', 30],
        ['T', 45],
        ['F', 30],
        ['T', 45],
      ],
      { mode: 'sail' },
    );
    expect(path(G, 't', into)).toMatchObject({ moved: 50, place: { h: 355 } });
    expect(slowMarch(G, 't', into)).toMatchObject({ moved: 50, h: 355 });
  });
});

describe('the helm', () => {
  const G = (change: object = {}, type: 'trireme' | 'deceres' = 'trireme') => battle({ a: { t: [type, 500, 500, 0, change] }, b: far });

  it('5.2 a turn needs a run before it, keeps its limit, and cannot follow another turn', () => {
    const asked = (...steps: Order['steps']) => key(G(), A, 'moveShip', ['t', order(steps)]);
    expect(asked(['F', 30], ['T', 45], ['F', 30])).toBeUndefined();
    expect(asked(['F', 29], ['T', 45])).toBe('turnTooSoon');
    expect(asked(['F', 30], ['T', 50])).toBe('turnTooFar');
    expect(asked(['F', 30], ['T', 12])).toBe('badTurn');
    expect(asked(['F', 30], ['T', 30], ['T', 30])).toBe('turnTooSoon');
    expect(asked(['T', 30])).toBe('turnTooSoon');
    expect(asked(['F', 141])).toBe('overAllowance');
    expect(asked(['F', 0])).toBe('badLeg');
    expect(asked(['B', 20])).toBe('wrongWay');
    expect(asked()).toBe('noSteps');
  });

  it('5.2 damage, load and sea reduce turns, a lost rudder halves them', () => {
    expect(helmOf(G({ dmg: 3 }), 't', 'oars')).toMatchObject({ port: 30, stbd: 30, run: 30, pivot: 60 });
    expect(helmOf(G({ dmg: 3, heavy: 9 }), 't', 'oars')).toMatchObject({ port: 30, run: 40, pivot: 45 });
    expect(helmOf(G({ dmg: 4, heavy: 40 }, 'deceres'), 't', 'oars')).toMatchObject({ port: 15, run: 40, pivot: 45 });
    expect(helmOf(G({ rudder: false }), 't', 'oars')).toMatchObject({ port: 20, stbd: 20 });
  });

  it('5.1 a ship with fewer oars on one side turns badly towards the other', () => {
    expect(helmOf(G({ port: 2 }), 't', 'oars')).toMatchObject({ port: 45, stbd: 20 });
    expect(helmOf(G({ stbd: 2 }), 't', 'oars')).toMatchObject({ port: 20, stbd: 45 });
    expect(helmOf(G({ stbd: 3 }), 't', 'oars')).toMatchObject({ port: 45, stbd: 45 });
  });

  it('5.3 a pivot comes first and costs half the allowance, rounded up', () => {
    const asked = (...steps: Order['steps']) => key(G({ port: 3, stbd: 3 }), A, 'moveShip', ['t', order(steps)]);
    // Of the allowance of 105, the pivot costs 53.
    expect(asked(['P', 90], ['F', 52])).toBeUndefined();
    expect(asked(['P', 90], ['F', 53])).toBe('overAllowance');
    expect(asked(['P', 95])).toBe('pivotTooFar');
    expect(asked(['F', 10], ['P', 45])).toBe('pivotFirst');
    expect(asked(['P', 45], ['T', 30])).toBe('turnTooSoon');
  });

  it('5.3 a pivot needs oars on one side at least', () => {
    const asked = (change: object) => key(G(change), A, 'moveShip', ['t', order([['P', 90]])]);
    expect(asked({ port: 0 })).toBeUndefined();
    expect(asked({ port: 0, stbd: 0 })).toBe('noOars');
    expect(asked({ oarsmen: 0 })).toBe('noOars');
    expect([helmOf(G({ port: 0, stbd: 0 }), 't', 'oars').pivot, helmOf(G({ port: 0 }), 't', 'oars').pivot]).toEqual([0, 90]);
  });

  it('5.3 in a rough sea a failed test halves the pivot', () => {
    const rough = G();
    rough.weather.sea = 'rough';
    expect(place(play(rough, A, 'moveShip', ['t', order([['P', 45]])], [4]).G, 't')).toEqual([500, 500, 20]);
    expect(place(play(rough, A, 'moveShip', ['t', order([['P', -45]])], [5]).G, 't')).toEqual([500, 500, 315]);
  });

  it('5.4 backing water: straight, or one turn of half the limit after 20 mm', () => {
    const asked = (...steps: Order['steps']) => key(G(), A, 'moveShip', ['t', order(steps, { mode: 'back' })]);
    expect(asked(['B', 46])).toBeUndefined();
    expect(asked(['B', 47])).toBe('overAllowance');
    expect(asked(['B', 20], ['T', 20], ['B', 20])).toBeUndefined();
    expect(asked(['B', 19], ['T', 20])).toBe('turnTooSoon');
    expect(asked(['B', 20], ['T', 25])).toBe('turnTooFar');
    expect(asked(['B', 20], ['T', 5], ['B', 20], ['T', 5])).toBe('oneTurnAstern');
    expect(asked(['F', 20])).toBe('wrongWay');
    expect(place(play(G(), A, 'moveShip', ['t', order([['B', 40]], { mode: 'back' })]).G, 't')).toEqual([500, 460, 0]);
  });

  it('5.2 a turn into another base ends the move at the last clear point', () => {
    const S = battle({ a: { t: ['trireme', 500, 500, 0], u: ['trireme', 518, 548, 0] }, b: far });
    const { G: after, chronicle } = play(S, A, 'moveShip', [
      't',
      order([
        ['F', 30],
        ['T', 45],
        ['F', 20],
      ]),
    ]);
    expect(told(chronicle, 'moves')[0].values).toMatchObject({ end: 'graze' });
    expect(after.ships.t.at.h).toBeLessThan(45);
    expect(after.ships.t.at.h % 5).toBe(0);
    expect(place(after, 't').slice(0, 2)).toEqual([500, 530]);
  });

  it('5.2, 5.3 the log says how far a turn goes and what is in the way', () => {
    const line = (steps: Leg[], change: (G: Salamis) => void) => {
      const S = battle({ a: { t: ['trireme', 500, 500, 0], u: ['trireme', 1700, 100, 0] }, b: far }, change);
      const { chronicle } = play(S, A, 'moveShip', ['t', order(steps)]);
      const [{ values = {} }] = told(chronicle, 'moves');
      return say(salamisAdActium.texts, 'chronicle.moves', { ...values, ship: 'Solus', ...(values.target === 'u' && { target: 'Gadir' }) });
    };
    const ship = (x: number, y: number) => (G: Salamis) => void Object.assign(G.ships.u.at, { x, y });
    const rock = (x: number) => (G: Salamis) => {
      const poly = [
        [x, 400],
        [x + 100, 400],
        [x + 100, 700],
        [x, 700],
      ] as const;
      G.land.rock = { kind: 'island', coast: 'rocky', poly };
    };
    const pivot: Leg[] = [['P', 90]];
    const turn: Leg[] = [
      ['F', 30],
      ['T', 45],
    ];
    expect(line(pivot, ship(516, 500))).toBe('Solus cannot turn: Gadir is in the way.');
    expect(line(pivot, ship(524, 500))).toMatch(/^Solus turns only \d+°: Gadir is in the way\.$/);
    expect(line(pivot, rock(515))).toMatch(/^Solus turns only \d+°: land is in the way\.$/);
    expect(line(turn, ship(516, 530))).toBe('Solus moves 3 cm but cannot turn: Gadir is in the way.');
    expect(line(turn, ship(518, 548))).toMatch(/^Solus moves 3 cm and turns only \d+°: Gadir is in the way\.$/);
  });

  it('5.2 old events do not name what is in the way', () => {
    const line = (way: number[]) => say(salamisAdActium.texts, 'chronicle.moves', { way, end: 'graze', ship: 'Solus' });
    expect(line([500, 500, 0])).toBe('Solus cannot turn: something is in the way.');
    expect(line([500, 500, 0, 0, -15])).toBe('Solus turns only 15°: something is in the way.');
    expect(line([500, 500, 0, 30, 15])).toBe('Solus moves 3 cm and turns only 15°: something is in the way.');
  });
});

describe('ramming speed', () => {
  const G = (change: object = {}) => battle({ a: { t: ['trireme', 500, 500, 0, { flag: null, ...change }] }, b: far });
  const burst = order([['F', 175]], { burst: true });

  it('5.4 adds a quarter if the crew passes; otherwise the path is cut; the burst is used either way', () => {
    const good = play(G(), A, 'moveShip', ['t', burst], [4]).G;
    expect([place(good, 't')[1], good.ships.t.bursts]).toEqual([675, 1]);
    const bad = play(G(), A, 'moveShip', ['t', burst], [3]).G;
    expect([place(bad, 't')[1], bad.ships.t.bursts]).toEqual([640, 1]);
  });

  it('5.4 4m a path that is cut ends there: no turn without its run', () => {
    const weaving = order(
      [
        ['F', 140],
        ['T', 45],
        ['F', 31],
        ['T', 30],
      ],
      { burst: true },
    );
    expect(place(play(G(), A, 'moveShip', ['t', weaving], [4]).G, 't')[2]).toBe(75);
    expect(place(play(G(), A, 'moveShip', ['t', weaving], [3]).G, 't')).toEqual([500, 640, 45]);
    const late = order(
      [
        ['F', 150],
        ['T', 45],
      ],
      { burst: true },
    );
    expect(place(play(G(), A, 'moveShip', ['t', late], [3]).G, 't')).toEqual([500, 640, 0]);
  });

  it('5.4 needs a burst left, little hull damage and three quarters of the oars', () => {
    expect(key(G({ bursts: 0 }), A, 'moveShip', ['t', order([['F', 50]], { burst: true })])).toBe('noBursts');
    expect(key(G({ dmg: 3 }), A, 'moveShip', ['t', order([['F', 50]], { burst: true })])).toBe('burstDamage');
    expect(key(G({ port: 2 }), A, 'moveShip', ['t', order([['F', 50]], { burst: true })])).toBe('burstOars');
    expect(key(G(), A, 'moveShip', ['t', order([['B', 20]], { burst: true, mode: 'back' })])).toBe('burstNeedsOars');
  });
});
