import { modules } from '../../src/index.js';
import type { GameDefinition } from '../../src/kit/definition.js';
import { quickDice } from '../../src/kit/dice.js';
import { chosenOf, type PreferenceLists } from '../../src/kit/standing.js';
import { about } from '../kit/about.js';

/** Set-ups whose matches contain every question. */
const SETUPS: { readonly [slug: string]: readonly unknown[] } = {
  'grand-armada': [{ scenario: 1, passingFire: 'react' }],
  'salamis-ad-actium': [{ mode: 'scenario', scenario: 'mylae-260' }, { mode: 'campaign' }],
  'war-with-spain': [undefined, ...Array.from({ length: 8 }, () => ({ scenario: 'armada' }))],
};

const SEEN: { readonly [slug: string]: readonly string[] } = {
  'grand-armada': ['closeFire best', 'passingFire never'],
  'invincible-armada': ['handOfGod never', 'withdrawal never', 'withdrawal always', 'battleChits never'],
  'right-fierce-and-terrible': ['mulliganInitiative never', 'heroism never'],
  'salamis-ad-actium': ['initiative never', 'battle never'],
  'war-with-spain': ['interception never', 'disengagement always', 'disengagement never', 'siege walls', 'siege field'],
};

/** Questions answered by default: decisions without an alternative, or with one that few players want. */
const BY_DEFAULT = ['letStand', 'reroll', 'heroism', 'endAction', 'activate', 'endActivation', 'seize'];

/** Returns every value of every automatic answer as "name value". */
const valuesOf = (lists: PreferenceLists): string[] =>
  Object.entries(lists).flatMap(([name, values]) => values.slice(1).map((value) => `${name} ${value}`));

const MOST = 3000;

/** Plays bots against each other. At every decision collects the answer of each setting. */
function settle(
  { rules, standing, captain }: GameDefinition,
  setupData: unknown,
  seed: number,
  settled: Set<string>,
  seen: readonly string[],
) {
  const dice = quickDice(seed);
  let G = rules.setup(setupData, dice);
  for (let n = 0; n < MOST && !rules.result(G) && !seen.every((wish) => settled.has(wish)); n++) {
    const [playerID] = Object.keys(rules.awaiting(G));
    const view = rules.view(G, playerID);
    const answerOf = (wishes: object) => standing?.answer(view, playerID, chosenOf(standing.lists, wishes));
    const byItself = answerOf({});
    if (byItself) expect(BY_DEFAULT).toContain(byItself.move);
    for (const wish of valuesOf(standing?.lists ?? {})) {
      const [name, value] = wish.split(' ');
      const answer = answerOf({ [name]: value });
      if (!answer || JSON.stringify(answer) === JSON.stringify(byItself)) continue;
      about(wish, () => expect(rules.refusal(view, playerID, answer.move, answer.args)).toBeUndefined());
      expect(standing?.concerning(view, playerID)).toContain(name);
      settled.add(wish);
    }
    const { move, args } = captain(view, playerID, dice);
    G = rules.play(G, playerID, move, args, dice).G;
  }
}

describe('an automatic answer', () => {
  it.each(Object.entries(modules))('%s: is a legal move, and only for the configured question', (slug, module) => {
    const settled = new Set<string>();
    for (const [n, setupData] of (SETUPS[slug] ?? [undefined]).entries()) {
      settle(module as unknown as GameDefinition, setupData, 5 + n, settled, SEEN[slug]);
    }
    expect([...settled]).toEqual(expect.arrayContaining([...SEEN[slug]]));
  });
});
