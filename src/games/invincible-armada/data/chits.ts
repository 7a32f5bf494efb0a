import { type Provenance, published, reconstructed, rulebook } from '../../../kit/charts.js';
import type { ChitId, Side } from '../ids.js';

/**
 * When a chit is played: `none` and `draw` at the draw; `now` at once; `placed` lies on a squadron until the next draw; `weather`
 * beside the Weather track until the next weather roll; `held` kept face up for its moment.
 */
export type Timing = 'none' | 'draw' | 'now' | 'placed' | 'weather' | 'held';

export interface Chit {
  readonly name: string;
  readonly count: number;
  /** Who alone may play it; nobody's where missing. */
  readonly owner?: Side;
  readonly timing: Timing;
  /** It befalls a squadron that its player names. */
  readonly targeted?: boolean;
  /** What it adds in a battle to its own side, or to the enemy's; `tactics` under which it may be played. */
  readonly battle?: { readonly dice: number; readonly drm: number; readonly enemy?: boolean; readonly tactics?: readonly string[] };
  readonly effect: string;
  readonly provenance: Provenance;
}

const filling = reconstructed('the rules name the kinds of actions that chits serve, not this chit; chosen to fill the 48');
const counted = reconstructed('named in 16.0; its number is not printed');

/** The 48 event chits by kind, in chart order, which is also the order in which the pool is counted. */
export const chits: { readonly [id in ChitId]: Chit } = {
  noEvent: { name: 'No Event', count: 2, timing: 'none', effect: 'Nothing happens.', provenance: rulebook('2.2.3') },
  bonusDraw: { name: 'Bonus Draw', count: 2, timing: 'draw', effect: 'Two more chits are drawn at once.', provenance: counted },
  parmaReady: {
    name: 'Parma Ready',
    count: 2,
    timing: 'now',
    effect: 'Stays at Gravelines: +1 to every army arrival die.',
    provenance: counted,
  },
  parmaDelayed: {
    name: 'Parma Delayed',
    count: 2,
    timing: 'now',
    effect: 'Stays at Gravelines: -1 to every army arrival die.',
    provenance: counted,
  },
  explosion: {
    name: 'Magazine Explosion',
    count: 2,
    timing: 'now',
    targeted: true,
    effect: 'Two Hits on a squadron, then one Morale Roll.',
    provenance: filling,
  },
  fireAboard: {
    name: 'Fire Aboard',
    count: 2,
    timing: 'now',
    targeted: true,
    effect: 'One Hit on a squadron, then a Morale Roll at +1.',
    provenance: filling,
  },
  collision: {
    name: 'Collision',
    count: 2,
    timing: 'now',
    targeted: true,
    effect: 'One Hit on a squadron and one on a second of its side beside it; each rolls Morale.',
    provenance: filling,
  },
  fever: {
    name: 'Ship Fever',
    count: 2,
    timing: 'now',
    targeted: true,
    effect: 'An unbroken squadron makes a Morale Roll at +2.',
    provenance: filling,
  },
  spoiledPowder: {
    name: 'Spoiled Powder',
    count: 2,
    timing: 'now',
    targeted: true,
    effect: 'Two Shot on a squadron without Low Ammo, then one Low Ammo die.',
    provenance: filling,
  },
  stoutHearts: {
    name: 'Stout Hearts',
    count: 2,
    timing: 'placed',
    targeted: true,
    effect: '-2 to the Morale Rolls of a squadron until the next draw.',
    provenance: filling,
  },
  murmurs: {
    name: 'Murmurs of Mutiny',
    count: 2,
    timing: 'placed',
    targeted: true,
    effect: '+2 to the Morale Rolls of a squadron until the next draw.',
    provenance: filling,
  },
  fouledRigging: {
    name: 'Fouled Rigging',
    count: 2,
    timing: 'placed',
    targeted: true,
    effect: 'A squadron neither moves nor withdraws until the next draw.',
    provenance: filling,
  },
  windShift: { name: 'Wind Shift', count: 2, timing: 'weather', effect: 'The wind turns round.', provenance: filling },
  deadCalm: { name: 'Dead Calm', count: 1, timing: 'weather', effect: 'Calm until the next weather roll.', provenance: filling },
  fogBank: { name: 'Fog Bank', count: 1, timing: 'weather', effect: 'Fog until the next weather roll.', provenance: filling },
  squall: {
    name: 'Squall',
    count: 1,
    timing: 'weather',
    effect: 'Gales until the next weather roll, without damage.',
    provenance: filling,
  },
  handOfGod: {
    name: 'Hand of God',
    count: 2,
    timing: 'held',
    effect: 'Cancels a chit the moment either side draws or plays it.',
    provenance: counted,
  },
  broadside: {
    name: 'Broadside',
    count: 2,
    timing: 'held',
    battle: { dice: 1, drm: 0 },
    effect: 'One more Battle Die.',
    provenance: filling,
  },
  masterGunners: {
    name: 'Master Gunners',
    count: 2,
    timing: 'held',
    battle: { dice: 0, drm: 1 },
    effect: '+1 to each Battle Die.',
    provenance: filling,
  },
  crossedLines: {
    name: 'Crossed Lines',
    count: 2,
    timing: 'held',
    battle: { dice: -1, drm: 0, enemy: true },
    effect: 'One Battle Die less for the enemy.',
    provenance: filling,
  },
  shipwrights: { name: 'Shipwrights', count: 2, timing: 'held', effect: '+3 to the rolls of one Repair.', provenance: filling },
  favourableSlant: {
    name: 'Favourable Slant',
    count: 1,
    timing: 'held',
    effect: 'One square more for a squadron under sail.',
    provenance: filling,
  },
  weatherGage: {
    name: 'Weather Gage',
    count: 2,
    owner: 'english',
    timing: 'held',
    battle: { dice: 2, drm: 0, tactics: ['standOff', 'closeIn'] },
    effect: 'Two more Battle Dice with Stand Off or Close In.',
    provenance: published(
      'session report on boardgamegeek, thread 1919556: an English chit gave two dice; name and condition reconstructed',
    ),
  },
  supplyHoys: {
    name: 'Supply Hoys',
    count: 1,
    owner: 'english',
    timing: 'held',
    effect: 'A Resupply succeeds without a roll.',
    provenance: filling,
  },
  volunteers: {
    name: 'Volunteers',
    count: 1,
    owner: 'english',
    timing: 'held',
    effect: 'A reinforcement succeeds without a roll.',
    provenance: filling,
  },
  soldiers: {
    name: 'Soldiers',
    count: 2,
    owner: 'spanish',
    timing: 'held',
    battle: { dice: 2, drm: 0, tactics: ['tryToBoard'] },
    effect: 'Two more Battle Dice with Try to Board.',
    provenance: reconstructed('named in 16.0 as a chit to be held; number and effect mirror Weather Gage'),
  },
  holyBanner: {
    name: 'Holy Banner',
    count: 1,
    owner: 'spanish',
    timing: 'held',
    effect: 'A Rally succeeds without a roll.',
    provenance: filling,
  },
  urcaStores: {
    name: 'Urca Stores',
    count: 1,
    owner: 'spanish',
    timing: 'held',
    effect: 'A Resupply succeeds without a roll.',
    provenance: filling,
  },
};
