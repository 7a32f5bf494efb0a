export const FACES = 10;

// Shooting [6]. Ranges in mm.

const ARCS = ['F', 'A', 'B'] as const;
export type Arc = (typeof ARCS)[number];

/** Archers roll a d6 per factor: 6 always hits, 1 never [6.1]. */
export const ARCHERS = {
  short: 30,
  long: 60,
  shortHit: 5,
  longHit: 6,
  tower: 1,
  parablemata: -1,
  /** Minimum difference in deck height at which a target counts as high. */
  highDeck: 3,
  deckHigher: -1,
  rough: -1,
  veryRough: -2,
  elite: 1,
  green: -1,
} as const;

/** Ballistae roll a d10: 10 always hits, 1 never [6.2]. */
export const BALLISTA = {
  short: 60,
  long: 120,
  shortHit: 7,
  longHit: 9,
  arcHalf: 45,
  bigSize: 6,
  big: 1,
  smallSize: 1,
  small: -1,
  rough: -1,
  veryRough: -3,
} as const;

const ENGINE_HITS = ['casualty', 'twoCasualties', 'oarGroup', 'engineOrTower', 'light', 'medium', 'lightIfSmall'] as const;
export type EngineHit = (typeof ENGINE_HITS)[number];

/** Effect of a hit, by d6. `lightIfSmall`: Light damage to small or weak ships, otherwise two casualties. */
export const BALLISTA_HIT: readonly EngineHit[] = ['casualty', 'casualty', 'casualty', 'casualty', 'engineOrTower', 'lightIfSmall'];
export const LIGHT_IF_SIZE = 2;

/** Heavy engines roll a d10: 10 always hits, 1 never. They shoot once a turn, and not in a very rough sea [6.5]. */
export const HEAVY_ENGINE = {
  least: 30,
  short: 80,
  long: 150,
  shortHit: 7,
  longHit: 9,
  bigSize: 6,
  big: 1,
  smallSize: 2,
  small: -1,
  rough: -2,
} as const;
export const HEAVY_ENGINE_HIT: readonly EngineHit[] = ['casualty', 'twoCasualties', 'oarGroup', 'engineOrTower', 'light', 'medium'];

const CASUALTY_KINDS = ['oarsmen', 'marine', 'archers', 'heavy'] as const;
type CasualtyKind = (typeof CASUALTY_KINDS)[number];
/** Casualties of a hit, by d6 [6.3]. */
export const CASUALTY: readonly CasualtyKind[] = ['oarsmen', 'oarsmen', 'marine', 'marine', 'archers', 'heavy'];
/** Lowest d6 for side screens to save an oarsman [6.4]. */
export const PARABLEMATA_SAVE = 4;
/** Highest d6 at which a hit strikes a friendly ship linked to the target instead. */
export const INTO_MELEE = 2;

/** Minimum d6 roll at which the load `fire` starts or feeds a fire [6.6]. */
export const INCENDIARY = { archers: 5, ballista: 3, engine: 3, sails: 1, rough: -1, mishap: 1 } as const;

/** Forts: modifiers to shooting, and rolls that damage forts [7]. */
export const FORT = {
  crewMod: 0,
  engineStrength: 4,
  incendiaryStrength: 5,
  archerLoss: 6,
  fightingPerStrength: 4,
  defence: 3,
  assaultReach: 10,
  takenStrength: 1,
  boom: { breakSize: 4, breakQuarter: 3, breakOn: 8 },
} as const;
