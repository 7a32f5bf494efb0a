import { type Action, no } from '../../../kit/action.js';
import { playerOf, type SallySegment, type Segment, type Side, type Sluys, type Step } from '../state.js';
import { shoot } from './archery.js';
import { action } from './args.js';
import { board } from './boarding.js';
import { cutLoose } from './chains.js';
import { disengage, grapple } from './grappling.js';
import { executeLeader } from './leaders.js';
import { dueMelees, melee } from './melee.js';
import { moveSquadron, placeEntry } from './movement.js';
import { rally } from './rally.js';
import { declareRam, resolveRam } from './ramming.js';
import { nextSallyPortion } from './sally.js';

/** What can be done in each segment of an activation (2.1.2 to 2.1.8). */
export const SEGMENT_ACTIONS: Record<Segment, readonly Action<Sluys>[]> = {
  sailsOars: [placeEntry, moveSquadron, cutLoose, declareRam, executeLeader],
  ram: [resolveRam],
  archery: [shoot],
  grapple: [grapple, disengage],
  boarding: [board],
  melee: [melee],
  maneuver: [moveSquadron, declareRam, grapple, disengage, cutLoose],
};

/** What can be done in each segment of the Sally (2.2.1 to 2.2.3). */
export const SALLY_ACTIONS: Record<SallySegment, readonly Action<Sluys>[]> = { archery: [shoot], boarding: [board], melee: [melee] };

export const SALLY_STEPS: Record<SallySegment, Step> = { archery: 'sallyArchery', boarding: 'sallyBoarding', melee: 'sallyMelee' };

const ORDER = Object.keys(SEGMENT_ACTIONS) as Segment[];

/** Whether a side has anything to do at all. */
export function hasChoice(G: Sluys, side: Side, actions: readonly Action<Sluys>[]): boolean {
  for (const each of actions) for (const _ of each.choices(G, playerOf(side))) return true;
  return false;
}

/** The activation's next segment, or the end of it. */
export function nextSegment(G: Sluys): void {
  const { act } = G;
  if (!act) return;
  const next = ORDER[ORDER.indexOf(act.segment) + 1];
  if (!next) {
    G.act = null;
    return;
  }
  act.segment = next;
  act.asked = false;
  act.done = [];
  act.disengaged = [];
  if (next === 'maneuver') act.markers = [];
}

/** 9.1: the English rally first, then the French; then the fires. */
export function nextRally(G: Sluys): void {
  if (!G.end) return;
  G.end.sources = [];
  if (G.end.side === 'english') G.end.side = 'french';
  else G.end.segment = 'fires';
}

export const endSegment = action({
  name: 'endSegment',
  case: '2.0',
  args: [],
  refuse(G) {
    const { act } = G;
    if (act?.toPlace.length) return no('placeFirst', '1.4.5');
    if (act?.segment !== 'melee') return undefined;
    const [hex] = dueMelees(G);
    return hex === undefined ? undefined : no('mustFight', '8.3.9', { hex });
  },
  choices: (G) => (G.act?.toPlace.length || (G.act?.segment === 'melee' && dueMelees(G).length > 0) ? [] : [[]]),
  perform({ G }) {
    if (G.act) nextSegment(G);
    else if (G.sally) nextSallyPortion(G);
    else nextRally(G);
  },
});

/** Rally actions, for the question whether a side has any left. */
export const RALLY_ACTIONS: readonly Action<Sluys>[] = [rally];
