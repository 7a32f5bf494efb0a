import type { DamageLevel } from './damage.js';

/** Ramming and raking [7]. */

export const RAMS = ['none', 'spur', 'light', 'standard', 'heavy'] as const;
export type Ram = (typeof RAMS)[number];
const HULLS = ['stout', 'normal', 'weak'] as const;
export type Hull = (typeof HULLS)[number];
export const ASPECTS = ['beam', 'sternQuarter', 'stern', 'bowQuarter', 'bow'] as const;
export type Aspect = (typeof ASPECTS)[number];

export const ASPECT: { readonly [aspect in Aspect]: number } = { beam: 2, sternQuarter: 1, stern: 0, bowQuarter: -1, bow: -3 };
export const RAM_TYPE: { readonly [ram in Ram]: number } = { none: -4, spur: -3, light: -1, standard: 0, heavy: 1 };
export const RAM_HULL: { readonly [hull in Hull]: number } = { stout: -1, normal: 0, weak: 1 };
/** By quarters of the oar speed that the ship has run. */
export const RAM_SPEED: readonly number[] = [-1, -1, 0, 1];

export const RAM = {
  /** Straight run before a ram, and the angle within which ships lie parallel [7.1]. */
  run: 30,
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
  /** The answer of a ship struck bow to bow. */
  answer: -1,
  backOff: 30,
} as const;

/** Highest total for each level that a ram inflicts; anything above sinks [7.3]. */
export const RAM_RESULT: readonly { readonly upTo: number; readonly level: DamageLevel }[] = [
  { upTo: 2, level: 0 },
  { upTo: 4, level: 1 },
  { upTo: 6, level: 2 },
  { upTo: 7, level: 3 },
  { upTo: 9, level: 4 },
  { upTo: 99, level: 5 },
];

/** Highest d6 on which the rammer hurts itself. */
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
/** By d10, when at least Medium damage was inflicted [7.4]. */
export type RamEffect = (typeof RAM_EFFECTS)[number];
export const EFFECT_FROM_LEVEL = 2;

/** What is left of a sprung ram. */
export const SPRUNG: { readonly [ram in Ram]: Ram } = { heavy: 'standard', standard: 'light', light: 'none', spur: 'none', none: 'none' };

export const RAKE = { run: 20, quarter: 2, fullSpeed: 1, spur: 1, sizeCap: 2, helpless: -2, slide: 15, mostDamage: 3 } as const;
/** Oar groups lost by the lowest difference [7.5]; the rows go down to the worst. */
export const RAKE_RESULT: readonly { readonly from: number; readonly target: number; readonly mover: number }[] = [
  { from: 5, target: 3, mover: 0 },
  { from: 2, target: 2, mover: 0 },
  { from: 0, target: 1, mover: 0 },
  { from: -3, target: 1, mover: 1 },
  { from: -99, target: 0, mover: 2 },
];
