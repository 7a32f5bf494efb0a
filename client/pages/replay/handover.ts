import { canonical } from '../../../src/boardgame/canonical.js';
import type { MatchExport } from '../../../src/boardgame/matchFile.js';
import type { ViewExport } from '../../../src/boardgame/viewFile.js';
import { commitmentOf } from '../../../src/kit/salt.js';

/** Passes a match from one page to another, without a file. */
export interface Handed {
  readonly match: MatchExport;
  /** Its id at the server; missing for files and matches of this browser. */
  readonly id?: string;
}

let handed: Handed | undefined;

export function handOver(match: MatchExport, id?: string): void {
  handed = { match, ...(id !== undefined && { id }) };
}

/** Returns the passed match, once. */
export function takeHandedMatch(): Handed | undefined {
  const taken = handed;
  handed = undefined;
  return taken;
}

/** The id of a match known only from a file. It is the same for a partial and a full file. */
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

export const openedBefore = (id: string | null): MatchExport | ViewExport | undefined =>
  opened && fileID(opened) === id ? opened : undefined;
