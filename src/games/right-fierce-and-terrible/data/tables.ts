import type { ChitKind } from '../state.js';
import type { LeaderClass, LeaderFate } from './units.js';

/** Step losses of the Victor as a whole and of each Vanquished unit (8.3.19). */
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

/** Returns the row for two modified totals. If the lower total is 0 or less, the result is at least triple. */
export function meleeRow(a: number, b: number): 0 | 1 | 2 | 3 {
  if (a === b) return 0;
  const [victor, vanquished] = a > b ? [a, b] : [b, a];
  if (3 * vanquished <= victor) return 3;
  return victor >= 2 * vanquished ? 2 : 1;
}

/** Row of the Ram Chart. `to` is its highest total. */
export interface RamRow {
  readonly to: number;
  readonly target: 0 | 1 | 2;
  readonly rammer: 0 | 1;
  readonly grapple: boolean;
}

/** Ram Chart for two dice with DRM (8.1.8). */
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

/** Lowest total that grapples (7.1.1). */
export const GRAPPLE = 4;
export const GRAPPLE_MODIFIERS = {
  castleHigher: 1,
  castleLower: -1,
  friendly: 2,
  targetGrappled: 1,
  nimble: -1,
  outOfCommand: -1,
} as const;

/** Lowest total that disengages (7.2.2). */
export const DISENGAGE = 5;
export const DISENGAGE_MODIFIERS = { friendly: 2, oared: 1, castleLower: -1, boarded: -1 } as const;

/** Step losses by total (8.2.9). */
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
/** Minimum castle factor that modifies archery within a hex. */
export const COMMANDING_CASTLE = 2;

/** Highest roll that extinguishes a fire. Above it, the squadron is damaged (10.1.5). */
export const AFIRE_OUT = 3;
/** Roll that sets a grappled squadron afire (10.1.6). */
export const SPREADS_ON = 6;
/** Roll that damages a squadron grappled to a sunk one (3.1.4e). */
export const RIPPLES_ON = 6;
/** Roll of two dice that kills a leader (3.4.5). */
export const KILLED_ON = 12;
/** Roll that changes wind or current (2.3.4). */
export const WEATHER_ON = 6;
/** Lowest roll with which the Flemings attack (12.7). */
export const FLEMINGS_ON = 5;

export const rowOf = (rows: readonly { readonly to: number }[], total: number): number => rows.findIndex(({ to }) => total <= to);

/** Default turn limit of All the Marbles (13.3). */
export const MARBLES_LIMIT = 60;

export const MORALE = { start: 17, short: 15, max: 20, checkBelow: 6 } as const;

/** Morale cost of a first capture, by castle factor (5.2.3a). */
export const CAPTURE_COST: readonly number[] = [-1, -2, -3, -4];
export const LIBERATION = { gain: 1, loss: -1 } as const;
export const SUNK = -2;
export const KNIGHTS_LOST = -1;
export const CAPTOR = 1;
export const EXECUTIONER = -1;

/** Morale change for a leader's fleet, by rank and fate. */
export const LEADER_MORALE: Record<LeaderClass, { readonly [fate in LeaderFate]: number }> = {
  king: { killed: -5, captured: -4, liberated: 4, executed: -2, killedCaptive: -2 },
  admiral: { killed: -3, captured: -2, liberated: 2, executed: -1, killedCaptive: -1 },
  captain: { killed: -2, captured: -1, liberated: 1, executed: -1, killedCaptive: -1 },
  queen: { killed: -3, captured: -3, liberated: 3, executed: 0, killedCaptive: -1 },
};

/** MP for a hex under sail, by number of hexsides off the wind (6.1.8a). */
export const SAIL_COST: readonly number[] = [1, 2, 3, 5];
/** MP for a hex under oars (6.1.8b). */
export const OAR_COST = 2;
export const OAR_COST_UPWIND = 3;
/** Other movement costs in MP (6.1.8a-d, 6.1.9, 1.4.5). */
export const CURRENT_WITH = -1;
export const CURRENT_AGAINST = 1;
export const NEARBY_COST = 1;
export const SHALLOW_COST = 1;
export const MINIMUM_COST = 1;
export const ENTRY_COST = 1;
/** Maximum MP cost of a squadron's last hex for a ram (8.1.3). */
export const RAM_LAST_HEX = 3;
/** Maximum hexsides off the wind for a ram under sail (8.1.6). */
export const RAM_OFF_WIND = 1;

/** Number of chits of each kind in the cup (4.1.1). */
export const CHITS: Record<ChitKind, number> = { english: 2, french: 2, any: 1 };
export const CHIT_KINDS: readonly ChitKind[] = ['english', 'french', 'any'];
/** Maximum number of prizes per command (5.1.1). */
export const MARKERS_PER_COMMAND = 5;

/** Maximum number of marine units per side (3.3.5, 3.2.1b). */
export const MARINES_PER_HEX = 2;
export const MARINES_PER_CHAIN = 4;

/** Command range in hexes (13.1). */
export const COMMAND_RANGE = 4;
