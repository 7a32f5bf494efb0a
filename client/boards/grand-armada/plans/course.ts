import {
  afterTurn,
  afterWorstTide,
  directionOf,
  endStates,
  type GrandArmada,
  type GrandArmadaMove,
  grid,
  type Heading,
  type Helm,
  type HexId,
  isNo,
  oneAhead,
  onward,
  pathTo,
  type Reached,
  type ShipId,
  strands,
  swung,
  type Token,
  trimRefusal,
  turnRefusal,
  type Vessel,
} from '../../../../src/games/grand-armada/face.js';
import type { HexDirection } from '../../../../src/kit/hexGrid.js';
import type { Refusal } from '../../../../src/kit/rules.js';
import type { HexMark } from '../../../kit/hex/HexMarks.js';
import { edgePlace, isHex, type PlaceId } from '../chart/geography.js';
import { shortName } from '../names.js';
import type { CourseDraft, Leg } from '../session.js';
import type { GrandArmadaBoardWords } from '../words/index.js';

// Courses that the player plots before any move is sent.

type Order = { readonly kind: 'ahead' } | { readonly kind: 'turn' | 'trim'; readonly hand: 'L' | 'R'; readonly sides: 1 | 2 | 3 };

const ORDERS: { readonly [token in Token]: Order } = {
  F: { kind: 'ahead' },
  L1: { kind: 'turn', hand: 'L', sides: 1 },
  R1: { kind: 'turn', hand: 'R', sides: 1 },
  L2: { kind: 'turn', hand: 'L', sides: 2 },
  R2: { kind: 'turn', hand: 'R', sides: 2 },
  U3: { kind: 'turn', hand: 'L', sides: 3 },
  TL: { kind: 'trim', hand: 'L', sides: 1 },
  TR: { kind: 'trim', hand: 'R', sides: 1 },
};

/** Course steps, in the order of their buttons. */
export const TOKENS: readonly Token[] = ['F', 'L1', 'R1', 'L2', 'R2', 'U3', 'TL', 'TR'];

export function choiceOf(token: Token): GrandArmadaMove {
  const order = ORDERS[token];
  if (order.kind === 'ahead') return { move: 'advance', args: [] };
  return order.kind === 'trim' ? { move: 'trim', args: [order.hand] } : { move: 'turn', args: [order.hand, order.sides] };
}

/** The legal part of a course, with its end state. */
export interface Plotted extends CourseDraft {
  readonly helm: Helm;
  /** Whether no further step is possible, because the ship has trimmed, left the map or run aground. */
  readonly over: boolean;
}

/** Follows the steps of a course until the first illegal one. */
export function plot(vessel: Vessel, start: Helm, tokens: readonly Token[]): Plotted {
  const legs: Leg[] = [];
  let helm = start;
  let gone: Pick<CourseDraft, 'edge' | 'aground'> = {};
  let over = false;
  const label = (hex: number): HexId => grid.labels[hex];
  for (const token of tokens) {
    if (over) break;
    const order = ORDERS[token];
    const before = helm.mp;
    if (order.kind === 'trim') {
      if (trimRefusal(vessel, helm, order.hand)) break;
      helm = { ...afterTurn(vessel, helm, order.hand, 1), mp: before };
      over = true;
    } else if (order.kind === 'turn') {
      if (turnRefusal(vessel, helm, order.hand, order.sides)) break;
      helm = afterTurn(vessel, helm, order.hand, order.sides);
    } else {
      const afterTide = afterWorstTide(vessel, helm);
      const answer = oneAhead(vessel, afterTide);
      if (isNo(answer)) break;
      helm = afterTide;
      if ('edge' in answer) {
        helm = { ...helm, mp: helm.mp - 1 };
        gone = { edge: answer.edge };
        over = true;
      } else {
        helm = onward(vessel, helm, answer.to);
        if (strands(vessel, answer.to)) {
          gone = { aground: true };
          over = true;
        }
      }
    }
    legs.push({
      token,
      hex: label(helm.hex),
      heading: helm.heading,
      cost: before - helm.mp,
      spent: start.mp - helm.mp,
      stopped: helm.stopped,
    });
  }
  return {
    id: vessel.id,
    from: label(start.hex),
    legs: gone.edge ? legs.slice(0, -1) : legs,
    end: { hex: label(helm.hex), heading: helm.heading },
    left: helm.mp,
    helm,
    over,
    ...gone,
  };
}

/** A course that reaches a hex on a given heading. */
export interface Arrival {
  readonly heading: Heading;
  readonly cost: number;
  readonly tokens: readonly Token[];
  readonly stopped: boolean;
  /** Whether the last step of the course is a trim. */
  readonly trimmed: boolean;
}

/** All places where a course can end. */
export interface Reachable {
  readonly states: readonly Reached[];
  readonly arrivals: ReadonlyMap<HexId, ReadonlyMap<Heading, Arrival>>;
  /** Courses that leave the map, by edge. `sands` contains courses that run aground, by hex. */
  readonly exits: ReadonlyMap<PlaceId, { readonly tokens: readonly Token[]; readonly cost: number }>;
  readonly sands: ReadonlyMap<HexId, readonly Token[]>;
}

export function reachFrom(vessel: Vessel, start: Helm): Reachable {
  const states = endStates(vessel, start);
  const arrivals = new Map<HexId, Map<Heading, Arrival>>();
  const exits = new Map<PlaceId, { tokens: Token[]; cost: number }>();
  const sands = new Map<HexId, Token[]>();
  const better = (a: Arrival, b: Arrival | undefined) =>
    !b ||
    a.cost < b.cost ||
    (a.cost === b.cost && Number(a.trimmed) < Number(b.trimmed)) ||
    (a.cost === b.cost && a.trimmed === b.trimmed && a.tokens.length < b.tokens.length);
  const arrive = (hex: HexId, arrival: Arrival) => {
    const known = arrivals.get(hex) ?? new Map<Heading, Arrival>();
    if (better(arrival, known.get(arrival.heading))) known.set(arrival.heading, arrival);
    arrivals.set(hex, known);
  };
  for (const state of states) {
    const hex = grid.labels[state.hex];
    const tokens = pathTo(states, state);
    if (state.gone === 'aground') {
      if (!sands.has(hex)) sands.set(hex, tokens);
      continue;
    }
    if (state.gone) {
      const edge = edgePlace(state.gone);
      const cost = start.mp - state.mp;
      if ((exits.get(edge)?.cost ?? 99) > cost) exits.set(edge, { tokens, cost });
      continue;
    }
    if (state.passing) continue;
    const { heading, stopped } = state;
    const cost = start.mp - state.mp;
    arrive(hex, { heading, cost, tokens, stopped, trimmed: false });
    for (const [token, hand, by] of [
      ['TL', 'L', -1],
      ['TR', 'R', 1],
    ] as const) {
      if (trimRefusal(vessel, state, hand)) continue;
      arrive(hex, { heading: swung(heading, by), cost, tokens: [...tokens, token], stopped, trimmed: true });
    }
  }
  return { states, arrivals, exits, sands };
}

/** Returns the cheapest way to arrive, preferably without a trim. */
export function cheapest(ways: ReadonlyMap<Heading, Arrival>): Arrival | undefined {
  return [...ways.values()].reduce<Arrival | undefined>(
    (best, way) => (!best || way.cost < best.cost || (way.cost === best.cost && Number(way.trimmed) < Number(best.trimmed)) ? way : best),
    undefined,
  );
}

/** Returns highlights with MP costs for reachable hexes, forced stops, sand and edges. */
export function reachMarks({ arrivals, exits, sands }: Reachable, own: HexId, { mark }: GrandArmadaBoardWords): Map<PlaceId, HexMark> {
  const marks = new Map<PlaceId, HexMark>();
  for (const [hex, ways] of arrivals) {
    const way = cheapest(ways);
    if (!way || hex === own) continue;
    marks.set(hex, {
      kind: way.stopped ? 'stop' : 'go',
      label: String(way.cost),
      meaning: way.stopped ? mark.stops(way.cost) : mark.reach(way.cost),
    });
  }
  for (const hex of sands.keys()) marks.set(hex, { kind: 'no', meaning: mark.aground });
  for (const [edge, { cost }] of exits) marks.set(edge, { kind: 'go', label: String(cost), meaning: mark.leaves(cost) });
  return marks;
}

/** Returns the state with a ship moved to `hex` and `heading`, to preview its shots from there. */
export function withShipAt(G: GrandArmada, id: ShipId, { hex, heading }: CourseDraft['end']): GrandArmada {
  const moved = G.ships[id];
  return moved ? { ...G, ships: { ...G.ships, [id]: { ...moved, hex, heading } } } : G;
}

/** Whether a course only turns the ship. */
const isInPlace = ({ from, legs }: CourseDraft): boolean => from !== null && legs.every(({ token }) => token !== 'F');

export const sailLabel = (course: CourseDraft, { act, edges, headings }: GrandArmadaBoardWords): string => {
  const { edge, aground, end } = course;
  if (edge) return act.leave(edges[edge]);
  if (aground) return act.strand(end.hex);
  return isInPlace(course) ? act.turnInPlace(headings[end.heading]) : act.sailTo(end.hex);
};

export const courseQuestion = (
  name: string,
  course: CourseDraft,
  points: number,
  { ask, edges, headings }: GrandArmadaBoardWords,
): string => {
  const { edge, end, left } = course;
  if (edge) return ask.courseLeaves(name, edges[edge]);
  return isInPlace(course) ? ask.courseInPlace(name, headings[end.heading], points - left) : ask.course(name, end.hex, points - left);
};

/** Returns the place to select again in order to confirm a course. */
export const endPlace = ({ edge, end }: CourseDraft): PlaceId => (edge ? edgePlace(edge) : end.hex);

/** Returns the cheapest steps to a place, or undefined if it is out of reach. */
export function courseTo({ exits, sands, arrivals }: Reachable, place: PlaceId): readonly Token[] | undefined {
  return exits.get(place)?.tokens ?? sands.get(place) ?? cheapest(arrivals.get(place) ?? new Map())?.tokens;
}

export const NOWHERE: Reachable = { states: [], arrivals: new Map(), exits: new Map(), sands: new Map() };

export const outOfReach = (id: ShipId, place: PlaceId, points: number, words: GrandArmadaBoardWords): Refusal => ({
  key: 'outOfReach',
  case: '5.1',
  reason: words.outOfReach(shortName(id), isHex(place) ? place : words.beyond, points),
});

// Convert between headings of the game and directions of the heading picker.

export const headingOf = (facing: HexDirection): Heading => (facing + 1) as Heading;

/** Returns the cost of each final heading as text, keyed by direction in the heading picker. */
export const facingsOf = (ways: ReadonlyMap<Heading, Arrival>, { slip }: Pick<GrandArmadaBoardWords, 'slip'>): Map<HexDirection, string> =>
  new Map([...ways].map(([heading, { cost, trimmed }]) => [directionOf(heading), slip.arrival(cost, trimmed)]));
