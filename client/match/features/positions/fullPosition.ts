import { type MatchExport, saltsOf } from '../../../../src/boardgame/matchFile.js';
import type { Finding } from '../../../../src/boardgame/verify.js';
import type { FullPosition } from '../history/source.js';

/**
 * Returns the full state of a position in a file.
 * @param n number of moves before the position
 */
export function fullPositionIn(match: MatchExport, { states, rolls }: Finding, n: number): FullPosition {
  const before = match.start?.thrown ?? 0;
  const thrown = before + rolls.filter(({ stream, move }) => stream === 'play' && move <= n).length;
  return { G: states[n], thrown, isOpen: true, seed: match.seed, salts: saltsOf(match) };
}
