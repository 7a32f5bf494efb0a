import type { Pose, Size } from '../../geometry/shapes.js';

// Straight runs of a base [4m].

/** An event at mm `k` that ends the run or needs a test. Depending on its kind, the ship stops at `k` or 1 mm before. */
export type Event =
  | { readonly kind: 'approach' | 'left'; readonly k: number }
  | { readonly kind: 'land' | 'ship' | 'boom' | 'shoal'; readonly k: number; readonly id: string };

export interface Run {
  readonly from: Pose;
  /** Direction of drift; undefined if the ship moves on its heading. */
  readonly dir?: number;
  readonly size: Size;
  /** Direction of the run: 1 is ahead, -1 astern. */
  readonly way: 1 | -1;
  readonly mm: number;
  /** Distance to keep from enemies in mm, or 0. */
  readonly keep: number;
  /** Shoals that cannot stop the ship: deep enough, already tested, or under it at the start. */
  readonly sounded: ReadonlySet<string>;
  readonly draught: number;
  /** Distance, in mm, at which the search starts. */
  readonly start: number;
}
