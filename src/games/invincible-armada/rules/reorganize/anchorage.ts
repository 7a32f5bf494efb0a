import * as Type from '@sinclair/typebox';
import { calaisSuggested } from '../../data/deployments.js';
import { CALAIS_AREA, grid } from '../../data/tacticalMap.js';
import { SPANISH, type SpanishId, type Square, SquareArg } from '../../ids.js';
import { violation } from '../../keys.js';
import type { Armada } from '../../state.js';
import { living } from '../fleet.js';
import { action } from '../tools.js';
import { conclude } from '../turn.js';

/** Module 9.3: the anchorage in Calais Roads. */

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

/** The suggested anchorage and its mirror images, for the squadrons that are left. */
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
