import { canonical } from '../../../src/boardgame/canonical.js';
import type { MatchExport } from '../../../src/boardgame/matchFile.js';
import type { ViewExport } from '../../../src/boardgame/viewFile.js';
import { commitmentOf } from '../../../src/kit/salt.js';

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

/** By what a match is known of which there is but a file: the same for a file of its beginning and one of the whole. */
export function fileID(file: MatchExport | ViewExport): string {
  const { game } = file;
  const known = 'seed' in file ? { game, seed: file.seed, start: file.start ?? null } : { game, seat: file.seat, view: file.view };
  return commitmentOf(canonical(known)).slice(0, 16);
}

let opened: MatchExport | ViewExport | undefined;

/** Keeps the file that is open at hand, until the page is loaded anew: whoever begins a branch from it comes back. */
export function keepOpened(file: MatchExport | ViewExport): void {
  opened = file;
}

export const openedBefore = (id: string | null): MatchExport | ViewExport | undefined =>
  opened && fileID(opened) === id ? opened : undefined;
