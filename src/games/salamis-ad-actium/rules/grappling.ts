import { Type } from '@sinclair/typebox';
import type { Salamis } from '../state.js';
import { action, no, type Tools } from './ships.js';

/** Starting a boarding action, and cutting free of one [8.1]. */

/** Tries to cut a link, with its dice; also for ships that act by themselves. @returns whether it is gone */
export function tryToCut(_table: Tools, _id: string, _link: string): boolean {
  return false;
}

/** Chance that a grapple holds, for previews and the captain. */
export function grappleChance(_G: Salamis, _id: string, _target: string): number {
  return 0;
}

export const grapple = action({
  name: 'grapple',
  case: '8.1',
  args: [Type.String(), Type.String()],
  refuse: (_view, _player, id, target) => no('notTouching', '8.1', { ship: id, other: target }),
  choices: () => [],
  perform() {},
});

export const cutFree = action({
  name: 'cutFree',
  case: '8.1',
  args: [Type.String(), Type.String()],
  refuse: (_view, _player, id) => no('noLink', '8.1', { ship: id }),
  choices: () => [],
  perform() {},
});
