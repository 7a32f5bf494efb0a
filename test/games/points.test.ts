import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameModule } from '../../src/boardgame/module.js';
import { modules } from '../../src/index.js';
import { matchDice } from '../../src/kit/dice.js';
import type { Golden } from '../kit/golden.js';

const RECORDED: { readonly [slug: string]: string } = {
  'salamis-ad-actium': 'points-4',
  'right-fierce-and-terrible': 's1-4',
  'grand-armada': 'gravelines-2',
  'war-with-spain': 'campaign-3',
};

const games = (Object.values(modules) as unknown as GameModule[]).filter(({ slug }) => RECORDED[slug]);

describe('points by the game’s own reckoning', () => {
  it.each(games)('of $slug are there for each seat at every moment of a match, the same for whoever looks', ({ slug, rules, points }) => {
    const file = join(__dirname, slug, 'golden', `${RECORDED[slug]}.json`);
    const { seed, setupData, log }: Golden = JSON.parse(readFileSync(file, 'utf8'));
    const dice = matchDice(seed);
    let { G } = rules.open(setupData, dice.setup);
    const seen = new Set<string>();
    for (const [n, { playerID, move, args }] of log.entries()) {
      G = rules.play(G, playerID, move, args, dice.play).G;
      if (n % 20) continue;
      const whole = points?.(G);
      expect(Object.entries(whole ?? {})).toEqual([
        ['0', expect.any(Number)],
        ['1', expect.any(Number)],
      ]);
      for (const viewer of ['0', '1', null]) expect(points?.(rules.view(G, viewer))).toEqual(whole);
      seen.add(JSON.stringify(whole));
    }
    expect(seen.size).toBeGreaterThan(1);
  });
});
