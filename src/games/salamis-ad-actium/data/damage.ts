// Damage levels [1.4] and the crew test [2.11].

export const LEVEL = { none: 0, light: 1, medium: 2, heavy: 3, severe: 4, sinking: 5 } as const;
export type DamageLevel = (typeof LEVEL)[keyof typeof LEVEL];
export const DAMAGE_IDS = Object.keys(LEVEL) as readonly (keyof typeof LEVEL)[];

interface DamageEffect {
  readonly speedPct: number;
  readonly crewTest: number;
  readonly boarding: number;
  /** Victory points for the enemy, as a percentage of the ship's points [10.3]. */
  readonly vpPct: number;
  /** Number of steps by which the turning class worsens [5.2]. */
  readonly turnShift: number;
}

export const DAMAGE: readonly DamageEffect[] = [
  { speedPct: 100, crewTest: 0, boarding: 0, vpPct: 0, turnShift: 0 },
  { speedPct: 100, crewTest: 0, boarding: 0, vpPct: 5, turnShift: 0 },
  { speedPct: 75, crewTest: 0, boarding: 0, vpPct: 15, turnShift: 0 },
  { speedPct: 50, crewTest: -1, boarding: -1, vpPct: 30, turnShift: 1 },
  { speedPct: 25, crewTest: -2, boarding: -2, vpPct: 50, turnShift: 1 },
  { speedPct: 0, crewTest: -3, boarding: -3, vpPct: 100, turnShift: 1 },
];

/** Target of a crew test, and modifiers to every test. A natural 1 fails, a natural 10 passes [2.11]. */
export const CREW_TEST = {
  target: 5,
  onFire: -1,
  infested: -2,
  shaken: -1,
  routed: -2,
  prize: -1,
  halfCrew: -1,
} as const;

/** Modifiers to crew tests by occasion. All that apply are added in a test of weather or flooding. */
export const TESTS = {
  burst: 1,
  pivotRough: 0,
  backOff: 0,
  cutFree: 0,
  cutFreeCorvus: -3,
  cutFreeFerrea: -2,
  cutFreeWedge: -1,
  cutFreeFromSinking: 2,
  avoidFriend: 1,
  ground: 1,
  refloat: -1,
  refloatFalling: -2,
  refloatRising: 3,
  refloatJettison: 2,
  refloatOverloaded: -1,
  refloatBeachedStart: 3,
  surrender: 0,
  surrender3to1: -2,
  flood: 2,
  floodStout: 2,
  floodWeak: -2,
  floodChoppy: -1,
  floodRough: -2,
  floodVeryRough: -4,
  fire: 0,
  firePerLevelAbove1: -1,
  fireGreek: -2,
  fireNotLinked: 1,
  clearPests: 2,
  repairRudder: 0,
  repairOars: 0,
  repairSails: 0,
  /** Modifier for each damage level. */
  repairLeakPerLevel: -1,
  firePotsNerve: 0,
  weatherRough: 2,
  weatherVeryRough: 0,
  weatherVeryRoughSmall: -2,
  weatherStout: 2,
  weatherWeak: -2,
  weatherTower: -1,
  weatherCorvus: -2,
  weatherOverloaded: -2,
  sailStorm: -1,
  sailGale: -3,
  polearm: -1,
} as const;
export type TestId = keyof typeof TESTS;
