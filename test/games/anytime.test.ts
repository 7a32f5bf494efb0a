import { modules } from '../../src/index.js';
import { quickDice } from '../../src/kit/dice.js';
import type { Rules } from '../../src/kit/rules.js';

/** How many moves into a match whoever is not asked speaks up. */
const MOMENTS = 15;

describe.each(Object.values(modules))('$slug: what may be done at any time', ({ rules: machine, always, sides, scenarios }) => {
  const rules: Rules = machine;
  const names = always.filter(({ anytime }) => anytime).map(({ name }) => name);
  const dice = quickDice(7);

  /** How often in a row a player may do it from here on. */
  function times(from: unknown, player: string, move: string): number {
    let G = from;
    for (let done = 0; ; done++) {
      if (rules.refusal(rules.view(G, player), player, move, [])) return done;
      if (done > 2) return Number.POSITIVE_INFINITY;
      G = rules.play(G, player, move, [], dice).G;
    }
  }

  it('is conceding alone: it ends the match, or the battle and then the war, and cannot be repeated to hold anybody up', () => {
    expect(['', 'concede']).toContain(names.join());
    for (const { setupData } of scenarios) {
      let G = rules.setup(setupData, dice);
      for (let moment = 0; moment < MOMENTS && !rules.result(G); moment++) {
        for (const move of names) for (const { playerID } of sides) expect(times(G, playerID, move)).toBeLessThanOrEqual(2);
        const [player] = Object.keys(rules.awaiting(G));
        const choices = rules.choices(rules.view(G, player), player);
        const { move, args } = choices[dice.die(choices.length) - 1];
        G = rules.play(G, player, move, args, dice).G;
      }
    }
  });
});
