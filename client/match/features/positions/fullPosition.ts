import { type MatchExport, saltsOf } from '../../../../src/boardgame/matchFile.js';
import type { Finding } from '../../../../src/boardgame/verify.js';
import type { FullPosition } from '../history/source.js';

/**
 * The full state of a position in a file.
 * @param n moves before it
 */
export function fullPositionIn(match: MatchExport, { states, throws }: Finding, n: number): FullPosition {
  const before = match.start?.thrown ?? 0;
  const thrown = before + throws.filter(({ stream, move }) => stream === 'play' && move <= n).length;
  return { G: states[n], thrown, isOpen: true, seed: match.seed, salts: saltsOf(match) };
}
