import { chanceAfter } from '../../../client/match/features/hint/chanceAfter.js';
import type { GameModule } from '../../../src/boardgame/module.js';
import { modules } from '../../../src/index.js';

/** A game with one number `n`. A move adds its argument or a die to it. The win chance is n/10. */
const counting = {
  rules: {
    refusal: (G: { n: number }, _player: string, move: string) => (move === 'late' && G.n > 3 ? { reason: 'late', case: '1' } : undefined),
    advance: (
      G: { n: number },
      _player: string,
      { move, args: [by] }: { move: string; args: readonly number[] },
      dice: { die(n: number): number },
    ) => {
      G.n += move === 'roll' ? dice.die(6) : by;
      return { G };
    },
    view: (G: unknown) => G,
  },
  determinize: (view: unknown) => view,
  evaluate: ({ n }: { n: number }) => n / 10,
} as unknown as GameModule;

describe('the win chance after moves', () => {
  it('counts the moves that are still legal, and leaves the view unchanged', () => {
    const view = { n: 1 };
    expect(chanceAfter(counting, view, '0', [{ move: 'add', args: [2] }])).toBeCloseTo(0.3);
    expect(
      chanceAfter(counting, view, '0', [
        { move: 'add', args: [3] },
        { move: 'late', args: [5] },
      ]),
    ).toBeCloseTo(0.4);
    expect(view).toEqual({ n: 1 });
  });

  it('is the mean over dice, the same for the same moves', () => {
    const roll = [{ move: 'roll', args: [] }];
    const chance = chanceAfter(counting, { n: 0 }, '0', roll) ?? 0;
    expect(chance).toBeGreaterThan(0.2);
    expect(chance).toBeLessThan(0.5);
    expect(chanceAfter(counting, { n: 0 }, '0', roll)).toBe(chance);
  });

  it('is absent without an evaluation', () => {
    expect(chanceAfter({ ...counting, evaluate: undefined }, { n: 0 }, '0', [])).toBeUndefined();
  });

  it('is a chance for the opening moves of every game', () => {
    for (const each of Object.values(modules) as unknown as GameModule[]) {
      const dice = { die: () => 1 };
      const G = each.rules.setup({}, dice);
      const [player] = Object.keys(each.rules.awaiting(G));
      const view = each.rules.view(G, player);
      const [first] = each.candidates(view, player, dice);
      const chance = chanceAfter(each, view, player, [first.move, ...(first.next ?? [])]);
      expect({ slug: each.slug, isChance: chance !== undefined && chance >= 0 && chance <= 1 }).toEqual({
        slug: each.slug,
        isChance: true,
      });
    }
  });
});
