import { Type } from '@sinclair/typebox';
import type { No } from '../../../kit/action.js';
import { calaisSuggested } from '../data/deployments.js';
import { CALAIS } from '../data/strategicMap.js';
import { ARMADA_AREA, CALAIS_AREA, CALAIS_ROWS, grid } from '../data/tacticalMap.js';
import { type Side, SPANISH, type SpanishId, SquadronArg, type SquadronId, type Square, SquareArg, seat } from '../ids.js';
import type { Armada, Step } from '../state.js';
import { action, living, no, occupant, type Tools } from './fleet.js';
import { advance } from './sequence.js';

/** Module 9.0: the English disengage, then the Spanish reorganize; on the day of the fireships they anchor [9.3]. */

const inArea = new Set(ARMADA_AREA);
const inCalais = new Set(CALAIS_AREA);
const southernRows = new Set(grid.squares.filter((square) => CALAIS_ROWS.includes(grid.cell(square)?.y ?? -1)));

/** The turn on which the Armada anchors in Calais Roads and the fireships come. */
export const fireshipsTurn = (G: Armada): boolean => G.armadaBox === CALAIS && G.fireships === 'pending';

/** Whether a squadron may end the segment on this square. */
function allowed(G: Armada, side: Side, square: Square): boolean {
  if (side === 'spanish') return inArea.has(square);
  return !inArea.has(square) && !(fireshipsTurn(G) && southernRows.has(square));
}

/** Squadrons of a side that must still move. */
export const pending = (G: Armada, side: Side): SquadronId[] =>
  living(G, side).filter((id) => {
    const { square } = G.squadrons[id];
    return square !== null && !allowed(G, side, square);
  });

/** The nearest vacant squares out of the white area, or into it [9.1, 9.2]. */
export function nearestSquares(G: Armada, side: Side, id: SquadronId): Square[] {
  const from = G.squadrons[id].square;
  if (!from) return [];
  let best = Number.POSITIVE_INFINITY;
  let nearest: Square[] = [];
  for (const square of grid.squares) {
    if (!allowed(G, side, square)) continue;
    const distance = grid.distance(from, square);
    if (distance > best || occupant(G, square)) continue;
    if (distance < best) nearest = [];
    best = distance;
    nearest.push(square);
  }
  return nearest;
}

function place({ G, tell }: Tools, key: 'disengage' | 'reform', id: SquadronId, square: Square): void {
  const from = G.squadrons[id].square ?? '';
  const side = key === 'disengage' ? 'english' : 'spanish';
  G.squadrons[id].square = square;
  tell({ key, case: key === 'disengage' ? '9.1' : '9.2', by: seat(side), at: [from, square], who: [id] });
}

function regroup(name: 'disengage' | 'reform', side: Side) {
  const ruleCase = name === 'disengage' ? '9.1' : '9.2';
  return action({
    name,
    case: ruleCase,
    args: [SquadronArg, SquareArg],
    refuse: (view, _player, id, square): No | undefined => {
      if (!pending(view, side).includes(id)) return no('notPending', ruleCase, { who: id });
      const there = occupant(view, square);
      if (there) return no('occupied', ruleCase, { square, by: there });
      if (!allowed(view, side, square)) return no(side === 'english' ? 'stillInside' : 'outside', ruleCase, { square });
      return nearestSquares(view, side, id).includes(square) ? undefined : no('notNearest', ruleCase, { square, who: id });
    },
    choices: (view) => pending(view, side).flatMap((id) => nearestSquares(view, side, id).map((square) => [id, square] as const)),
    perform: (table, _player, id, square) => place(table, name, id, square),
  });
}

export const disengage = regroup('disengage', 'english');
export const reform = regroup('reform', 'spanish');

function regroupSegment(table: Tools, name: 'disengage' | 'reform', side: Side): Step | 'again' | undefined {
  const { G } = table;
  const waiting = pending(G, side);
  if (!waiting.length) return undefined;
  const squares = waiting.length === 1 ? nearestSquares(G, side, waiting[0]) : [];
  if (squares.length !== 1) return name;
  place(table, name, waiting[0], squares[0]);
  return undefined;
}

export const disengageSegment = (table: Tools) => regroupSegment(table, 'disengage', 'english');

export const reformSegment = (table: Tools): Step | 'again' | undefined =>
  fireshipsTurn(table.G) ? 'anchor' : regroupSegment(table, 'reform', 'spanish');

// ---- 9.3 the anchorage in Calais Roads

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
        if (view.squadrons[id].alive) return no('notAssigned', '9.3', { who: id });
        continue;
      }
      if (!view.squadrons[id].alive) return no('sunk', '9.3', { who: id });
      if (!inCalais.has(square)) return no('notCalais', '9.3', { square });
      if (taken.has(square)) return no('shared', '9.3', { square });
      taken.add(square);
    }
    return undefined;
  },
  choices: (view) => mirrored(view).map((assignment) => [assignment] as const),
  perform: (table, player, assignment) => {
    const { G, tell } = table;
    const ids = living(G, 'spanish') as SpanishId[];
    for (const id of ids) G.squadrons[id].square = assignment[id] ?? null;
    tell({ key: 'anchor', case: '9.3', by: player, at: ids.map((id) => assignment[id] ?? ''), who: ids });
    advance(table);
  },
});

/** The suggested anchorage and its mirror images, for the squadrons that are left. */
function mirrored(G: Armada): Assignment[] {
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
