import { Type } from '@sinclair/typebox';
import { action, no } from '../ships.js';

/** Sickles on poles [9.6]. */
export const polearm = action({
  name: 'polearm',
  case: '9.6',
  args: [Type.String(), Type.String()],
  refuse: (_view, _player, id) => no('noPolearms', '9.6', { ship: id }),
  choices: () => [],
  perform() {},
});
