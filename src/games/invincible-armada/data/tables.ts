import type { OptionId, Side, Tactic, Weather, Wind } from '../ids.js';

/** Cases that can be read in more than one way; the words say which reading is played. */
export const RULINGS = ['7.1', '8.4.2', '9.3', '12.1', '13.1', '16.0'] as const;
export type RulingId = (typeof RULINGS)[number];

/**
 * The sequence of play [5.0]: the segments of each phase, in the order in which they are played. The set-up comes first, and
 * once; after the last segment the next turn begins with the first of `TURN_BEGINS`.
 */
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
/** How far the sequence of play has come. */
export type SegmentId = (typeof SEGMENTS)[PhaseId][number];

export const TURN_BEGINS: SegmentId = 'englishTactical';

/** The season is over after so many turns. */
export const MAX_TURNS = 40;

// The charts of the Player Aid Cards as figures; `charts/` shows them with their provenance.

export interface MatrixCell {
  /** Battle Dice, and what is added to each of them. */
  readonly english: { readonly dice: number; readonly drm: number };
  readonly spanish: { readonly dice: number; readonly drm: number };
  /** The side that rolls first; nobody when both fire at once. */
  readonly first: Side | null;
}

const cell = (english: [number, number], spanish: [number, number], first: Side | null = null): MatrixCell => ({
  english: { dice: english[0], drm: english[1] },
  spanish: { dice: spanish[0], drm: spanish[1] },
  first,
});

/** Tactical Matrix, by the English tactic, then the Spanish one [7.4.3]. */
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

/** Battle Table: Hits of one die by its modified value; the rows in ascending order of their upper limit [7.5]. */
export const BATTLE_TABLE = {
  rows: [
    { max: 4, hits: 0 },
    { max: 5, hits: 1 },
    { max: Number.POSITIVE_INFINITY, hits: 2 },
  ],
  /** A natural 6 never misses. */
  naturalSix: 1,
  /** A squadron with so little strength left fires worse. */
  weakStrength: 3,
  weak: -1,
  broken: -1,
  lowAmmo: -2,
} as const;

/** Two dice + 1 a Hit + modifiers: from this total on the squadron is Broken [7.6]. */
export const MORALE = { breakAt: 10, perHit: 1, stoutHearts: -2, murmurs: 2, fever: 2, fireAboard: 1, santaCruzLives: -1 } as const;

export const RETREAT = { atMost: 8, hawkinsB: 2 } as const;
export const REPAIR = { atLeast: 8, inPort: 2, santaCruzLives: 1, shipwrights: 3 } as const;
export const RALLY = { atMost: 8, inPort: -2, sidonia: -1, santaCruzLives: -1 } as const;
export const RESUPPLY = { atLeast: 4, inPort: 2, queensPurse: 1, spanish: -1, santaCruzLives: 1 } as const;
export const REINFORCE = { atMost: 2 } as const;

/** One die lower than the Shot markers runs the squadron low; the purse of 17.2.4 adds to the English die [7.6]. */
export const LOW_AMMO = { queensPurse: 1 } as const;

/** What options add to every Battle Die: of the Spanish, and of the English standing off. */
export const SPANISH_GUNNERY: readonly OptionId[] = ['santaCruzLives', 'moreGunners', 'navalCarriages'];
export const HAWKINS_A = -1;
/** Without the reforms so many squares are sure; up to this on one die a third may be entered (17.1.6 c). */
export const SURE_SQUARES = 2;
export const HAWKINS_C = 3;

/** Two dice; bad weather leaves the wind as it is and asks for one more die [11.0]. */
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

/** A gale hits a squadron at sea up to this on its die [11.1]. */
export const GALE_HIT = 2;

/** Morale modifier against the fireships, by the number of English squadrons on the tactical map [13.1]. */
export const FIRESHIP_MORALE = [0, 1, 1, 2, 3, 3] as const;
export const HELLBURNERS = 1;

/** Fireships Attack Move Diagram: east and south are positive; index 0 is a total of 2 [13.2]. */
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

/** Condition of the Armada: one die + these must reach 10 [14.1]. */
export const CONDITION = { atLeast: 10, warship: 1, medina: 2, flagship: 2, powder: -1, powderFrom: 4 } as const;

/** Army arrival: needed on one die at the first and the second attempt; later ones need no die [14.2]. */
export const ARMY = { needed: [5, 3], blockadedNeed: 1, ready: 1, delayed: -1, parmaPrepared: 2, dutchBlockade: -1 } as const;

/** A squadron starts with a Hit after the storm of 17.2.5 up to this on its die. */
export const BISCAY_HIT = 2;

/** Chits a side draws in a turn, and for each Bonus Draw [16.0]. */
export const DRAWS = 2;
