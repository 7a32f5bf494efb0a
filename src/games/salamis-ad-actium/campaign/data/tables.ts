import type { Odds } from '../../data/boarding.js';
import type { Stance } from '../state.js';
import type { PortSize } from './theatres.js';

// The tables of the campaign [12]. Shares are in per cent.

export const MONTHS = ['march', 'april', 'may', 'june', 'july', 'august', 'september', 'october'] as const;
export const LENGTHS = { short: 8, standard: 16, long: 24 } as const;
export type Length = keyof typeof LENGTHS;
export const STANCES: readonly Stance[] = ['patrol', 'blockade', 'assault', 'avoid'];

/** Ports by size: capacity in ships, income, and repairs per turn [12.2]. */
export const PORTS: {
  readonly [size in PortSize]: { readonly base: number; readonly income: number; readonly repairs: number };
} = {
  major: { base: 20, income: 12, repairs: 4 },
  minor: { base: 6, income: 4, repairs: 2 },
};
/** Highest damage level that a minor port can repair [12.10]. */
export const MINOR_REPAIRS_UP_TO = 2;

export const FLEETS = { ships: 20, squadron: 10, perSide: 6 } as const;

export const ROUTES = { points: 3, normal: 1, perilous: 2, fair: 1 } as const;

/** Target of the d10 for interception, and its modifiers [12.5]. */
export const INTERCEPTION = { target: 6, patrol: 1, blockade: 2, few: 5, fewShips: -1, avoids: -1, larger: 1 } as const;

/** Highest d10 + crew at which an unsupplied ship is lost or suffers, after the first turn [12.4]. */
export const SUPPLY = { lost: 1, suffers: 4, oarsmenNum: 3, oarsmenDen: 4 } as const;

/** Modifier of the 2d6 roll at sea by month, March to October [12.6]. */
export const PERIL_MONTH: readonly number[] = [-2, -1, 0, 0, 1, 0, -1, -2];
export const PERIL = { storm: 3, scattered: 5, safe: 11, commanderCap: 1, lost: 1, damaged: 4, stout: 1, weak: -1, smallSize: 2 } as const;

/** Table sizes by number of ships in the larger fleet. More ships stay in reserve [12.7]. */
export const BATTLE_TABLES: readonly { readonly upTo: number; readonly w: number; readonly h: number }[] = [
  { upTo: 8, w: 1200, h: 1200 },
  { upTo: 12, w: 1800, h: 1200 },
  { upTo: 99, w: 2400, h: 1200 },
];
export const MOST_ON_TABLE = 14;
export const BATTLE = { habitation: 2, turnLimit: 12, severeLost: 2 } as const;

/** Modifier of the stronger side by odds, for quick resolution [12.8]. */
export const QUICK_ODDS: readonly Odds[] = [
  { num: 3, den: 1, mod: 5 },
  { num: 2, den: 1, mod: 3 },
  { num: 3, den: 2, mod: 2 },
  { num: 5, den: 4, mod: 1 },
];
export const QUICK_RESULT: readonly {
  readonly upTo: number;
  readonly winner: number;
  readonly loser: number;
  readonly captured: number;
}[] = [
  { upTo: 0, winner: 10, loser: 10, captured: 0 },
  { upTo: 3, winner: 10, loser: 20, captured: 5 },
  { upTo: 6, winner: 10, loser: 30, captured: 10 },
  { upTo: 9, winner: 5, loser: 40, captured: 15 },
  { upTo: 99, winner: 5, loser: 50, captured: 25 },
];
/**
 * Quick resolution: percentage of strength lost per damage level, margin of a rout, and highest d10 that loses the
 * Commander-in-Chief.
 */
export const QUICK = { perDamage: 20, rout: 7, commanderLost: 2, retreatMoves: 2 } as const;

/** Modifiers, targets and losses of assaults on ports [12.2]. */
export const ASSAULT = {
  garrison: 4,
  defenders: 3,
  breached: 2,
  blockaded: 1,
  captures: 4,
  succeeds: 1,
  repulsedLoss: 20,
  successLoss: 10,
  newGarrison: 2,
} as const;

/** Costs in treasury points [12.10, 12.11]. */
export const COSTS = { repair: 3, troops: 2, oarsmen: 1, training: 2 } as const;

export const EVENTS = [
  'plague',
  'storm',
  'politics',
  'shortMoney',
  'quiet',
  'quiet',
  'quiet',
  'subsidy',
  'volunteers',
  'intelligence',
  'defection',
] as const;
/** Events by 2d6, from 2 to 12 [12.12]. */
export type CampaignEvent = (typeof EVENTS)[number];
export const EVENT_FIGURES = { money: 15, defection: 20, plague: 4 } as const;

export const CAMPAIGN_VICTORY = { pointsPerShips: 25, draw: 5, decisive: 20 } as const;
