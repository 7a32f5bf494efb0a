import { MAX_TURNS, type PhaseId, SEGMENTS, type SegmentId, TURN_BEGINS } from '../data/tables.js';
import type { Side } from '../ids.js';
import type { Armada } from '../state.js';
import type { Tools } from './tools.js';
import { win } from './victory.js';

/** How the match goes on from segment to segment, and with them from phase to phase and from turn to turn [5.0]. */

/** The phases in the order in which they are played, the set-up first. */
export const PHASES = Object.keys(SEGMENTS) as PhaseId[];
const ORDER: readonly SegmentId[] = PHASES.flatMap((phase) => SEGMENTS[phase]);
const PHASE_OF = new Map<SegmentId, PhaseId>(PHASES.flatMap((phase) => SEGMENTS[phase].map((segment) => [segment, phase] as const)));

/** The phase to which the present segment belongs. */
export const phaseOf = (G: Armada): PhaseId => PHASE_OF.get(G.segment) ?? 'deploy';

/** The side whose tactical phase it is. */
export const actingSide = (G: Armada): Side => (G.segment === 'englishTactical' ? 'english' : 'spanish');

/** Clears what holds for one segment only. */
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

/** The last decision of the present segment is made; whatever it has set going is still carried through. */
export const conclude = (G: Armada): void => {
  G.concluded = true;
};

/** The present segment is over, and the next one of the sequence of play begins; after the last one the next turn, or the season ends. */
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
