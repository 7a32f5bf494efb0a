import { stateAfter } from '../../../kit/history/historyContext.js';
import type { LogLine } from '../../../kit/panels/Log.js';

/** A position of a match, by its `_stateID`, and the chance of one side in it, from 0 to 1. */
export interface WinChance {
  readonly state: number;
  readonly chance: number;
}

/** A move by which the chances changed much, and the position it led to. */
export interface Turn extends WinChance {
  /** What it brought that side; below 0 for what it cost. */
  readonly change: number;
}

/** What changes less turns nothing. */
const SLIGHT = 0.03;

/** The moves by which the chances changed most, in the order of the match. @param moments in order */
export function turningPoints(moments: readonly WinChance[], most: number): readonly Turn[] {
  const turns = moments.slice(1).map(({ state, chance }, before) => ({ state, chance, change: chance - moments[before].chance }));
  const great = turns.filter(({ change }) => Math.abs(change) >= SLIGHT).sort((a, b) => Math.abs(b.change) - Math.abs(a.change));
  return great.slice(0, most).sort((a, b) => a.state - b.state);
}

/** What the chronicle tells of the move that led to a state; where it tells that with others before, those. */
export function eventsOf(story: readonly LogLine[], state: number): string {
  const own = story.filter(({ id }) => stateAfter(id) === state);
  const lines = own.length ? own : story.filter(({ id }) => stateAfter(id) < state).slice(-1);
  return lines.map(({ sentence }) => sentence).join(' ');
}

/** The index of the moment that is nearest to a state. @param moments at least one, in order */
export function nearest(moments: readonly WinChance[], state: number): number {
  const next = moments.findIndex((moment) => moment.state >= state);
  if (next < 0) return moments.length - 1;
  return next > 0 && state - moments[next - 1].state < moments[next].state - state ? next - 1 : next;
}
