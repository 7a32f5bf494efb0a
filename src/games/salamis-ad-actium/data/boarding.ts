import type { DamageLevel } from './damage.js';

// Ramming and raking [7].

export const RAMS = ['none', 'spur', 'light', 'standard', 'heavy'] as const;
export type Ram = (typeof RAMS)[number];
const HULLS = ['stout', 'normal', 'weak'] as const;
export type Hull = (typeof HULLS)[number];
export const ASPECTS = ['beam', 'sternQuarter', 'stern', 'bowQuarter', 'bow'] as const;
export type Aspect = (typeof ASPECTS)[number];

export const ASPECT: { readonly [aspect in Aspect]: number } = { beam: 2, sternQuarter: 1, stern: 0, bowQuarter: -1, bow: -3 };
export const RAM_TYPE: { readonly [ram in Ram]: number } = { none: -4, spur: -3, light: -1, standard: 0, heavy: 1 };
export const RAM_HULL: { readonly [hull in Hull]: number } = { stout: -1, normal: 0, weak: 1 };
/** Ram modifier by number of quarters of the oar speed moved. */
export const RAM_SPEED: readonly number[] = [-1, -1, 0, 1];

export const RAM = {
  /** Minimum straight run before a ram, in mm [7.1]. */
  run: 30,
  /** Maximum angle between parallel headings, in degrees [7.1]. */
  parallel: 30,
  mostDamage: 3,
  burst: 1,
  sizeCap: 3,
  targetSkilled: -1,
  targetHelpless: 1,
  sailsSet: -2,
  overloaded: -1,
  rough: -1,
  veryRough: -2,
  /** Modifier for a target that is rammed bow to bow and rams in response. */
  answer: -1,
  backOff: 30,
} as const;

/** Highest total per damage level; higher totals sink the target [7.3]. */
export const RAM_RESULT: readonly { readonly upTo: number; readonly level: DamageLevel }[] = [
  { upTo: 2, level: 0 },
  { upTo: 4, level: 1 },
  { upTo: 6, level: 2 },
  { upTo: 7, level: 3 },
  { upTo: 9, level: 4 },
  { upTo: 99, level: 5 },
];

/** Highest d6 that damages the rammer (`base`), and modifiers to this number. */
export const SHOCK = { base: 1, weak: 1, stout: -1, noRam: 2, heavyRam: -1, targetStout: 1 } as const;

export const RAM_EFFECTS = [
  'wedged',
  'wedged',
  'oarsSheared',
  'steering',
  'towerFalls',
  'engineLost',
  'thrownDown',
  'heels',
  'ramSprung',
  'disordered',
] as const;
/** Effect, by d10, of a ram that inflicts at least Medium damage [7.4]. */
export type RamEffect = (typeof RAM_EFFECTS)[number];
export const EFFECT_FROM_LEVEL = 2;

/** Type to which each ram is reduced when damaged. */
export const SPRUNG: { readonly [ram in Ram]: Ram } = { heavy: 'standard', standard: 'light', light: 'none', spur: 'none', none: 'none' };

export const RAKE = { run: 20, quarter: 2, fullSpeed: 1, spur: 1, sizeCap: 2, helpless: -2, slide: 15, mostDamage: 3 } as const;
/** Oar groups lost by target and mover, by minimum difference between the rolls [7.5]. */
export const RAKE_RESULT: readonly { readonly from: number; readonly target: number; readonly mover: number }[] = [
  { from: 5, target: 3, mover: 0 },
  { from: 2, target: 2, mover: 0 },
  { from: 0, target: 1, mover: 0 },
  { from: -3, target: 1, mover: 1 },
  { from: -99, target: 0, mover: 2 },
];

// Boarding actions [8] and special weapons [9]. Lengths in mm.

/** Grappling with a d10: 1 always fails, 10 always succeeds [8.1]. */
export const GRAPPLE = {
  target: 6,
  helpless: 2,
  corvus: 3,
  ferrea: 2,
  alreadyLinked: 2,
  highDeck: 2,
  deckHigher: -1,
  rough: -1,
  veryRough: -3,
  corvusArcHalf: 60,
  ferreaReach: 10,
} as const;

/** Fighting strength of one factor [8.2]. */
export const STRENGTH = { heavy: 3, normal: 2, archers: 1, rowersPer: 6 } as const;
export const ROUNDS = 2;

/** The stronger side's modifier for its odds. The first row that applies counts. */
export interface Odds {
  readonly num: number;
  readonly den: number;
  readonly mod: number;
}
export const BOARDING_ODDS: readonly Odds[] = [
  { num: 3, den: 1, mod: 4 },
  { num: 2, den: 1, mod: 3 },
  { num: 3, den: 2, mod: 2 },
  { num: 5, den: 4, mod: 1 },
];

export const BOARDING = {
  heavyDamage: -1,
  severeDamage: -2,
  deckHigher: 1,
  deckMuchHigher: 2,
  muchHigher: 3,
  tower: 1,
  parablemata: 1,
  infested: -2,
  onFire: -1,
  thrownDown: -2,
  corvus: 2,
  prize: -1,
  /** Ratio of attackers to defenders above which the defenders have a penalty on the surrender test. */
  overwhelming: 3,
  prizeCrew: 1,
} as const;

/** Results by minimum difference between totals, best for the attackers first [8.2]. */
export const BOARDING_RESULT: readonly {
  readonly from: number;
  readonly attackers: number;
  readonly defender: number;
  readonly taken?: 'defender' | 'attackerIfMutual';
  readonly test?: 'defender' | 'attackerIfMutual';
}[] = [
  { from: 7, attackers: 10, defender: 50, taken: 'defender' },
  { from: 4, attackers: 10, defender: 40, test: 'defender' },
  { from: 1, attackers: 20, defender: 30 },
  { from: 0, attackers: 20, defender: 20 },
  { from: -3, attackers: 30, defender: 20 },
  { from: -6, attackers: 40, defender: 10, test: 'attackerIfMutual' },
  { from: -99, attackers: 50, defender: 10, taken: 'attackerIfMutual' },
];

/** Uses, range and targets of fire pots on poles [9.1]. */
export const FIRE_POTS = { uses: 3, range: 10, arcHalf: 60, hit: 6, rough: -1, levels: 1, tenLevels: 2 } as const;
/** Values for siphons, which cannot be used in a very rough sea [9.2]. */
export const GREEK_FIRE = {
  uses: 4,
  range: 30,
  arcHalf: 30,
  hit: 5,
  strong: 9,
  levels: 2,
  strongLevels: 3,
  upwind: -2,
  upwindHalf: 60,
  strongBreeze: -1,
  rough: -2,
} as const;
const PESTS = ['snakes', 'bees'] as const;
export type Pest = (typeof PESTS)[number];
/** Uses, ranges and targets of jars of snakes or bees [9.3]. */
export const JARS = { uses: { snakes: 3, bees: 2 }, hand: 10, engine: 60, handHit: 5, engineHit: 7 } as const;
/** Effects of a boarding bridge on speed and ram [9.4]. */
export const CORVUS = { speedPct: 90, ram: -1 } as const;
/** Values for the harpax, a catapulted grapnel [9.5]. */
export const HARPAX = { uses: 3, reach: 60, arcHalf: 45, hit: 6, bigSize: 6, big: 1, rough: -2, pull: 80 } as const;
/** Reach of sickles on poles, in mm [9.6]. */
export const POLEARMS = { reach: 5 } as const;
/** Capsizing a ship with grapnels [9.7]. */
export const CAPSIZE = { deck: 1, success: 4, fouled: -5, stout: 2, weak: -1, sails: -2 } as const;
