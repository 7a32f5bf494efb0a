import { describe, expect, it } from 'vitest';
import { salamisAdActium } from '../../../src/games/salamis-ad-actium/index.js';
import { commandOf } from '../../../src/games/salamis-ad-actium/preview.js';
import { testChance } from '../../../src/games/salamis-ad-actium/rules/crewTest.js';
import { goneOf, objectiveOf, victoryPoints } from '../../../src/games/salamis-ad-actium/rules/victory.js';
import type { Salamis } from '../../../src/games/salamis-ad-actium/state.js';
import { clone } from '../../../src/kit/clone.js';
import { scripted } from '../../kit/scripted.js';
import { A, B, battle, choices, key, keys, order, place, play, playOn, rules, told } from './fixtures.js';

const far = { z: ['trireme', 1700, 1100, 0] } as const;
const pair = {
  a: { t: ['trireme', 500, 500, 0], u: ['trireme', 600, 500, 0] },
  b: { x: ['trireme', 1500, 1000, 180], y: ['trireme', 1600, 1000, 180] },
} as const;

/** At the end of an Action Phase, the next counter to be drawn; nothing else awaits anybody. */
const between = (change: (G: Salamis) => void = () => {}): Salamis =>
  battle(pair, (G) => {
    G.bag = { a: 2, b: 3, i: 1 };
    G.drawn = [0];
    change(G);
  });

describe('the turn', () => {
  it('4.1 counters are drawn evenly from what is left in the bag', () => {
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

  it('4.3 what a ship did is forgotten when its side acts again, and disorder ends with the phase', () => {
    const G = between((S) => {
      S.ships.t.act = null;
      S.ships.t.disordered = true;
    });
    expect(key(G, A, 'moveShip', ['t', order([['F', 10]])])).toBe('disordered');
    const { G: moved } = play(G, A, 'moveShip', ['u', order([['F', 10]])]);
    const { G: next } = playOn(moved, A, 'endAction', [], [1]);
    expect([next.ships.t.disordered, next.ships.u.act, next.acting]).toEqual([false, null, 0]);
  });

  it('4.3 shooting comes after moving, and a side with nothing to act with is passed over', () => {
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

  it('4.4 the Intermediate counter opens a window for those who have counters', () => {
    expect(rules.awaiting(window([2, 2]))).toEqual({ '0': 'seize', '1': 'seize' });
    expect(rules.awaiting(window([0, 1]))).toEqual({ '1': 'seize' });
    expect(window([0, 0]).turn).toBe(2);
  });

  it('4.4 both pass: the melees; one plays: an extra phase, and then the last window', () => {
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

  it('4.4 both play: the higher throw of die and commander acts first, ties are thrown again', () => {
    const G = play(window([1, 1]), A, 'seize', [true]).G;
    const { G: after, chronicle } = play(G, B, 'seize', [true], [4, 4, 3, 5]);
    expect([after.acting, after.extra, after.ti]).toEqual([1, [0], [0, 0]]);
    expect(told(chronicle, 'seizeOrder')).toHaveLength(4);
    G.ships.t.flag = { rank: 'admiral', name: 'x', mod: 2, cinc: true };
    expect(play(G, B, 'seize', [true], [4, 5]).G.acting).toBe(0);
  });

  it('4.4 an answer stays secret until both are in', () => {
    const yes = play(window([1, 1]), A, 'seize', [true]);
    const no = play(window([1, 1]), A, 'seize', [false]);
    expect(rules.view(yes.G, B)).toEqual(rules.view(no.G, B));
    expect(rules.view(yes.G, null)).toEqual(rules.view(no.G, null));
    expect([yes.chronicle, rules.view(yes.G, B).secret.seize[0]]).toEqual([[], 'committed']);
  });
});

describe('command and tests', () => {
  it('2.2 example 12: one relay, and no further', () => {
    const at = (i: number) => ['trireme', 500 + i * 105, 500, 0] as const;
    const G = battle({ a: { f: at(0), s: at(1), r: at(2), l: at(3) }, b: far });
    expect(commandOf(G, 'a').controlled).toEqual(['f', 's', 'r']);
  });

  it('2.2 land and enemies in the line cut off control', () => {
    const G = battle({ a: { f: ['trireme', 500, 500, 0], s: ['trireme', 600, 500, 0] }, b: { e: ['lembos', 550, 500, 0] } });
    expect(commandOf(G, 'a').controlled).toEqual(['f']);
    expect(commandOf(G, 'a').seesCommander).toBe(true);
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
        G.ships[id] = { ...clone(G.ships.t), sq: 'r', flag: null, status: 'offTable', x: 0, y: 0 };
        G.order.splice(2 + i, 0, id);
      }
      G.baseEdge = ['S', 'N'];
      change(G);
    });
  const from = (edge: 'N' | 'S' | 'E' | 'W', at: number, heading: number) => ['r', { edge, at, heading }];

  it('2.9 base line behind the rear adds two: a 3 brings the squadron on, in line about the point', () => {
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

  it('2.9 side edges, the own front, enemies near, loyalty and the officer count; 0 or less loses the force', () => {
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
      G.ships.y.x = 1750;
    });
    // Beyond the front, enemy within 150 mm, side edge.
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

  it('2.9 not over the enemy’s edge, not on coast, heading inwards, before anything moved', () => {
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

  it('2.9 a ship whose place is taken comes on in the next phase, as near as it can', () => {
    const G = waiting((S) => {
      S.ships.t.x = 935;
      S.ships.t.y = 20;
    });
    const { G: after } = play(G, A, 'enter', from('S', 900, 0), [10]);
    expect([after.ships.r2.status, after.squadrons.r.entry]).toEqual(['offTable', { edge: 'S', at: 900, heading: 0 }]);
    const { G: next } = playOn({ ...after, bag: { a: 2, b: 3, i: 1 } }, A, 'endAction', [], [1]);
    expect(next.ships.r2.status).toBe('table');
    expect(Math.abs(next.ships.r2.x - 900)).toBeLessThan(60);
  });

  it('2.9 1.1 the enemy learns nothing of hidden reserves before they come on', () => {
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

describe('drift', () => {
  /** The Intermediate Phase begins: dice for what drifts, then luck. */
  const drifting = (change: (G: Salamis) => void, dice: readonly number[]) => playOn(between(change), A, 'endAction', [], [6, ...dice]);

  it('2.10 a weak current carries d3 cm, a strong one d6, each ship by its own throw', () => {
    const weak = drifting(
      (G) => {
        G.weather.currents = [{ dir: 90, strength: 'weak' }];
      },
      [1, 4, 6, 6],
    ).G;
    expect([place(weak, 't'), place(weak, 'u'), place(weak, 'x')]).toEqual([
      [510, 500, 0],
      [620, 500, 0],
      [1530, 1000, 180],
    ]);
    const strong = drifting(
      (G) => {
        G.weather.tide = { kind: 'falling', strength: 'strong', dir: 0, every: 9 };
      },
      [6, 1, 1, 1],
    ).G;
    expect(place(strong, 't')).toEqual([500, 560, 0]);
    expect(
      place(
        drifting((G) => {
          G.weather.currents = [{ dir: 90, strength: 'weak' }];
          G.options.currentsAndTides = false;
        }, []).G,
        't',
      ),
    ).toEqual([500, 500, 0]);
  });

  it('2.10 linked ships drift by one throw, and a stranded one holds them all', () => {
    const linked = (aground: 'aground' | null) => (G: Salamis) => {
      G.weather.currents = [{ dir: 0, strength: 'weak' }];
      G.ships.u.x = 516;
      G.ships.t.aground = aground;
      G.links.l1 = { a: 't', b: 'u', kind: 'grapple', by: 0, fresh: true };
    };
    const free = drifting(linked(null), [6, 1, 1]).G;
    expect([free.ships.t.y, free.ships.u.y, free.ships.x.y]).toEqual([530, 530, 1010]);
    expect(drifting(linked('aground'), [1, 1]).G.ships.u.y).toBe(500);
  });

  it('5.6 rocks wreck what drifts on to them, sand holds it, and in a rough sea damages it', () => {
    const shore = (coast: 'rocky' | 'sandy', sea: 'flat' | 'rough' = 'flat') =>
      drifting(
        (G) => {
          G.weather.currents = [
            {
              dir: 0,
              strength: 'strong',
              poly: [
                [400, 400],
                [560, 400],
                [560, 600],
                [400, 600],
              ],
            },
          ];
          G.weather.sea = sea;
          G.land.l = {
            kind: 'coast',
            coast,
            poly: [
              [400, 540],
              [560, 540],
              [560, 600],
              [400, 600],
            ],
          };
        },
        [3],
      ).G.ships.t;
    expect(shore('rocky').status).toBe('wrecked');
    expect(shore('sandy')).toMatchObject({ aground: 'aground', y: 520, dmg: 0 });
    expect(shore('sandy', 'rough').dmg).toBeGreaterThan(0);
  });

  it('5.10 the wind moves ships only where that is played: rowers little, the helpless more, high sides farther', () => {
    const blown = (change: (G: Salamis) => void, dice: readonly number[]) =>
      drifting((G) => {
        G.options.windDrift = true;
        G.weather.strength = 3;
        G.weather.from = 180;
        change(G);
      }, dice).G.ships.t.y;
    expect(blown(() => {}, [2, 1, 1, 1])).toBe(510);
    expect(blown((G) => (G.ships.t.port = 0), [6, 1, 1, 1])).toBe(560);
    expect(blown((G) => (G.ships.t.type = 'hexareme'), [2, 1, 1, 1])).toBe(520);
    expect(blown((G) => (G.options.windDrift = false), [])).toBe(500);
  });

  it('5.10 drift stops at other ships, and takes a single ship over the edge', () => {
    const met = drifting(
      (G) => {
        G.weather.currents = [{ dir: 0, strength: 'strong' }];
        Object.assign(G.ships.u, { x: 500, y: 560, aground: 'aground' });
        G.ships.x.y = 1195;
      },
      [6, 1, 1],
    ).G;
    expect(met.ships.t.y).toBe(520);
    expect(met.ships.x.status).toBe('fled');
  });
});

describe('rout', () => {
  it('10.2 routed ships make off by themselves, and are out of the players’ hands', () => {
    const G = between((S) => {
      S.squadrons.b.state = 'routed';
      S.baseEdge = ['S', 'N'];
      Object.assign(S.ships.x, { y: 1080, h: 0 });
      S.ships.y.h = 0;
    });
    const { G: after, chronicle } = playOn(G, A, 'endAction', [], [3, 1]);
    expect([after.ships.x.status, after.ships.y.status, after.result?.side]).toEqual(['fled', 'fled', 0]);
    expect(keys(chronicle)).toContain('moves');
    expect(told(chronicle, 'moves')).toHaveLength(2);
  });

  it('10.2 a stranded one tries to get off, a linked one to cut itself free', () => {
    const G = between((S) => {
      S.squadrons.b.state = 'routed';
      S.ships.x.aground = 'aground';
      S.ships.u.x = 1616;
      S.ships.u.y = 1000;
      S.links.l1 = { a: 'u', b: 'y', kind: 'grapple', by: 0, fresh: true };
    });
    const { chronicle } = playOn(G, A, 'endAction', [], [3, 1, 1, 1]);
    expect(told(chronicle, 'crewTest').map(({ values, who }) => [values?.what, who])).toEqual([
      ['refloat', ['x']],
      ['cutFree', ['y']],
    ]);
  });
});

describe('victory', () => {
  const worth = (change: object, more: (G: Salamis) => void = () => {}) =>
    victoryPoints(
      between((G) => {
        Object.assign(G.ships.x, { points: 31 }, change);
        more(G);
      }),
      0,
    );

  it('10.3 points for ships by what became of them, rounded down one by one', () => {
    expect([0, 1, 2, 3, 4, 5].map((dmg) => worth({ dmg }))).toEqual([0, 1, 4, 9, 15, 31]);
    expect([worth({ status: 'sunk' }), worth({ status: 'wrecked' }), worth({ status: 'fled' }), worth({ status: 'escaped' })]).toEqual([
      31, 31, 15, 0,
    ]);
    expect([worth({ side: 0, prize: 'a' }), worth({ side: null }), worth({ side: 1, prize: 'b', dmg: 4 })]).toEqual([46, 0, 0]);
    expect(worth({ dmg: 1 }, (G) => (G.squadrons.b.state = 'routed'))).toBe(15 + Math.floor(between().ships.y.points / 2));
    expect(worth({}, (G) => G.officersLost[1].push('admiral', 'vice'))).toBe(70);
  });

  it('10.3 two thirds gone: beaten; half gone: a throw with the commander', () => {
    const lose = (change: (G: Salamis) => void, dice: readonly number[] = []) =>
      playOn(between(change), A, 'endAction', [], [6, ...dice]).G.result;
    const three = (gone: number) => (G: Salamis) => {
      for (const [i, id] of ['y1', 'y2'].entries()) {
        G.ships[id] = { ...clone(G.ships.y), x: 1400 - 60 * i };
        G.order.push(id);
      }
      for (const id of ['x', 'y', 'y1'].slice(0, gone)) G.ships[id].status = 'sunk';
    };
    expect(lose(three(3))).toMatchObject({ side: 0, reason: 'beaten', level: 'decisive' });
    const half = between(three(2));
    half.cinc[1] = null;
    const throwsMorale = (die: number) => {
      const { chronicle, G } = playOn(half, A, 'endAction', [], [6, die], 9);
      return [told(chronicle, 'fleetMorale').length > 0, G.result?.side];
    };
    expect(throwsMorale(9)[0]).toBe(true);
  });

  it('10.3 a side without a ship left is beaten at once', () => {
    const G = between((S) => {
      S.ships.t.x = 40;
      S.ships.t.h = 270;
      S.ships.u.status = 'fled';
    });
    expect(play(G, A, 'moveShip', ['t', order([['F', 100]])]).G.result).toMatchObject({ side: 1, reason: 'beaten', winner: '1' });
  });

  it('10.3 at the turn limit a fifth more points win, twice as many decisively; less is a draw', () => {
    const end = (a: number, b: number) =>
      playOn(
        between((S) => {
          S.turnLimit = 1;
          S.vpExtra = [a, b];
        }),
        A,
        'endAction',
        [],
        [6],
      ).G.result;
    expect([end(120, 100)?.side, end(119, 100)?.side, end(0, 0)?.side, end(0, 1)?.side]).toEqual([0, null, null, 1]);
    expect([end(120, 100)?.level, end(200, 100)?.level, end(119, 100)?.level]).toEqual(['marginal', 'decisive', 'draw']);
  });

  it('10.3 conceding gives the battle to the other side, at any time', () => {
    const G = between();
    expect(play(G, B, 'concede').G.result).toMatchObject({ side: 0, winner: '0', reason: 'concede', level: 'marginal' });
    const swapped = { ...G, swapSides: true };
    expect(rules.play(swapped, A, 'concede', [], scripted([])).G.result).toMatchObject({ side: 0, winner: '1' });
  });
});

describe('aims of scenarios', () => {
  const opened = (scenario: string): Salamis => clone(rules.setup({ mode: 'scenario', scenario }, { die: () => 1 }));

  it('10.3 a breakout wins by points or ships over its edges, and is lost when it cannot be reached any more', () => {
    const G = opened('solent-896');
    expect(objectiveOf(G)).toMatchObject({ side: 1, reached: 0, possible: 6, need: 2 });
    for (const id of ['da-1-1', 'da-1-2']) G.ships[id].status = 'escaped';
    G.ships['da-1-3'].status = 'sunk';
    expect(objectiveOf(G)).toMatchObject({ reached: 2, possible: 5 });
    const seat = Object.keys(rules.awaiting(G))[0];
    expect(playOn(G, seat, 'endAction', [], []).G.result).toMatchObject({ side: 1, reason: 'objective', level: 'decisive' });
    const lost = opened('solent-896');
    for (const id of lost.order.filter((one) => one.startsWith('da')).slice(1)) lost.ships[id].status = 'sunk';
    expect(playOn(lost, Object.keys(rules.awaiting(lost))[0], 'endAction', [], []).G.result).toMatchObject({
      side: 0,
      reason: 'objective',
    });
    expect(objectiveOf(opened('actium-31'))?.need).toBe(Math.ceil(0.4 * (objectiveOf(opened('actium-31'))?.possible ?? 0)));
  });

  it('10.3 landings count boats that run up the beach or the river with men aboard', () => {
    const G = opened('delta-1175');
    Object.assign(G, { acting: 1, step: 'move', await: { kind: 'act', sides: [1] }, turn: 3, inter: null });
    for (const id of G.order) G.ships[id].act = null;
    Object.assign(G.ships['sp-p-1'], { x: 300, y: 340, h: 180 });
    const { G: beached } = play(G, B, 'moveShip', ['sp-p-1', order([['F', 60]], { beach: 'westBank' })]);
    expect(beached.ships['sp-p-1'].status).toBe('landed');
    Object.assign(G.ships['sp-p-2'], { x: 750, y: 30, h: 180 });
    expect(play(G, B, 'moveShip', ['sp-p-2', order([['F', 60]])]).G.ships['sp-p-2'].status).toBe('landed');
    Object.assign(G.ships['sp-p-2'], { heavy: 0, normal: 0, oarsmen: 2 });
    expect(playOn(G, B, 'moveShip', ['sp-p-2', order([['F', 30]])], []).G.ships['sp-p-2'].status).toBe('table');
  });

  it('2.6 2.5 scenario weather: a swell and a storm come in their turn, a wind rises, stowed oars halve the pace', () => {
    const at = (scenario: string, turn: number) => {
      const G = opened(scenario);
      Object.assign(G, { turn: turn - 1, turnLimit: 20, inter: 'end', acting: null, step: null, await: null });
      return rules.play(
        { ...G, inter: null, acting: 0, step: 'move', await: { kind: 'act', sides: [0] }, drawn: ['I'], seizeRound: 2 },
        A,
        'endAction',
        [],
        { die: (n) => Math.min(5, n) },
      ).G.weather;
    };
    expect([at('salamis-480', 2).sea, at('salamis-480', 3).sea]).toEqual(['flat', 'choppy']);
    expect([at('arginusae-406', 8).sea, at('arginusae-406', 9).sea]).toEqual(['flat', 'rough']);
    expect([at('actium-31', 4).strength, at('actium-31', 5).strength]).toEqual([1, 2]);
    const nile = opened('delta-1175');
    Object.assign(nile, { acting: 1, step: 'move', await: { kind: 'act', sides: [1] } });
    expect(key(nile, B, 'moveShip', ['sp-p-1', order([['F', 41]])])).toBe('overAllowance');
    expect(key({ ...nile, turn: 2 }, B, 'moveShip', ['sp-p-1', order([['F', 41]])])).toBeUndefined();
  });

  it('10.3 a hunted flagship pays once', () => {
    const G = opened('propontis-184');
    const hunted = salamisAdActium.rules.view(G, null).order.find((id) => G.ships[id].flag?.cinc && G.ships[id].side === 1) ?? '';
    G.ships[hunted].status = 'sunk';
    const { G: after } = playOn(G, Object.keys(rules.awaiting(G))[0], 'endAction', [], []);
    expect([after.flagHunted, after.vpExtra]).toEqual([true, [40, 0]]);
  });
});
