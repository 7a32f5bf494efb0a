import { CHITS } from '../data/tables.js';
import { COMMAND_IDS } from '../data/units.js';
import { END_SEGMENTS, SALLY_SEGMENTS, SEGMENTS, type Side, type Sluys, type Step } from '../state.js';
import type { Tools } from './args.js';
import { alarmDice } from './dormancy.js';

// All changes of turn, phase and segment (2.0).

/** Starts a turn (2.1, 4.1.1). */
export function beginTurn(tools: Tools): void {
  const { G, emit } = tools;
  G.phase = 'activation';
  G.cup = { ...CHITS };
  for (const command of COMMAND_IDS) G.boxes[command] = null;
  G.nextDrawer = 'english';
  emit({ key: 'turn', case: '2.1', values: { turn: G.turn } });
  alarmDice(tools);
}

/**
 * Sets the side that must decide, and the step.
 * @returns true, because a player must decide
 */
export function ask(G: Sluys, side: Side, step: Step): true {
  G.toAct = side;
  G.step = step;
  return true;
}

export function nextSegment(G: Sluys): void {
  const { act } = G;
  if (!act) return;
  const next = following(SEGMENTS, act.segment);
  if (!next) {
    G.act = null;
    return;
  }
  act.segment = next;
  act.done = [];
  act.disengaged = [];
  if (next === 'maneuver') act.markers = [];
}

export function beginSally({ G, emit }: Tools): void {
  G.phase = 'sally';
  G.sally = { segment: 'archery', rolls: null, first: 'english', portion: 0, done: [], attacked: [] };
  emit({ key: 'sally', case: '2.2' });
}

export function nextSallyPortion(G: Sluys): void {
  const { sally } = G;
  if (!sally) return;
  sally.done = [];
  sally.attacked = [];
  if (sally.portion === 0) {
    sally.portion = 1;
    return;
  }
  const next = following(SALLY_SEGMENTS, sally.segment);
  if (!next) {
    endSally(G);
    return;
  }
  sally.segment = next;
  sally.portion = 0;
  sally.rolls = null;
}

export function endSally(G: Sluys): void {
  G.sally = null;
  G.phase = 'endTurn';
  G.end = { segment: 'collapse', side: 'english', rallied: [], sources: [] };
}

/** Continues with the next segment of the End Phase. The last segment stays current until the turn ends. */
export function nextEndSegment(G: Sluys): void {
  if (G.end) G.end.segment = following(END_SEGMENTS, G.end.segment) ?? G.end.segment;
}

/** Continues with the English rally, then the French, then the fires (9.1). */
export function nextRally(G: Sluys): void {
  if (!G.end) return;
  G.end.sources = [];
  if (G.end.side === 'english') G.end.side = 'french';
  else nextEndSegment(G);
}

export function nextTurn(tools: Tools): void {
  const { G } = tools;
  G.end = null;
  G.turn += 1;
  beginTurn(tools);
}

/** Ends the segment for the acting side. */
export function closeSegment(G: Sluys): void {
  if (G.act) nextSegment(G);
  else if (G.sally) nextSallyPortion(G);
  else nextRally(G);
}

const following = <T>(segments: readonly T[], segment: T): T | undefined => segments[segments.indexOf(segment) + 1];
