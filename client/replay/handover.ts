import type { MatchExport } from '../../src/boardgame/matchFile.js';

let handed: MatchExport | undefined;

/** A match on its way from a table to the replay page, without a file between. */
export function handOver(match: MatchExport): void {
  handed = match;
}

/** Takes what was handed over, once. */
export function takeOver(): MatchExport | undefined {
  const match = handed;
  handed = undefined;
  return match;
}
