import type { LogEntry } from 'boardgame.io';
import { applyPatch, type Operation } from 'rfc6902';
import { clone } from '../kit/clone.js';
import { patchBetween } from './patch.js';

/** How many moves a page of the past holds: pages begin at its multiples. */
export const PAGE = 50;

/**
 * Part of what somebody saw of a match: every position from one state on, each as his view of it. What is not in it he never saw, or it is
 * not kept any more.
 */
export interface PastPage<G = unknown> {
  /** `_stateID` of the first position. */
  readonly from: number;
  readonly view: G;
  /** What makes of each view the next (RFC 6902). */
  readonly patches: readonly (readonly Operation[])[];
  /** The moves between them, as they were told to him. */
  readonly log: readonly LogEntry[];
}

/** A page of views, all of them plain JSON. @param views at least one */
export function pageOf<G>(from: number, views: readonly G[], log: readonly LogEntry[]): PastPage<G> {
  const patches = views.slice(1).map((view, i) => patchBetween(views[i], view));
  return { from, view: views[0], patches, log };
}

/** The views of a page, in order. */
export function viewsOf<G>({ view, patches }: PastPage<G>): G[] {
  const views = [view];
  for (const patch of patches) {
    const next = clone(views[views.length - 1]);
    applyPatch(next, clone([...patch]));
    views.push(next);
  }
  return views;
}
