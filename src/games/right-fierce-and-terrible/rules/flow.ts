import { CHITS } from '../data/tables.js';
import { COMMAND_IDS } from '../data/units.js';
import { END_SEGMENTS, SALLY_SEGMENTS, SEGMENTS, type Side, type Sluys, type Step } from '../state.js';
import type { Tools } from './args.js';
import { alarmDice } from './dormancy.js';

/** Where play goes on to (2.0): every change of turn, phase and segment is made here. */

/** 2.1, 4.1.1: all five chits back in the cup, every box empty, the English to draw. */
export function beginTurn(tools: Tools): void {
  const { G, emit } = tools;
  G.phase = 'activation';
  G.cup = { ...CHITS };
  for (const command of COMMAND_IDS) G.boxes[command] = null;
  G.nextDrawer = 'english';
  emit({ key: 'turn', case: '2.1', values: { turn: G.turn } });
  alarmDice(tools);
}

/** Somebody is to decide a step of the phase. @returns true: he is awaited */
export function ask(G: Sluys, side: Side, step: Step): true {
  G.toAct = side;
  G.step = step;
  return true;
}

/** The activation's next segment, or the end of it. */
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

/** 2.2: a last, disorderly round for everybody already locked together. */
export function beginSally({ G, emit }: Tools): void {
  G.phase = 'sally';
  G.sally = { segment: 'archery', rolls: null, first: 'english', portion: 0, done: [], attacked: [] };
  emit({ key: 'sally', case: '2.2' });
}

/** On to the other side's portion, the next segment, or the End Phase. */
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

/** 2.3: the Sally is over, and with it the fighting of the turn. */
export function endSally(G: Sluys): void {
  G.sally = null;
  G.phase = 'endTurn';
  G.end = { segment: 'collapse', side: 'english', rallied: [], sources: [] };
}

/** The next segment of the End Phase; the last one stays until the turn is over. */
export function nextEndSegment(G: Sluys): void {
  if (G.end) G.end.segment = following(END_SEGMENTS, G.end.segment) ?? G.end.segment;
}

/** 9.1: the English rally first, then the French; then the fires. */
export function nextRally(G: Sluys): void {
  if (!G.end) return;
  G.end.sources = [];
  if (G.end.side === 'english') G.end.side = 'french';
  else nextEndSegment(G);
}

/** 2.3.4: the turn is over. */
export function nextTurn(tools: Tools): void {
  const { G } = tools;
  G.end = null;
  G.turn += 1;
  beginTurn(tools);
}

/** Whoever acts is through with his segment, or his part of it. */
export function closeSegment(G: Sluys): void {
  if (G.act) nextSegment(G);
  else if (G.sally) nextSallyPortion(G);
  else nextRally(G);
}

const following = <T>(segments: readonly T[], segment: T): T | undefined => segments[segments.indexOf(segment) + 1];
