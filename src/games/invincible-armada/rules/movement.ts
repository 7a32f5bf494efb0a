import { Type } from '@sinclair/typebox';
import type { No } from '../../../kit/action.js';
import { has } from '../data/squadrons.js';
import { HAWKINS_C } from '../data/tables.js';
import { ALLOWANCE, grid } from '../data/tacticalMap.js';
import { type Side, SquadronArg, type SquadronId, type Square, SquareArg, seat, sideOf, sideOfPlayer, squadronsOf } from '../ids.js';
import type { Armada } from '../state.js';
import { holds, playChit } from './chits.js';
import { action, cannotAct, chitsOn, no, occupant, rollOf, type Tools, throwDice } from './fleet.js';

/** How the wind takes a step: freely, only as the last one, or not at all [6.1.2]. */
export type WindStep = 'free' | 'stop' | 'forbidden';

/** Whether a squadron rows, and so moves without regard to the wind [6.1.4]. */
export const rows = (G: Armada, id: SquadronId): boolean => has(id, 'oars') && !G.options.galleassesCrippled;

/** Squares a squadron may sail in one action. */
export function allowance(G: Armada, id: SquadronId): number {
  if (sideOf(id) === 'english') return ALLOWANCE.english;
  return rows(G, id) ? ALLOWANCE.galleasses : ALLOWANCE.spanish;
}

/** A step from one square to a neighbour, for this squadron in the present wind. */
export function stepOf(G: Armada, id: SquadronId, from: Square, to: Square): WindStep {
  if (rows(G, id)) return 'free';
  const a = grid.cell(from);
  const b = grid.cell(to);
  const upwind = G.wind === 'west' ? -1 : 1;
  if (!a || !b || b.x - a.x !== upwind) return 'free';
  return a.y === b.y ? 'forbidden' : 'stop';
}

/** Why a squadron may not choose the Move action now, or nothing [6.1, 11.1]. */
export function cannotMove(G: Armada, side: Side, id: SquadronId): No | undefined {
  const out = cannotAct(G, side, id);
  if (out) return out;
  if (!G.squadrons[id].square) return no('offMap', '6.1', { who: id });
  if (chitsOn(G, id, 'fouledRigging')) return no('fouled', '16.0', { who: id });
  if (G.weather === 'calm' && !rows(G, id)) return no('calm', '11.1', { who: id });
  if (G.weather === 'fog' || G.weather === 'gales') return no(G.weather, '11.1');
  return undefined;
}

function badPath(G: Armada, id: SquadronId, path: readonly Square[], squares: number): No | undefined {
  if (path.length > squares) return no('tooFar', '6.1.2', { who: id, squares });
  let from = G.squadrons[id].square ?? '';
  for (const [index, to] of path.entries()) {
    if (!grid.neighbours(from).includes(to)) return no('notNext', '6.1.1', { from, to });
    const there = occupant(G, to);
    if (there && there !== id) return no('occupied', '6.1.1', { square: to, by: there });
    const step = stepOf(G, id, from, to);
    if (step === 'forbidden') return no('upwind', '6.1.2', { square: to });
    if (step === 'stop' && index < path.length - 1) return no('mustStop', '6.1.2', { square: to });
    from = to;
  }
  return undefined;
}

/** Every square a squadron can sail to, with one shortest path, and whether the last step of it ends its movement. */
export function reachable(G: Armada, id: SquadronId, squares: number): Map<Square, { path: Square[]; stop: boolean }> {
  const found = new Map<Square, { path: Square[]; stop: boolean }>();
  const start = G.squadrons[id].square;
  if (!start) return found;
  const goneOn = new Set([start]);
  let front: { square: Square; path: Square[] }[] = [{ square: start, path: [] }];
  for (let depth = 1; depth <= squares; depth++) {
    const next: typeof front = [];
    for (const { square, path } of front) {
      for (const to of grid.neighbours(square)) {
        const step = stepOf(G, id, square, to);
        if (step === 'forbidden' || goneOn.has(to) || occupant(G, to)) continue;
        const here = { square: to, path: [...path, to] };
        if (!found.has(to)) found.set(to, { path: here.path, stop: step === 'stop' });
        if (step === 'stop') continue;
        goneOn.add(to);
        next.push(here);
      }
    }
    front = next;
  }
  return found;
}

export const sail = action({
  name: 'sail',
  case: '6.1',
  args: [
    SquadronArg,
    Type.Array(SquareArg, { maxItems: 4 }),
    Type.Optional(Type.Object({ slant: Type.Optional(Type.Boolean()) }, { additionalProperties: false })),
  ],
  refuse: (view, player, id, path, extra) => {
    const side = sideOfPlayer(player);
    const out = cannotMove(view, side, id);
    if (out) return out;
    const squares = allowance(view, id);
    if (!extra?.slant) return badPath(view, id, path, squares);
    if (!holds(view, side, 'favourableSlant')) return no('notHeld', '16.0', { chit: 'favourableSlant' });
    if (path.length <= squares) return no('slantUnused', '16.0', { who: id, squares });
    return badPath(view, id, path, squares + 1);
  },
  // One shortest way to each square: which way a squadron took makes no difference to anybody.
  *choices(view, player) {
    const side = sideOfPlayer(player);
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
  perform: (table, player, id, path, extra) => {
    const side = sideOfPlayer(player);
    if (extra?.slant) playChit(table, side, 'favourableSlant', { kind: 'sail', id, path });
    else sailOn(table, id, path);
  },
});

/** Sails the path as far as it goes; the squadron may then attack [6.1, 17.1.6 c]. */
export function sailOn(table: Tools, id: SquadronId, path: readonly Square[]): void {
  const { G, tell } = table;
  const squadron = G.squadrons[id];
  let sailed = path;
  if (G.options.hawkinsC && sideOf(id) === 'english' && path.length > 2) {
    const dice = throwDice(table, 1);
    const entered = dice[0] <= HAWKINS_C;
    if (!entered) sailed = path.slice(0, 2);
    tell({
      key: entered ? 'thirdSquare' : 'noThirdSquare',
      case: '17.1.6(c)',
      who: [id],
      roll: rollOf(dice, [], { total: dice[0], chart: 'thirdSquare', row: entered ? 0 : 1 }),
    });
  }
  tell({
    key: sailed.length ? 'sail' : 'stay',
    case: '6.1',
    by: seat(sideOf(id)),
    at: squadron.square ? [squadron.square, ...sailed] : [],
    who: [id],
  });
  squadron.square = sailed.at(-1) ?? squadron.square;
  G.activation = id;
}

/** A favourable slant that did not come: the squadron stops where its own allowance ends [16.0]. */
export const sailShort = (table: Tools, id: SquadronId, path: readonly Square[]): void =>
  sailOn(table, id, path.slice(0, allowance(table.G, id)));

/** The squadron's action is finished: it gets its Moved marker [6.1]. */
export function endAction(G: Armada): void {
  if (G.activation) G.moved.push(G.activation);
  G.activation = null;
  G.battle = null;
}
