import { MAX_TURNS, type PhaseId, SEGMENTS, type SegmentId, TURN_BEGINS } from '../data/tables.js';
import type { Side } from '../ids.js';
import type { Armada } from '../state.js';
import type { Tools } from './tools.js';
import { win } from './victory.js';

export const PHASES = Object.keys(SEGMENTS) as PhaseId[];
const ORDER: readonly SegmentId[] = PHASES.flatMap((phase) => SEGMENTS[phase]);
const PHASE_OF = new Map<SegmentId, PhaseId>(PHASES.flatMap((phase) => SEGMENTS[phase].map((segment) => [segment, phase] as const)));

export const phaseOf = (G: Armada): PhaseId => PHASE_OF.get(G.segment) ?? 'deploy';

export const actingSide = (G: Armada): Side => (G.segment === 'englishTactical' ? 'english' : 'spanish');

/** Resets state that lasts for a single segment. */
function tidy(G: Armada): void {
  if (G.segment === 'englishTactical' || G.segment === 'spanishTactical') {
    G.moved = [];
    G.attackedFrom = {};
  }
  if (G.segment === 'sail') {
    G.exited = [];
    G.sailed = [];
    G.armadaHeld = false;
  }
}

/** Marks the current segment as concluded. Players make no more decisions, but pending effects are still resolved. */
export const conclude = (G: Armada): void => {
  G.concluded = true;
};

/** Starts the next segment or, after the last, the next turn. After the last turn, the English win. */
export function endSegment(tools: Tools): void {
  const { G, emit } = tools;
  tidy(G);
  G.concluded = false;
  const next = ORDER[ORDER.indexOf(G.segment) + 1];
  if (!next) {
    if (G.turn >= MAX_TURNS) {
      win(tools, 'english', 'seasonOver');
      return;
    }
    G.turn += 1;
    G.sidoniaUsed = false;
  }
  G.segment = next ?? TURN_BEGINS;
  if (G.segment === TURN_BEGINS) emit({ key: 'turn', case: '5.0', values: { turn: G.turn } });
}
