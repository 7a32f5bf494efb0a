import type { Pose, Size } from '../../geometry/shapes.js';

/** Straight runs of a base [4m]. */

/** What ends a run, or asks for a test on it. `k` is the mm at which it happens; the ship is left before it, or at it. */
export type Event =
  | { readonly kind: 'approach' | 'left'; readonly k: number }
  | { readonly kind: 'land' | 'ship' | 'boom' | 'shoal'; readonly k: number; readonly id: string };

export interface Run {
  readonly from: Pose;
  /** Where it is carried, if not where it heads. */
  readonly dir?: number;
  readonly size: Size;
  /** 1 ahead, -1 astern. */
  readonly way: 1 | -1;
  readonly mm: number;
  /** Keep so far from enemies (mm), or 0. */
  readonly keep: number;
  /** Shoals that cannot stop it: too deep, tested already, or it lies in them. */
  readonly sounded: ReadonlySet<string>;
  readonly draught: number;
  /** Mm at which to begin looking: 1, or one after the last event. */
  readonly start: number;
}
