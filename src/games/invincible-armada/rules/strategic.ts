import { Type } from '@sinclair/typebox';
import type { No } from '../../../kit/action.js';
import { has } from '../data/squadrons.js';
import { CALAIS, GRAVELINES, NARROWS, PORT } from '../data/strategicMap.js';
import { EDGES, type Edge } from '../data/tacticalMap.js';
import { ENGLISH, Loc, PORTS, SquadronArg, type SquadronId, type Square, SquareArg, sideOf } from '../ids.js';
import type { Armada, Step } from '../state.js';
import { action, englishOnMap, living, no, occupant, onMap, placeId, type Tools } from './fleet.js';
import { advance } from './sequence.js';

/** Module 12.0: English exits, the Armada's day's run, English squadrons on the strategic map, and their entry. */

// ---- 12.1 exit

export const exitTactical = action({
  name: 'exitTactical',
  case: '12.1',
  args: [Type.Array(SquadronArg, { maxItems: ENGLISH.length })],
  refuse: (view, _player, ids) => {
    for (const [index, id] of ids.entries()) {
      if (sideOf(id) === 'spanish') return no('notYours', '12.1', { who: id });
      if (!onMap(view, id)) return no('offMap', '12.1', { who: id });
      if (ids.indexOf(id) !== index) return no('twice', '12.1', { who: id });
    }
    return undefined;
  },
  *choices(view) {
    const ids = englishOnMap(view);
    for (let subset = 0; subset < 2 ** ids.length; subset++) yield [ids.filter((_, bit) => subset & (2 ** bit))];
  },
  perform: (table, player, ids) => {
    const { G, tell } = table;
    for (const id of ids) {
      const squadron = G.squadrons[id];
      tell({ key: 'exit', case: '12.1', by: player, at: [squadron.square ?? '', `box${G.armadaBox}`], who: [id] });
      squadron.square = null;
      squadron.loc = { t: 'box', n: G.armadaBox };
      G.exited.push(id);
    }
    advance(table);
  },
});

export const exitSegment = ({ G }: Tools): Step | undefined => (G.weather === 'calm' || !englishOnMap(G).length ? undefined : 'exit');

// ---- 12.2 the Armada

/** How many boxes the Armada may run now; nothing but 0 when it lies still [11.1, 12.2, 13.2, 14.2, 15.1]. */
export function armadaRuns(G: Armada): number[] {
  if (G.weather === 'calm' || G.armadaHeld || G.armadaBox === NARROWS) return [0];
  if (G.armadaBox === GRAVELINES && !G.armyAboard) return [0];
  return G.weather === 'gales' && G.armadaBox + 1 < CALAIS ? [1, 2] : [1];
}

export const moveArmada = action({
  name: 'moveArmada',
  case: '12.2',
  args: [Type.Integer({ minimum: 1, maximum: 2 })],
  refuse: (view, _player, n) => (armadaRuns(view).includes(n) ? undefined : no('armadaRun', '12.2', { n })),
  choices: (view) => armadaRuns(view).map((n) => [n] as const),
  perform: (table, _player, n) => {
    run(table, n);
    advance(table);
  },
});

function run({ G, tell }: Tools, boxes: number): void {
  const from = G.armadaBox;
  G.armadaBox += boxes;
  tell({ key: boxes ? 'armada' : 'armadaLies', case: '12.2', at: boxes ? [`box${from}`, `box${G.armadaBox}`] : [`box${from}`] });
}

export function armadaSegment(table: Tools): Step | undefined {
  const runs = armadaRuns(table.G);
  if (runs.length > 1) return 'armada';
  run(table, runs[0]);
  return undefined;
}

// ---- 12.3 English squadrons on the strategic map

/** A step on the strategic map: out of a port, into one, with the wind, or against it. */
type Leg = 'out' | 'in' | 'down' | 'up';

const sameLoc = (a: Loc, b: Loc) => placeId(a) === placeId(b);

function legOf(G: Armada, from: Loc, to: Loc): Leg | undefined {
  if (from.t === 'port') return to.t === 'box' && to.n === PORT[from.id].box ? 'out' : undefined;
  if (to.t === 'port') return PORT[to.id].box === from.n ? 'in' : undefined;
  const east = to.n - from.n;
  if (Math.abs(east) !== 1) return undefined;
  return (east === 1) === (G.wind === 'west') ? 'down' : 'up';
}

/** Whether the legs make one normal move: one of any kind, or two with the wind, the first or last of which may be a port's. */
function normalMove(legs: readonly Leg[]): boolean {
  if (legs.length < 2) return true;
  if (legs.length > 2) return false;
  const [first, last] = legs;
  return (first === 'out' && last === 'down') || (first === 'down' && (last === 'down' || last === 'in'));
}

/** Whether the weather lets a squadron sail these legs [11.1, 12.3]. */
function lawful(G: Armada, legs: readonly Leg[]): boolean {
  if (G.weather === 'fog') return legs.length <= 1;
  if (normalMove(legs)) return true;
  return G.weather === 'gales' && !legs.slice(0, -1).includes('in') && normalMove(legs.slice(0, -1));
}

/** Why a squadron may not move on the strategic map now, or nothing. */
export function cannotSail(G: Armada, id: SquadronId): No | undefined {
  if (sideOf(id) === 'spanish') return no('notYours', '12.3', { who: id });
  if (!G.squadrons[id].alive) return no('sunk', '12.3', { who: id });
  if (onMap(G, id)) return no('underArmada', '12.3', { who: id });
  if (G.sailed.includes(id)) return no('sailed', '12.3', { who: id });
  return undefined;
}

const heldBack = (G: Armada, id: SquadronId): No | undefined =>
  has(id, 'held') && G.armadaBox < CALAIS && !G.options.seymourReleased ? no('seymourHeld', '12.3') : undefined;

/** Where a squadron comes in after a path that ends in the Armada's box: by its last leg [12.4]. */
export function entryEdge(G: Armada, from: Loc, path: readonly Loc[]): Edge | undefined {
  const last = path.at(-1);
  const before = path.at(-2) ?? from;
  if (last?.t !== 'box' || last.n !== G.armadaBox) return undefined;
  if (before.t === 'port') return 'north';
  return before.n < last.n ? 'west' : 'east';
}

export const vacantEdge = (G: Armada, edge: Edge): Square[] => EDGES[edge].filter((square) => !occupant(G, square));

function notOnEdge(G: Armada, edge: Edge, square: Square): No | undefined {
  if (!EDGES[edge].includes(square)) return no(`edge.${edge}`, '12.4', { square });
  const there = occupant(G, square);
  return there ? no('occupied', '12.4', { square, by: there }) : undefined;
}

function badCourse(G: Armada, from: Loc, path: readonly Loc[]): No | undefined {
  const legs: Leg[] = [];
  let here = from;
  for (const to of path) {
    const leg = legOf(G, here, to);
    if (!leg) return no('notConnected', '12.3', { from: placeId(here), to: placeId(to) });
    legs.push(leg);
    here = to;
  }
  if (lawful(G, legs)) return undefined;
  return G.weather === 'normal' ? no('tooManyBoxes', '12.3') : no(`tooManyBoxes.${G.weather}`, '11.1');
}

/** Every course a squadron may sail from where it is, with the edge at which it could come in. */
export function courses(G: Armada, id: SquadronId): { path: Loc[]; edge: Edge | undefined }[] {
  const start = G.squadrons[id].loc;
  if (!start || cannotSail(G, id) || heldBack(G, id)) return [];
  const found: { path: Loc[]; edge: Edge | undefined }[] = [];
  const extend = (path: Loc[], legs: Leg[]) => {
    const here = path.at(-1) ?? start;
    for (const to of around(here)) {
      const leg = legOf(G, here, to);
      if (!leg || !lawful(G, [...legs, leg])) continue;
      const next = [...path, to];
      found.push({ path: next, edge: entryEdge(G, start, next) });
      if (next.length < 3) extend(next, [...legs, leg]);
    }
  };
  extend([], []);
  return found;
}

function around(loc: Loc): Loc[] {
  if (loc.t === 'port') return [{ t: 'box', n: PORT[loc.id].box }];
  const boxes = [loc.n - 1, loc.n + 1].filter((n) => n >= 1 && n <= NARROWS).map((n): Loc => ({ t: 'box', n }));
  return [...boxes, ...PORTS.filter((port) => PORT[port].box === loc.n).map((port): Loc => ({ t: 'port', id: port }))];
}

export const sailStrategic = action({
  name: 'sailStrategic',
  case: '12.3',
  args: [SquadronArg, Type.Array(Loc, { minItems: 1, maxItems: 3 }), Type.Optional(SquareArg)],
  refuse: (view, _player, id, path, entry) => {
    const out = cannotSail(view, id) ?? heldBack(view, id);
    const from = view.squadrons[id].loc;
    if (out || !from) return out;
    const bad = badCourse(view, from, path);
    if (bad || entry === undefined) return bad;
    const edge = entryEdge(view, from, path);
    return edge ? notOnEdge(view, edge, entry) : no('noEntry', '12.4');
  },
  *choices(view) {
    for (const id of ENGLISH) {
      for (const { path, edge } of courses(view, id)) {
        yield [id, path];
        if (edge) for (const square of vacantEdge(view, edge)) yield [id, path, square];
      }
    }
  },
  perform: ({ G, tell }, player, id, path, entry) => {
    const squadron = G.squadrons[id];
    const from = squadron.loc;
    if (!from) return;
    const places = [from, ...path].map(placeId);
    G.sailed.push(id);
    squadron.loc = entry ? null : (path.at(-1) ?? from);
    squadron.square = entry ?? null;
    tell({ key: entry ? 'sailsIn' : 'sails', case: '12.3', by: player, at: entry ? [...places, entry] : places, who: [id] });
  },
});

// ---- 12.4 entry of a squadron on top of the Armada

/** Why a squadron on top of the Armada may not come in from the east, or nothing. */
export function cannotEnter(G: Armada, id: SquadronId): No | undefined {
  const out = cannotSail(G, id);
  if (out) return out;
  const { loc } = G.squadrons[id];
  if (!loc || !sameLoc(loc, { t: 'box', n: G.armadaBox })) return no('notWithArmada', '12.4', { who: id });
  return G.exited.includes(id) ? no('justLeft', '12.4', { who: id }) : undefined;
}

export const enterTactical = action({
  name: 'enterTactical',
  case: '12.4',
  args: [SquadronArg, SquareArg],
  refuse: (view, _player, id, square) => cannotEnter(view, id) ?? notOnEdge(view, 'east', square),
  choices: (view) =>
    ENGLISH.filter((id) => !cannotEnter(view, id)).flatMap((id) => vacantEdge(view, 'east').map((square) => [id, square] as const)),
  perform: ({ G, tell }, player, id, square) => {
    G.squadrons[id].loc = null;
    G.squadrons[id].square = square;
    G.sailed.push(id);
    tell({ key: 'enters', case: '12.4', by: player, at: [`box${G.armadaBox}`, square], who: [id] });
  },
});

export const endStrategic = action({
  name: 'endStrategic',
  case: '12.3',
  args: [],
  refuse: () => undefined,
  choices: () => [[]],
  perform: (table) => advance(table),
});

export function sailSegment({ G }: Tools): Step | undefined {
  if (G.weather === 'calm') return undefined;
  const someone = living(G, 'english').some(
    (id) => (!cannotSail(G, id) && !heldBack(G, id)) || (!cannotEnter(G, id) && vacantEdge(G, 'east').length > 0),
  );
  return someone ? 'sail' : undefined;
}
