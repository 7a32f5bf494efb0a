/** Crew and command quality [1.7], and what training makes of them [2.3]. */

export const CREWS = ['green', 'raw', 'average', 'veteran', 'elite'] as const;
export type Crew = (typeof CREWS)[number];

export const COMMANDS = ['inept', 'poor', 'average', 'skilled', 'exceptional'] as const;
type Command = (typeof COMMANDS)[number];

export const TRAININGS = ['veryGood', 'good', 'average', 'mediocre', 'poor'] as const;
export type Training = (typeof TRAININGS)[number];

interface CrewQuality {
  /** Added to every test and to most throws of the ship [1.7]. */
  readonly mod: number;
  /** Price of the ship in hundredths of the average one [15]. */
  readonly pointsPct: number;
  /** Marines are not rowers: what the crew adds in a boarding [8.2]. */
  readonly boardingMod: number;
  /** Bursts of ramming speed in a battle [5.4]. */
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
  /** Tactical Initiative counters that a commander-in-chief brings [1.7]. */
  readonly counters: number;
  /** Price as Admiral and as Vice Admiral [15]. */
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

/** Highest d10 for each modifier from -2 to +2; 0 where the training never yields it [2.3]. */
export const TRAINING: { readonly [training in Training]: readonly [number, number, number, number, number] } = {
  veryGood: [0, 0, 3, 7, 10],
  good: [0, 1, 4, 8, 10],
  average: [1, 3, 7, 9, 10],
  mediocre: [2, 6, 9, 10, 0],
  poor: [3, 7, 10, 0, 0],
};

/** Modifier that a d10 yields for a training. */
export const trained = (training: Training, d10: number): number => TRAINING[training].findIndex((highest) => d10 <= highest) - 2;

/** Prices of a training instead of a fixed quality [15]. */
export const TRAINING_PRICE: {
  readonly [training in Training]: { readonly crewPct: number; readonly admiral: number; readonly vice: number };
} = {
  veryGood: { crewPct: 120, admiral: 42, vice: 14 },
  good: { crewPct: 114, admiral: 36, vice: 12 },
  average: { crewPct: 101, admiral: 26, vice: 9 },
  mediocre: { crewPct: 88, admiral: 16, vice: 5 },
  poor: { crewPct: 84, admiral: 12, vice: 4 },
};
