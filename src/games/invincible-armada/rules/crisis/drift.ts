import { FIRESHIP_DIAGRAM } from '../../data/tables.js';
import { grid } from '../../data/tacticalMap.js';
import type { SquadronId, Square } from '../../ids.js';
import type { Armada } from '../../state.js';
import { takeHits } from '../combat/hits.js';
import { moraleRoll } from '../combat/morale.js';
import { occupant } from '../fleet.js';
import { rollOf, type Tools, throwDice } from '../tools.js';
import { choose, move, next } from './searoom.js';
/** Module 13.2: whoever cut his cables is carried off by wind and tide. */

export function burn(tools: Tools, id: SquadronId, key: 'aground' | 'fireHit' | 'noRoom'): void {
  const { square } = tools.G.squadrons[id];
  tools.emit({ key, case: '13.2', at: square ? [square] : [], who: [id] });
  takeHits(tools, id, 1);
}

/** A squadron that cut its cables is carried off by wind and tide [13.2]. */
export function drift(tools: Tools, id: SquadronId, from: Square): void {
  const { G, emit } = tools;
  const dice = throwDice(tools, 2);
  const row = dice[0] + dice[1] - 2;
  const { dx, dy } = FIRESHIP_DIAGRAM[row];
  const start = grid.cell(from) ?? { x: 0, y: 0 };
  const point = { x: start.x + dx, y: start.y + dy };
  const square = grid.at(point.x, point.y);
  emit({
    key: 'drifts',
    case: '13.2',
    at: square ? [from, square] : [from],
    who: [id],
    values: { row },
    roll: rollOf(dice, [], { total: dice[0] + dice[1], chart: 'fireshipDiagram', row }),
  });
  const nearest = () => nearestVacant(G, id, point);
  if (!square) {
    burn(tools, id, 'aground');
    settle(tools, id, nearest);
    return;
  }
  const there = occupant(G, square);
  if (there && there !== id) {
    emit({ key: 'rammed', case: '13.2', at: [square], who: [there, id] });
    takeHits(tools, there, 1);
    moraleRoll(tools, there);
  }
  if (!there || !G.squadrons[there].alive) {
    move(tools, id, square, 'drift');
    return;
  }
  const beside = grid.neighbours(square).filter((to) => vacantFor(G, id, to));
  if (beside.length) {
    choose(tools, id, 'drift', beside);
    return;
  }
  burn(tools, id, 'noRoom');
  settle(tools, id, nearest);
}

/** The square it leaves is vacant for the squadron itself. */
const vacantFor = (G: Armada, id: SquadronId, square: Square): boolean => [undefined, id].includes(occupant(G, square));

function nearestVacant(G: Armada, id: SquadronId, point: { x: number; y: number }): Square[] {
  const away = (square: Square) => {
    const { x, y } = grid.cell(square) ?? point;
    return Math.max(Math.abs(x - point.x), Math.abs(y - point.y));
  };
  const vacant = grid.squares.filter((square) => vacantFor(G, id, square));
  const least = Math.min(...vacant.map(away));
  return vacant.filter((square) => away(square) === least);
}

/** After a second Hit: to the nearest room, if it is still afloat. */
function settle(tools: Tools, id: SquadronId, squares: () => Square[]): void {
  if (tools.G.squadrons[id].alive) choose(tools, id, 'drift', squares());
  else next(tools);
}
