import { Type } from '@sinclair/typebox';
import type { Salamis, Side } from '../state.js';
import { action, no, type Tools } from './ships.js';

/** Resolving boarding actions [8.2 to 8.4]. */

/** Sides that have a ship able to assault, and so are asked for orders. */
export function boarders(_G: Salamis): Side[] {
  return [];
}

/** Both sides' orders are in (`secret.board`; null stands for none): the fights begin. */
export function beginBoarding(_table: Tools): void {}

/** Carries the fights on. @returns whether a prize crew has to be chosen (`G.await` is set) before they go on */
export function boardingFights(_table: Tools): boolean {
  return false;
}

export const boardOrders = action({
  name: 'boardOrders',
  case: '8.2',
  secret: true,
  args: [Type.Array(Type.Object({}))],
  refuse: () => no('nobodyBoards', '8.2'),
  choices: () => [],
  perform() {},
});
