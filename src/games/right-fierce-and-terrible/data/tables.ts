import type { ChitKind } from '../state.js';
import type { LeaderClass, LeaderFate } from './units.js';

/** 8.3.19: step losses of the Victor and of each Vanquished unit. */
interface MeleeRow {
  readonly id: 'tie' | 'close' | 'clear' | 'rout';
  readonly victor: 0 | 1;
  readonly squadrons: 0 | 1;
  readonly marines: 0 | 1 | 2;
}

export const MELEE: readonly MeleeRow[] = [
  { id: 'tie', victor: 0, squadrons: 0, marines: 0 },
  { id: 'close', victor: 1, squadrons: 1, marines: 1 },
  { id: 'clear', victor: 0, squadrons: 1, marines: 1 },
  { id: 'rout', victor: 0, squadrons: 1, marines: 2 },
];

/** Row for two modified totals. Totals of 0 or less are compared arithmetically, so the Victor has triple. */
export function meleeRow(a: number, b: number): 0 | 1 | 2 | 3 {
  if (a === b) return 0;
  const [victor, vanquished] = a > b ? [a, b] : [b, a];
  if (3 * vanquished <= victor) return 3;
  return victor >= 2 * vanquished ? 2 : 1;
}

/** A row of a chart for totals up to `to`, from the end of the row above. */
export interface RamRow {
  readonly to: number;
  readonly target: 0 | 1 | 2;
  readonly rammer: 0 | 1;
  readonly grapple: boolean;
}

/** 8.1.8, for two dice with DRM. */
export const RAM: readonly RamRow[] = [
  { to: 3, target: 0, rammer: 1, grapple: false },
  { to: 5, target: 0, rammer: 0, grapple: false },
  { to: 7, target: 0, rammer: 0, grapple: true },
  { to: 8, target: 1, rammer: 1, grapple: true },
  { to: 10, target: 1, rammer: 0, grapple: true },
  { to: 11, target: 1, rammer: 0, grapple: false },
  { to: Number.POSITIVE_INFINITY, target: 2, rammer: 0, grapple: true },
];
export const RAM_MODIFIERS = { castleHigher: 1, faster: 1, targetGrappled: 1 } as const;

/** 7.1.1: least total that succeeds. */
export const GRAPPLE = 4;
export const GRAPPLE_MODIFIERS = {
  castleHigher: 1,
  castleLower: -1,
  friendly: 2,
  targetGrappled: 1,
  nimble: -1,
  outOfCommand: -1,
} as const;

/** 7.2.2: least total that succeeds. */
export const DISENGAGE = 5;
export const DISENGAGE_MODIFIERS = { friendly: 2, oared: 1, castleLower: -1, boarded: -1 } as const;

/** 8.2.9: step losses by total. */
export const ARCHERY: readonly { readonly to: number; readonly steps: number }[] = [
  { to: 5, steps: 0 },
  { to: 8, steps: 1 },
  { to: Number.POSITIVE_INFINITY, steps: 2 },
];
export const ARCHERY_MODIFIERS = {
  castleHigher: 1,
  castleLower: -1,
  holdsCastle: 1,
  facesCastle: -1,
  packedDecks: 1,
  darkness: -1,
} as const;
/** Least castle factor that modifies archery within a hex. */
export const COMMANDING_CASTLE = 2;

/** 10.1.5: highest roll that extinguishes a fire; above it the squadron is damaged. */
export const AFIRE_OUT = 3;
/** 10.1.6: roll that sets a grappled squadron afire. 3.1.4e: roll that damages one. */
export const SPREADS_ON = 6;
export const RIPPLES_ON = 6;
/** 3.4.5: roll of two dice that kills a leader. */
export const KILLED_ON = 12;
/** 2.3.4: roll that changes wind or current. */
export const WEATHER_ON = 6;
/** 12.7: least roll for an attack. */
export const FLEMINGS_ON = 5;

export const rowOf = (rows: readonly { readonly to: number }[], total: number): number => rows.findIndex(({ to }) => total <= to);

/** 13.3: default turn limit. */
export const MARBLES_LIMIT = 60;

export const MORALE = { start: 17, short: 15, max: 20, checkBelow: 6 } as const;

/** 5.2.3a: morale cost of a first capture, by castle factor. */
export const CAPTURE_COST: readonly number[] = [-1, -2, -3, -4];
export const LIBERATION = { gain: 1, loss: -1 } as const;
export const SUNK = -2;
export const KNIGHTS_LOST = -1;
export const CAPTOR = 1;
export const EXECUTIONER = -1;

/** Change of morale of the leader's own fleet. */
export const LEADER_MORALE: Record<LeaderClass, { readonly [fate in LeaderFate]: number }> = {
  king: { killed: -5, captured: -4, liberated: 4, executed: -2, killedCaptive: -2 },
  admiral: { killed: -3, captured: -2, liberated: 2, executed: -1, killedCaptive: -1 },
  captain: { killed: -2, captured: -1, liberated: 1, executed: -1, killedCaptive: -1 },
  queen: { killed: -3, captured: -3, liberated: 3, executed: 0, killedCaptive: -1 },
};

/** 6.1.8a: MP by hexsides off the wind. */
export const SAIL_COST: readonly number[] = [1, 2, 3, 5];
/** 6.1.8b */
export const OAR_COST = 2;
export const OAR_COST_UPWIND = 3;
/** 6.1.8a-d, 6.1.9, 1.4.5 */
export const CURRENT_WITH = -1;
export const CURRENT_AGAINST = 1;
export const NEARBY_COST = 1;
export const SHALLOW_COST = 1;
export const MINIMUM_COST = 1;
export const ENTRY_COST = 1;
/** 8.1.3: highest MP for the last hex before a ram. */
export const RAM_LAST_HEX = 3;
/** 8.1.6: most hexsides off the wind for a ram under sail. */
export const RAM_OFF_WIND = 1;

/** 4.1.1 */
export const CHITS: Record<ChitKind, number> = { english: 2, french: 2, any: 1 };
export const CHIT_KINDS: readonly ChitKind[] = ['english', 'french', 'any'];
/** 5.1.1 */
export const MARKERS_PER_COMMAND = 5;

/** 3.3.5, 3.2.1b: for each side. */
export const MARINES_PER_HEX = 2;
export const MARINES_PER_CHAIN = 4;

/** 13.1: in hexes. */
export const COMMAND_RANGE = 4;
