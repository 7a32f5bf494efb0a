import * as Type from '@sinclair/typebox';
import type { Modifier } from '../../../../kit/events.js';
import { counting, sumOf } from '../../../../kit/modifiers.js';
import { OFF_TABLE } from '../../data/setup.js';
import {
  ahead,
  angDiff,
  crosses,
  overlap,
  type Pose,
  point,
  rect,
  STEP,
  shapeOf,
  heading as toHeading,
  within,
} from '../../geometry/shapes.js';
import { opponentOf, type Side, sideOf } from '../../sides.js';
import type { Edge, Salamis } from '../../state.js';
import { action, actOf, baseOf, fleet, ship, sizeOf, type Tools, type Violation, violation } from '../basics/ships.js';
import { isRouted, officerLeaves } from '../intermediate/officers.js';
import { cincMod } from '../lostBattles/victory.js';
import { watersOf } from '../movement/memory.js';
import { appear, tellQuality } from './squadrons.js';

// Off-table forces [2.9].

export interface TableEntry {
  edge: Edge;
  /** Position on the edge, in mm from the west or south. */
  at: number;
  heading: number;
}

/** Heading onto the table from each edge. */
export const INWARDS: { readonly [edge in Edge]: number } = { S: 0, W: 90, N: 180, E: 270 };

const lengthOf = (G: Salamis, edge: Edge): number => (edge === 'N' || edge === 'S' ? G.table.w : G.table.h);

export function onEdge(G: Salamis, edge: Edge, at: number): { x: number; y: number } {
  const { w, h } = G.table;
  return edge === 'S' ? { x: at, y: 0 } : edge === 'N' ? { x: at, y: h } : edge === 'W' ? { x: 0, y: at } : { x: w, y: at };
}

export function progress(G: Salamis, edge: Edge, { x, y }: { readonly x: number; readonly y: number }): number {
  return edge === 'S' ? y : edge === 'N' ? G.table.h - y : edge === 'W' ? x : G.table.w - x;
}

const waiting = (G: Salamis, sq: string): string[] => G.order.filter((id) => ship(G, id).sq === sq && ship(G, id).status === 'offTable');

export function canEnter(G: Salamis, side: Side, sq: string): boolean {
  const squadron = G.squadrons[sq];
  return squadron.side === side && squadron.entry === null && !squadron.tried && waiting(G, sq).length > 0;
}

export function entryModifiers(G: Salamis, sq: string, { edge, at }: TableEntry): Modifier[] {
  const squadron = G.squadrons[sq];
  const { side } = squadron;
  const officer = waiting(G, sq)
    .map((id) => ship(G, id).flag)
    .find((flag) => flag !== null);
  const place = onEdge(G, edge, at);
  const base = G.baseEdge[side];
  const lines = fleet(G, side).map((id) => progress(G, base, ship(G, id).at));
  const here = progress(G, base, place);
  const near = fleet(G, opponentOf(side)).some((id) => within(point(place.x, place.y), baseOf(ship(G, id)), OFF_TABLE.enemyWithin));
  return counting([
    ['officer', officer ? officer.mod : cincMod(G, side)],
    edge === base ? ['ownEdge', OFF_TABLE.ownEdge] : ['sideEdge', OFF_TABLE.sideEdge],
    ['behindRear', lines.length && here <= Math.min(...lines) ? OFF_TABLE.behindRear : 0],
    ['beyondFront', lines.length && here > Math.max(...lines) ? OFF_TABLE.beyondFront : 0],
    ['enemyNear', near ? OFF_TABLE.enemyNear : 0],
    ['loyalty', squadron.allied?.loyalty ?? 0],
  ]);
}

/** Whether a side has moved a ship in this Action Phase. Routed ships move automatically and do not count. */
const hasMoved = (G: Salamis, side: Side): boolean => fleet(G, side).some((id) => ship(G, id).act?.done && !isRouted(G, id));

function entryRefusal(view: Salamis, side: Side, sq: string, { edge, at, heading }: TableEntry): Violation | undefined {
  if (!Object.hasOwn(view.squadrons, sq) || view.squadrons[sq].side !== side) return violation('noSquadron', '2.9');
  const { entry, tried } = view.squadrons[sq];
  if (!waiting(view, sq).length) return violation('notInReserve', '2.9', { squadron: sq });
  if (entry) return violation('entersAlready', '2.9', { squadron: sq });
  if (tried) return violation('triedAlready', '2.9', { squadron: sq });
  if (view.step !== 'move' || hasMoved(view, side)) return violation('movedAlready', '2.9');
  if (edge === view.baseEdge[opponentOf(side)]) return violation('enemyEdge', '2.9');
  if (at > lengthOf(view, edge)) return violation('offEdge', '2.9', { most: lengthOf(view, edge) });
  if (heading % STEP !== 0 || heading >= 360 || angDiff(heading, INWARDS[edge]) > OFF_TABLE.fan) {
    return violation('entryHeading', '2.9', { inwards: INWARDS[edge], fan: OFF_TABLE.fan });
  }
  const from = onEdge(view, edge, at);
  const [x, y] = ahead(from.x, from.y, INWARDS[edge], sizeOf(ship(view, waiting(view, sq)[0]))[0]);
  const coast = Object.values(view.land).some(({ poly }) => crosses(from, { x, y }, shapeOf(poly)));
  return coast ? violation('coastThere', '2.9') : undefined;
}

function placeAt(G: Salamis, id: string, { edge, heading }: TableEntry, at: number): Pose {
  const from = onEdge(G, edge, at);
  const [x, y] = ahead(from.x, from.y, heading, sizeOf(ship(G, id))[0] / 2);
  return { x, y, h: heading };
}

function isFree(G: Salamis, id: string, place: Pose): boolean {
  const { ships, land, booms, width, height } = watersOf(G, id);
  if (place.x < 0 || place.y < 0 || place.x > width || place.y > height) return false;
  const base = rect(place, sizeOf(ship(G, id)));
  return ![...ships, ...land, ...booms].some(({ shape }) => overlap(base, shape));
}

function comeOn({ G, emit }: Tools, id: string, place: Pose): void {
  const vessel = ship(G, id);
  vessel.at = { x: place.x, y: place.y, h: place.h };
  vessel.status = 'table';
  actOf(G, id).entered = true;
  emit({ key: 'enters', case: '2.9', who: [id], values: { x: place.x, y: place.y, h: place.h } });
}

/** Removes a ship of a reserve that never arrives, with its officer [2.9, 10.6]. */
function stayAway(tools: Tools, id: string): void {
  officerLeaves(tools, id, 'lost');
  ship(tools.G, id).status = 'lost';
}

/** Returns entry points in order of use: alternately right and left of the middle one. */
function spots(G: Salamis, sq: string, { edge, at }: TableEntry): number[] {
  const ships = waiting(G, sq);
  const apart = Math.max(...ships.map((id) => sizeOf(ship(G, id))[1])) + OFF_TABLE.gap;
  const right = edge === 'S' || edge === 'E' ? 1 : -1;
  return ships.map((_, i) => at + right * (i % 2 === 1 ? (i + 1) / 2 : -i / 2) * apart);
}

/** Enters ships whose entry point was occupied at the nearest free position. */
export function arrivals(tools: Tools, side: Side): void {
  const { G } = tools;
  for (const [sq, { side: own, entry }] of Object.entries(G.squadrons)) {
    if (own !== side || !entry) continue;
    for (const id of waiting(G, sq)) {
      const length = lengthOf(G, entry.edge);
      for (let off = 0; off <= length; off++) {
        const at = [entry.at - off, entry.at + off].find((one) => one >= 0 && one <= length && isFree(G, id, placeAt(G, id, entry, one)));
        if (at === undefined) continue;
        comeOn(tools, id, placeAt(G, id, entry, at));
        break;
      }
    }
  }
}

/** Yields entries at right angles to each edge, at a few points. */
export function* offeredEntries(view: Salamis, side: Side): Generator<[sq: string, entry: TableEntry]> {
  for (const sq of Object.keys(view.squadrons)) {
    if (!canEnter(view, side, sq)) continue;
    for (const edge of ['S', 'N', 'W', 'E'] as const) {
      for (const part of [0.25, 0.5, 0.75]) {
        const entry = { edge, at: Math.floor(part * lengthOf(view, edge)), heading: INWARDS[edge] };
        if (!entryRefusal(view, side, sq, entry)) yield [sq, entry];
      }
    }
  }
}

const EdgeArg = Type.Union([Type.Literal('N'), Type.Literal('S'), Type.Literal('E'), Type.Literal('W')]);

export const enter = action({
  name: 'enter',
  case: '2.9',
  args: [
    Type.String(),
    Type.Object(
      { edge: EdgeArg, at: Type.Integer({ minimum: 0 }), heading: Type.Integer({ minimum: 0, maximum: 355 }) },
      { additionalProperties: false },
    ),
  ],
  refuse: (view, player, sq, entry) => entryRefusal(view, sideOf(view, player), sq, entry),
  choices: (view, player) => offeredEntries(view, sideOf(view, player)),
  perform(tools, player, sq, entry) {
    const { G, dice, emit } = tools;
    const squadron = G.squadrons[sq];
    squadron.tried = true;
    const modifiers = entryModifiers(G, sq, entry);
    const die = dice.die(10);
    const total = die + sumOf(modifiers);
    const result = total <= OFF_TABLE.lost ? 'lost' : total >= OFF_TABLE.enters ? 'enters' : 'delayed';
    // The dice would reveal a hidden squadron or an ally's price.
    const open = !G.options.hiddenReserves && !squadron.allied;
    const shown = result === 'enters' ? appear(G, sq).squadron : sq;
    emit({
      key: 'entry',
      case: '2.9',
      by: player,
      values: { result, squadron: open || result === 'enters' ? shown : null },
      ...(open && { roll: { dice: [die], modifiers, total, chart: 'offTable' } }),
    });
    const ships = waiting(G, shown);
    if (result === 'lost') for (const id of ships) stayAway(tools, id);
    if (result !== 'enters') return;
    tellQuality(tools, shown);
    G.squadrons[shown].entry = { ...entry, heading: toHeading(entry.heading) };
    const places = spots(G, shown, entry);
    for (const [i, id] of ships.entries()) {
      const place = placeAt(G, id, entry, places[i]);
      if (places[i] >= 0 && places[i] <= lengthOf(G, entry.edge) && isFree(G, id, place)) comeOn(tools, id, place);
    }
  },
});
