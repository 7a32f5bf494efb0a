import { stateAfter } from '../../../kit/history/historyContext.js';
import type { LogLine } from '../../../kit/panels/Log.js';

/** A side's win chance in a position, from 0 to 1. */
export interface WinChance {
  readonly state: number;
  readonly chance: number;
}

/** A move that changed the chances, and the position after it. */
export interface Turn extends WinChance {
  /** For that side, from −1 to 1. */
  readonly change: number;
}

/** Smallest change of a turning point. */
const SLIGHT = 0.03;

/** The moves that changed the chances most, in order. */
export function turningPoints(moments: readonly WinChance[], most: number): readonly Turn[] {
  const turns = moments.slice(1).map(({ state, chance }, before) => ({ state, chance, change: chance - moments[before].chance }));
  const great = turns.filter(({ change }) => Math.abs(change) >= SLIGHT).sort((a, b) => Math.abs(b.change) - Math.abs(a.change));
  return great.slice(0, most).sort((a, b) => a.state - b.state);
}

/** Log lines of the move before a state, or of its group. */
export function eventsOf(story: readonly LogLine[], state: number): string {
  const own = story.filter(({ id }) => stateAfter(id) === state);
  const lines = own.length ? own : story.filter(({ id }) => stateAfter(id) < state).slice(-1);
  return lines.map(({ sentence }) => sentence).join(' ');
}

/**
 * Index of the position nearest to a state.
 * @param moments at least one, in order
 */
export function nearest(moments: readonly WinChance[], state: number): number {
  const next = moments.findIndex((moment) => moment.state >= state);
  if (next < 0) return moments.length - 1;
  return next > 0 && state - moments[next - 1].state < moments[next].state - state ? next - 1 : next;
}
