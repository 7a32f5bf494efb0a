import type { Salamis } from '../../state.js';
import type { Tools, Violation } from '../basics/ships.js';

/** What a weapon is loaded with: fire [6.6], or jars thrown by a ballista [9.3]. */
export const LOADS = ['plain', 'fire', 'snakes', 'bees'] as const;
export type Load = (typeof LOADS)[number];

/** One shot that is ordered: by a ship or, with `fort`, by a fort. `target` is a ship or a fort. */
export interface Shot {
  readonly by: string;
  /** Which of several engines or siphons. */
  readonly index: number;
  readonly target: string;
  readonly load: Load;
}

/**
 * A kind of weapon [6, 9]. What is common to all of them (whose ship it is, whether it may shoot at all and has not done so yet, whether
 * the target is an enemy's) has been asked before either is called.
 */
export interface Weapon {
  /** Indices of the weapons of this kind that a ship has, and could use if a target were there. */
  count(G: Salamis, id: string): number;
  /** Loads that may be tried with it. */
  loads(G: Salamis, id: string): readonly Load[];
  refuse(G: Salamis, shot: Shot): Violation | undefined;
  fire(tools: Tools, shot: Shot): void;
  /** The chance that the shot does something, for previews and the captain. */
  chance(G: Salamis, shot: Shot): number;
}
