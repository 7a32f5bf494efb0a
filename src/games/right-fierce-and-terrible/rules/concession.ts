import { opponentOf, sideOf } from '../state.js';
import { action } from './args.js';
import { finish } from './victory.js';

/** A player may strike his colours at any time. */
export const concede = action({
  name: 'concede',
  case: '11.0',
  final: true,
  anytime: true,
  args: [],
  refuse: () => undefined,
  choices: () => [],
  perform: (tools, player) => finish(tools, opponentOf(sideOf(player)), 'concession', '11.0'),
});
