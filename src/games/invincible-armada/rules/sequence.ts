import { MAX_TURNS } from '../data/tables.js';
import type { Armada, SegmentId } from '../state.js';
import type { Tools } from './fleet.js';
import { win } from './victory.js';

/** What comes after each segment; the last one begins the next turn [5.0]. */
const NEXT: { readonly [segment in SegmentId]: SegmentId } = {
  storm: 'deploy',
  deploy: 'spanishBlessing',
  spanishBlessing: 'spanishGifts',
  spanishGifts: 'englishBlessing',
  englishBlessing: 'englishGifts',
  englishGifts: 'englishTactical',
  englishTactical: 'spanishTactical',
  spanishTactical: 'disengage',
  disengage: 'reform',
  reform: 'invasion',
  invasion: 'reinforce',
  reinforce: 'fireships',
  fireships: 'rendezvous',
  rendezvous: 'weather',
  weather: 'exit',
  exit: 'armada',
  armada: 'sail',
  sail: 'spanishDraw',
  spanishDraw: 'spanishEvents',
  spanishEvents: 'englishDraw',
  englishDraw: 'englishEvents',
  englishEvents: 'englishTactical',
};

/** Clears what holds for one phase only. */
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

/** Goes on to the next segment of the sequence of play. */
export function advance(table: Tools): void {
  const { G, tell } = table;
  tidy(G);
  if (G.segment === 'englishEvents') {
    if (G.turn >= MAX_TURNS) {
      win(table, 'english', 'seasonOver');
      return;
    }
    G.turn += 1;
    G.sidoniaUsed = false;
  }
  G.segment = NEXT[G.segment];
  if (G.segment === 'englishTactical') tell({ key: 'turn', case: '5.0', values: { turn: G.turn } });
}
