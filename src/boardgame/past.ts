import type { LogEntry } from 'boardgame.io';
import { applyPatch, type Operation } from 'rfc6902';
import { clone } from '../kit/clone.js';
import { patchBetween } from './patch.js';

/** Moves in a page of history. Pages start at multiples of it. */
export const PAGE = 50;

/** Consecutive positions as one viewer saw them. Positions not seen or no longer stored are left out. */
export interface PastPage<G = unknown> {
  /** `_stateID` of the first position. */
  readonly from: number;
  readonly view: G;
  /** From each view to the next (RFC 6902). */
  readonly patches: readonly (readonly Operation[])[];
  readonly log: readonly LogEntry[];
}

/**
 * A page of views, all plain JSON.
 * @param views at least one
 */
export function pageOf<G>(from: number, views: readonly G[], log: readonly LogEntry[]): PastPage<G> {
  const patches = views.slice(1).map((view, i) => patchBetween(views[i], view));
  return { from, view: views[0], patches, log };
}

export function viewsOf<G>({ view, patches }: PastPage<G>): G[] {
  const views = [view];
  for (const patch of patches) {
    const next = clone(views[views.length - 1]);
    applyPatch(next, clone([...patch]));
    views.push(next);
  }
  return views;
}
