import type { Sluys, Task } from '../state.js';

/** What is to be carried out next, in this order, before everything that was due already. */
export function next(G: Sluys, ...tasks: readonly Task[]): void {
  G.agenda.unshift(...tasks);
}
