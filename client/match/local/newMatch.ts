import type { GameModule } from '../../../src/boardgame/module.js';
import { randomSeed } from '../../../src/kit/dice.js';
import type { PlayerID } from '../../../src/kit/rules.js';
import type { LocalMatch } from '../../app/matches.js';

/** Creates a match in this browser, with a two-part seed and a salt for each side. */
export function newLocalMatch(
  kind: LocalMatch['kind'],
  { slug, sides, meta }: Pick<GameModule, 'slug' | 'sides' | 'meta'>,
  humans: readonly PlayerID[],
  setupData: LocalMatch['setupData'],
  { level, luck }: Pick<LocalMatch, 'level' | 'luck'> = {},
): LocalMatch {
  const now = Date.now();
  const seed = `${randomSeed()}.${randomSeed()}`;
  const salts = Object.fromEntries(sides.map(({ playerID, name }) => [playerID, { salt: randomSeed(), by: name }]));
  return {
    kind,
    game: slug,
    id: randomSeed().slice(0, 10),
    humans,
    level,
    ...(luck && { luck }),
    seed,
    salts,
    setupData,
    rules: meta.version,
    createdAt: now,
    updatedAt: now,
  };
}
