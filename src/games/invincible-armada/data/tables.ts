import type { OptionId, Side, Tactic, Weather, Wind } from '../ids.js';

/** Rule cases that can be read in more than one way; the texts state the reading used. */
export const RULINGS = ['7.1', '8.4.2', '9.3', '12.1', '13.1', '16.0'] as const;
export type RulingId = (typeof RULINGS)[number];

/** The segments of each phase, in order. The set-up is played once; each later turn starts with `TURN_BEGINS` [5.0]. */
export const SEGMENTS = {
  deploy: ['storm', 'deploy'],
  blessing: ['spanishBlessing', 'spanishGifts', 'englishBlessing', 'englishGifts'],
  englishTactical: ['englishTactical'],
  spanishTactical: ['spanishTactical'],
  reorganize: ['disengage', 'reform', 'invasion', 'reinforce'],
  crisis: ['fireships', 'rendezvous'],
  strategic: ['weather', 'exit', 'armada', 'sail'],
  events: ['spanishDraw', 'spanishEvents', 'englishDraw', 'englishEvents'],
} as const;

export type PhaseId = keyof typeof SEGMENTS;
/** Current segment of the sequence of play. */
export type SegmentId = (typeof SEGMENTS)[PhaseId][number];

export const TURN_BEGINS: SegmentId = 'englishTactical';

export const MAX_TURNS = 40;

// Figures of the charts; `charts/` adds texts and provenance.

export interface MatrixCell {
  readonly english: { readonly dice: number; readonly drm: number };
  readonly spanish: { readonly dice: number; readonly drm: number };
  /** Side that fires first; null for simultaneous fire. */
  readonly first: Side | null;
}

const cell = (english: [number, number], spanish: [number, number], first: Side | null = null): MatrixCell => ({
  english: { dice: english[0], drm: english[1] },
  spanish: { dice: spanish[0], drm: spanish[1] },
  first,
});

/** Tactical Matrix by English and then Spanish tactic [7.4.3]. */
export const TACTICAL_MATRIX: { readonly [english in Tactic]: { readonly [spanish in Tactic]: MatrixCell } } = {
  standOff: {
    standOff: cell([2, -1], [1, -1]),
    closeIn: cell([2, 0], [1, 0]),
    tryToBoard: cell([2, 0], [2, -1], 'english'),
  },
  closeIn: {
    standOff: cell([3, 0], [2, 0]),
    closeIn: cell([3, 0], [3, 0]),
    tryToBoard: cell([2, 0], [3, 1]),
  },
  tryToBoard: {
    standOff: cell([3, 1], [2, 0], 'spanish'),
    closeIn: cell([3, 0], [3, 0], 'spanish'),
    tryToBoard: cell([3, 0], [4, 1]),
  },
};

/** Battle Table: Hits by modified die, in ascending order of `max` [7.5]. */
export const BATTLE_TABLE = {
  rows: [
    { max: 4, hits: 0 },
    { max: 5, hits: 1 },
    { max: Number.POSITIVE_INFINITY, hits: 2 },
  ],
  /** Minimum Hits for a natural 6. */
  naturalSix: 1,
  /** Maximum strength of squadrons to which the modifier `weak` applies. */
  weakStrength: 3,
  weak: -1,
  broken: -1,
  lowAmmo: -2,
} as const;

/** Morale Roll: a total of two dice plus these modifiers of at least `breakAt` breaks the squadron [7.6]. */
export const MORALE = { breakAt: 10, perHit: 1, stoutHearts: -2, murmurs: 2, fever: 2, fireAboard: 1, santaCruzLives: -1 } as const;

export const RETREAT = { atMost: 8, hawkinsB: 2 } as const;
/** Minimum Hits at which an English squadron at sea has a penalty to recover [8.2, 8.3]. */
export const DAMAGED_FROM = 4;
export const REPAIR = { atLeast: 8, inPort: 2, damagedAtSea: -2, santaCruzLives: 1, shipwrights: 3 } as const;
export const RALLY = { atMost: 8, inPort: -2, damagedAtSea: 5, sidonia: -1, santaCruzLives: -1 } as const;
export const RESUPPLY = { atLeast: 4, inPort: 2, queensPurse: 1, spanish: -1, santaCruzLives: 1 } as const;
export const REINFORCE = { atMost: 2 } as const;

/** Modifier to the English Low Ammo check [7.6, 17.2.4]. */
export const LOW_AMMO = { queensPurse: 1 } as const;

/** Options that modify every Spanish Battle Die. `HAWKINS_A` is the modifier to English dice with option 17.1.6(a). */
export const SPANISH_GUNNERY: readonly OptionId[] = ['santaCruzLives', 'moreGunners', 'navalCarriages'];
export const HAWKINS_A = -1;
/** Number of squares that need no roll. `HAWKINS_C` is the highest roll that permits a third square [17.1.6(c)]. */
export const SURE_SQUARES = 2;
export const HAWKINS_C = 3;

/** Weather Gauge Table: two dice [11.0]. */
export const WEATHER_GAUGE: readonly { readonly max: number; readonly result: Wind | 'badWeather' }[] = [
  { max: 8, result: 'west' },
  { max: 10, result: 'east' },
  { max: 12, result: 'badWeather' },
];

export const BAD_WEATHER: readonly { readonly max: number; readonly result: Exclude<Weather, 'normal'> }[] = [
  { max: 2, result: 'calm' },
  { max: 4, result: 'fog' },
  { max: 6, result: 'gales' },
];

/** Highest roll at which a gale hits a squadron at sea [11.1]. */
export const GALE_HIT = 2;

/** Morale modifier by number of English squadrons on the tactical map [13.1]. */
export const FIRESHIP_MORALE = [0, 1, 1, 2, 3, 3] as const;
export const HELLBURNERS = 1;

/** Fireships Attack Move Diagram, by total of two dice; index 0 is a total of 2. East and south are positive [13.2]. */
export const FIRESHIP_DIAGRAM: readonly { readonly dx: number; readonly dy: number }[] = [
  { dx: -1, dy: 0 },
  { dx: -1, dy: -1 },
  { dx: 0, dy: -2 },
  { dx: 0, dy: -1 },
  { dx: 1, dy: -1 },
  { dx: 1, dy: 0 },
  { dx: 2, dy: -1 },
  { dx: 1, dy: 1 },
  { dx: 2, dy: 0 },
  { dx: 0, dy: 1 },
  { dx: -1, dy: 1 },
];

/** Condition of the Armada: one die plus these modifiers must total at least `atLeast` [14.1]. */
export const CONDITION = { atLeast: 10, warship: 1, medina: 2, flagship: 2, powder: -1, powderFrom: 4 } as const;

/** Army arrival: totals needed at the first and second attempt, and modifiers [14.2]. */
export const ARMY = { needed: [5, 3], blockadedNeed: 1, ready: 1, delayed: -1, parmaPrepared: 2, dutchBlockade: -1 } as const;

/** Highest roll at which a squadron starts with a Hit [17.2.5]. */
export const BISCAY_HIT = 2;

/** Number of chits that a side draws per turn and per Bonus Draw [16.0]. */
export const DRAWS = 2;
