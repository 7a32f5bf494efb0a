import { boardingOrders } from '../../../src/games/salamis-ad-actium/bot.js';
import { boardingOdds, capsizeOdds } from '../../../src/games/salamis-ad-actium/preview/boarding.js';
import { beginBoarding, boarders, boardingFights, boardOrders } from '../../../src/games/salamis-ad-actium/rules/boarding/actions.js';
import { abandonPrize, mostAboard, prizeCrew } from '../../../src/games/salamis-ad-actium/rules/boarding/capture.js';
import { cutFree, cutModifiers, grapple, grappleChance } from '../../../src/games/salamis-ad-actium/rules/boarding/grappling.js';
import { capsize, fight, storm } from '../../../src/games/salamis-ad-actium/rules/boarding/melee.js';
import { melee, oddsModifier, strength } from '../../../src/games/salamis-ad-actium/rules/boarding/strength.js';
import type { BoardOrder, Salamis } from '../../../src/games/salamis-ad-actium/state.js';
import { bind, officer, sea, toolsFor } from './sea.js';

/** Two triremes side by side, a gap of 1 mm between their bases. */
const alongside = (change: (G: Salamis) => void = () => {}) =>
  sea({ A: { side: 0, at: [600, 500] }, B: { side: 1, at: [616, 500] } }, (G) => {
    G.acting = 0;
    G.step = 'move';
    change(G);
  });

const men = (G: Salamis, id: string) => [G.ships[id].heavy, G.ships[id].normal, G.ships[id].archers];
const ordered = (G: Salamis, side: 0 | 1, orders: BoardOrder[]) => {
  G.secret.board[side] = orders;
};
const assault = (ship: string, target: string, oneRound = false): BoardOrder => ({
  ship,
  action: 'assault',
  target,
  ...(oneRound && { oneRound }),
});

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

  it('the corvus adds three to a target ahead, and none to one abeam; the link is of its kind', () => {
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

  it('a derelict is manned at once by one factor, without a die', () => {
    const G = alongside((state) => void Object.assign(state.ships.B, { side: null }));
    const before = G.ships.A.archers;
    grapple.perform(toolsFor(G), '0', ['A', 'B']);
    expect(G.ships.B).toMatchObject({ side: 0, prize: 'a', crew: 'raw' });
    expect(G.ships.A.archers).toBe(before - 1);
    expect(Object.keys(G.links)).toEqual([]);
  });

  it('8.5 a derelict that changes hands is cut loose from an enemy’s tow, and stays in a friend’s', () => {
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
      cutFree.perform(toolsFor(G, [die]), '1', ['B', link]);
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

describe('8.2 resolving a boarding', () => {
  it('gives the stronger side the best odds it reaches', () => {
    expect(oddsModifier(12, 8)).toBe(2);
    expect(oddsModifier(7, 11)).toBe(-2);
    expect(oddsModifier(12, 4)).toBe(4);
    expect(oddsModifier(8, 4)).toBe(3);
    expect(oddsModifier(5, 4)).toBe(1);
    expect(oddsModifier(9, 8)).toBe(0);
    expect(oddsModifier(4, 12)).toBe(-4);
  });

  it('counts three, two and one for heavy, normal and archers, and a sixth of the rowers in defence alone', () => {
    const G = alongside((state) => Object.assign(state.ships.B, { heavy: 1, normal: 2, archers: 3, oarsmen: 17 }));
    expect(strength(G.ships.B)).toBe(10);
    expect(melee(G, ['A'], 'B').defend).toBe(12);
    G.ships.B.prize = 'a';
    expect(melee(G, ['A'], 'B').defend).toBe(10);
  });

  it('names every amount that counts for either side', () => {
    const G = sea(
      {
        A: { side: 0, at: [600, 500], type: 'quinqueremeRoman', crew: 'elite', flag: officer(2, true), equip: ['corvus'] },
        B: { side: 1, at: [620, 500], crew: 'green', equip: ['parablemata'], but: { dmg: 3, fire: 1, thrown: true, pests: 'bees' } },
      },
      (state) => {
        bind(state, 'A', 'B', 'corvus');
        state.libations.boardBonus.a = 1;
      },
    );
    const { attacker, defender } = melee(G, ['A'], 'B');
    expect(Object.fromEntries(attacker)).toMatchObject({ crew: 1, officer: 2, higherDeck: 1, corvus: 2, libation: 1 });
    expect(Object.fromEntries(defender)).toEqual({
      crew: -1,
      'damage.heavy': -1,
      infested: -2,
      onFire: -1,
      thrownDown: -2,
      screens: 1,
    });
  });

  it('by seven: a tenth against a half, and the ship is taken', () => {
    const G = alongside((state) => {
      Object.assign(state.ships.A, { heavy: 4, normal: 4, archers: 2 });
      Object.assign(state.ships.B, { heavy: 4, normal: 4, archers: 2, oarsmen: 0 });
      state.boarding = { round: 1, orders: [[], []], left: [[], []], next: 0, first: 0, captures: [], fought: [] };
    });
    fight(toolsFor(G, [10, 3]), ['A'], 'B');
    expect(men(G, 'A')).toEqual([4, 3, 2]);
    expect(men(G, 'B')).toEqual([0, 0, 0]);
    expect(G.ships.B.side).toBeNull();
    expect(G.boarding?.captures).toEqual([{ ship: 'B', by: 'A' }]);
    expect(G.squadrons.b.lost).toBe(1);
    expect(G.won).toEqual([1, 0]);
  });

  it('by four to six: the defender surrenders unless it passes a crew test', () => {
    const after = (test: number) => {
      const G = alongside((state) => {
        Object.assign(state.ships.A, { heavy: 4, normal: 4, archers: 2 });
        Object.assign(state.ships.B, { heavy: 4, normal: 4, archers: 2, oarsmen: 17 });
      });
      fight(toolsFor(G, [9, 5, test]), ['A'], 'B');
      return G.ships.B.side;
    };
    expect(after(5)).toBe(1);
    expect(after(4)).toBeNull();
  });

  it('in a mutual melee the ship that the defender assaults can be captured instead', () => {
    const G = alongside((state) => {
      Object.assign(state.ships.A, { heavy: 4, normal: 4, archers: 2 });
      Object.assign(state.ships.B, { heavy: 4, normal: 4, archers: 2, oarsmen: 0 });
    });
    fight(toolsFor(G, [2, 9]), ['A'], 'B', 'A');
    expect(G.ships.A.side).toBeNull();
    expect(men(G, 'B')).toEqual([4, 3, 2]);
  });

  it('ships that assault together fight as one, led by the strongest; all of them bleed', () => {
    const G = sea({ A: { side: 0, at: [600, 500] }, C: { side: 0, at: [632, 500] }, B: { side: 1, at: [616, 500] } }, (state) => {
      Object.assign(state.ships.A, { heavy: 0, normal: 10, archers: 0 });
      Object.assign(state.ships.C, { heavy: 10, normal: 0, archers: 0 });
      Object.assign(state.ships.B, { heavy: 10, normal: 0, archers: 0, oarsmen: 0 });
    });
    expect(melee(G, ['A', 'C'], 'B')).toMatchObject({ group: ['C', 'A'], attack: 50, defend: 30 });
    fight(toolsFor(G, [5, 7]), ['A', 'C'], 'B');
    expect([men(G, 'A'), men(G, 'C'), men(G, 'B')]).toEqual([
      [0, 8, 0],
      [8, 0, 0],
      [8, 0, 0],
    ]);
  });

  it('two rounds: orders for one are dropped, the rest are repeated; the higher command resolves first', () => {
    const G = sea({
      A: { side: 0, at: [600, 500], flag: officer(1, true) },
      B: { side: 1, at: [616, 500] },
      C: { side: 0, at: [700, 500] },
      D: { side: 1, at: [716, 500] },
    });
    bind(G, 'A', 'B');
    bind(G, 'C', 'D');
    for (const id of G.order) Object.assign(G.ships[id], { heavy: 10, normal: 0, archers: 0, oarsmen: 0 });
    ordered(G, 0, [assault('A', 'B', true)]);
    ordered(G, 1, [assault('D', 'C')]);
    // 5 + 1 against 5 - 2 (no Commander-in-Chief): side 0 first, A on B, then D on C; then D on C once more.
    const tools = toolsFor(G, [5, 5, 5, 6, 5, 5, 5, 5]);
    beginBoarding(tools);
    expect(boardingFights(tools)).toBe(false);
    expect(tools.left()).toBe(0);
    expect(tools.told.filter(({ key }) => key === 'melee').map(({ who }) => who)).toEqual([
      ['A', 'B'],
      ['D', 'C'],
      ['D', 'C'],
    ]);
    expect(G.boarding).toBeNull();
  });

  it('two ships that assault each other fight one melee', () => {
    const G = alongside((state) => {
      bind(state, 'A', 'B');
      for (const id of state.order) Object.assign(state.ships[id], { heavy: 10, normal: 0, archers: 0, oarsmen: 0 });
    });
    ordered(G, 0, [assault('A', 'B', true)]);
    ordered(G, 1, [assault('B', 'A', true)]);
    const tools = toolsFor(G, [7, 3, 5, 5]);
    beginBoarding(tools);
    boardingFights(tools);
    expect(tools.told.filter(({ key }) => key === 'melee')).toMatchObject([{ values: { mutual: true } }]);
  });

  it('asks sides that could assault, and refuses orders that cannot be carried out', () => {
    const G = alongside();
    expect(boarders(G)).toEqual([]);
    bind(G, 'A', 'B');
    expect(boarders(G)).toEqual([0, 1]);
    const why = (orders: BoardOrder[]) => boardOrders.refuse(G, '0', [orders])?.key;
    expect(why([])).toBeUndefined();
    expect(why([assault('A', 'B')])).toBeUndefined();
    expect(why([{ ship: 'A', action: 'defend' }])).toBeUndefined();
    expect(why([assault('B', 'A')])).toBe('notYourShip');
    expect(why([assault('A', 'A')])).toBe('notLinked');
    expect(why([assault('A', 'B'), { ship: 'A', action: 'defend' }])).toBe('orderedTwice');
    expect(why([{ ship: 'A', action: 'capsize', target: 'B' }])).toBe('noCapsizeGrapnels');
    G.squadrons.a.state = 'shaken';
    expect(why([assault('A', 'B')])).toBe('shaken');
    expect(boarders(G)).toEqual([1]);
    expect(boardOrders.fits([[{ ship: 'A', action: 'storm' }]])).toBe(false);
    for (const args of boardOrders.choices(G, '1')) expect(boardOrders.refuse(G, '1', args)).toBeUndefined();
  });

  it('previews are the dice counted out', () => {
    const G = alongside((state) => {
      for (const id of state.order) Object.assign(state.ships[id], { heavy: 10, normal: 0, archers: 0, oarsmen: 0 });
    });
    const odds = boardingOdds(G, ['A'], 'B');
    expect([odds.wins, odds.even, odds.loses]).toEqual([0.45, 0.1, 0.45].map((n) => expect.closeTo(n)));
    expect(odds.rows).toEqual([0.06, 0.15, 0.24, 0.1, 0.24, 0.15, 0.06].map((n) => expect.closeTo(n)));
  });

  it('the bot assaults weaker ships and defends against stronger ones', () => {
    const G = alongside((state) => {
      bind(state, 'A', 'B');
      Object.assign(state.ships.A, { heavy: 10 });
      Object.assign(state.ships.B, { heavy: 1, normal: 0, archers: 0 });
    });
    expect(boardingOrders(G, 0)).toEqual([assault('A', 'B')]);
    expect(boardingOrders(G, 1)).toEqual([]);
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

  it('is for grapnels alone, against a ship no bigger and of a low deck', () => {
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
