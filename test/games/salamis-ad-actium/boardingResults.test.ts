import { boardingOrders } from '../../../src/games/salamis-ad-actium/bot.js';
import { salamisAdActium } from '../../../src/games/salamis-ad-actium/index.js';
import { boardingOdds } from '../../../src/games/salamis-ad-actium/preview/boarding.js';
import { beginBoarding, boarders, boardingFights, boardOrders } from '../../../src/games/salamis-ad-actium/rules/boarding/actions.js';
import { fight } from '../../../src/games/salamis-ad-actium/rules/boarding/melee.js';
import { melee, oddsModifier, strength } from '../../../src/games/salamis-ad-actium/rules/boarding/strength.js';
import type { BoardOrder, Salamis } from '../../../src/games/salamis-ad-actium/state.js';
import { say } from '../../../src/kit/texts.js';
import { alongside, assault, bind, officer, ordered, sea, toolsFor } from './sea.js';

const men = (G: Salamis, id: string) => [G.ships[id].heavy, G.ships[id].normal, G.ships[id].archers];

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

  it('the log says if the defender has no fighters, or only rowers', () => {
    const line = (change: object) => {
      const G = alongside((state) => {
        Object.assign(state.ships.A, { heavy: 2, normal: 0, archers: 0 });
        Object.assign(state.ships.B, { heavy: 0, normal: 0, archers: 0, ...change });
      });
      const tools = toolsFor(G, [5, 5, 5]);
      fight(tools, ['A'], 'B');
      const { values } = tools.told.find(({ key }) => key === 'melee') ?? {};
      return say(salamisAdActium.texts, 'chronicle.melee', { ...values, group: 'Solus', other: 'Victoria' });
    };
    expect(line({ oarsmen: 5 })).toBe('Solus (strength 6) assaults Victoria (no fighters).');
    expect(line({ oarsmen: 17 })).toBe('Solus (strength 6) assaults Victoria (only rowers, strength 2).');
    expect(line({ oarsmen: 17, archers: 1 })).toBe('Solus (strength 6) assaults Victoria (strength 3).');
    expect(line({ oarsmen: 5, archers: 1 })).toBe('Solus (strength 6) assaults Victoria (strength 1).');
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
    // Side 0 is first with 5 + 1 against 5 - 2 (no Commander-in-Chief): A on B, then D on C twice.
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

  it('a ship captured only because no fighters are left says so', () => {
    const undefended = (dice: number[], men: number) => {
      const G = alongside((state) => {
        Object.assign(state.ships.A, { heavy: 10, normal: 0, archers: 0, oarsmen: 0 });
        Object.assign(state.ships.B, { heavy: men, normal: 0, archers: 0, oarsmen: 0 });
        state.boarding = { round: 1, orders: [[], []], left: [[], []], next: 0, first: 0, captures: [], fought: [] };
      });
      const tools = toolsFor(G, dice);
      fight(tools, ['A'], 'B');
      return tools.told.find(({ key }) => key === 'captured')?.values;
    };
    // 1 + 4 for the odds against 6: B wins the round, but loses its only fighters.
    expect(undefended([1, 6], 1)).toEqual({ prisoners: 0, undefended: true });
    expect(undefended([10, 1], 8)).toEqual({ prisoners: 4 });
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
