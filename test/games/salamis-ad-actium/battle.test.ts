import { testChance } from '../../../src/games/salamis-ad-actium/rules/basics/damage.js';
import { goneOf } from '../../../src/games/salamis-ad-actium/rules/lostBattles/victory.js';
import { controlled } from '../../../src/games/salamis-ad-actium/rules/settingUp/deployment.js';
import type { Salamis } from '../../../src/games/salamis-ad-actium/state.js';
import { clone } from '../../../src/kit/clone.js';
import { A, B, battle, between, choices, key, keys, order, pair, place, play, playOn, rules, told } from './fixtures.js';

const far = { z: ['trireme', 1700, 1100, 0] } as const;

describe('the turn', () => {
  it('4.1 every counter left in the bag is equally likely', () => {
    const drawn = (die: number) => playOn(between(), A, 'endAction', [], [die]).G;
    expect([drawn(1).acting, drawn(2).acting, drawn(3).acting, drawn(5).acting]).toEqual([0, 0, 1, 1]);
    expect(drawn(2)).toMatchObject({ bag: { a: 1, b: 3, i: 1 }, drawn: [0, 0], step: 'move' });
    const { chronicle } = playOn(between(), A, 'endAction', [], [6, 7]);
    expect(keys(chronicle)).toEqual(expect.arrayContaining(['draw', 'intermediate', 'turn']));
  });

  it('4.1 after the Intermediate Phase all seven counters are in the bag again', () => {
    const { G } = playOn(between(), A, 'endAction', [], [6, 5, 1]);
    expect([G.turn, G.drawn, G.bag]).toEqual([2, [0], { a: 2, b: 3, i: 1 }]);
  });

  it('4.3 resets a ship’s actions in the next Action Phase of its side; disorder ends with the phase', () => {
    const G = between((S) => {
      S.ships.t.act = null;
      S.ships.t.disordered = true;
    });
    expect(key(G, A, 'moveShip', ['t', order([['F', 10]])])).toBe('disordered');
    const { G: moved } = play(G, A, 'moveShip', ['u', order([['F', 10]])]);
    const { G: next } = playOn(moved, A, 'endAction', [], [1]);
    expect([next.ships.t.disordered, next.ships.u.act, next.acting]).toEqual([undefined, null, 0]);
  });

  it('4.3 shooting follows movement, and a side that cannot act is skipped', () => {
    const { G } = play(between(), A, 'startShooting');
    expect([G.step, key(G, A, 'startShooting'), key(G, A, 'pass', ['t'])]).toEqual(['shoot', 'shootingNow', 'shootingNow']);
    const helpless = between((S) => {
      S.squadrons.b.state = 'routed';
    });
    const { chronicle, G: after } = playOn(helpless, A, 'endAction', [], [4, 1]);
    expect(keys(chronicle)).toContain('idle');
    expect(after.acting).toBe(0);
  });

  it('4.5 the match ends at the turn limit', () => {
    const G = between((S) => {
      S.turnLimit = 1;
    });
    expect(playOn(G, A, 'endAction', [], [6]).G.result).toMatchObject({ draw: true, reason: 'turnLimit', level: 'draw', side: null });
  });
});

describe('Tactical Initiative', () => {
  const window = (ti: [number, number], change: (G: Salamis) => void = () => {}) =>
    playOn(
      between((G) => {
        G.options.tacticalInitiative = true;
        G.ti = ti;
        change(G);
      }),
      A,
      'endAction',
      [],
      [6],
    ).G;

  it('4.4 the Intermediate counter lets sides with counters spend one', () => {
    expect(rules.awaiting(window([2, 2]))).toEqual({ '0': 'seize', '1': 'seize' });
    expect(rules.awaiting(window([0, 1]))).toEqual({ '1': 'seize' });
    expect(window([0, 0]).turn).toBe(2);
  });

  it('4.4 if both pass the melees follow; if one spends a counter, an extra phase and the last window', () => {
    const first = play(window([2, 2]), A, 'seize', [false]).G;
    expect(playOn(first, B, 'seize', [false], []).G.turn).toBe(2);
    const { G } = play(first, B, 'seize', [true]);
    expect([G.acting, G.ti, G.tiThisTurn]).toEqual([1, [2, 1], [0, 1]]);
    const second = playOn(G, B, 'endAction', [], []).G;
    expect([second.await?.kind, second.seizeRound]).toEqual(['seize', 2]);
    const again = play(play(second, A, 'seize', [true]).G, B, 'seize', [false]).G;
    expect(again.acting).toBe(0);
    expect(playOn(again, A, 'endAction', [], []).G.turn).toBe(2);
  });

  it('4.4 both spend: the higher roll plus commander acts first, ties are rolled again', () => {
    const G = play(window([1, 1]), A, 'seize', [true]).G;
    const { G: after, chronicle } = play(G, B, 'seize', [true], [4, 4, 3, 5]);
    expect([after.acting, after.extra, after.ti]).toEqual([1, [0], [0, 0]]);
    expect(told(chronicle, 'seizeOrder')).toHaveLength(4);
    G.ships.t.flag = { rank: 'admiral', name: 'x', mod: 2, cinc: true };
    expect(play(G, B, 'seize', [true], [4, 5]).G.acting).toBe(0);
  });

  it('4.4 an answer is secret until both sides have answered', () => {
    const yes = play(window([1, 1]), A, 'seize', [true]);
    const no = play(window([1, 1]), A, 'seize', [false]);
    expect(rules.view(yes.G, B)).toEqual(rules.view(no.G, B));
    expect(rules.view(yes.G, null)).toEqual(rules.view(no.G, null));
    expect([yes.chronicle, rules.view(yes.G, B).secret.seize[0]]).toEqual([[], 'committed']);
  });
});

describe('command and tests', () => {
  it('2.2 example 12: one relay, no more', () => {
    const at = (i: number) => ['trireme', 500 + i * 105, 500, 0] as const;
    const G = battle({ a: { f: at(0), s: at(1), r: at(2), l: at(3) }, b: far });
    expect(controlled(G, 'a')).toEqual(['f', 's', 'r']);
  });

  it('2.2 land and enemies in the line cut off control', () => {
    const G = battle({ a: { f: ['trireme', 500, 500, 0], s: ['trireme', 600, 500, 0] }, b: { e: ['lembos', 550, 500, 0] } });
    expect(controlled(G, 'a')).toEqual(['f']);
  });

  it('2.11 example 7: raw, Skilled Admiral aboard, Heavy, on fire: a 7 passes', () => {
    const flag = { rank: 'admiral', name: 'x', mod: 1, cinc: true } as const;
    const G = battle({ a: { t: ['trireme', 500, 500, 0, { crew: 'raw', dmg: 3, fire: 1, flag }] }, b: far });
    expect(testChance(G, 't')).toBe(0.4);
    G.ships.t.fire = 0;
    expect(testChance(G, 't')).toBe(0.5);
    Object.assign(G.ships.t, { crew: 'green', dmg: 4, pests: 'bees', prize: 'a', men0: 99 });
    expect(testChance(G, 't')).toBe(0.1);
    Object.assign(G.ships.t, { crew: 'elite', dmg: 0, pests: null, prize: null, men0: 20, flag: { ...flag, mod: 2 } });
    expect(testChance(G, 't')).toBe(0.9);
  });
});

describe('reserves', () => {
  const waiting = (change: (G: Salamis) => void = () => {}) =>
    battle(pair, (G) => {
      G.squadrons.r = { ...G.squadrons.a, name: 'r', flagship: 'r1' };
      for (const [i, id] of ['r1', 'r2', 'r3'].entries()) {
        G.ships[id] = { ...clone(G.ships.t), sq: 'r', flag: null, status: 'offTable', at: { x: 0, y: 0, h: 0 } };
        G.order.splice(2 + i, 0, id);
      }
      G.baseEdge = ['S', 'N'];
      change(G);
    });
  const from = (edge: 'N' | 'S' | 'E' | 'W', at: number, heading: number) => ['r', { edge, at, heading }];

  it('2.9 +2 on the own edge behind the rear: a 3 brings the squadron on, in line abreast around the point', () => {
    const { G } = play(waiting(), A, 'enter', from('S', 900, 0), [3]);
    expect(['r1', 'r2', 'r3'].map((id) => place(G, id))).toEqual([
      [900, 20, 0],
      [935, 20, 0],
      [865, 20, 0],
    ]);
    expect(G.ships.r1.act?.entered).toBe(true);
    expect(key(G, A, 'moveShip', ['r1', order([['F', 70]])])).toBeUndefined();
    expect(key(G, A, 'moveShip', ['r1', order([['F', 71]])])).toBe('overAllowance');
    expect(key(G, A, 'moveShip', ['r1', order([['F', 10]], { burst: true })])).toBe('entering');
    const two = play(waiting(), A, 'enter', from('S', 900, 0), [2]).G;
    expect([two.ships.r1.status, key(two, A, 'enter', from('S', 900, 0))]).toEqual(['offTable', 'triedAlready']);
  });

  it('2.9 side edges, the own front, near enemies, loyalty and the officer modify the roll; 0 or less loses the force', () => {
    const thrown = (args: readonly unknown[], die: number, change: (G: Salamis) => void = () => {}) =>
      play(
        waiting((G) => {
          G.options.hiddenReserves = false;
          change(G);
        }),
        A,
        'enter',
        args,
        [die],
      );
    expect(told(thrown(from('W', 500, 90), 4).chronicle, 'entry')[0].roll?.modifiers).toEqual([
      ['sideEdge', -1],
      ['behindRear', 1],
    ]);
    const gone = thrown(from('E', 1000, 270), 3, (G) => {
      G.squadrons.r.allied = null;
      G.ships.y.at.x = 1750;
    });
    // Modifiers: beyond the front, enemy within 150 mm, side edge.
    expect(told(gone.chronicle, 'entry')[0].roll?.modifiers).toEqual([
      ['sideEdge', -1],
      ['beyondFront', -1],
      ['enemyNear', -1],
    ]);
    expect(gone.G.ships.r1.status).toBe('lost');
    expect(goneOf(gone.G, 0)).toBe(0);
    const led = thrown(from('S', 900, 0), 1, (G) => {
      G.ships.r1.flag = { rank: 'vice', name: 'v', mod: 2, cinc: false };
    });
    expect(led.G.ships.r1.status).toBe('table');
  });

  it('2.9 enters before any ship moves, heading inwards, not on land, and not over the enemy’s edge', () => {
    const G = waiting((S) => {
      S.land.c = {
        kind: 'coast',
        coast: 'rocky',
        poly: [
          [100, 0],
          [300, 0],
          [300, 60],
          [100, 60],
        ],
      };
    });
    expect(key(G, A, 'enter', from('N', 900, 180))).toBe('enemyEdge');
    expect(key(G, A, 'enter', from('S', 200, 0))).toBe('coastThere');
    expect([key(G, A, 'enter', from('S', 900, 45)), key(G, A, 'enter', from('S', 900, 50))]).toEqual([undefined, 'entryHeading']);
    expect(key(G, A, 'enter', from('S', 1801, 0))).toBe('offEdge');
    expect(key(play(G, A, 'pass', ['t']).G, A, 'enter', from('S', 900, 0))).toBe('movedAlready');
    expect(key(G, A, 'enter', ['a', { edge: 'S', at: 900, heading: 0 }])).toBe('notInReserve');
    expect(choices(G, A, 'enter').length).toBeGreaterThan(2);
  });

  it('2.9 a ship whose position is occupied enters in the next phase, as near as possible', () => {
    const G = waiting((S) => {
      S.ships.t.at.x = 935;
      S.ships.t.at.y = 20;
    });
    const { G: after } = play(G, A, 'enter', from('S', 900, 0), [10]);
    expect([after.ships.r2.status, after.squadrons.r.entry]).toEqual(['offTable', { edge: 'S', at: 900, heading: 0 }]);
    const { G: next } = playOn({ ...after, bag: { a: 2, b: 3, i: 1 } }, A, 'endAction', [], [1]);
    expect(next.ships.r2.status).toBe('table');
    expect(Math.abs(next.ships.r2.at.x - 900)).toBeLessThan(60);
  });

  it('2.9 1.1 hidden reserves stay secret until they enter', () => {
    const one = waiting();
    const other = waiting((G) => {
      Object.assign(G.ships.r1, { type: 'deceres', heavy: 13 });
      delete G.ships.r3;
      G.order = G.order.filter((id) => id !== 'r3');
      G.squadrons.r.allied = { loyalty: 2 };
    });
    for (const viewer of [B, null]) expect(rules.view(one, viewer)).toEqual(rules.view(other, viewer));
    expect(Object.keys(rules.view(one, A).ships)).toContain('r1');
    const [a, b] = [one, other].map((G) => play(G, A, 'enter', from('W', 500, 90), [1]).chronicle);
    expect(a).toEqual(b);
    expect(JSON.stringify(a)).not.toContain('r1');
  });
});

describe('rout', () => {
  it('10.2 routed ships move by themselves, and take no orders', () => {
    const G = between((S) => {
      S.squadrons.b.state = 'routed';
      S.baseEdge = ['S', 'N'];
      Object.assign(S.ships.x.at, { y: 1080, h: 0 });
      S.ships.y.at.h = 0;
    });
    const { G: after, chronicle } = playOn(G, A, 'endAction', [], [3, 1]);
    expect([after.ships.x.status, after.ships.y.status, after.result?.side]).toEqual(['fled', 'fled', 0]);
    expect(keys(chronicle)).toContain('moves');
    expect(told(chronicle, 'moves')).toHaveLength(2);
  });

  it('10.2 a grounded routed ship tries to get off, a linked one to cut itself free', () => {
    const G = between((S) => {
      S.squadrons.b.state = 'routed';
      S.ships.x.aground = 'aground';
      S.ships.u.at.x = 1616;
      S.ships.u.at.y = 1000;
      S.links.l1 = { a: 'u', b: 'y', kind: 'grapple', by: 0, fresh: true };
    });
    const { chronicle } = playOn(G, A, 'endAction', [], [3, 1, 1, 1]);
    expect(told(chronicle, 'crewTest').map(({ values, who }) => [values?.what, who])).toEqual([
      ['refloat', ['x']],
      ['cutFree', ['y']],
    ]);
  });
});
