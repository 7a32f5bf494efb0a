import { IN_IRONS, MOVEMENT } from '../../data/movement.js';
import { ahead, heading, type Pose } from '../../geometry/shapes.js';
import type { Edge, Salamis } from '../../state.js';
import { testModifier } from '../basics/damage.js';
import { ship, sizeOf } from '../basics/ships.js';
import type { Contact } from '../ramming/contact.js';
import { isRough, seaAt } from '../settingUp/surroundings.js';
import { allowance, halfTurn, sailPct } from './allowance.js';
import { soundedAt } from './grounding.js';
import type { Waters } from './memory.js';
import type { Leg, Order } from './order.js';
import { type Judge, type PathEnd, straightOn, turn, type Voyage, type Walk, type Waypoint, waypoint } from './walk.js';

// Execution of an order [4m], for moves and previews.

export const hope: Judge = { test: () => true, breaks: () => false };

export interface Path {
  readonly place: Pose;
  readonly legs: readonly Waypoint[];
  readonly allowance: number;
  readonly moved: number;
  readonly straight: number;
  readonly end: PathEnd;
  readonly contact?: Contact;
  /** Part of the last leg that was not moved, in mm. */
  readonly rest: number;
  /** Land, boom or shoal at the end of the path. */
  readonly at?: string;
  readonly edge?: Edge;
  /** Pose that an obstacle prevents, after a graze. */
  readonly grazed?: Pose;
  /** Tests made on the way. */
  readonly tests: readonly string[];
}

function beginning({ G, id, waters }: Voyage): Walk {
  const { x, y, h } = ship(G, id).at;
  const start = { x, y, h };
  return {
    place: start,
    moved: 0,
    straight: 0,
    used: 0,
    end: 'whole',
    rest: 0,
    legs: [waypoint(start, 0)],
    sounded: soundedAt(G, id, start, waters),
    booms: waters.booms,
  };
}

/** Pivots a ship. A pivot always uses allowance; in a rough sea, a failed test halves it. */
function pivot({ G, id, waters, judge }: Voyage, walk: Walk, degrees: number, most: number): void {
  const vessel = ship(G, id);
  walk.used += Math.ceil((most * MOVEMENT.pivotCostPct) / 100);
  const cut = isRough(seaAt(G, vessel.at)) && !judge.test('pivot', '5.3', testModifier('pivotRough'));
  turn(walk, sizeOf(vessel), cut ? Math.sign(degrees) * halfTurn(Math.abs(degrees)) : degrees, waters);
}

/**
 * Executes one leg.
 * @returns whether the next leg can follow, which it cannot after a run that was cut short
 */
function sail(voyage: Voyage, walk: Walk, [kind, amount]: Leg, most: number): boolean {
  const { G, id, order, waters } = voyage;
  const vessel = ship(G, id);
  if (kind === 'P') pivot(voyage, walk, amount, most);
  else if (kind === 'T') turn(walk, sizeOf(vessel), amount, waters);
  else {
    const reach = most - walk.used;
    const irons = order.mode === 'sail' && sailPct(G, vessel, walk.place.h) === 0;
    const mm = Math.min(amount, reach, irons ? IN_IRONS : reach);
    straightOn(voyage, walk, { mm, reach, way: kind === 'F' ? 1 : -1 });
    if (mm < amount) return false;
  }
  return walk.end === 'whole';
}

/**
 * Returns the path of a move.
 * @param limit in mm; defaults to the allowance
 */
export function runPath(G: Salamis, id: string, order: Order, waters: Waters, judge: Judge = hope, limit?: number): Path {
  const tests: string[] = [];
  const noting: Judge = {
    breaks: (fort) => judge.breaks(fort),
    test(what, ruleCase, modifiers) {
      tests.push(what);
      return judge.test(what, ruleCase, modifiers);
    },
  };
  let most = limit ?? allowance(G, id, order).mm;
  if (order.burst && !noting.test('burst', '5.4', testModifier('burst'))) most = allowance(G, id, { ...order, burst: false }).mm;
  const voyage: Voyage = { G, id, order, waters, judge: noting };
  const walk = beginning(voyage);
  for (const leg of order.steps) if (!sail(voyage, walk, leg, most)) break;
  const { place, moved, straight, end, rest, contact, at, edge, grazed, legs } = walk;
  return {
    place,
    legs,
    allowance: most,
    moved,
    straight,
    end,
    rest,
    tests,
    ...(contact && { contact }),
    ...(at && { at }),
    ...(edge && { edge }),
    ...(grazed && { grazed }),
  };
}

/**
 * A path in an event: starting x, y and heading, then alternating mm of a run (negative astern, 0 before a first turn) and degrees of a
 * turn (positive to starboard).
 */
export type Way = readonly number[];

const turnBetween = (from: number, to: number): number => heading(to - from + 180) - 180;

export function wayOf({ legs: [from, ...legs] }: Pick<Path, 'legs'>): Way {
  const way = [from.x, from.y, from.h];
  let before = from.h;
  for (const { mm, h } of legs) {
    const isRun = way.length % 2 === 1;
    if (h !== before) way.push(...(isRun ? [0] : []), turnBetween(before, h));
    else if (mm) way.push(...(isRun ? [] : [0]), mm);
    before = h;
  }
  return way;
}

export const lengthOf = (way: Way): number => way.reduce((sum, mm, i) => (i > 2 && i % 2 === 1 ? sum + Math.abs(mm) : sum), 0);

/** Returns the degrees of the turn that ends a path, 0 if it ends with a run. */
export const lastTurnOf = (way: Way): number => (way.length > 3 && way.length % 2 === 1 ? Math.abs(way[way.length - 1]) : 0);

/** Returns places and headings at start, turns and end, in mm and degrees. */
export function stationsOf([fromX, fromY, fromH, ...rest]: Way): [x: number, y: number, h: number][] {
  const stations: [number, number, number][] = [[fromX, fromY, fromH]];
  for (const [i, amount] of rest.entries()) {
    const [x, y, h] = stations[stations.length - 1];
    if (amount && i % 2) stations.push([x, y, heading(h + amount)]);
    else if (amount) stations.push([...ahead(x, y, h, amount), h]);
  }
  return stations;
}
