import type { MatchExport } from '../../src/boardgame/matchFile.js';

/** A match on its way from one page to another, without a file between. */
export interface Handed {
  readonly match: MatchExport;
  /** Its id at the server; missing where it was read from a file, or played in this browser. */
  readonly id?: string;
}

let handed: Handed | undefined;

export function handOver(match: MatchExport, id?: string): void {
  handed = { match, ...(id !== undefined && { id }) };
}

/** Takes what was handed over, once. */
export function takeOver(): Handed | undefined {
  const taken = handed;
  handed = undefined;
  return taken;
}
