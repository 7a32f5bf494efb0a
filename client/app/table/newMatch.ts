import { randomSeed } from '../../../src/kit/dice.js';
import type { PlayerID } from '../../../src/kit/rules.js';
import type { LocalMatch } from '../matches.js';

/** A match for this browser. Its seed has two halves, one for the set-up and one for the play. */
export function newLocalMatch(
  kind: LocalMatch['kind'],
  game: string,
  humans: readonly PlayerID[],
  setupData: LocalMatch['setupData'],
): LocalMatch {
  const now = Date.now();
  const seed = `${randomSeed()}.${randomSeed()}`;
  return { kind, game, id: randomSeed().slice(0, 10), humans, seed, setupData, createdAt: now, updatedAt: now };
}
