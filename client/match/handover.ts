import { canonical } from '../../src/boardgame/canonical.js';
import type { MatchExport } from '../../src/boardgame/matchFile.js';
import type { ViewExport } from '../../src/boardgame/viewFile.js';
import { commitmentOf } from '../../src/kit/salt.js';

/** A match passed from one page to another without a file. */
export interface PassedMatch {
  readonly match: MatchExport;
  /** Id on the server; missing for files and for matches in this browser. */
  readonly id?: string;
}

let handed: PassedMatch | undefined;

export function handOver(match: MatchExport, id?: string): void {
  handed = { match, ...(id !== undefined && { id }) };
}

/** Returns the match passed to `handOver`, and clears it. */
export function takeHandedMatch(): PassedMatch | undefined {
  const taken = handed;
  handed = undefined;
  return taken;
}

/** Returns an id for a match in a file. Files of a match saved at different times have the same id. */
export function fileID(file: MatchExport | ViewExport): string {
  const { game } = file;
  const known = 'seed' in file ? { game, seed: file.seed, start: file.start ?? null } : { game, seat: file.seat, view: file.view };
  return commitmentOf(canonical(known)).slice(0, 16);
}

let opened: MatchExport | ViewExport | undefined;

/** Remembers the open file until the page is reloaded, so that branches can return to it. */
export function keepOpened(file: MatchExport | ViewExport): void {
  opened = file;
}

export const previouslyOpened = (id: string | null): MatchExport | ViewExport | undefined =>
  opened && fileID(opened) === id ? opened : undefined;
