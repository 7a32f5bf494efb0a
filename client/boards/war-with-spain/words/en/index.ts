import { act, ask, doing } from './actions.js';
import { battles } from './battles.js';
import { choice } from './choices.js';
import { forces, sides, units } from './forces.js';
import { ledger, over } from './ledger.js';
import { keys, mapKey, mark, orders, warn } from './mapKey.js';
import { politics } from './politics.js';
import { calendar, sheet, state, strip, terrain } from './state.js';
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
