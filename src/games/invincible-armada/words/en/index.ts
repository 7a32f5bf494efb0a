import { chronicle } from './chronicle.js';
import { boxes, chits, deployments, drifts, fleets, phases, sides, tactics } from './names.js';
import { modifiers, options, scenarios, setup } from './options.js';
import { refusals } from './refusals.js';

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
