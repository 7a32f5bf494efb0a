import { loseFighters, removeShip } from '../../../src/games/salamis-ad-actium/rules/basics/damage.js';
import { successions } from '../../../src/games/salamis-ad-actium/rules/intermediate/officers.js';
import { moraleModifiers, squadronMorale, tests } from '../../../src/games/salamis-ad-actium/rules/intermediate/squadronMorale.js';
import { refloatModifiers, tryToRefloat } from '../../../src/games/salamis-ad-actium/rules/movement/grounding.js';
import { canAct, routs } from '../../../src/games/salamis-ad-actium/rules/sequenceOfPlay/actionPhase.js';
import { loseEngine } from '../../../src/games/salamis-ad-actium/rules/shooting/hits.js';
import type { Salamis } from '../../../src/games/salamis-ad-actium/state.js';
import { clone } from '../../../src/kit/clone.js';
import { quickDice } from '../../../src/kit/dice.js';
import { about } from '../../kit/about.js';
import { A, battle, key, order, play, playOn, refusal, rules } from './fixtures.js';
import { bind, officer, sea, toolsFor } from './sea.js';

const pair = {
  a: { t: ['trireme', 500, 500, 0], u: ['trireme', 600, 500, 0] },
  b: { x: ['trireme', 1500, 1000, 180], y: ['trireme', 1600, 1000, 180] },
} as const;

/** A pair of ships and a reserve squadron "r" of three ships. */
const reserved = (change: (G: Salamis) => void = () => {}): Salamis =>
  battle(pair, (G) => {
    G.squadrons.r = { ...clone(G.squadrons.a), name: 'r', flagship: 'r1' };
    for (const [i, id] of ['r1', 'r2', 'r3'].entries()) {
      G.ships[id] = { ...clone(G.ships.t), sq: 'r', flag: null, status: 'offTable', at: { x: 0, y: 0, h: 0 } };
      G.order.splice(2 + i, 0, id);
    }
    G.baseEdge = ['S', 'N'];
    change(G);
  });
const atSouth = ['r', { edge: 'S', at: 900, heading: 0 }];

describe('reserves', () => {
  it('2.9 may enter after routed ships have moved, but not after an order', () => {
    const routed = reserved((G) => {
      G.squadrons.a.state = 'routed';
      G.ships.t.act = { done: true };
    });
    expect(key(routed, A, 'enter', atSouth)).toBeUndefined();
    expect(
      key(
        reserved((G) => void Object.assign(G.ships.t, { act: { done: true } })),
        A,
        'enter',
        atSouth,
      ),
    ).toBe('movedAlready');
  });

  it('10.6 an Admiral lost in reserve is succeeded by a Vice Admiral without counters, and does not count as a loss', () => {
    const G = reserved((state) => {
      state.ships.r1.flag = officer(2, true);
      state.ships.t.flag = officer(1);
      state.cinc = ['r1', null];
      state.ti = [5, 0];
      state.squadrons.r.allied = { loyalty: -2 } as Salamis['squadrons'][string]['allied'];
    });
    const { G: after } = playOn(G, A, 'enter', ['r', { edge: 'W', at: 1100, heading: 90 }], [1]);
    expect(after.ships.r1).toMatchObject({ status: 'lost' });
    expect([after.cinc[0], after.ti[0], after.officersLost[0]]).toEqual([null, 0, []]);
    const tools = toolsFor(clone(after));
    successions(tools);
    expect(tools.G.cinc[0]).toBe('t');
  });

  it('10.2 no ship sees a Commander-in-Chief in reserve', () => {
    const G = reserved((state) => {
      state.ships.r1.flag = officer(1, true);
      state.cinc = ['r1', null];
    });
    expect(Object.fromEntries(moraleModifiers(G, 'a'))).toMatchObject({ noCommander: -1 });
  });

  it('10.2 a squadron in reserve has not been below half: its first test is due when it is', () => {
    const G = reserved();
    squadronMorale(toolsFor(G));
    expect(G.squadrons.r.belowHalf).toBe(false);
  });

  it('2.2 a squadron set up beached by the scenario needs no test for that', () => {
    const { G } = rules.open({ scenario: 'solent-896' }, quickDice(3));
    expect(G.order.filter((id) => G.ships[id].sq === 'da-2').map((id) => G.ships[id].aground)).toContain('beached');
    expect([tests(G, 'da-2'), G.squadrons['da-2'].belowHalf, G.squadrons['da-1'].belowHalf]).toEqual([false, true, false]);
  });

  it('10.6 a flagship in reserve keeps its squadron', () => {
    const G = reserved((state) => {
      for (const id of ['r2', 'r3']) Object.assign(state.ships[id], { status: 'table', at: { x: 900, y: 100, h: 0 } });
    });
    successions(toolsFor(G));
    expect(G.squadrons.r.flagship).toBe('r1');
    G.ships.r1.status = 'sunk';
    successions(toolsFor(G));
    expect(G.squadrons.r.flagship).toBe('r2');
  });

  it('3.1 no libation once a reserve ship has moved', () => {
    const late = (act: object) => reserved((G) => void Object.assign(G.ships.t, { act }));
    expect(key(late({ entered: true }), A, 'libation', ['sea', { levels: 1 }])).toBeUndefined();
    expect(key(late({ entered: true, done: true }), A, 'libation', ['sea', { levels: 1 }])).toBe('libationFirst');
  });
});

describe('10.6 officers taken off', () => {
  const near = (cinc: boolean, options = {}) =>
    sea(
      {
        A: { side: 0, at: [600, 500], flag: officer(2, cinc) },
        C: { side: 0, at: [640, 500], sq: 'c', flag: officer(1, !cinc) },
      },
      (G) => void Object.assign(G.options, options),
    );

  it('the Commander-in-Chief takes over a ship with an officer; a Vice Admiral aboard is safe without a command', () => {
    const admiral = near(true);
    removeShip(toolsFor(admiral, [4]), 'A', 'sunk', '5.12');
    expect([admiral.cinc[0], admiral.ships.C.flag?.mod, admiral.officersLost[0]]).toEqual(['C', 2, []]);
    const vice = near(false);
    removeShip(toolsFor(vice, [4]), 'A', 'sunk', '5.12');
    expect([vice.cinc[0], vice.ships.C.flag?.mod, vice.ships.A.flag, vice.officersLost[0]]).toEqual(['C', 1, null, []]);
    const drowned = near(false);
    removeShip(toolsFor(drowned, [3]), 'A', 'sunk', '5.12');
    expect(drowned.officersLost[0]).toEqual(['vice']);
  });

  it('without the option also rescued from a ship that flees', () => {
    const G = near(true, { admiralCasualties: false });
    removeShip(toolsFor(G), 'A', 'fled', '5.4');
    expect([G.cinc[0], G.officersLost[0]]).toEqual(['C', []]);
    const lost = near(true);
    removeShip(toolsFor(lost), 'A', 'fled', '5.4');
    expect([lost.cinc[0], lost.officersLost[0]]).toEqual([null, ['admiral']]);
    about('he is lost to the battle, and sails home', () => expect(lost.ships.A.flag).not.toBeNull());
  });

  it('10.2 a flagship lost without its officer requires a test, without a modifier', () => {
    const G = near(true);
    removeShip(toolsFor(G, [4]), 'A', 'sunk', '5.12');
    expect(G.squadrons.a.flagLost).toBe('ship');
    expect(Object.fromEntries(moraleModifiers(G, 'a'))).not.toHaveProperty('officerLost');
  });
});

describe('ships with few choices', () => {
  it('4.3 a side with only sinking ships is skipped', () => {
    const left = (dmg: 4 | 5) => {
      const G = battle(pair);
      for (const id of ['t', 'u']) G.ships[id].dmg = dmg;
      return canAct(G, 0);
    };
    expect([left(4), left(5)]).toEqual([true, false]);
  });

  it('10.2 a shaken crew may close as far as 15 cm, not nearer', () => {
    const G = battle({ a: { t: ['trireme', 500, 500, 0] }, b: { x: ['trireme', 500, 790, 0] } }, (state) => {
      state.squadrons.a.state = 'shaken';
    });
    expect(key(G, A, 'moveShip', ['t', order([['F', 100]])])).toBeUndefined();
    expect(key(G, A, 'moveShip', ['t', order([['F', 101]])])).toBe('shakenCloses');
  });

  it('10.2 a routed ship tries to cut all its links, friendly ones too', () => {
    const G = battle({ a: { t: ['trireme', 500, 500, 0], u: ['trireme', 516, 500, 0] } }, (state) => {
      state.squadrons.a.state = 'routed';
      bind(state, 't', 'u', 'wedge');
    });
    for (const id of G.order) G.ships[id].act = null;
    routs(toolsFor(G, [10, 10, 10, 10]), 0);
    expect(Object.keys(G.links)).toEqual([]);
  });

  it('5.1 a group leaves behind ships that may not act, and is refused with enemy ships', () => {
    const G = battle(pair, (state) => void Object.assign(state.ships.u, { act: { done: true } }));
    const { G: after } = play(G, A, 'moveGroup', [['t', 'u'], order([['F', 50]])]);
    expect([after.ships.t.at.y, after.ships.u.at.y]).toEqual([550, 500]);
    expect(key(G, A, 'moveGroup', [['u'], order([['F', 50]])])).toBe('hasActed');
    expect(key(G, A, 'moveGroup', [['t', 'x'], order([['F', 50]])])).toBe('notYourShip');
  });

  it('9.6 sickle poles are used after the move or instead of it', () => {
    const G = battle(
      {
        a: { t: ['trireme', 500, 500, 0, { equip: ['polearms'] }] },
        b: { x: ['trireme', 516, 500, 0, { sails: 'set' }] },
      },
      (state) => void Object.assign(state.options, { specialWeapons: true }),
    );
    const { G: after } = playOn(G, A, 'polearm', ['t', 'x'], [5]);
    expect(key(after, A, 'moveShip', ['t', order([['F', 10]])])).toBe('hasActed');
  });
});

describe('ashore', () => {
  it('5.6 the tide does not modify refloating unless tides are played', () => {
    const G = battle(pair, (state) => {
      state.weather.tide = { kind: 'falling', dir: 0, strength: 'weak' } as Salamis['weather']['tide'];
      state.ships.t.aground = 'aground';
    });
    const falls = () => refloatModifiers(G, 't', false).some(([name]) => name === 'refloatFalling');
    expect(falls()).toBe(true);
    G.options.currentsAndTides = false;
    expect(falls()).toBe(false);
  });

  it('5.6 ships that begin ashore refloat more easily, but only the first time', () => {
    const G = clone(rules.setup({ scenario: 'solent-896' }, { die: () => 1 }));
    const [id] = G.order.filter((each) => G.ships[each].sq === 'da-2');
    const eased = () => refloatModifiers(G, id, false).some(([name]) => name === 'refloatBeachedStart');
    expect([G.ships[id].aground, eased()]).toEqual(['beached', true]);
    tryToRefloat(toolsFor(G, [10]), id, false);
    G.ships[id].aground = 'beached';
    expect(eased()).toBe(false);
  });
});

describe('fighting', () => {
  it('5.13 spare oarsmen who fight are lost first', () => {
    const G = battle({ a: { t: ['skeid', 500, 500, 0, { heavy: 0, normal: 0, archers: 0, oarsmen: 7, spare: 2 }] } });
    loseFighters(toolsFor(G), 't', 3, '8.4');
    expect(G.ships.t).toMatchObject({ oarsmen: 6, spare: 0 });
  });

  it('8.2 a sinking enemy may be assaulted, not capsized', () => {
    const G = sea(
      { A: { side: 0, at: [500, 500], equip: ['grapnelCapsize'] }, X: { side: 1, at: [516, 500], but: { dmg: 5 } } },
      (state) => {
        bind(state, 'A', 'X');
        Object.assign(state, { inter: 'boarding', await: { kind: 'board', sides: [0] }, acting: null, step: null });
      },
    );
    expect(key(G, A, 'boardOrders', [[{ ship: 'A', action: 'assault', target: 'X' }]])).toBeUndefined();
    expect(key(G, A, 'boardOrders', [[{ ship: 'A', action: 'capsize', target: 'X' }]])).toBe('targetSinking');
  });

  it('6.2 the ballistae after a destroyed one keep their record of shots', () => {
    const G = battle({ a: { t: ['trireme', 500, 500, 0, { ballistae: ['F', 'B', 'B'] }] } }, (state) => {
      state.ships.t.act = { shot: ['archers', 'ballista:0', 'ballista:2'] };
    });
    loseEngine(toolsFor(G, [1]), 't', '6.3');
    expect([G.ships.t.ballistae, G.ships.t.act?.shot]).toEqual([
      ['B', 'B'],
      ['archers', 'ballista:1'],
    ]);
  });

  it('6.1 the refusal of a target out of range has the weapon’s case', () => {
    const G = battle(
      {
        a: { t: ['quinqueremeRoman', 500, 500, 0, { ballistae: ['F'], archers: 2 }] },
        b: { x: ['trireme', 500, 900, 0] },
      },
      (state) => void Object.assign(state, { step: 'shoot' }),
    );
    expect(refusal(G, A, 'shoot', ['t', 'archers', 'x'])).toMatchObject({ key: 'outOfRange', case: '6.1' });
    expect(refusal(G, A, 'shoot', ['t', 'ballista:0', 'x'])).toMatchObject({ key: 'outOfRange', case: '6.2' });
  });

  it('9.3 a ballista may shoot only jars at a linked ship', () => {
    const G = battle(
      {
        a: { t: ['quinqueremeRoman', 500, 500, 0, { ballistae: ['B'], uses: { snakes: 3 } }] },
        b: { x: ['trireme', 525, 500, 0] },
      },
      (state) => {
        state.step = 'shoot';
        state.options.specialWeapons = true;
        bind(state, 't', 'x');
      },
    );
    expect(key(G, A, 'shoot', ['t', 'ballista:0', 'x'])).toBe('lockedTogether');
    expect(key(G, A, 'shoot', ['t', 'ballista:0', 'x', 'snakes'])).not.toBe('lockedTogether');
  });
});
