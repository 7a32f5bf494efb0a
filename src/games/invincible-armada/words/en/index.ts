import * as battle from './charts/battle.js';
import * as campaign from './charts/campaign.js';
import { common } from './charts/common.js';
import * as counters from './charts/counters.js';
import { rulings } from './charts/rulings.js';
import { chits } from './chits.js';
import { chronicle } from './chronicle.js';
import { modifiers } from './modifiers.js';
import { boxes, deployments, drifts, fleets, sides, tactics } from './names.js';
import { options, scenarios, setup } from './options.js';
import { reasons, sources } from './origins.js';
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
  sources,
  reasons,
  modifiers,
  phases,
  refusals,
  chronicle,
  charts: { common, ...battle, ...campaign, ...counters, rulings },
};
