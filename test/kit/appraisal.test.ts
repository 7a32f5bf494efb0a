import { chanceOf } from '../../src/kit/appraise.js';
import { quickDice } from '../../src/kit/dice.js';
import { fit, type Sample } from '../../tools/appraisal/fit.js';
import { scoreOf } from '../../tools/appraisal/score.js';
import { seed } from './seed.js';

/** Positions of a made-up game: ships count more and more, money less, and flags nothing; hunger is bad for whom it should be good for. */
function samples(count: number): Sample[] {
  const dice = quickDice(seed(1));
  const any = () => dice.die(2001) / 1000 - 1;
  return Array.from({ length: count }, () => {
    const [ships, money, flags, hunger, gone] = [any(), any(), any(), any(), (any() + 1) / 2];
    const chance = chanceOf(ships * (1 + 3 * gone) + money * (2 - 2 * gone) - hunger + 0.5);
    return { features: { ships, money, flags, hunger, lean: 1 }, gone, outcome: dice.die(10_000) <= chance * 10_000 ? 1 : 0 };
  });
}

describe('fitting what counts', () => {
  const fitted = fit(samples(12_000));

  it('finds what each feature counts, early and late', () => {
    expect(fitted.ships[0]).toBeCloseTo(1, 0);
    expect(fitted.ships[1]).toBeCloseTo(4, 0);
    expect(fitted.money[0]).toBeCloseTo(2, 0);
    expect(Math.abs(fitted.lean[0] - 0.5)).toBeLessThan(0.25);
  });

  it('holds nothing that is good for a side against it', () => {
    expect(fitted.hunger).toBeUndefined();
  });
});

describe('how well chances were said', () => {
  it('sets what was said beside what happened, and knows whoever always says a half', () => {
    const said = [0.5, 0.5, 0.94, 0.96].map((chance, i) => ({ chance, outcome: i === 1 ? 0 : 1 }));
    const { brier, bins } = scoreOf(said);
    expect(brier).toBeCloseTo((0.25 + 0.25 + 0.06 ** 2 + 0.04 ** 2) / 4, 3);
    expect(bins).toEqual([
      { said: 0.5, happened: 0.5, positions: 2 },
      { said: 0.95, happened: 1, positions: 2 },
    ]);
    expect(scoreOf([{ chance: 0.5, outcome: 0 }]).brier).toBe(0.25);
  });

  it('one surprise does not weigh without end', () => {
    expect(scoreOf([{ chance: 0, outcome: 1 }]).logLoss).toBeLessThan(7);
  });
});
