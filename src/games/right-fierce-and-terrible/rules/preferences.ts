import { Type } from '@sinclair/typebox';
import { sideOf } from '../state.js';
import { action } from './args.js';

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
