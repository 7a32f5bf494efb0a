import type { ChitKind } from '../state.js';
import type { LeaderClass, LeaderFate } from './units.js';

/** What a melee costs, by how the modified totals compare (8.3.19): steps of the victor, and of each vanquished unit. */
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

/**
 * Row for two modified totals. Totals of 0 and less are taken arithmetically: then the vanquished are always routed, and the
 * victor always has double.
 */
export function meleeRow(a: number, b: number): 0 | 1 | 2 | 3 {
  if (a === b) return 0;
  const [victor, vanquished] = a > b ? [a, b] : [b, a];
  if (3 * vanquished <= victor) return 3;
  return victor >= 2 * vanquished ? 2 : 1;
}

/** A row of a chart with dice: it stands for every total up to `to`, from where the row above ends. */
export interface RamRow {
  readonly to: number;
  readonly target: 0 | 1 | 2;
  readonly rammer: 0 | 1;
  readonly grapple: boolean;
}

/** 8.1.8: two dice and modifiers. */
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

/** 7.1.1: one die and modifiers; this much or more succeeds. */
export const GRAPPLE = 4;
export const GRAPPLE_MODIFIERS = {
  castleHigher: 1,
  castleLower: -1,
  friendly: 2,
  targetGrappled: 1,
  nimble: -1,
  outOfCommand: -1,
} as const;

/** 7.2.2: one die and modifiers; this much or more succeeds. */
export const DISENGAGE = 5;
export const DISENGAGE_MODIFIERS = { friendly: 2, oared: 1, castleLower: -1, boarded: -1 } as const;

/** 8.2.9: one die and modifiers, the archery factor among them. Steps lost, up to a total. */
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
/** From this castle factor on, the side that holds the deck shoots down on it (same-hex archery). */
export const COMMANDING_CASTLE = 2;

/** 10.1.5: one die; up to this the fire goes out, above it the squadron is damaged. */
export const AFIRE_OUT = 3;
/** 10.1.6: a die that sets a grappled squadron afire. 3.1.4e: a die that damages one when its neighbour sinks. */
export const SPREADS_ON = 6;
export const RIPPLES_ON = 6;
/** 3.4.5: two dice that kill a leader. */
export const KILLED_ON = 12;
/** 2.3.4: a die that turns the wind or the current. */
export const WEATHER_ON = 6;
/** The Flemings come down on the French from this roll on. */
export const FLEMINGS_ON = 5;

/** Row of a chart for a total. */
export const rowOf = (rows: readonly { readonly to: number }[], total: number): number => rows.findIndex(({ to }) => total <= to);

/** The last turn of a fight to the end that has no other (13.3). */
export const MARBLES_LIMIT = 60;

export const MORALE = { start: 17, short: 15, max: 20, checkBelow: 6 } as const;

/** 5.2.3a: what a first capture costs the loser, by castle factor. */
export const CAPTURE_COST: readonly number[] = [-1, -2, -3, -4];
export const LIBERATION = { gain: 1, loss: -1 } as const;
export const SUNK = -2;
export const KNIGHTS_LOST = -1;
export const CAPTOR = 1;
export const EXECUTIONER = -1;

/** Morale of the leader's own fleet by what befalls him. */
export const LEADER_MORALE: Record<LeaderClass, { readonly [fate in LeaderFate]: number }> = {
  king: { killed: -5, captured: -4, liberated: 4, executed: -2, killedCaptive: -2 },
  admiral: { killed: -3, captured: -2, liberated: 2, executed: -1, killedCaptive: -1 },
  captain: { killed: -2, captured: -1, liberated: 1, executed: -1, killedCaptive: -1 },
  queen: { killed: -3, captured: -3, liberated: 3, executed: 0, killedCaptive: -1 },
};

/** 6.1.8a: movement points of sails by hexsides off the wind. */
export const SAIL_COST: readonly number[] = [1, 2, 3, 5];
/** 6.1.8b: movement points of oars, and straight into the wind. */
export const OAR_COST = 2;
export const OAR_COST_UPWIND = 3;
/** 6.1.8a-d, 6.1.9, 1.4.5 */
export const CURRENT_WITH = -1;
export const CURRENT_AGAINST = 1;
export const NEARBY_COST = 1;
export const SHALLOW_COST = 1;
export const MINIMUM_COST = 1;
export const ENTRY_COST = 1;
/** 8.1.3: a ram may follow a last hex that cost no more than this. */
export const RAM_LAST_HEX = 3;
/** 8.1.6: sails ram up to so many hexsides off the wind. */
export const RAM_OFF_WIND = 1;

/** 4.1.1: the five chits of the cup. */
export const CHITS: Record<ChitKind, number> = { english: 2, french: 2, any: 1 };
export const CHIT_KINDS: readonly ChitKind[] = ['english', 'french', 'any'];
/** 5.1.1: Captured/Liberated markers of each command. */
export const MARKERS_PER_COMMAND = 5;

/** 3.3.5, 3.2.1b: marine units of one side in a hex. */
export const MARINES_PER_HEX = 2;
export const MARINES_PER_CHAIN = 4;

/** 13.1: reach of a leader in hexes. */
export const COMMAND_RANGE = 4;
