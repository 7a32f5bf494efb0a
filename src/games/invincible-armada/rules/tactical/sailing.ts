import * as Type from '@sinclair/typebox';
import { ALLOWANCE, grid } from '../../data/maps.js';
import { has } from '../../data/squadrons.js';
import { HAWKINS_C, SURE_SQUARES } from '../../data/tables.js';
import { flagOf, type Side, SquadronArg, type SquadronId, type Square, SquareArg, seatOf, sideOf, squadronsOf } from '../../ids.js';
import { type Violation, violation } from '../../keys.js';
import type { Armada } from '../../state.js';
import { holds, playChit } from '../events/draw.js';
import { chitsOn, occupant } from '../fleet.js';
import { action, rollDice, rollOf, type Tools } from '../tools.js';
import { cannotAct } from './wind.js';

// Wind [6.1.2, 6.1.4].

/** Whether the wind allows a step: freely, only as the last step, or not at all [6.1.2]. */
type WindStep = 'free' | 'stop' | 'forbidden';

/** Whether a squadron ignores the wind [6.1.4]. */
const rows = (G: Armada, id: SquadronId): boolean => has(id, 'oars') && !G.options.galleassesCrippled;

/** Returns the maximum number of squares that a squadron may move in one action. */
export function allowance(G: Armada, id: SquadronId): number {
  if (flagOf(id) === 'english') return ALLOWANCE.english;
  return rows(G, id) ? ALLOWANCE.galleasses : ALLOWANCE.spanish;
}

export function stepOf(G: Armada, id: SquadronId, from: Square, to: Square): WindStep {
  if (rows(G, id)) return 'free';
  const a = grid.cell(from);
  const b = grid.cell(to);
  const upwind = G.wind === 'west' ? -1 : 1;
  if (!a || !b || b.x - a.x !== upwind) return 'free';
  return a.y === b.y ? 'forbidden' : 'stop';
}

/** Returns why a squadron may not choose a Move now, if it may not [6.1, 11.1]. */
export function cannotMove(G: Armada, side: Side, id: SquadronId): Violation | undefined {
  const out = cannotAct(G, side, id);
  if (out) return out;
  if (!G.squadrons[id].square) return violation('offMap', '6.1', { who: id });
  if (chitsOn(G, id, 'fouledRigging')) return violation('fouled', '16.0', { who: id });
  if (G.weather === 'calm' && !rows(G, id)) return violation('calm', '11.1', { who: id });
  if (G.weather === 'fog' || G.weather === 'gales') return violation(G.weather, '11.1');
  return undefined;
}

// Move action [6.1].

function badPath(G: Armada, id: SquadronId, path: readonly Square[], squares: number): Violation | undefined {
  if (path.length > squares) return violation('tooFar', '6.1.2', { who: id, squares });
  let from = G.squadrons[id].square ?? '';
  for (const [index, to] of path.entries()) {
    if (!grid.neighbours(from).includes(to)) return violation('notNext', '6.1.1', { from, to });
    const there = occupant(G, to);
    if (there && there !== id) return violation('occupied', '6.1.1', { square: to, by: there });
    const step = stepOf(G, id, from, to);
    if (step === 'forbidden') return violation('upwind', '6.1.2', { square: to });
    if (step === 'stop' && index < path.length - 1) return violation('mustStop', '6.1.2', { square: to });
    from = to;
  }
  return undefined;
}

/** Returns all squares in range, each with a shortest path and whether its last step is a stop step. */
export function reachable(G: Armada, id: SquadronId, squares: number): Map<Square, { path: Square[]; stop: boolean }> {
  const found = new Map<Square, { path: Square[]; stop: boolean }>();
  const start = G.squadrons[id].square;
  if (!start) return found;
  let front: { square: Square; path: Square[] }[] = [{ square: start, path: [] }];
  for (let depth = 1; front.length && depth <= squares; depth++) {
    const next: typeof front = [];
    for (const { square, path } of front) {
      for (const to of grid.neighbours(square)) {
        const known = found.get(to);
        if (known?.stop === false || to === start || occupant(G, to)) continue;
        const step = stepOf(G, id, square, to);
        if (step === 'forbidden' || (known && step === 'stop')) continue;
        const here = { path: [...path, to], stop: step === 'stop' };
        if (!known) found.set(to, here);
        if (step === 'free') next.push({ square: to, path: here.path });
      }
    }
    front = next;
  }
  return found;
}

/** Returns the range of movement in the current wind, even if the squadron has already acted [6.1]. */
export const movementRange = (G: Armada, id: SquadronId): ReturnType<typeof reachable> =>
  cannotMove({ ...G, moved: [] }, flagOf(id), id) ? new Map() : reachable(G, id, allowance(G, id));

export const sail = action({
  name: 'sail',
  case: '6.1',
  args: [
    SquadronArg,
    Type.Array(SquareArg, { maxItems: 4 }),
    Type.Optional(Type.Object({ slant: Type.Optional(Type.Boolean()) }, { additionalProperties: false })),
  ],
  refuse: (view, player, id, path, extra) => {
    const side = sideOf(player);
    const out = cannotMove(view, side, id);
    if (out) return out;
    const squares = allowance(view, id);
    if (!extra?.slant) return badPath(view, id, path, squares);
    if (!holds(view, side, 'favourableSlant')) return violation('notHeld', '16.0', { chit: 'favourableSlant' });
    if (path.length <= squares) return violation('slantUnused', '16.0', { who: id, squares });
    return badPath(view, id, path, squares + 1);
  },
  // Choices contain one shortest path per square, because only the end of a path has an effect.
  *choices(view, player) {
    const side = sideOf(player);
    const slant = holds(view, side, 'favourableSlant');
    for (const id of squadronsOf(side)) {
      if (cannotMove(view, side, id)) continue;
      const squares = allowance(view, id);
      const stay: Square[] = [];
      yield [id, stay];
      for (const { path } of reachable(view, id, slant ? squares + 1 : squares).values()) {
        yield path.length > squares ? [id, path, { slant: true }] : [id, path];
      }
    }
  },
  perform: (tools, player, id, path, extra) => {
    const side = sideOf(player);
    if (extra?.slant) playChit(tools, side, 'favourableSlant', { kind: 'sail', id, path });
    else setSail(tools, id, path);
  },
});

/** Moves a squadron along a path. With option 17.1.6(c), rolls before a third English square [6.1]. */
export function setSail(tools: Tools, id: SquadronId, path: readonly Square[]): void {
  const { G } = tools;
  const waits = G.options.hawkinsC && flagOf(id) === 'english' && path.length > SURE_SQUARES;
  G.activation = id;
  sailAlong(tools, id, waits ? path.slice(0, SURE_SQUARES) : path);
  if (waits) thirdSquare(tools, id, path.length - SURE_SQUARES);
}

/** Moves along the part of a path within the normal allowance, after Favourable Slant has been cancelled [16.0]. */
export const setSailShort = (tools: Tools, id: SquadronId, path: readonly Square[]): void =>
  setSail(tools, id, path.slice(0, allowance(tools.G, id)));

function sailAlong({ G, emit }: Tools, id: SquadronId, path: readonly Square[]): void {
  const squadron = G.squadrons[id];
  emit({
    key: path.length ? 'sail' : 'stay',
    case: '6.1',
    by: seatOf(flagOf(id)),
    at: squadron.square ? [squadron.square, ...path] : [],
    who: [id],
  });
  squadron.square = path.at(-1) ?? squadron.square;
}

/** Rolls to determine whether a squadron may move a third square, which is chosen after the roll [17.1.6(c)]. */
function thirdSquare(tools: Tools, id: SquadronId, squares: number): void {
  const { G, emit } = tools;
  const dice = rollDice(tools, 1);
  const open = dice[0] <= HAWKINS_C;
  if (open) G.mayStill = { kind: 'sailOn', squares };
  emit({
    key: open ? 'thirdSquare' : 'noThirdSquare',
    case: '17.1.6(c)',
    by: seatOf(flagOf(id)),
    who: [id],
    roll: rollOf(dice, [], { total: dice[0], chart: 'thirdSquare', row: open ? 0 : 1 }),
  });
}

/** Returns the squadron that may move on after the roll, and how many squares it has left; undefined if there is none. */
function underWay({ activation, mayStill }: Armada): { id: SquadronId; squares: number } | undefined {
  return activation && mayStill?.kind === 'sailOn' ? { id: activation, squares: mayStill.squares } : undefined;
}

export const sailOn = action({
  name: 'sailOn',
  case: '17.1.6(c)',
  args: [Type.Array(SquareArg, { maxItems: 2 })],
  refuse: (view, _player, path) => {
    const way = underWay(view);
    return way && badPath(view, way.id, path, way.squares);
  },
  *choices(view) {
    const way = underWay(view);
    const stay: Square[] = [];
    yield [stay];
    if (way) for (const { path } of reachable(view, way.id, way.squares).values()) yield [path];
  },
  perform: (tools, _player, path) => {
    const way = underWay(tools.G);
    tools.G.mayStill = null;
    if (way && path.length) sailAlong(tools, way.id, path);
  },
});
