import type { Texts } from '../../../../kit/texts.js';
import { COMMAND_IDS, LEADER_IDS, MARINE_IDS, SQUADRON_IDS } from '../../data/units.js';
import { chronicle } from './chronicle.js';
import { modifiers } from './modifiers.js';
import { command, unit } from './names.js';
import { options } from './options.js';
import { play } from './play.js';
import { refusals } from './refusals.js';
import { scenarios } from './scenarios.js';

/** Names of pieces and commands by id. */
const names: Texts = Object.fromEntries([
  ...COMMAND_IDS.map((id) => [`command.${id}`, command(id)]),
  ...[...SQUADRON_IDS, ...MARINE_IDS, ...LEADER_IDS].map((id) => [`unit.${id}`, unit(id)]),
]);

const texts: Texts = { ...names, ...play, ...modifiers, ...refusals, ...chronicle };

/** Every word of the game, in English. */
export const en = { texts, options, scenarios };
