import type { LogEntry } from 'boardgame.io';
import { applyPatch, type Operation } from 'rfc6902';
import { clone } from '../kit/clone.js';
import { defined } from '../kit/defined.js';
import { patchBetween } from './patch.js';

/** Number of moves per page of history. Pages start at its multiples. */
export const PAGE = 50;

/** Consecutive positions as a viewer saw them. Includes only positions that the viewer saw and that are still stored. */
export interface HistoryPage<G = unknown> {
  /** `_stateID` of the first position. */
  readonly from: number;
  readonly view: G;
  /** Patches from each view to the next (RFC 6902). */
  readonly patches: readonly (readonly Operation[])[];
  readonly log: readonly LogEntry[];
}

/** Returns a page of history. `views` is plain JSON with at least one view. */
export function pageOf<G>(from: number, views: readonly G[], log: readonly LogEntry[]): HistoryPage<G> {
  const patches = views.slice(1).map((view, i) => patchBetween(defined(views[i]), view));
  return { from, view: defined(views[0]), patches, log };
}

export function viewsOf<G>({ view, patches }: HistoryPage<G>): G[] {
  const views = [view];
  for (const patch of patches) {
    const next = clone(defined(views.at(-1)));
    applyPatch(next, clone([...patch]));
    views.push(next);
  }
  return views;
}
