import { Type } from '@sinclair/typebox';
import { action, no } from './ships.js';

/** Captured ships and prize crews [8.5]. */

export const prizeCrew = action({
  name: 'prizeCrew',
  case: '8.5',
  args: [Type.String(), Type.Object({})],
  refuse: (_view, _player, id) => no('noPrize', '8.5', { ship: id }),
  choices: () => [],
  perform() {},
});

export const abandonPrize = action({
  name: 'abandonPrize',
  case: '8.5',
  args: [Type.String()],
  refuse: (_view, _player, id) => no('noPrize', '8.5', { ship: id }),
  choices: () => [],
  perform() {},
});
