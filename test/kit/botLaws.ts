import { isDeepStrictEqual } from 'node:util';
import { clone } from '../../src/kit/clone.js';
import type { GameDefinition } from '../../src/kit/definition.js';
import { quickDice } from '../../src/kit/dice.js';
import type { Candidate } from '../../src/kit/explain.js';
import { english } from '../../src/kit/language.js';
import { type Cadet, levelsOf, playerAt } from '../../src/kit/levels.js';
import type { Choice } from '../../src/kit/rules.js';
import { inEvery, type Position } from './corpus.js';
import { effort } from './effort.js';
import { claim, freeze } from './properties.js';

/** Maximum average number of function calls in a bot’s decision. */
const EFFORT = 100_000;
/** First seed for the mistakes of the Easy bot. */
const SLIPS = 22;

/** Rounding tolerance between a candidate’s value and the sum of its reasons. */
const ROUNDING = 1e-6;

/** Checks the bot’s candidates. The first is its move, all are ranked and legal, and the value of each is the sum of its reasons. */
function checkPlans<G>(definition: GameDefinition<G>, { view, playerID, number }: Position<G>): readonly Candidate[] {
  const { captain, candidates: plansOf, reasons, rules } = definition;
  const plans = plansOf(view, playerID, quickDice(number));
  expect(plans[0].move).toEqual(captain(view, playerID, quickDice(number)));
  const words = reasons(english);
  for (const [i, { move, worth, reasons: given }] of plans.entries()) {
    const sum = given.reduce((total, { weight = 0 }) => total + weight, 0);
    claim(given.length > 0, () => `no reason for ${move.move}`);
    for (const { key } of given) claim(Object.hasOwn(words, key), () => `no words for ${key}`);
    claim(Math.abs(sum - worth) <= ROUNDING * Math.max(1, Math.abs(worth)), () => `${move.move}: worth ${worth}, reasons ${sum}`);
    claim(!i || worth <= plans[i - 1].worth + ROUNDING, () => `${move.move} is better than the plan before it`);
    const refused = rules.refusal(view, playerID, move.move, move.args);
    claim(!refused, () => `refused: ${JSON.stringify(move)}`);
  }
  return plans;
}

/** Defines tests of the bots in the positions of a corpus. */
export function botLaws<G>(definition: GameDefinition<G>, positions: readonly Position<G>[]): void {
  const { rules } = definition;

  it.each(levelsOf(definition))('the %s returns a legal move in every position, the same for the same dice', (level) =>
    inEvery(positions, ({ view, playerID }, n) => {
      const [one, other] = [view, freeze(clone(view))].map((seen) => playerAt(definition, level)(seen, playerID, quickDice(n)));
      claim(!rules.refusal(view, playerID, one.move, one.args), () => `refused: ${JSON.stringify(one)}`);
      expect(other).toEqual(one);
    }),
  );

  it('the easy bot makes mistakes, but none that end a step', () => {
    const { cadet } = definition.levels ?? {};
    if (!cadet) return;
    const { slips, deliberate } = cadet as Cadet;
    let meant: Choice | undefined;
    const captain: typeof definition.captain = (view, playerID, dice) => {
      const choice = definition.captain(view, playerID, dice);
      meant = choice;
      return choice;
    };
    const player = playerAt({ ...definition, captain }, 'cadet');
    let slipped = 0;
    inEvery(positions, ({ view, playerID }, n) => {
      const done = player(view, playerID, quickDice(SLIPS + n));
      if (isDeepStrictEqual(done, meant)) return;
      slipped += 1;
      expect(done.move === meant?.move || !deliberate.includes(done.move)).toBe(true);
    });
    expect(slipped).toBeGreaterThan(0);
    // In decisions without an alternative, the bot cannot make a mistake.
    expect(slipped / positions.length).toBeLessThan(slips / 100 + 0.1);
  });

  it('the normal bot decides quickly', () => {
    const calls = effort(() => {
      for (const { view, playerID } of positions) definition.captain(view, playerID, quickDice(1));
    });
    expect(calls / positions.length).toBeLessThan(EFFORT);
  });

  it('the bot’s first candidate is its move; candidates are ranked, legal, and equal to the sum of their reasons', () => {
    const [weighed, compared] = [new Set<string>(), new Set<string>()];
    inEvery(positions, (position) => {
      const plans = checkPlans(definition, position);
      for (const { key, weight } of plans.flatMap(({ reasons }) => reasons)) if (weight !== undefined) weighed.add(key);
      if (plans.length > 1) compared.add(plans[0].move.move);
    });
    expect(weighed.size).toBeGreaterThan(3);
    expect(compared.size).toBeGreaterThan(2);
  });
}
