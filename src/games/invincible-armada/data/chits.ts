import type { ChitId, Side, Tactic } from '../ids.js';
import type { RuleCase } from '../keys.js';

// Provenance of figures: the rulebook, a publication, or our reconstruction.

export type SourceId = 'sessionReport' | 'shipTable' | 'review';

/** Reason for a reconstructed figure. */
export type ReasonId =
  | 'chitFilling'
  | 'weatherChit'
  | 'chitNumber'
  | 'soldiersMirror'
  | 'mirror'
  | 'tonnage'
  | 'character'
  | 'boxName'
  | 'weymouth'
  | 'dover'
  | 'allRound'
  | 'horns'
  | 'anchorage'
  | 'matrix'
  | 'battleTable'
  | 'rallyInPort'
  | 'damagedAtSea'
  | 'badWeather'
  | 'becalmed'
  | 'fireshipMorale'
  | 'fireshipDiagram'
  | 'condition'
  | 'armadaArea'
  | 'season'
  | 'openReading';

export type Origin =
  | { readonly kind: 'rulebook'; readonly case: string }
  | { readonly kind: 'published'; readonly source: SourceId }
  | { readonly kind: 'reconstructed'; readonly reason: ReasonId };

export const stated = (ruleCase: RuleCase): Origin => ({ kind: 'rulebook', case: ruleCase });
export const foundIn = (source: SourceId): Origin => ({ kind: 'published', source });
export const reconstructed = (reason: ReasonId): Origin => ({ kind: 'reconstructed', reason });

/**
 * When a chit takes effect: `none` and `draw` when drawn; `now` at once; `placed` at once, on a squadron until the next
 * draw;
 * `weather` at once, until the next weather roll; `held` later.
 */
export type Timing = 'none' | 'draw' | 'now' | 'placed' | 'weather' | 'held';

interface Chit {
  readonly count: number;
  /** The only side that may play the chit; absent if either may. */
  readonly owner?: Side;
  readonly timing: Timing;
  readonly targeted?: boolean;
  /**
   * Effect on the Battle Dice of the side that plays the chit or, with `enemy`, of the other side. `tactics` limits
   * when it may be played.
   */
  readonly battle?: { readonly dice: number; readonly drm: number; readonly enemy?: boolean; readonly tactics?: readonly Tactic[] };
  readonly origin: Origin;
}

const filling = reconstructed('chitFilling');
const counted = reconstructed('chitNumber');
const weather = reconstructed('weatherChit');

/** The 48 event chits by kind. The pool follows this order. */
export const chits: { readonly [id in ChitId]: Chit } = {
  noEvent: { count: 2, timing: 'none', origin: stated('2.2.3') },
  bonusDraw: { count: 2, timing: 'draw', origin: counted },
  parmaReady: {
    count: 2,
    timing: 'now',
    origin: counted,
  },
  parmaDelayed: {
    count: 2,
    timing: 'now',
    origin: counted,
  },
  explosion: {
    count: 2,
    timing: 'now',
    targeted: true,
    origin: filling,
  },
  fireAboard: {
    count: 2,
    timing: 'now',
    targeted: true,
    origin: filling,
  },
  collision: {
    count: 2,
    timing: 'now',
    targeted: true,
    origin: filling,
  },
  fever: {
    count: 2,
    timing: 'now',
    targeted: true,
    origin: filling,
  },
  spoiledPowder: {
    count: 2,
    timing: 'now',
    targeted: true,
    origin: filling,
  },
  stoutHearts: {
    count: 2,
    timing: 'placed',
    targeted: true,
    origin: filling,
  },
  murmurs: {
    count: 2,
    timing: 'placed',
    targeted: true,
    origin: filling,
  },
  fouledRigging: {
    count: 2,
    timing: 'placed',
    targeted: true,
    origin: filling,
  },
  windShift: { count: 2, timing: 'weather', origin: weather },
  deadCalm: { count: 1, timing: 'weather', origin: weather },
  fogBank: { count: 1, timing: 'weather', origin: weather },
  squall: { count: 1, timing: 'weather', origin: weather },
  handOfGod: {
    count: 2,
    timing: 'held',
    origin: counted,
  },
  broadside: {
    count: 2,
    timing: 'held',
    battle: { dice: 1, drm: 0 },
    origin: filling,
  },
  masterGunners: {
    count: 2,
    timing: 'held',
    battle: { dice: 0, drm: 1 },
    origin: filling,
  },
  crossedLines: {
    count: 2,
    timing: 'held',
    battle: { dice: -1, drm: 0, enemy: true },
    origin: filling,
  },
  shipwrights: { count: 2, timing: 'held', origin: filling },
  favourableSlant: {
    count: 1,
    timing: 'held',
    origin: filling,
  },
  weatherGage: {
    count: 2,
    owner: 'english',
    timing: 'held',
    battle: { dice: 2, drm: 0, tactics: ['standOff', 'closeIn'] },
    origin: foundIn('sessionReport'),
  },
  supplyHoys: {
    count: 1,
    owner: 'english',
    timing: 'held',
    origin: filling,
  },
  volunteers: {
    count: 1,
    owner: 'english',
    timing: 'held',
    origin: filling,
  },
  soldiers: {
    count: 2,
    owner: 'spanish',
    timing: 'held',
    battle: { dice: 2, drm: 0, tactics: ['tryToBoard'] },
    origin: reconstructed('soldiersMirror'),
  },
  holyBanner: {
    count: 1,
    owner: 'spanish',
    timing: 'held',
    origin: filling,
  },
  urcaStores: {
    count: 1,
    owner: 'spanish',
    timing: 'held',
    origin: filling,
  },
};
