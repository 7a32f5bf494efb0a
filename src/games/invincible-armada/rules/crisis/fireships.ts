import type { Modifier } from '../../../../kit/events.js';
import { counting } from '../../../../kit/modifiers.js';
import { CALAIS_AREA, grid } from '../../data/maps.js';
import { FIRESHIP_DIAGRAM, FIRESHIP_MORALE, HELLBURNERS } from '../../data/tables.js';
import type { SquadronId, Square } from '../../ids.js';
import type { Armada, Step } from '../../state.js';
import { takeHits } from '../combat/fire.js';
import { moraleRoll } from '../combat/withdrawal.js';
import { englishOnMap, occupant } from '../fleet.js';
import { fireshipsTurn } from '../reorganize/regroup.js';
import { rollDice, rollOf, type Tools } from '../tools.js';
import { choose, move, next } from './condition.js';

// Drift [13.2].

function takeFireHit(tools: Tools, id: SquadronId, key: 'aground' | 'fireHit' | 'noRoom'): void {
  const { square } = tools.G.squadrons[id];
  tools.emit({ key, case: '13.2', at: square ? [square] : [], who: [id] });
  takeHits(tools, id, 1);
}

function drift(tools: Tools, id: SquadronId, from: Square): void {
  const { G, emit } = tools;
  const dice = rollDice(tools, 2);
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
    takeFireHit(tools, id, 'aground');
    moveToNearest(tools, id, nearest);
    return;
  }
  const there = occupant(G, square);
  if (there && there !== id) {
    emit({ key: 'rammed', case: '13.2', at: [square], who: [there, id] });
    takeHits(tools, there, 1);
    moraleRoll(tools, there, [], '13.2');
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
  takeFireHit(tools, id, 'noRoom');
  moveToNearest(tools, id, nearest);
}

/** Whether a square is vacant for a squadron, which may be on it. */
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

/** Moves a squadron to the nearest vacant square, unless its last Hit eliminated it. */
function moveToNearest(tools: Tools, id: SquadronId, squares: () => Square[]): void {
  if (tools.G.squadrons[id].alive) choose(tools, id, 'drift', squares());
  else next(tools);
}

// Fireships attack [13.1].

/** Returns the modifiers of a reaction roll due to the fireships [13.1, 17.2.1]. */
export const fireshipModifiers = (G: Armada): Modifier[] =>
  counting([
    ['fireships', FIRESHIP_MORALE[englishOnMap(G).length]],
    ['hellburners', G.options.hellburners ? HELLBURNERS : 0],
  ]);

export function fireshipsSegment(tools: Tools): Step | 'again' | undefined {
  const { G, emit } = tools;
  if (!G.fire) {
    if (!fireshipsTurn(G)) return undefined;
    const left = CALAIS_AREA.map((square) => occupant(G, square)).filter((id) => id !== undefined);
    G.fire = { left, waiting: null };
    emit({ key: 'fireships', case: '13.0', who: left, values: { english: englishOnMap(G).length } });
  }
  if (G.fire.waiting) return G.fire.waiting.kind;
  const id = G.fire.left.find((next) => G.squadrons[next].alive);
  if (id) {
    // Skips squadrons eliminated by a collision.
    G.fire.left = G.fire.left.slice(G.fire.left.indexOf(id));
    react(tools, id);
    return 'again';
  }
  G.fire = null;
  G.fireships = 'done';
  G.armadaHeld = true;
  emit({ key: 'fireshipsOver', case: '13.2' });
  return undefined;
}

/** Resolves a squadron's reaction to the fireships. Stops if its owner must choose a square [13.1]. */
function react(tools: Tools, id: SquadronId): void {
  const { G, emit } = tools;
  const squadron = G.squadrons[id];
  const from = squadron.square ?? '';
  if (squadron.broken || moraleRoll(tools, id, fireshipModifiers(G), '13.1')) {
    takeFireHit(tools, id, 'fireHit');
    if (squadron.alive) drift(tools, id, from);
    else next(tools);
    return;
  }
  const vacant = grid.neighbours(from).filter((square) => !occupant(G, square));
  if (vacant.length) {
    choose(tools, id, 'evade', vacant);
    return;
  }
  emit({ key: 'trapped', case: '13.1', at: [from], who: [id] });
  takeHits(tools, id, 1);
  moraleRoll(tools, id, [], '13.1');
  next(tools);
}
