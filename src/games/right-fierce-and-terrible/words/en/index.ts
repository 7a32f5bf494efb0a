import type { Texts } from '../../../../kit/texts.js';
import { COMMAND_IDS, LEADER_IDS, MARINE_IDS, SQUADRON_IDS } from '../../data/units.js';
import { chronicle } from './chronicle.js';
import { command, play, scenarios, unit } from './names.js';
import { modifiers, options } from './options.js';
import { refusals } from './refusals.js';

const names: Texts = Object.fromEntries([
  ...COMMAND_IDS.map((id) => [`command.${id}`, command(id)]),
  ...[...SQUADRON_IDS, ...MARINE_IDS, ...LEADER_IDS].map((id) => [`unit.${id}`, unit(id)]),
]);

const texts: Texts = { ...names, ...play, ...modifiers, ...refusals, ...chronicle };

export const en = { texts, options, scenarios };
