// Movement [5], drifting [5.10], grounding [5.6] and collisions [5.11]. Lengths in mm, shares in per cent.

export const TURN_CLASSES = ['A', 'B', 'C', 'D', 'E'] as const;
export type TurnClass = (typeof TURN_CLASSES)[number];

/** Maximum turn in degrees, straight run before it in mm, and maximum pivot in degrees [5.2, 5.3]. */
export const TURNING: { readonly [turn in TurnClass]: { readonly most: number; readonly run: number; readonly pivot: number } } = {
  A: { most: 45, run: 20, pivot: 90 },
  B: { most: 45, run: 30, pivot: 90 },
  C: { most: 30, run: 30, pivot: 60 },
  D: { most: 30, run: 40, pivot: 45 },
  E: { most: 15, run: 40, pivot: 45 },
};

export const SEAS = ['flat', 'choppy', 'rough', 'veryRough'] as const;
export type Sea = (typeof SEAS)[number];

export const MOVEMENT = {
  oarGroups: 4,
  /** Percentage of oar speed by oar quarter, 0 to 4 [5.1]. */
  oarQuarterPct: [0, 25, 50, 75, 100],
  burstPct: 125,
  approachPct: 200,
  /** Minimum distance from enemy bases to begin an approach [4.2]. */
  approachStart: 400,
  /** Distance from enemy bases at which an approach ends [4.2]. */
  approachKeep: 300,
  backPct: 33,
  pivotCostPct: 50,
  prizePct: 50,
  infestedPct: 50,
  overloadPct: 80,
  towPct: 50,
  stowedPct: 50,
  enteringPct: 50,
  /** Maximum load as a percentage of deck capacity [5.7]. */
  loadLimitPct: 150,
  /** If one side has at least this many more oar groups, turns towards it are halved [5.1]. */
  veerGroups: 2,
  /** Run astern before the single turn allowed when backing water [5.4]. */
  backRun: 20,
  towTurn: 15,
  towGap: 10,
  /** Distance from land at which ordered moves stop [5.6]. */
  lookout: 1,
  burstQuarter: 3,
  burstDamage: 2,
  oarsmenShare: 4,
} as const;

/** Maximum size of a ship that counts as small in sea effects [5.5]. Weak hulls also count as small. */
export const SMALL_SIZE = 2;
export const SEA_PCT: { readonly [kind in 'large' | 'small']: { readonly [sea in Sea]: number } } = {
  large: { flat: 100, choppy: 90, rough: 67, veryRough: 40 },
  small: { flat: 100, choppy: 80, rough: 50, veryRough: 25 },
};

const RIGS = ['square', 'lateen'] as const;
export type Rig = (typeof RIGS)[number];

/** Percentage of sail speed by rig, for each maximum angle off the downwind heading, in degrees [5.8]. */
export const POINTS_OF_SAIL: readonly ({ readonly upTo: number } & { readonly [rig in Rig]: number })[] = [
  { upTo: 45, square: 100, lateen: 100 },
  { upTo: 90, square: 75, lateen: 80 },
  { upTo: 130, square: 35, lateen: 55 },
  { upTo: 180, square: 0, lateen: 0 },
];
/** Percentage of sail speed by wind strength [5.9]. */
export const SAIL_WIND_PCT: readonly number[] = [0, 40, 100, 130, 150, 150];
/** Maximum run, in mm, on a heading on which the sails catch no wind [5.8]. */
export const IN_IRONS = 20;

/** Dice rolled for a distance in cm. */
export interface Throw {
  readonly dice: number;
  readonly sides: 3 | 6;
  readonly plus: number;
}
const dice = (count: number, sides: 3 | 6, plus = 0): Throw => ({ dice: count, sides, plus });

export const FLOWS = ['weak', 'strong'] as const;
type Flow = (typeof FLOWS)[number];

/** Dice for drift with a current or tide [2.10]. */
export const CURRENT: { readonly [flow in Flow]: Throw } = { weak: dice(1, 3), strong: dice(1, 6) };

/** Dice for drift with the wind, by wind strength [5.10]. */
export const WIND_DRIFT: { readonly controlled: readonly (Throw | null)[]; readonly adrift: readonly (Throw | null)[] } = {
  controlled: [null, null, null, dice(1, 3), dice(1, 6), dice(2, 6)],
  adrift: [null, null, dice(1, 3), dice(1, 6), dice(1, 6, 3), dice(2, 6)],
};
/** Minimum deck height at which ships drift `extra` farther with the wind. */
export const HIGH_SIDED = { deck: 4, extra: 1 } as const;

/** Collisions [5.11]: minimum percentage of the allowance moved, then highest d6 for damage. */
export const COLLISION = { movedPct: 50, damage: 1, damageWeak: 2, oars: 3 } as const;

/** Spare oarsmen: at most 1/`part` of the oarsmen; `weight` of them count as one against the deck [5.13]. */
export const SPARE_OARSMEN = { part: 4, weight: 2 } as const;

// Wind [2.5], sea [2.6], sheltered waters [2.7] and changes of weather [10.7]. Bearings in degrees from north.

export const WINDS = ['still', 'lightAirs', 'breeze', 'strongBreeze', 'storm', 'gale'] as const;
export type WindStrength = 0 | 1 | 2 | 3 | 4 | 5;
export type Region = 'med' | 'north';

/** Wind direction by d10 [2.5]. */
export const WIND_FROM: readonly number[] = [270, 270, 270, 315, 45, 90, 90, 90, 135, 225];

/** Wind strength by d6 [2.5]. */
export const WIND_STRENGTH: { readonly [region in Region]: readonly WindStrength[] } = {
  med: [0, 1, 1, 2, 2, 2],
  north: [0, 1, 2, 2, 2, 3],
};

export const BREEZE: WindStrength = 2;

/** Current by d6. Near land, another d6 is rolled for a tide [2.10]. */
export const CURRENT_ROLL: readonly ('weak' | 'strong' | null)[] = [null, null, null, 'weak', 'weak', 'strong'];
export const TIDE_ROLL: readonly ('rising' | 'falling' | null)[] = ['rising', 'rising', 'falling', 'falling', null, null];

/** Sea state by wind strength and d6 [2.6]. */
export const SEA_STATE: readonly (readonly Sea[])[] = [
  ['flat', 'flat', 'flat', 'flat', 'flat', 'flat'],
  ['flat', 'flat', 'flat', 'flat', 'flat', 'choppy'],
  ['flat', 'flat', 'flat', 'choppy', 'choppy', 'rough'],
  ['flat', 'choppy', 'choppy', 'choppy', 'rough', 'rough'],
  ['flat', 'choppy', 'rough', 'rough', 'veryRough', 'veryRough'],
  ['choppy', 'rough', 'rough', 'veryRough', 'veryRough', 'veryRough'],
];

/** Distance downwind of land that is sheltered, and by how many levels wind and sea drop there [2.7]. */
export const SHELTER = { reach: 200, levels: 1 } as const;

type WeatherChange = { readonly turn: number } | { readonly strength: 1 | -1 } | null;
/** Weather changes by d10 [10.7]. */
export const WEATHER_CHANGE: readonly WeatherChange[] = [
  { turn: 45 },
  { turn: -45 },
  null,
  null,
  null,
  null,
  null,
  null,
  { strength: 1 },
  { strength: -1 },
];
/** Strongest wind that a change of weather can bring [10.7]. */
export const STRONGEST: { readonly usual: { readonly [region in Region]: WindStrength }; readonly severe: WindStrength } = {
  usual: { med: 2, north: 3 },
  severe: 5,
};
