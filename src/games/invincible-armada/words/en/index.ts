import { chits } from './chits.js';
import { chronicle } from './chronicle.js';
import { modifiers } from './modifiers.js';
import { boxes, deployments, drifts, fleets, sides, tactics } from './names.js';
import { options, scenarios, setup } from './options.js';
import { phases } from './phases.js';
import { refusals } from './refusals.js';

/** Every word of the game, in English. */
export const en = {
  sides,
  fleets,
  tactics,
  boxes,
  deployments,
  drifts,
  chits,
  options,
  setup,
  scenarios,
  modifiers,
  phases,
  refusals,
  chronicle,
};
