import { stateAfter } from '../../../kit/history/historyContext.js';
import type { LogLine } from '../../../kit/panels/Log.js';

/** A side's chance of winning in a position, from 0 to 1. */
export interface WinChance {
  readonly state: number;
  readonly chance: number;
}

/** A move that changed the chances, and the position after the move. */
export interface Turn extends WinChance {
  /** Change for the side, from −1 to 1. */
  readonly change: number;
}

/** Minimum change in the win chance for a turning point. */
const SLIGHT = 0.03;

/** Returns the moves that changed the chances most, in order of position. */
export function turningPoints(winChances: readonly WinChance[], most: number): readonly Turn[] {
  const turns = winChances.slice(1).map(({ state, chance }, before) => ({ state, chance, change: chance - winChances[before].chance }));
  const great = turns.filter(({ change }) => Math.abs(change) >= SLIGHT).sort((a, b) => Math.abs(b.change) - Math.abs(a.change));
  return great.slice(0, most).sort((a, b) => a.state - b.state);
}

/** Returns the log lines of the move that led to a state, or the last line before the state if it has none. */
export function eventsOf(story: readonly LogLine[], state: number): string {
  const own = story.filter(({ id }) => stateAfter(id) === state);
  const lines = own.length ? own : story.filter(({ id }) => stateAfter(id) < state).slice(-1);
  return lines.map(({ sentence }) => sentence).join(' ');
}

/**
 * Returns the index of the position nearest to a state.
 * @param winChances at least one, in order
 */
export function nearest(winChances: readonly WinChance[], state: number): number {
  const next = winChances.findIndex((moment) => moment.state >= state);
  if (next < 0) return winChances.length - 1;
  return next > 0 && state - winChances[next - 1].state < winChances[next].state - state ? next - 1 : next;
}
