// Crew and command quality [1.7], and the results of training [2.3].

export const CREWS = ['green', 'raw', 'average', 'veteran', 'elite'] as const;
export type Crew = (typeof CREWS)[number];

export const COMMANDS = ['inept', 'poor', 'average', 'skilled', 'exceptional'] as const;
type Command = (typeof COMMANDS)[number];

export const TRAININGS = ['veryGood', 'good', 'average', 'mediocre', 'poor'] as const;
export type Training = (typeof TRAININGS)[number];

interface CrewQuality {
  /** Modifier to every crew test and most rolls [1.7]. */
  readonly mod: number;
  /** Price as a percentage of that with an average crew [15]. */
  readonly pointsPct: number;
  readonly boardingMod: number;
  /** Number of bursts (ramming speed) in a battle [5.4]. */
  readonly bursts: number;
}

export const CREW: { readonly [crew in Crew]: CrewQuality } = {
  green: { mod: -2, pointsPct: 65, boardingMod: -1, bursts: 1 },
  raw: { mod: -1, pointsPct: 85, boardingMod: 0, bursts: 1 },
  average: { mod: 0, pointsPct: 100, boardingMod: 0, bursts: 2 },
  veteran: { mod: 1, pointsPct: 115, boardingMod: 0, bursts: 3 },
  elite: { mod: 2, pointsPct: 145, boardingMod: 1, bursts: 4 },
};

interface CommandQuality {
  readonly mod: number;
  /** Number of Tactical Initiative counters that a Commander-in-Chief adds [1.7]. */
  readonly counters: number;
  readonly admiral: number;
  readonly vice: number;
}

export const COMMAND: { readonly [command in Command]: CommandQuality } = {
  inept: { mod: -2, counters: 1, admiral: 0, vice: 0 },
  poor: { mod: -1, counters: 2, admiral: 10, vice: 3 },
  average: { mod: 0, counters: 3, admiral: 25, vice: 8 },
  skilled: { mod: 1, counters: 4, admiral: 40, vice: 14 },
  exceptional: { mod: 2, counters: 5, admiral: 60, vice: 20 },
};

export const commandOf = (mod: number): Command => COMMANDS[mod + 2];
export const crewOf = (mod: number): Crew => CREWS[mod + 2];

/** Highest d10 for each modifier from -2 to +2; 0 if the training never gives the modifier [2.3]. */
export const TRAINING: { readonly [training in Training]: readonly [number, number, number, number, number] } = {
  veryGood: [0, 0, 3, 7, 10],
  good: [0, 1, 4, 8, 10],
  average: [1, 3, 7, 9, 10],
  mediocre: [2, 6, 9, 10, 0],
  poor: [3, 7, 10, 0, 0],
};

export const trained = (training: Training, d10: number): number => TRAINING[training].findIndex((highest) => d10 <= highest) - 2;

/** Prices of each grade of training [15]. */
export const TRAINING_PRICE: {
  readonly [training in Training]: { readonly crewPct: number; readonly admiral: number; readonly vice: number };
} = {
  veryGood: { crewPct: 120, admiral: 42, vice: 14 },
  good: { crewPct: 114, admiral: 36, vice: 12 },
  average: { crewPct: 101, admiral: 26, vice: 9 },
  mediocre: { crewPct: 88, admiral: 16, vice: 5 },
  poor: { crewPct: 84, admiral: 12, vice: 4 },
};

// Libations [3.1].

export const GODS = ['sea', 'wind', 'war', 'craft', 'healing'] as const;
export type God = (typeof GODS)[number];

/** Pantheons for the names of the gods. Punic includes Phoenician. */
export const PANTHEONS = ['greek', 'roman', 'punic', 'egyptian', 'northern'] as const;
export type Pantheon = (typeof PANTHEONS)[number];

export const GOD_NAMES: { readonly [god in God]: { readonly [pantheon in Pantheon]: string } } = {
  sea: { greek: 'Poseidon', roman: 'Neptune', punic: 'Melqart', egyptian: 'Set', northern: 'Njord' },
  wind: { greek: 'Aeolus', roman: 'Boreas', punic: 'Baal Hammon', egyptian: 'Amun', northern: 'Thor' },
  war: { greek: 'Ares', roman: 'Mars', punic: 'Baal', egyptian: 'Montu', northern: 'Tyr' },
  craft: { greek: 'Athena', roman: 'Minerva', punic: 'Tanit', egyptian: 'Thoth', northern: 'Odin' },
  healing: { greek: 'Apollo', roman: 'Aesculapius', punic: 'Eshmun', egyptian: 'Isis', northern: 'Freyja' },
};

export const LIBATIONS = { free: 1, most: 3, price: 5, repeat: -1 } as const;

export const ANSWERS = ['offended', 'silence', 'favour', 'great'] as const;
export type Answer = (typeof ANSWERS)[number];
/** Highest total for each answer. Higher totals mean great favour. */
export const ANSWER_UP_TO = { offended: 1, silence: 5, favour: 9 } as const;

export const FAVOURS = {
  seaLevels: { favour: 1, great: 2 },
  windTurn: 45,
  boarding: { favour: 1, great: 2 },
  initiative: { favour: 1, great: 2, offended: 1 },
  offendedDamage: 1,
} as const;

// The Intermediate Phase [10] and sinking ships [5.12].

export const FIRE = { most: 3, tenLevels: 2, spreadOn: 5 } as const;
/** Effects per turn of a fire of level 1, 2 and 3 [10.5]. */
export const BURN: readonly {
  readonly casualties: number;
  readonly oarsmen: number;
  readonly damage: 0 | 1 | 2;
  readonly spreads: boolean;
}[] = [
  { casualties: 1, oarsmen: 1, damage: 0, spreads: false },
  { casualties: 1, oarsmen: 1, damage: 1, spreads: false },
  { casualties: 2, oarsmen: 1, damage: 2, spreads: true },
];

/** Target of the d6 for sinking, and the modifier added by each earlier roll [5.12]. */
export const SINKING = { target: 4, clock: 2 } as const;

export const MORALE = {
  steady: 5,
  shaken: 2,
  noOfficer: -1,
  sight: 1,
  noSight: -1,
  perShipLost: -1,
  mostLost: 2,
  quarterStrength: -1,
  officerLost: -1,
  wonMore: 1,
  /** Gap to the nearest enemy, in mm, below which a shaken ship may not come closer. */
  shakenKeep: 150,
} as const;

/** Tests for a lost battle, and their modifiers [10.3]. */
export const FLEET_MORALE = {
  beaten: { num: 2, den: 3 },
  tests: { num: 1, den: 2 },
  target: 5,
  noCommander: -2,
  heavyLoss: { num: 6, den: 10, mod: -1 },
} as const;
export const VICTORY_POINTS = { sunkPct: 100, capturedPct: 150, fledPct: 50, routedPct: 50, admiral: 50, vice: 20 } as const;
/** Percentages of the enemy's points needed for a win and a decisive win. */
export const MARGINS = { marginal: 120, decisive: 200 } as const;

/** Rolls for flag officers [10.6]: d6 for a hit, d10 for death after a lost boarding, lowest d6 for a rescue. Distances in mm. */
export const OFFICERS = { shotHit: 6, boardingLostBy: 4, boardingKilled: 1, rescue: 4, rescueWithin: 50, noCommander: -2 } as const;

export const REPAIRS = { sparesPerShip: 2, leakFloor: 1, oarDifference: 2, mostGroups: 4 } as const;
export const REPAIR_OPTIONS = ['rebalanceOars', 'spareOars', 'rudder', 'leak', 'sails'] as const;

/** Maximum number of factors that two ships may transfer per turn, and maximum gap in mm [10.4]. */
export const TRANSFER = { most: 3, gap: 2 } as const;
