import type { Modifier } from '../../../kit/chronicle.js';
import { FIRESHIP_DIAGRAM, FIRESHIP_MORALE, HELLBURNERS } from '../data/tables.js';
import { CALAIS_AREA, grid } from '../data/tacticalMap.js';
import { type SquadronId, type Square, SquareArg } from '../ids.js';
import type { Armada, Step } from '../state.js';
import { action, englishOnMap, named, no, occupant, rollOf, type Tools, throwDice } from './fleet.js';
import { moraleRoll, takeHits } from './morale.js';
import { fireshipsTurn } from './reorganize.js';

/** Module 13.0: the fireships, once, while the Armada lies at anchor in Calais Roads. */

/** What the fireships add to a Morale Roll of reaction [13.1, 17.2.1]. */
export const fireshipModifiers = (G: Armada): Modifier[] =>
  named(['fireships', FIRESHIP_MORALE[englishOnMap(G).length]], ['hellburners', G.options.hellburners ? HELLBURNERS : 0]);

export function fireshipsSegment(table: Tools): Step | 'again' | undefined {
  const { G, tell } = table;
  if (!G.fire) {
    if (!fireshipsTurn(G)) return undefined;
    const left = CALAIS_AREA.map((square) => occupant(G, square)).filter((id) => id !== undefined);
    G.fire = { left, waiting: null };
    tell({ key: 'fireships', case: '13.0', who: left, values: { english: englishOnMap(G).length } });
  }
  if (G.fire.waiting) return G.fire.waiting.kind;
  const id = G.fire.left.find((next) => G.squadrons[next].alive);
  if (id) {
    // Who was sunk by a drifting squadron before its turn has no reaction to make.
    G.fire.left = G.fire.left.slice(G.fire.left.indexOf(id));
    react(table, id);
    return 'again';
  }
  G.fire = null;
  G.fireships = 'done';
  G.armadaHeld = true;
  tell({ key: 'fireshipsOver', case: '13.2' });
  return undefined;
}

/** One squadron's reaction, up to the square it may have to choose [13.1]. */
function react(table: Tools, id: SquadronId): void {
  const { G, tell } = table;
  const squadron = G.squadrons[id];
  const from = squadron.square ?? '';
  if (squadron.broken || moraleRoll(table, id, fireshipModifiers(G))) {
    burn(table, id, 'fireHit');
    if (squadron.alive) drift(table, id, from);
    else next(table);
    return;
  }
  const vacant = grid.neighbours(from).filter((square) => !occupant(G, square));
  if (vacant.length) {
    choose(table, id, 'evade', vacant);
    return;
  }
  tell({ key: 'trapped', case: '13.1', at: [from], who: [id] });
  takeHits(table, id, 1);
  moraleRoll(table, id);
  next(table);
}

function burn(table: Tools, id: SquadronId, key: string): void {
  const { square } = table.G.squadrons[id];
  table.tell({ key, case: '13.2', at: square ? [square] : [], who: [id] });
  takeHits(table, id, 1);
}

/** A squadron that cut its cables is carried off by wind and tide [13.2]. */
function drift(table: Tools, id: SquadronId, from: Square): void {
  const { G, tell } = table;
  const dice = throwDice(table, 2);
  const row = dice[0] + dice[1] - 2;
  const { dx, dy } = FIRESHIP_DIAGRAM[row];
  const start = grid.cell(from) ?? { x: 0, y: 0 };
  const point = { x: start.x + dx, y: start.y + dy };
  const square = grid.at(point.x, point.y);
  tell({
    key: 'drifts',
    case: '13.2',
    at: square ? [from, square] : [from],
    who: [id],
    roll: rollOf(dice, [], { total: dice[0] + dice[1], chart: 'fireshipDiagram', row }),
  });
  const nearest = () => nearestVacant(G, id, point);
  if (!square) {
    burn(table, id, 'aground');
    settle(table, id, nearest);
    return;
  }
  const there = occupant(G, square);
  if (there && there !== id) {
    tell({ key: 'rammed', case: '13.2', at: [square], who: [there, id] });
    takeHits(table, there, 1);
    moraleRoll(table, there);
  }
  if (!there || !G.squadrons[there].alive) {
    move(table, id, square, 'drift');
    return;
  }
  const beside = grid.neighbours(square).filter((to) => vacantFor(G, id, to));
  if (beside.length) {
    choose(table, id, 'drift', beside);
    return;
  }
  burn(table, id, 'noRoom');
  settle(table, id, nearest);
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
function settle(table: Tools, id: SquadronId, squares: () => Square[]): void {
  if (table.G.squadrons[id].alive) choose(table, id, 'drift', squares());
  else next(table);
}

function choose(table: Tools, id: SquadronId, kind: 'evade' | 'drift', options: Square[]): void {
  if (options.length === 1) move(table, id, options[0], kind);
  else if (table.G.fire) table.G.fire.waiting = { kind, options };
}

function move(table: Tools, id: SquadronId, square: Square, kind: 'evade' | 'drift'): void {
  const { G, tell } = table;
  const from = G.squadrons[id].square ?? '';
  G.squadrons[id].square = square;
  tell({ key: kind === 'evade' ? 'evades' : 'driftsTo', case: kind === 'evade' ? '13.1' : '13.2', at: [from, square], who: [id] });
  next(table);
}

function next({ G }: Tools): void {
  if (G.fire) G.fire = { left: G.fire.left.slice(1), waiting: null };
}

function choiceOf(name: 'evade' | 'driftTo', kind: 'evade' | 'drift', ruleCase: string) {
  return action({
    name,
    case: ruleCase,
    args: [SquareArg],
    refuse: (view, _player, square) => {
      if (view.fire?.waiting?.options.includes(square)) return undefined;
      const there = occupant(view, square);
      if (there && there !== view.fire?.left[0]) return no('occupied', ruleCase, { square, by: there });
      return no(kind === 'evade' ? 'evadeFar' : 'driftFar', ruleCase, { square });
    },
    choices: (view) => (view.fire?.waiting?.options ?? []).map((square) => [square] as const),
    perform: (table, _player, square) => {
      const id = table.G.fire?.left[0];
      if (id) move(table, id, square, kind);
    },
  });
}

export const evade = choiceOf('evade', 'evade', '13.1');
export const driftTo = choiceOf('driftTo', 'drift', '13.2');
