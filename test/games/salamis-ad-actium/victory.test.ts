import { salamisAdActium } from '../../../src/games/salamis-ad-actium/index.js';
import { objectiveOf, victoryPoints } from '../../../src/games/salamis-ad-actium/rules/lostBattles/victory.js';
import { candidates } from '../../../src/games/salamis-ad-actium/rules/movement/samples.js';
import type { Salamis } from '../../../src/games/salamis-ad-actium/state.js';
import { clone } from '../../../src/kit/clone.js';
import { scripted } from '../../kit/scripted.js';
import { A, B, battle, key, order, play, playOn, rules, told } from './fixtures.js';

const pair = {
  a: { t: ['trireme', 500, 500, 0], u: ['trireme', 600, 500, 0] },
  b: { x: ['trireme', 1500, 1000, 180], y: ['trireme', 1600, 1000, 180] },
} as const;

/** The end of an Action Phase, before the next counter is drawn. */
const between = (change: (G: Salamis) => void = () => {}): Salamis =>
  battle(pair, (G) => {
    G.bag = { a: 2, b: 3, i: 1 };
    G.drawn = [0];
    change(G);
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

  it('10.3 points for ships by their fate, each rounded down', () => {
    expect([0, 1, 2, 3, 4, 5].map((dmg) => worth({ dmg }))).toEqual([0, 1, 4, 9, 15, 31]);
    expect([worth({ status: 'sunk' }), worth({ status: 'wrecked' }), worth({ status: 'fled' }), worth({ status: 'escaped' })]).toEqual([
      31, 31, 15, 0,
    ]);
    expect([worth({ side: 0, prize: 'a' }), worth({ side: null }), worth({ side: 1, prize: 'b', dmg: 4 })]).toEqual([46, 0, 0]);
    expect(worth({ dmg: 1 }, (G) => (G.squadrons.b.state = 'routed'))).toBe(15 + Math.floor(between().ships.y.points / 2));
    expect(worth({}, (G) => G.officersLost[1].push('admiral', 'vice'))).toBe(70);
  });

  it('10.3 2.9 the loss shown omits hidden reserves', () => {
    const losses = (hiddenReserves: boolean) => {
      const G = between(({ ships, order: ids, options }) => {
        options.hiddenReserves = hiddenReserves;
        for (const id of ['y1', 'y2']) {
          ships[id] = { ...clone(ships.y), status: id === 'y1' ? 'sunk' : 'offTable' };
          ids.push(id);
        }
        ships.x.status = 'sunk';
      });
      const [first] = told(playOn(G, A, 'endAction', [], [6, 9], 9).chronicle, 'fleetMorale');
      return [first.values?.gone, first.values?.all];
    };
    expect(losses(true)).toEqual([2, 3]);
    expect(losses(false)).toEqual([2, 4]);
  });

  it('10.3 a side is beaten at two thirds lost; at half lost it rolls with the commander’s modifier', () => {
    const lose = (change: (G: Salamis) => void, dice: readonly number[] = []) =>
      playOn(between(change), A, 'endAction', [], [6, ...dice]).G.result;
    const three = (gone: number) => (G: Salamis) => {
      for (const [i, id] of ['y1', 'y2'].entries()) {
        G.ships[id] = { ...clone(G.ships.y), at: { ...G.ships.y.at, x: 1400 - 60 * i } };
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
      S.ships.t.at.x = 40;
      S.ships.t.at.h = 270;
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

  it('10.3 a breakout succeeds by points or ships over its edges, and fails when it has become impossible', () => {
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
    expect(objectiveOf(opened('actium-31'))?.need).toBe(Math.ceil(0.5 * (objectiveOf(opened('actium-31'))?.possible ?? 0)));
  });

  it('10.3 landings count boats that run up the beach or the river with men aboard', () => {
    const G = opened('delta-1175');
    Object.assign(G, { acting: 1, step: 'move', await: { kind: 'act', sides: [1] }, turn: 3, inter: null });
    for (const id of G.order) G.ships[id].act = null;
    Object.assign(G.ships['sp-p-1'].at, { x: 300, y: 340, h: 180 });
    const { G: beached } = play(G, B, 'moveShip', ['sp-p-1', order([['F', 60]], { beach: 'westBank' })]);
    expect(beached.ships['sp-p-1'].status).toBe('landed');
    Object.assign(G.ships['sp-p-2'].at, { x: 750, y: 30, h: 180 });
    expect(play(G, B, 'moveShip', ['sp-p-2', order([['F', 60]])]).G.ships['sp-p-2'].status).toBe('landed');
    Object.assign(G.ships['sp-p-2'], { heavy: 0, normal: 0, oarsmen: 2 });
    expect(playOn(G, B, 'moveShip', ['sp-p-2', order([['F', 60]])], []).G.ships['sp-p-2'].status).toBe('fled');
  });

  it('10.2 a shaken crew that may not close is offered no beach either', () => {
    const G = opened('delta-1175');
    Object.assign(G, { acting: 1, step: 'move', await: { kind: 'act', sides: [1] }, turn: 3, inter: null });
    for (const id of G.order) G.ships[id].act = null;
    Object.assign(G.ships['sp-p-1'].at, { x: 300, y: 340, h: 180 });
    const beaching = () => candidates(G, 'sp-p-1').filter(({ path }) => path.end === 'beach');
    expect(beaching().length).toBeGreaterThan(0);
    G.squadrons[G.ships['sp-p-1'].sq].state = 'shaken';
    const enemy = G.order.find((id) => G.ships[id].side === 0) ?? '';
    Object.assign(G.ships[enemy], { at: { x: 300, y: 190, h: 0 }, status: 'table' });
    expect(candidates(G, 'sp-p-1').filter(({ order: each }) => key(G, B, 'moveShip', ['sp-p-1', each]))).toEqual([]);
    expect(beaching()).toEqual([]);
  });

  it('10.3 the log says that the objective was missed at the turn limit', () => {
    const G = opened('solent-896');
    Object.assign(G, {
      turnLimit: 1,
      inter: null,
      acting: 0,
      step: 'move',
      await: { kind: 'act', sides: [0] },
      drawn: ['I'],
      seizeRound: 2,
    });
    const { G: after, chronicle } = playOn(G, A, 'endAction', [], []);
    expect(after.result).toMatchObject({ side: 0, reason: 'turnLimit' });
    expect(chronicle.find((entry) => entry.key === 'battleEnds')?.values).toMatchObject({ reason: 'missed' });
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

  it('10.3 a hunted flagship counts once', () => {
    const G = opened('propontis-184');
    const hunted = salamisAdActium.rules.view(G, null).order.find((id) => G.ships[id].flag?.cinc && G.ships[id].side === 1) ?? '';
    G.ships[hunted].status = 'sunk';
    const { G: after } = playOn(G, Object.keys(rules.awaiting(G))[0], 'endAction', [], []);
    expect([after.flagHunted, after.vpExtra]).toEqual([true, [40, 0]]);
  });
});
