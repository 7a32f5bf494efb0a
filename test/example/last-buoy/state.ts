import { actionOf, type KeyedTools } from '../../../src/kit/action.js';
import type { PlayerID, Result } from '../../../src/kit/rules.js';
import { sidesOf } from '../../../src/kit/sides.js';
import type { LastBuoyKeys } from './keys.js';

export const { SIDES, opponentOf, sideOf, seatOf } = sidesOf('lugger', 'cutter');
export type Side = (typeof SIDES)[number];
export type Step = 'helm';

/** Buoys are numbered from 1. A vessel past the last one is at sea. */
export const LAST = 7;

export interface LastBuoyResult extends Result {
  readonly reason: 'escape' | 'boarding' | 'striking' | 'concession';
}

/** The state of a match, as plain JSON. */
export interface LastBuoy {
  turn: number;
  /** The side that must decide, or the side that decided last while `done`. */
  asked: Side;
  done: boolean;
  /** The buoy of each vessel. */
  at: { [side in Side]: number };
  hits: { [side in Side]: number };
  result: LastBuoyResult | null;
}

export type Tools = KeyedTools<LastBuoy, LastBuoyKeys>;
export const action = actionOf<LastBuoy, LastBuoyKeys>();

/** Before the first turn, as if the cutter had just sailed. */
export const setup = (): LastBuoy => ({
  turn: 0,
  asked: 'cutter',
  done: true,
  at: { lugger: 3, cutter: 1 },
  hits: { lugger: 0, cutter: 0 },
  result: null,
});

export const distance = ({ at }: LastBuoy): number => at.lugger - at.cutter;

export const awaiting = (G: LastBuoy): Record<PlayerID, Step> => (G.result ? {} : { [seatOf(G.asked)]: 'helm' });
