import { Type } from '@sinclair/typebox';
import { opponent, sideOf } from '../state.js';
import { action } from './args.js';
import { finish } from './collapse.js';

/** A player may strike his colours at any time. */
export const concede = action({
  name: 'concede',
  case: '11.0',
  final: true,
  anytime: true,
  args: [],
  refuse: () => undefined,
  choices: () => [],
  perform: (table, player) => finish(table, opponent(sideOf(player)), 'concession', '11.0'),
});

/** Which optional questions a player wants to be asked; at the start neither. */
export const setPreference = action({
  name: 'setPreference',
  case: '3.5.1',
  anytime: true,
  args: [Type.Union([Type.Literal('askInitiative'), Type.Literal('askHeroismWhenWinning')]), Type.Boolean()],
  refuse: () => undefined,
  choices: () => [],
  perform({ G }, player, name, value) {
    G.prefs[sideOf(player)][name] = value;
  },
});
