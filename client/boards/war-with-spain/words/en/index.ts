import { act, ask, doing } from './actions.js';
import { battles } from './battles.js';
import { choice } from './choices.js';
import { forces, sides, units } from './forces.js';
import { ledger, over } from './ledger.js';
import { keys, mapKey, mark, orders, warn } from './mapKey.js';
import { politics } from './politics.js';
import { calendar, sheet, state, strip, terrain } from './state.js';
import { lay, voyages } from './voyages.js';

export const en = {
  /** Accessible names of the map and its buttons. */
  chart: 'Map of western Europe',
  near: 'Go to the current decision',
  regions: { england: 'British Isles', netherlands: 'Netherlands', spain: 'Spain' },
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
