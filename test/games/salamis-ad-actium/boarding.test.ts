import { capsizeOdds } from '../../../src/games/salamis-ad-actium/preview/boarding.js';
import { beginBoarding, boardingFights, boardOrders } from '../../../src/games/salamis-ad-actium/rules/boarding/actions.js';
import { abandonPrize, mostAboard, prizeCrew } from '../../../src/games/salamis-ad-actium/rules/boarding/capture.js';
import { cutFree, cutModifiers, grapple, grappleChance } from '../../../src/games/salamis-ad-actium/rules/boarding/grappling.js';
import { capsize, storm } from '../../../src/games/salamis-ad-actium/rules/boarding/melee.js';
import type { Salamis } from '../../../src/games/salamis-ad-actium/state.js';
import { alongside, assault, bind, officer, ordered, sea, toolsFor } from './sea.js';

describe('8.1 starting a boarding action', () => {
  it('succeeds on 6 or more with modifiers; 1 always fails, 10 always succeeds', () => {
    const throwing = (die: number, change: (G: Salamis) => void = () => {}) => {
      const G = alongside(change);
      grapple.perform(toolsFor(G, [die]), '0', ['A', 'B']);
      return Object.keys(G.links).length;
    };
    expect(throwing(5)).toBe(0);
    expect(throwing(6)).toBe(1);
    const raw = (G: Salamis) => {
      G.ships.B.crew = 'raw';
    };
    expect(throwing(5, raw)).toBe(1);
    const idle = (G: Salamis) => {
      G.ships.B.crew = 'elite';
      G.ships.B.port = 0;
    };
    expect(throwing(4, idle)).toBe(1);
    const rough = (G: Salamis) => {
      G.weather.sea = 'veryRough';
    };
    expect(throwing(8, rough)).toBe(0);
    expect(throwing(10, rough)).toBe(1);
    const corvus = (G: Salamis) => {
      G.ships.A.equip = ['ferreaManus'];
      bind(G, 'B', 'A', 'tow');
    };
    expect(throwing(4, corvus)).toBe(2);
    expect(throwing(1, corvus)).toBe(1);
  });

  it('the corvus adds 3 against a target ahead, 0 against one abeam; the link is a corvus link', () => {
    const G = sea({
      A: { side: 0, at: [600, 500, 0], equip: ['corvus'] },
      B: { side: 1, at: [600, 530, 90] },
      C: { side: 1, at: [616, 490] },
    });
    G.acting = 0;
    G.step = 'move';
    expect(grappleChance(G, 'A', 'B')).toBe(0.8);
    expect(grappleChance(G, 'A', 'C')).toBe(0.5);
    grapple.perform(toolsFor(G, [3]), '0', ['A', 'B']);
    expect(Object.values(G.links)).toEqual([{ a: 'A', b: 'B', kind: 'corvus', by: 0, fresh: true }]);
  });

  it('allows one try a phase, in contact with an enemy that is not sinking, by a steady squadron', () => {
    const why = (change: (G: Salamis) => void, args = ['A', 'B']) => grapple.refuse(alongside(change), '0', args)?.key;
    expect(why(() => {})).toBeUndefined();
    expect(why((G) => void Object.assign(G.ships.B.at, { x: 630 }))).toBe('notTouching');
    expect(
      why((G) => {
        G.ships.B.at.x = 625;
        G.ships.A.equip = ['ferreaManus'];
      }),
    ).toBeUndefined();
    expect(why((G) => void Object.assign(G.ships.B, { dmg: 5 }))).toBe('targetSinking');
    expect(why((G) => void Object.assign(G.squadrons.a, { state: 'shaken' }))).toBe('shaken');
    expect(why((G) => void Object.assign(G.ships.B, { side: 0 }))).toBe('ownShip');
    expect(why((G) => void bind(G, 'A', 'B'))).toBe('linkedAlready');
    expect(why((G) => void Object.assign(G.ships.A, { prize: 'a' }))).toBe('prizeCrew');
    expect(why((G) => void Object.assign(G, { step: 'shoot' }))).toBe('shootingNow');
    expect(why((G) => void Object.assign(G, { acting: 1 }))).toBe('notYourShip');
    const G = alongside();
    grapple.perform(toolsFor(G, [2]), '0', ['A', 'B']);
    expect(grapple.refuse(G, '0', ['A', 'B'])?.key).toBe('grappledOnce');
  });

  it('one factor mans a derelict at once, without a roll', () => {
    const G = alongside((state) => void Object.assign(state.ships.B, { side: null }));
    const before = G.ships.A.archers;
    grapple.perform(toolsFor(G), '0', ['A', 'B']);
    expect(G.ships.B).toMatchObject({ side: 0, prize: 'a', crew: 'raw' });
    expect(G.ships.A.archers).toBe(before - 1);
    expect(Object.keys(G.links)).toEqual([]);
  });

  it('8.5 a derelict that changes sides leaves an enemy’s tow, and stays in a friendly one', () => {
    const manned = (tug: 'C' | 'D') => {
      const G = alongside((state) => {
        state.ships.B.side = null;
        for (const [id, side] of [['C', 1] as const, ['D', 0] as const]) {
          state.ships[id] = { ...state.ships.A, side, sq: side === 0 ? 'a' : 'b', at: { x: 616, y: 550, h: 0 } };
          state.order.push(id);
        }
        bind(state, tug, 'B', 'tow');
      });
      grapple.perform(toolsFor(G), '0', ['A', 'B']);
      expect(G.ships.B.side).toBe(0);
      return Object.values(G.links).map(({ a }) => a);
    };
    expect([manned('C'), manned('D')]).toEqual([[], ['D']]);
  });

  it('5.7 a derelict with a full deck takes no crew', () => {
    const laden = (spare: number) => {
      const G = alongside((state) => void Object.assign(state.ships.B, { side: null, heavy: 0, normal: 0, archers: 0, spare }));
      return grapple.refuse(G, '0', ['A', 'B']);
    };
    const most = mostAboard(alongside().ships.B);
    expect(laden(2 * (most - 1))).toBeUndefined();
    expect(laden(2 * most)).toMatchObject({ key: 'deckFull', case: '5.7', values: { ship: 'B', most } });
  });

  it('cutting free is a crew test, worse from a corvus, once a phase for each line', () => {
    const cut = (kind: 'grapple' | 'corvus' | 'wedge', die: number) => {
      const G = alongside((state) => void Object.assign(state, { acting: 1 }));
      const link = bind(G, 'A', 'B', kind);
      const tools = toolsFor(G, [die]);
      cutFree.perform(tools, '1', ['B', link]);
      expect(tools.told[0]).toMatchObject({ key: 'crewTest', who: ['B'], values: { what: 'cutFree', target: 'A' } });
      expect(cutFree.refuse(G, '1', ['B', link])?.key).toBe(G.links[link] ? 'cutOnce' : 'noLink');
      return G.links[link] === undefined;
    };
    expect(cut('grapple', 5)).toBe(true);
    expect(cut('grapple', 4)).toBe(false);
    expect(cut('wedge', 5)).toBe(false);
    expect(cut('corvus', 7)).toBe(false);
    expect(cut('corvus', 8)).toBe(true);
  });
});

describe('9.4 9.5 corvus, iron hand and harpax', () => {
  it.each(['corvus', 'ferrea', 'harpax'] as const)('%s: worsens the enemy’s test to cut free, not the user’s', (kind) => {
    const G = alongside();
    const bond = G.links[bind(G, 'A', 'B', kind)];
    expect(cutModifiers(G, 'A', bond)).toEqual([]);
    expect(cutModifiers(G, 'B', bond)).toMatchObject([[expect.any(String), kind === 'corvus' ? -3 : -2]]);
  });

  it('7.4 a ram that sticks fast holds both', () => {
    const G = alongside();
    const bond = G.links[bind(G, 'A', 'B', 'wedge')];
    expect([cutModifiers(G, 'A', bond), cutModifiers(G, 'B', bond)].map(([[, amount]]) => amount)).toEqual([-1, -1]);
  });
});

describe('7 assaults on forts', () => {
  it('a fort loses strength, and is captured at 0', () => {
    const G = sea({ A: { side: 0, at: [600, 500], but: { heavy: 12, aground: 'beached' } } }, (state) => {
      const poly = [
        [608, 480],
        [640, 480],
        [640, 520],
        [608, 520],
      ] as const;
      state.forts.f = { name: 'f', owner: 1, poly, strength: 2, archers: 0, ballistae: 0, engines: 0, enginesShot: [], shot: [] };
    });
    storm(toolsFor(G, [9, 2]), ['A'], 'f');
    expect(G.forts.f).toMatchObject({ strength: 1, owner: 1 });
    storm(toolsFor(G, [9, 2]), ['A'], 'f');
    expect(G.forts.f).toMatchObject({ strength: 1, owner: 0 });
  });
});

describe('8.5 prizes', () => {
  const taken = (spare = 0, asked = true) => {
    const G = alongside((state) => {
      Object.assign(state.ships.A, { heavy: 4, normal: 4, archers: 2 });
      Object.assign(state.ships.B, { heavy: 4, normal: 4, archers: 2, oarsmen: 0, spare, flag: officer(1) });
      bind(state, 'A', 'B');
    });
    ordered(G, 0, [assault('A', 'B')]);
    const tools = toolsFor(G, [10, 1, 5]);
    beginBoarding(tools);
    expect(boardingFights(tools)).toBe(asked);
    return G;
  };

  it('the captor chooses the prize crew; the prize joins that squadron, and its officer is a prisoner', () => {
    const G = taken();
    expect(G.await).toEqual({ kind: 'prize', sides: [0] });
    expect(G.officersLost).toEqual([[], ['vice']]);
    expect(prizeCrew.refuse(G, '1', ['B', { normal: 1 }])?.key).toBe('noPrize');
    expect(prizeCrew.refuse(G, '0', ['B', {}])?.key).toBe('emptyParty');
    expect(prizeCrew.refuse(G, '0', ['B', { normal: 9 }])?.key).toBe('notSoMany');
    for (const args of prizeCrew.choices(G, '0')) expect(prizeCrew.refuse(G, '0', args)).toBeUndefined();
    prizeCrew.perform(toolsFor(G), '0', ['B', { heavy: 1, archers: 1 }]);
    expect(G.ships.B).toMatchObject({ side: 0, prize: 'a', crew: 'raw', heavy: 1, normal: 0, archers: 1 });
    expect(boardingFights(toolsFor(G))).toBe(false);
  });

  it('5.7 a prize with a deck full of spare oarsmen takes no crew, and drifts', () => {
    const limit = mostAboard(taken().ships.B);
    expect(taken(2 * (limit - 1)).await).toEqual({ kind: 'prize', sides: [0] });
    const G = taken(2 * limit, false);
    expect(G.boarding?.captures ?? []).toEqual([]);
    expect(G.ships.B).toMatchObject({ side: null, prize: null });
  });

  it('may abandon the prize', () => {
    const G = taken();
    expect(abandonPrize.refuse(G, '0', ['B'])).toBeUndefined();
    abandonPrize.perform(toolsFor(G), '0', ['B']);
    expect(G.ships.B.side).toBeNull();
    expect(boardingFights(toolsFor(G))).toBe(false);
  });
});

describe('9.7 capsizing', () => {
  const hauling = () =>
    sea({
      A: { side: 0, at: [600, 500], type: 'egyptianGalley', equip: ['grapnelCapsize'] },
      B: { side: 1, at: [616, 500], type: 'birdBoat', but: { sails: 'aboard', normal: 3, heavy: 0, archers: 0 } },
    });

  it('adds crew, size and hull; a win by four capsizes the target, with half its troops lost', () => {
    const G = hauling();
    bind(G, 'A', 'B');
    // 4 + 1 (bigger) against 4 - 1 (weak) - 2 (sails).
    capsize(toolsFor(G, [4, 4]), 'A', 'B');
    expect(G.ships.B).toMatchObject({ dmg: 5, normal: 1 });
    expect(G.links).toEqual({});
    const worse = hauling();
    capsize(toolsFor(worse, [1, 10]), 'A', 'B');
    expect([worse.ships.A.dmg, worse.ships.B.dmg]).toEqual([1, 0]);
    expect(capsizeOdds(worse, 'A', 'B').over).toBeCloseTo(0.55);
  });

  it('needs grapnels, and a target that is no larger and has a low deck', () => {
    const why = (change: (G: Salamis) => void) => {
      const G = hauling();
      bind(G, 'A', 'B');
      change(G);
      return boardOrders.refuse(G, '0', [[{ ship: 'A', action: 'capsize', target: 'B' }]])?.key;
    };
    expect(why(() => {})).toBeUndefined();
    expect(why((G) => void Object.assign(G.ships.A, { equip: [] }))).toBe('noCapsizeGrapnels');
    expect(why((G) => void Object.assign(G.ships.B, { type: 'trireme' }))).toBe('targetTooBig');
    expect(why((G) => void Object.assign(G, { links: {} }))).toBe('notLinked');
  });
});
