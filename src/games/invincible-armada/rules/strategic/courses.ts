import * as Type from '@sinclair/typebox';
import { CALAIS, EDGES, type Edge, GRAVELINES, NARROWS, PORT } from '../../data/maps.js';
import { has } from '../../data/squadrons.js';
import { flagOf, type Loc, PORTS, type SquadronId, type Square } from '../../ids.js';
import { type RuleCase, type Violation, violation } from '../../keys.js';
import type { Armada, Step } from '../../state.js';
import { occupant, onMap, placeId } from '../fleet.js';
import { action, type Tools } from '../tools.js';
import { conclude } from '../turn.js';

// Entry edges [12.4].

/** Returns the edge at which a path enters the tactical map, given its last step; undefined if it ends outside the Armada's box [12.4]. */
export function entryEdge(G: Armada, from: Loc, path: readonly Loc[]): Edge | undefined {
  const last = path.at(-1);
  const before = path.at(-2) ?? from;
  if (last?.t !== 'box' || last.n !== G.armadaBox) return undefined;
  if (before.t === 'port') return 'north';
  return before.n < last.n ? 'west' : 'east';
}

export const vacantEdge = (G: Armada, edge: Edge): Square[] => EDGES[edge].filter((square) => !occupant(G, square));

export function notOnEdge(G: Armada, edge: Edge, square: Square): Violation | undefined {
  if (!EDGES[edge].includes(square)) return violation(`edge.${edge}`, '12.4', { square });
  const there = occupant(G, square);
  return there ? violation('occupied', '12.4', { square, by: there }) : undefined;
}

// Armada movement [12.2].

/** Returns how many boxes the Armada may move now, as a list of options; [0] if it must stay [11.1, 12.2, 13.2, 14.2, 15.1]. */
export function armadaRuns(G: Armada): number[] {
  if (whyItStays(G)) return [0];
  return G.weather === 'gales' && G.armadaBox + 1 < CALAIS ? [1, 2] : [1];
}

export const moveArmada = action({
  name: 'moveArmada',
  case: '12.2',
  args: [Type.Integer({ minimum: 1, maximum: 2 })],
  refuse: (view, _player, n) => (armadaRuns(view).includes(n) ? undefined : violation('armadaRun', '12.2', { n })),
  choices: (view) => armadaRuns(view).map((n) => [n] as const),
  perform: (tools, _player, n) => {
    run(tools, n);
    conclude(tools.G);
  },
});

/** Returns why the Armada stays in its box, with the rule case; undefined if it must move. */
function whyItStays(G: Armada): { readonly why: 'calm' | 'fireships' | 'invasion' | 'army'; readonly case: RuleCase } | undefined {
  if (G.weather === 'calm') return { why: 'calm', case: '11.1' };
  if (G.armadaHeld) return { why: 'fireships', case: '13.2' };
  if (G.armadaBox === NARROWS) return { why: 'invasion', case: '15.1' };
  return G.armadaBox === GRAVELINES && !G.armyAboard ? { why: 'army', case: '14.2' } : undefined;
}

function run({ G, emit }: Tools, boxes: number): void {
  const from = G.armadaBox;
  const stays = whyItStays(G);
  if (stays) {
    emit({ key: 'armadaLies', case: stays.case, at: [`box${from}`], values: { why: stays.why } });
    return;
  }
  G.armadaBox += boxes;
  emit({ key: 'armada', case: '12.2', at: [`box${from}`, `box${G.armadaBox}`] });
}

export function armadaSegment(tools: Tools): Step | undefined {
  const runs = armadaRuns(tools.G);
  if (runs.length > 1) return 'armada';
  run(tools, runs[0]);
  return undefined;
}

// Steps allowed by wind and weather [12.3].

/** A strategic step: out of a port, into a port, with the wind, or against it. */
type Leg = 'out' | 'in' | 'down' | 'up';

function legOf(G: Armada, from: Loc, to: Loc): Leg | undefined {
  if (from.t === 'port') return to.t === 'box' && to.n === PORT[from.id].box ? 'out' : undefined;
  if (to.t === 'port') return PORT[to.id].box === from.n ? 'in' : undefined;
  const east = to.n - from.n;
  if (Math.abs(east) !== 1) return undefined;
  return (east === 1) === (G.wind === 'west') ? 'down' : 'up';
}

/**
 * Whether the steps are a normal move: one step of any kind, or two steps with the wind. The first of the two may
 * instead leave a port, or the second enter one.
 */
function normalMove(legs: readonly Leg[]): boolean {
  if (legs.length < 2) return true;
  if (legs.length > 2) return false;
  const [first, last] = legs;
  return (first === 'out' && last === 'down') || (first === 'down' && (last === 'down' || last === 'in'));
}

/** Whether the weather allows these steps [11.1, 12.3]. */
function isLegalMove(G: Armada, legs: readonly Leg[]): boolean {
  if (G.weather === 'fog') return legs.length <= 1;
  if (normalMove(legs)) return true;
  return G.weather === 'gales' && !legs.slice(0, -1).includes('in') && normalMove(legs.slice(0, -1));
}

// English strategic movement [12.3].

/** Returns why a squadron may not move on the strategic map now, if it may not. */
export function cannotSail(G: Armada, id: SquadronId): Violation | undefined {
  if (flagOf(id) === 'spanish') return violation('notYours', '12.3', { who: id });
  if (!G.squadrons[id].alive) return violation('sunk', '12.3', { who: id });
  if (onMap(G, id)) return violation('underArmada', '12.3', { who: id });
  if (G.sailed.includes(id)) return violation('sailed', '12.3', { who: id });
  return undefined;
}

export const heldBack = (G: Armada, id: SquadronId): Violation | undefined =>
  has(id, 'held') && G.armadaBox < CALAIS && !G.options.seymourReleased ? violation('seymourHeld', '12.3') : undefined;

export function badCourse(G: Armada, from: Loc, path: readonly Loc[]): Violation | undefined {
  const legs: Leg[] = [];
  let here = from;
  for (const to of path) {
    const leg = legOf(G, here, to);
    if (!leg) return violation('notConnected', '12.3', { from: placeId(here), to: placeId(to) });
    legs.push(leg);
    here = to;
  }
  if (isLegalMove(G, legs)) return undefined;
  return G.weather === 'normal' ? violation('tooManyBoxes', '12.3') : violation(`tooManyBoxes.${G.weather}`, '11.1');
}

/** Returns all legal strategic paths of a squadron, with their entry edges. */
export function courses(G: Armada, id: SquadronId): { path: Loc[]; edge: Edge | undefined }[] {
  const start = G.squadrons[id].loc;
  if (!start || cannotSail(G, id) || heldBack(G, id)) return [];
  const found: { path: Loc[]; edge: Edge | undefined }[] = [];
  const extend = (path: Loc[], legs: Leg[]) => {
    const here = path.at(-1) ?? start;
    for (const to of around(here)) {
      const leg = legOf(G, here, to);
      if (!leg || !isLegalMove(G, [...legs, leg])) continue;
      const next = [...path, to];
      found.push({ path: next, edge: entryEdge(G, start, next) });
      if (next.length < 3) extend(next, [...legs, leg]);
    }
  };
  extend([], []);
  return found;
}

/** Returns strategic paths in the current wind and weather, even if the squadron has moved [11.1, 12.3]. */
export const strategicRange = (G: Armada, id: SquadronId): ReturnType<typeof courses> =>
  G.weather === 'calm' ? [] : courses({ ...G, sailed: [] }, id);

function around(loc: Loc): Loc[] {
  if (loc.t === 'port') return [{ t: 'box', n: PORT[loc.id].box }];
  const boxes = [loc.n - 1, loc.n + 1].filter((n) => n >= 1 && n <= NARROWS).map((n): Loc => ({ t: 'box', n }));
  return [...boxes, ...PORTS.filter((port) => PORT[port].box === loc.n).map((port): Loc => ({ t: 'port', id: port }))];
}
