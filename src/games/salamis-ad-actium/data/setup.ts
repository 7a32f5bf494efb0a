import type { OptionId } from '../state.js';

/** Default options and their rule numbers. */
export const OPTIONS: { readonly [id in OptionId]: { readonly on: boolean; readonly case: string } } = {
  tacticalInitiative: { on: true, case: '4.4' },
  initialMovement: { on: true, case: '4.2' },
  seaStateEffects: { on: true, case: '5.5' },
  windDrift: { on: false, case: '5.10' },
  currentsAndTides: { on: true, case: '2.10' },
  shelteredWaters: { on: false, case: '2.7' },
  changingWeather: { on: true, case: '10.7' },
  severeWeather: { on: false, case: '10.7' },
  libations: { on: true, case: '3.1' },
  incendiaries: { on: true, case: '6.6' },
  specialWeapons: { on: true, case: '9.0' },
  fortifications: { on: true, case: '7.5' },
  hiddenReserves: { on: true, case: '2.9' },
  admiralCasualties: { on: true, case: '10.6' },
  repairs: { on: true, case: '10.5' },
  crewTransfers: { on: true, case: '10.4' },
  freeDeployment: { on: false, case: '2.8' },
};

export const OPTION_IDS = Object.keys(OPTIONS) as readonly OptionId[];

// Counters [1.6], command [2.2], setting up [2.8] and off-table forces [2.9]. Lengths in mm.

/** Numbers of counters in the bag, and of Tactical Initiative counters per turn and side [4.4]. */
export const COUNTERS = { perSide: 3, intermediate: 1, initiativePerTurn: 2 } as const;

export const SQUADRON_SHIPS = 10;
/** Range within which a flagship, or one relay ship, controls ships [2.2]. */
export const CONTROL_RANGE = 100;

export const DEPLOYMENT = {
  depth: 150,
  sideMargin: 150,
  enemyGap: 450,
  /** Distance from printed positions, in mm, within which ships may deploy freely. */
  scenarioMargin: 60,
  /** Gap between bases in the default line abreast. */
  lineGap: 15,
} as const;

export const OFF_TABLE = {
  ownEdge: 1,
  behindRear: 1,
  sideEdge: -1,
  beyondFront: -1,
  enemyNear: -1,
  enemyWithin: 150,
  lost: 0,
  enters: 5,
  fan: 45,
  gap: 20,
} as const;

export const LOYALTIES = ['unpaid', 'token', 'fair', 'generous', 'lavish'] as const;
type Loyalty = (typeof LOYALTIES)[number];
/** Allies' loyalty: entry modifier, and price in per cent [2.9, 15]. */
export const LOYALTY: { readonly [loyalty in Loyalty]: { readonly mod: number; readonly pct: number } } = {
  unpaid: { mod: -2, pct: 0 },
  token: { mod: -1, pct: 5 },
  fair: { mod: 0, pct: 10 },
  generous: { mod: 1, pct: 15 },
  lavish: { mod: 2, pct: 20 },
};
