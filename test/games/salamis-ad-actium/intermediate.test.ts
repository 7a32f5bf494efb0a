import { salamisAdActium } from '../../../src/games/salamis-ad-actium/index.js';
import { removeShip } from '../../../src/games/salamis-ad-actium/rules/basics/damage.js';
import { changeWeather, tideTurns } from '../../../src/games/salamis-ad-actium/rules/intermediate/fires.js';
import { officerHit, officerInBoarding, successions } from '../../../src/games/salamis-ad-actium/rules/intermediate/officers.js';
import {
  isShocked,
  mainBody,
  moraleModifiers,
  moraleResult,
  squadronMorale,
  tests,
} from '../../../src/games/salamis-ad-actium/rules/intermediate/squadronMorale.js';
import { fearsSea, flooding, sinking, weatherDamage } from '../../../src/games/salamis-ad-actium/rules/sequenceOfPlay/intermediatePhase.js';
import type { Salamis, Ship } from '../../../src/games/salamis-ad-actium/state.js';
import { say } from '../../../src/kit/texts.js';
import { bind, officer, sea, toolsFor } from './sea.js';

const one = (but: Partial<Ship> = {}, change: (G: Salamis) => void = () => {}, type: Ship['type'] = 'trireme') =>
  sea({ A: { side: 0, at: [600, 500], type, but } }, change);

describe('10.1 weather damage', () => {
  const rough = (G: Salamis) => {
    G.weather.sea = 'rough';
  };
  const veryRough = (G: Salamis) => {
    G.weather.sea = 'veryRough';
  };

  it('a rough sea tests small, weak, overloaded and badly damaged ships, a very rough one all except beached ships', () => {
    expect(fearsSea(one({}, rough), 'A')).toBe(false);
    expect(fearsSea(one({ dmg: 3 }, rough), 'A')).toBe(true);
    expect(fearsSea(one({ heavy: 9 }, rough), 'A')).toBe(true);
    expect(fearsSea(one({}, rough, 'liburnian'), 'A')).toBe(true);
    expect(fearsSea(one({}, veryRough), 'A')).toBe(true);
    expect(fearsSea(one({ aground: 'beached' }, veryRough), 'A')).toBe(false);
  });

  it('a failure is Light damage in a rough sea, Medium in a very rough one', () => {
    const after = (die: number, change: (G: Salamis) => void, type: Ship['type'] = 'liburnian') => {
      const G = one({}, change, type);
      weatherDamage(toolsFor(G, [die]));
      return G.ships.A.dmg;
    };
    expect([after(2, rough), after(3, rough)]).toEqual([1, 0]);
    expect([after(6, veryRough), after(7, veryRough)]).toEqual([2, 0]);
    expect([after(4, veryRough, 'trireme'), after(5, veryRough, 'trireme')]).toEqual([2, 0]);
  });

  it('a ship with severe damage fills unless its crew bails', () => {
    const after = (die: number) => {
      const G = one({ dmg: 4 });
      flooding(toolsFor(G, [die]));
      return G.ships.A.dmg;
    };
    expect([after(4), after(5)]).toEqual([5, 4]);
  });

  it('5.12 a sinking ship sinks on 4, two more each turn, and damages ships linked to it', () => {
    const G = sea({ A: { side: 0, at: [600, 500], but: { dmg: 5 } }, B: { side: 1, at: [616, 500] } });
    bind(G, 'B', 'A');
    sinking(toolsFor(G, [3]));
    expect(G.ships.A).toMatchObject({ status: 'table', clock: 2 });
    const tools = toolsFor(G, [2]);
    sinking(tools);
    expect(tools.told.find(({ key }) => key === 'damage')?.who).toEqual(['B', 'A']);
    expect(G.ships.A.status).toBe('sunk');
    expect(G.ships.B.dmg).toBe(1);
    expect(G.links).toEqual({});
  });
});

describe('10.2 squadron morale', () => {
  const line = (change: (G: Salamis) => void = () => {}) =>
    sea(
      {
        A: { side: 0, at: [600, 500], flag: officer(1, true) },
        B: { side: 0, at: [640, 500] },
        C: { side: 0, at: [680, 500] },
        D: { side: 0, at: [900, 500] },
        E: { side: 1, at: [600, 900] },
      },
      change,
    );

  it('the main body is the ships in control, afloat and not badly damaged', () => {
    expect(mainBody(line(), 'a')).toEqual(['A', 'B', 'C']);
    const hurt = line((G) => {
      G.ships.B.dmg = 4;
      G.ships.C.aground = 'beached';
    });
    expect(mainBody(hurt, 'a')).toEqual(['A']);
  });

  it('2.2 is tested when it falls below half, again with each loss, and after flagship or Commander-in-Chief are lost', () => {
    expect(tests(line(), 'a')).toBe(false);
    const small = line((G) => {
      G.ships.B.at.x = 1000;
      G.ships.C.at.x = 1100;
    });
    expect(isShocked(small, 'a')).toBe(true);
    small.squadrons.a.belowHalf = true;
    expect(isShocked(small, 'a')).toBe(false);
    small.squadrons.a.lost = 1;
    expect(isShocked(small, 'a')).toBe(true);
    expect(
      tests(
        line((G) => void Object.assign(G.squadrons.a, { flagLost: 'officer' })),
        'a',
      ),
    ).toBe(true);
    expect(
      tests(
        line((G) => void Object.assign(G, { cincLost: [true, false] })),
        'a',
      ),
    ).toBe(true);
    expect(
      tests(
        line((G) => void Object.assign(G.squadrons.a, { state: 'shaken' })),
        'a',
      ),
    ).toBe(true);
    expect(
      tests(
        line((G) => void Object.assign(G.squadrons.a, { state: 'routed', flagLost: 'ship' })),
        'a',
      ),
    ).toBe(false);
  });

  it('gives the reasons for a test', () => {
    const reasons = (change: (G: Salamis) => void) => {
      const tools = toolsFor(line(change), [9]);
      squadronMorale(tools);
      return tools.told[0].values?.reasons;
    };
    const spread = (G: Salamis) => {
      G.ships.B.at.x = 1000;
      G.ships.C.at.x = 1100;
    };
    expect(reasons((G) => void Object.assign(G.squadrons.a, { flagLost: 'ship' }))).toEqual(['flagship']);
    expect(reasons((G) => void Object.assign(G.squadrons.a, { flagLost: 'officer' }))).toEqual(['officer']);
    expect(reasons((G) => void Object.assign(G, { cincLost: [true, false] }))).toEqual(['commander']);
    expect(reasons(spread)).toEqual(['half']);
    const again = (G: Salamis) => {
      spread(G);
      Object.assign(G.squadrons.a, { belowHalf: true, lost: 1 });
    };
    expect(reasons(again)).toEqual(['halfAgain']);
    expect(reasons((G) => void Object.assign(G.squadrons.a, { state: 'shaken' }))).toEqual(['rally']);
  });

  it('adds crew, officer, line of sight, losses and success', () => {
    const G = line((state) => {
      Object.assign(state.squadrons.a, { lost: 3, crew: 'veteran' });
      state.won = [4, 0];
    });
    expect(Object.fromEntries(moraleModifiers(G, 'a'))).toEqual({ crew: 1, officer: 1, seesCommander: 1, shipsLost: -2, winning: 1 });
    const bare = line((state) => {
      state.ships.A.flag = null;
      state.cinc = [null, null];
      state.squadrons.a.flagLost = 'officer';
    });
    expect(Object.fromEntries(moraleModifiers(bare, 'a'))).toEqual({ noOfficer: -1, noCommander: -1, officerLost: -1 });
  });

  it('5 is steady, 2 to 4 shaken, less routed; a shaken squadron with another reason routs', () => {
    expect(moraleResult(5, 'shaken', true)).toBe('steady');
    expect(moraleResult(4, 'steady', true)).toBe('shaken');
    expect(moraleResult(1, 'steady', true)).toBe('routed');
    expect(moraleResult(4, 'shaken', false)).toBe('shaken');
    expect(moraleResult(4, 'shaken', true)).toBe('routed');
  });

  it('forgets this turn’s losses when all have tested', () => {
    const G = line((state) => {
      Object.assign(state.squadrons.a, { lost: 1, flagLost: 'officer' });
      state.won = [0, 1];
      state.cincLost = [true, false];
    });
    squadronMorale(toolsFor(G, [2]));
    expect(G.squadrons.a).toMatchObject({ state: 'shaken', lost: 0, flagLost: null });
    expect([G.won, G.cincLost]).toEqual([
      [0, 0],
      [false, false],
    ]);
  });
});

describe('10.6 admirals', () => {
  const fleet = (change: (G: Salamis) => void = () => {}) =>
    sea(
      {
        A: { side: 0, at: [600, 500], flag: officer(2, true) },
        B: { side: 0, at: [640, 500] },
        C: { side: 0, at: [800, 500], sq: 'c', flag: officer(1) },
      },
      (G) => {
        G.ti = [3, 3];
        change(G);
      },
    );

  it('killed by shooting: the counters are lost, the squadron tests, and the best Vice Admiral succeeds', () => {
    const G = fleet();
    officerHit(toolsFor(G), 'A');
    expect(G).toMatchObject({ ti: [0, 3], cinc: [null, null], cincLost: [true, false], officersLost: [['admiral'], []] });
    expect(G.squadrons.a.flagLost).toBe('officer');
    successions(toolsFor(G));
    expect(G.cinc[0]).toBe('C');
    expect(G.ships.C.flag?.cinc).toBe(true);
  });

  it('from a sunk ship is rescued on 4 by a friendly ship within 50 mm', () => {
    const after = (dice: number[], change: (G: Salamis) => void = () => {}) => {
      const G = fleet(change);
      removeShip(toolsFor(G, dice), 'A', 'sunk', '5.12');
      return G;
    };
    expect(after([4])).toMatchObject({ cinc: ['B', null], ti: [3, 3], squadrons: { a: { flagship: 'B', flagLost: 'ship' } } });
    expect(after([3]).officersLost).toEqual([['admiral'], []]);
    expect(after([], (G) => void Object.assign(G.ships.B.at, { x: 700 })).officersLost).toEqual([['admiral'], []]);
  });

  it('the ship nearest the lost flagship leads, without an officer', () => {
    const G = fleet((state) => void Object.assign(state.ships.B.at, { x: 700 }));
    removeShip(toolsFor(G), 'A', 'sunk', '5.12');
    successions(toolsFor(G));
    expect(G.squadrons.a.flagship).toBe('B');
    expect(G.ships.B.flag).toBeNull();
  });

  it('dies in a lost boarding action on a 1; without the option officers are safe', () => {
    const G = fleet();
    officerInBoarding(toolsFor(G, [2]), 'C');
    expect(G.ships.C.flag).not.toBeNull();
    officerInBoarding(toolsFor(G, [1]), 'C');
    expect(G.ships.C.flag).toBeNull();
    const safe = fleet((state) => void Object.assign(state.options, { admiralCasualties: false }));
    officerHit(toolsFor(safe), 'A');
    removeShip(toolsFor(safe), 'A', 'sunk', '5.12');
    expect(safe.cinc[0]).toBe('B');
  });
});

describe('10.7 changing weather', () => {
  it('the log shows the die for the sea, also if the sea stays the same', () => {
    const told = (dice: number[]) => {
      const tools = toolsFor(one(), dice);
      changeWeather(tools);
      const [, { key, values, roll }] = tools.told;
      return [say(salamisAdActium.texts, `chronicle.${key}`, values), roll];
    };
    expect(told([9, 6])).toEqual(['The sea is now choppy.', { dice: [6], chart: 'sea' }]);
    expect(told([9, 3])).toEqual(['The sea stays the same: flat.', { dice: [3], chart: 'sea' }]);
  });

  it('the wind veers, backs, holds, freshens and drops; the sea follows by a level', () => {
    const after = (dice: number[], change: (G: Salamis) => void = () => {}) => {
      const G = one({}, change);
      changeWeather(toolsFor(G, dice));
      const { from, strength, sea: state } = G.weather;
      return [from, strength, state];
    };
    expect(after([1])).toEqual([45, 1, 'flat']);
    expect(after([2])).toEqual([315, 1, 'flat']);
    expect(after([3])).toEqual([0, 1, 'flat']);
    expect(after([9, 6])).toEqual([0, 2, 'choppy']);
    expect(after([10, 6])).toEqual([0, 0, 'flat']);
    const breeze = (G: Salamis) => {
      G.weather.strength = 2;
    };
    expect(after([9], breeze)).toEqual([0, 2, 'flat']);
    const severe = (G: Salamis) => {
      G.weather.strength = 2;
      G.options.severeWeather = true;
    };
    expect(after([9, 6], severe)).toEqual([0, 3, 'choppy']);
    expect(after([], (G) => void Object.assign(G.options, { changingWeather: false }))).toEqual([0, 1, 'flat']);
  });

  it('2.10 a falling tide lowers the shallows a level at its interval, and ships in them will test', () => {
    const G = one({}, (state) => {
      state.shallows.s = {
        poly: [
          [500, 400],
          [700, 400],
          [700, 600],
          [500, 600],
        ],
        depth: 2,
      };
      state.weather.tide = { kind: 'falling', strength: 'weak', dir: 0, every: 2 };
    });
    tideTurns(toolsFor(G));
    expect(G.shallows.s.depth).toBe(1);
    expect(G.fallen).toEqual({ s: ['A'] });
    G.turn = 3;
    tideTurns(toolsFor(G));
    expect(G.shallows.s.depth).toBe(1);
  });
});
