import { Type } from '@sinclair/typebox';
import type { Salamis, Side } from '../../state.js';
import { action, no } from '../ships.js';

/** Crew transfers [10.4] and repairs [10.5]. */

/** Sides that could do anything here. */
export function housekeepers(_G: Salamis): Side[] {
  return [];
}

export const transfer = action({
  name: 'transfer',
  case: '10.4',
  args: [Type.String(), Type.String(), Type.Object({})],
  refuse: (_view, _player, from, to) => no('notTouching', '10.4', { ship: from, other: to }),
  choices: () => [],
  perform() {},
});

export const repair = action({
  name: 'repair',
  case: '10.5',
  args: [Type.String(), Type.String()],
  refuse: (_view, _player, id) => no('nothingToRepair', '10.5', { ship: id }),
  choices: () => [],
  perform() {},
});

export const houseReady = action({
  name: 'ready',
  case: '10.5',
  args: [],
  refuse: () => undefined,
  choices: () => [[]],
  perform() {},
});
