import { quickDice } from '../../src/kit/dice.js';
import { chanceOf, DRAWN, edge, evaluation, logOdds, valueOfResult, winChanceFrom } from '../../src/kit/evaluate.js';
import type { GameEvent } from '../../src/kit/events.js';
import { decisiveRolls, linesOf, luckOf, rarityOf, readMatch } from '../../src/kit/luck.js';
import { added, natural, OTHER, pool, readingBy, rolled, rolledTest, tested, untold } from '../../src/kit/luckRolls.js';
import { add, certain, chance, dieOdds, mean, times } from '../../src/kit/odds.js';
import { fit, type Sample } from '../../tools/evaluation/fit.js';
import { scoreOf } from '../../tools/evaluation/score.js';
import { seed } from './seed.js';

const D6 = dieOdds(6);

const entry = (key: string, dice: readonly number[], rest: Partial<GameEvent> = {}): GameEvent => ({
  key,
  case: '1',
  roll: { dice },
  ...rest,
});

describe('the rarity of a sum', () => {
  it('uses the whole distribution: 60 on ten dice is 1 in 6^10', () => {
    expect(rarityOf(Array(10).fill(D6), 60).atLeast).toBeCloseTo(6 ** -10, 20);
    expect(rarityOf(Array(10).fill(D6), 60).atMost).toBeCloseTo(1, 12);
  });

  it('includes the outcome itself on both sides', () => {
    const { atLeast, atMost } = rarityOf([D6, D6], 7);
    expect(atLeast).toBeCloseTo(21 / 36, 12);
    expect(atMost).toBeCloseTo(21 / 36, 12);
  });

  it('agrees with enumeration for different dice', () => {
    const odds = [D6, new Map([[-1, 0.25], [0, 0.5], [3, 0.25]]), times(2, D6)]; // biome-ignore format: one throw after the other
    let asMuch = 0;
    for (const [a, p] of odds[0]) for (const [b, q] of odds[1]) for (const [c, r] of odds[2]) if (a + b + c >= 14) asMuch += p * q * r;
    expect(rarityOf(odds, 14).atLeast).toBeCloseTo(asMuch, 12);
  });

  it('is exact to ten digits for a thousand coins', () => {
    const coin = new Map([
      [0, 0.5],
      [1, 0.5],
    ]);
    // The exact binomial sum, in integers.
    let ways = 0n;
    let choose = 1n;
    for (let heads = 0n; heads <= 1000n; heads++) {
      if (heads >= 550n) ways += choose;
      choose = (choose * (1000n - heads)) / (heads + 1n);
    }
    const exact = Number((ways * 10n ** 30n) / 2n ** 1000n) / 1e30;
    const { atLeast } = rarityOf(Array(1000).fill(coin), 550);
    expect(atLeast / exact).toBeCloseTo(1, 10);
  });

  it('is 1 without rolls', () => {
    expect(rarityOf([], 0)).toEqual({ atLeast: 1, atMost: 1 });
  });
});

describe('the luck of a side', () => {
  it('averages 0 for every roll, and is at most 1 or -1', () => {
    const rolls = [1, 2, 3, 4, 5, 6].map((die) => ({ ...rolled('shot', '0', entry('shot', [die]), (sum) => sum), of: [] }));
    expect(luckOf(rolls, '0').luck).toBeCloseTo(0, 9);
    expect(luckOf([rolls[5]], '0').luck).toBeCloseTo(5 / 6, 1);
    expect(luckOf([rolls[5]], '0').atLeast).toBeCloseTo(1 / 6, 12);
  });

  it('ignores rolls without a side or without odds', () => {
    const casts = [
      { ...tested('wind', undefined, 1 / 6, true), of: [] },
      { ...untold('shot', '0'), of: [] },
    ];
    expect(luckOf(casts, '0')).toEqual({ rolls: 0, luck: 0, atLeast: 1, atMost: 1 });
  });
});

describe('the ledger', () => {
  const fortune = {
    kinds: { shot: 1, check: 3, wind: 1 } as const,
    reader: () =>
      readingBy({
        shot: (told) => [rolledTest('shot', told.by, told, (die) => die >= 4)],
        check: (told) => [rolledTest('check', told.by, told, (sum) => sum < 12)],
        wind: (told) => [rolledTest('wind', undefined, told, (die) => die === 6, { dice: 1 })],
        odd: (told) => [untold('shot', told.by)],
      }),
  };
  const events = [
    [entry('wind', [6, 2])],
    [entry('turn', [], { roll: undefined, values: { turn: 1 } }), entry('shot', [5], { by: '0' }), entry('shot', [1], { by: '1' })],
    [entry('check', [6, 6], { by: '1' }), entry('turn', [], { roll: undefined, values: { turn: 2 } }), entry('shot', [6], { by: '0' })],
    [entry('odd', [3], { by: '0' }), entry('strange', [3])],
  ];
  const casts = readMatch(fortune, { first: undefined }, events);

  it('has a line for each kind and side, in the order of kinds; unknown kinds are last', () => {
    const lines = linesOf(fortune.kinds, casts).map(({ kind, side, rolls, sum }) => [kind, side, rolls, sum?.outcome]);
    expect(lines).toEqual([
      ['shot', '0', 2, 2],
      ['shot', '1', 1, 0],
      ['shot', '0', 1, undefined],
      ['check', '1', 1, 0],
      ['wind', undefined, 1, 1],
      [OTHER, undefined, 1, undefined],
    ]);
    expect(linesOf(fortune.kinds, casts)[0].sum).toMatchObject({ expected: 1, atLeast: 0.25, atMost: 1 });
  });

  it('knows turn and state of every roll', () => {
    expect(casts.map(({ turn, state }) => [turn, state])).toEqual([
      [0, 0],
      [1, 1],
      [1, 1],
      [1, 2],
      [2, 2],
      [2, 3],
      [2, 3],
    ]);
  });

  it('lists the least likely and most important rolls first, and none without a side', () => {
    const [first, ...others] = decisiveRolls(fortune.kinds, casts, 3);
    expect(first).toMatchObject({ kind: 'check', side: '1', well: false, state: 2 });
    expect(first.chance).toBeCloseTo(1 / 36, 12);
    expect(others.map(({ kind }) => kind)).toEqual(['shot', 'shot']);
  });
});

it('modifiers are the total minus the dice', () => {
  const shot = entry('shot', [3, 4], { roll: { dice: [3, 4], total: 9 } });
  expect([natural(shot), natural(shot, 1), added(shot), added(entry('shot', [3]))]).toEqual([7, 3, 2, 0]);
  expect(pool(2).get(7)).toBeCloseTo(1 / 6, 12);
});

describe('odds', () => {
  describe('odds', () => {
    it('two dice make 7 in 6 of 36, and 10 or more in 6 of 36', () => {
      const two = times(2, dieOdds(6));
      expect(chance(two, (n) => n === 7)).toBeCloseTo(6 / 36, 12);
      expect(chance(two, (n) => n >= 10)).toBeCloseTo(6 / 36, 12);
      expect(mean(two)).toBeCloseTo(7, 12);
    });

    it('a scored die adds up to one', () => {
      const hits = dieOdds(6, (face) => (face === 6 ? 2 : face === 5 ? 1 : 0));
      expect(chance(hits, () => true)).toBeCloseTo(1, 12);
      expect(mean(times(3, hits))).toBeCloseTo(1.5, 12);
    });

    it('no dice score 0 for certain', () => {
      expect([...times(0, dieOdds(6))]).toEqual([[0, 1]]);
      expect([...add(certain(2), certain(3))]).toEqual([[5, 1]]);
    });
  });
});

describe('fitting', () => {
  /**
   * Returns positions of a fictional game. Ships gain weight during the match, money loses weight, flags have none, and hunger has the
   * wrong sign.
   */
  function samples(count: number): Sample[] {
    const dice = quickDice(seed(1));
    const any = () => dice.die(2001) / 1000 - 1;
    return Array.from({ length: count }, () => {
      const [ships, money, flags, hunger, gone] = [any(), any(), any(), any(), (any() + 1) / 2];
      const chance = chanceOf(ships * (1 + 3 * gone) + money * (2 - 2 * gone) - hunger + 0.5);
      return { features: { ships, money, flags, hunger, lean: 1 }, gone, outcome: dice.die(10_000) <= chance * 10_000 ? 1 : 0 };
    });
  }

  describe('fitting weights', () => {
    const fitted = fit(samples(12_000));

    it('finds the early and late weight of each feature', () => {
      expect(fitted.ships.early).toBeCloseTo(1, 0);
      expect(fitted.ships.late).toBeCloseTo(4, 0);
      expect(fitted.money.early).toBeCloseTo(2, 0);
      expect(Math.abs(fitted.lean.early - 0.5)).toBeLessThan(0.25);
    });

    it('gives no feature a negative weight', () => {
      expect(fitted.hunger).toBeUndefined();
    });
  });

  describe('the score of predictions', () => {
    it('compares predictions with outcomes, and gives 0.25 for always a half', () => {
      const said = [0.5, 0.5, 0.94, 0.96].map((chance, i) => ({ chance, outcome: i === 1 ? 0 : 1 }));
      const { brier, bins } = scoreOf(said);
      expect(brier).toBeCloseTo((0.25 + 0.25 + 0.06 ** 2 + 0.04 ** 2) / 4, 3);
      expect(bins).toEqual([
        { said: 0.5, happened: 0.5, positions: 2 },
        { said: 0.95, happened: 1, positions: 2 },
      ]);
      expect(scoreOf([{ chance: 0.5, outcome: 0 }]).brier).toBe(0.25);
    });

    it('limits the effect of one surprise', () => {
      expect(scoreOf([{ chance: 0, outcome: 1 }]).logLoss).toBeLessThan(7);
    });
  });
});

describe('evaluate', () => {
  describe('the win chance', () => {
    it('is 0.5 without features, and both sides’ chances add up to 1', () => {
      expect(chanceOf(0)).toBe(0.5);
      expect(chanceOf(3) + chanceOf(-3)).toBeCloseTo(1, 12);
      expect(logOdds(chanceOf(1.25))).toBeCloseTo(1.25, 12);
    });

    it('interpolates a feature’s weight between early and late', () => {
      const weights = { ships: { early: 1, late: 3 } };
      const sums = [0, 0.5, 1].map((gone) => logOdds(winChanceFrom({ ships: 1, weather: 9 }, gone, weights)));
      expect(sums.map((sum) => Math.round(sum * 1000) / 1000)).toEqual([1, 2, 3]);
    });

    it('an edge is a share of the sum', () => {
      expect([edge(3, 1), edge(1, 3), edge(2, 0), edge(0, 0)]).toEqual([0.5, -0.5, 1, 0]);
    });

    it('a finished match is worth 1, 0 or a half', () => {
      const [won, drawn] = [
        { winner: '1', reason: 'r', turn: 1 },
        { reason: 'r', turn: 1 },
      ];
      expect([valueOfResult(won, '0'), valueOfResult(won, '1'), valueOfResult(drawn, '0')]).toEqual([0, 1, DRAWN]);
      const scales = { features: () => ({ ships: 1 }), gone: () => 0 };
      const evaluate = evaluation<{ over: boolean }>({ result: ({ over }) => (over ? won : undefined) }, scales, {
        ships: { early: 2, late: 2 },
      });
      expect([evaluate({ over: true }, '0'), evaluate({ over: true }, '1')]).toEqual([0, 1]);
      expect(evaluate({ over: false }, '0')).toBeCloseTo(chanceOf(2), 12);
      expect(evaluate({ over: false }, '1')).toBeCloseTo(chanceOf(-2), 12);
    });
  });
});
