import { act } from './actions.js';
import { ask, doing } from './asks.js';
import { battles } from './battles.js';
import { calendar, strip } from './calendar.js';
import { choice } from './choices.js';
import { forces } from './forces.js';
import { keys } from './keys.js';
import { ledger, over } from './ledger.js';
import { mapKey } from './mapKey.js';
import { mark, warn } from './marks.js';
import { orders } from './orders.js';
import { politics } from './politics.js';
import { sheet } from './sheet.js';
import { state, terrain } from './state.js';
import { sides, units } from './units.js';
import { lay, voyages } from './voyages.js';

/** The English of this board. */
export const en = {
  /** Names for those who cannot see it. */
  chart: 'The theatre of war, from Lisbon to the Baltic',
  near: 'Go to where it matters',
  /** Parts of the map that can be looked at by themselves. */
  regions: { england: 'The isles', netherlands: 'Netherlands', spain: 'Spain' },
  sides,
  units,
  terrain,
  state,
  doing,
  ask,
  act,
  mark,
  warn,
  choice,
  /** The papers on the table. */
  slip: { ...ledger, ...forces, ...politics, ...voyages, ...battles },
  calendar,
  strip,
  over,
  mapKey,
  sheet,
  lay,
  keys,
  orders,
};
