import * as Type from '@sinclair/typebox';
import { ARMADA_AREA, CALAIS, CALAIS_AREA, CALAIS_ROWS, grid } from '../../data/maps.js';
import { calaisSuggested } from '../../data/squadrons.js';
import { type Side, SPANISH, type SpanishId, SquadronArg, type SquadronId, type Square, SquareArg, seatOf } from '../../ids.js';
import { type Violation, violation } from '../../keys.js';
import type { Armada, Step } from '../../state.js';
import { living, occupant } from '../fleet.js';
import { action, type Tools } from '../tools.js';
import { conclude } from '../turn.js';

// Anchorage in Calais Roads [9.3].

const inCalais = new Set(CALAIS_AREA);

type Assignment = { [id in SpanishId]?: Square };

const Assignment = Type.Unsafe<Assignment>(
  Type.Object(Object.fromEntries(SPANISH.map((id) => [id, Type.Optional(SquareArg)])), { additionalProperties: false }),
);

export const anchor = action({
  name: 'anchor',
  case: '9.3',
  args: [Assignment],
  refuse: (view, _player, assignment) => {
    const taken = new Set<Square>();
    for (const id of SPANISH) {
      const square = assignment[id];
      if (square === undefined) {
        if (view.squadrons[id].alive) return violation('notAssigned', '9.3', { who: id });
        continue;
      }
      if (!view.squadrons[id].alive) return violation('sunk', '9.3', { who: id });
      if (!inCalais.has(square)) return violation('notCalais', '9.3', { square });
      if (taken.has(square)) return violation('shared', '9.3', { square });
      taken.add(square);
    }
    return undefined;
  },
  choices: (view) => anchorages(view).map((assignment) => [assignment] as const),
  perform: (tools, player, assignment) => {
    const { G, emit } = tools;
    const ids = living(G, 'spanish') as SpanishId[];
    for (const id of ids) G.squadrons[id].square = assignment[id] ?? null;
    emit({ key: 'anchor', case: '9.3', by: player, at: ids.map((id) => assignment[id] ?? ''), who: ids });
    conclude(G);
  },
});

/** Returns the suggested anchorage and its mirror images, for the remaining squadrons. */
export function anchorages(G: Armada): Assignment[] {
  const flips = [
    (x: number, y: number) => grid.at(x, y),
    (x: number, y: number) => grid.at(9 - x, y),
    (x: number, y: number) => grid.at(x, 15 - y),
    (x: number, y: number) => grid.at(9 - x, 15 - y),
  ];
  return flips.map((flip) => {
    const assignment: Assignment = {};
    for (const id of SPANISH) {
      const cell = grid.cell(calaisSuggested.squares[id]);
      if (cell && G.squadrons[id].alive) assignment[id] = flip(cell.x, cell.y);
    }
    return assignment;
  });
}

export const fireshipsTurn = (G: Armada): boolean => G.armadaBox === CALAIS && G.fireships === 'pending';

// Disengage and reorganize [9.1, 9.2].

const inArea = new Set(ARMADA_AREA);

const southernRows = new Set(grid.squares.filter((square) => CALAIS_ROWS.includes(grid.cell(square)?.y ?? -1)));

/** Whether a side's squadrons may end the segment on a square. */
function allowed(G: Armada, side: Side, square: Square): boolean {
  if (side === 'spanish') return inArea.has(square);
  return !inArea.has(square) && !(fireshipsTurn(G) && southernRows.has(square));
}

export const pending = (G: Armada, side: Side): SquadronId[] =>
  living(G, side).filter((id) => {
    const { square } = G.squadrons[id];
    return square !== null && !allowed(G, side, square);
  });

/** Returns the nearest squares to which a squadron may regroup: white squares for the Spanish, others for the English [9.1, 9.2]. */
export function nearestSquares(G: Armada, side: Side, id: SquadronId): Square[] {
  const from = G.squadrons[id].square;
  if (!from) return [];
  let best = Number.POSITIVE_INFINITY;
  let nearest: Square[] = [];
  for (const square of side === 'spanish' ? ARMADA_AREA : grid.squares) {
    if (!allowed(G, side, square)) continue;
    const distance = grid.distance(from, square);
    if (distance > best || occupant(G, square)) continue;
    if (distance < best) nearest = [];
    best = distance;
    nearest.push(square);
  }
  return nearest;
}

function place({ G, emit }: Tools, key: 'disengage' | 'reform', id: SquadronId, square: Square): void {
  const from = G.squadrons[id].square ?? '';
  const side = key === 'disengage' ? 'english' : 'spanish';
  G.squadrons[id].square = square;
  emit({ key, case: key === 'disengage' ? '9.1' : '9.2', by: seatOf(side), at: [from, square], who: [id] });
}

function regroup<const Name extends 'disengage' | 'reform'>(name: Name, side: Side) {
  const ruleCase = name === 'disengage' ? '9.1' : '9.2';
  return action({
    name,
    case: ruleCase,
    args: [SquadronArg, SquareArg],
    refuse: (view, _player, id, square): Violation | undefined => {
      if (!pending(view, side).includes(id)) return violation('notPending', ruleCase, { who: id });
      const there = occupant(view, square);
      if (there) return violation('occupied', ruleCase, { square, by: there });
      if (!allowed(view, side, square)) return violation(side === 'english' ? 'stillInside' : 'outside', ruleCase, { square });
      return nearestSquares(view, side, id).includes(square) ? undefined : violation('notNearest', ruleCase, { square, who: id });
    },
    choices: (view) => pending(view, side).flatMap((id) => nearestSquares(view, side, id).map((square) => [id, square] as const)),
    perform: (tools, _player, id, square) => place(tools, name, id, square),
  });
}

export const disengage = regroup('disengage', 'english');

export const reform = regroup('reform', 'spanish');

function regroupSegment(tools: Tools, name: 'disengage' | 'reform', side: Side): Step | 'again' | undefined {
  const { G } = tools;
  const waiting = pending(G, side);
  if (!waiting.length) return undefined;
  const squares = waiting.length === 1 ? nearestSquares(G, side, waiting[0]) : [];
  if (squares.length !== 1) return name;
  place(tools, name, waiting[0], squares[0]);
  return undefined;
}

export const disengageSegment = (tools: Tools) => regroupSegment(tools, 'disengage', 'english');

export const reformSegment = (tools: Tools): Step | 'again' | undefined =>
  fireshipsTurn(tools.G) ? 'anchor' : regroupSegment(tools, 'reform', 'spanish');
