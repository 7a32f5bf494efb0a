import { MOVEMENT } from '../../data/movement.js';
import { ahead, type Box, heading, type Pose, type Size, TENTHS } from '../../geometry/shapes.js';
import type { Salamis } from '../../state.js';
import { baseOf, ship, sizeOf, typeOf } from '../basics/ships.js';
import { isShaken } from '../intermediate/officers.js';
import { shakenRefusal } from '../intermediate/squadronMorale.js';
import { canBeStruck, canStrike, LEAST_RUN } from '../ramming/contact.js';
import { idle } from '../sequenceOfPlay/ordering.js';
import { victoryOf } from '../settingUp/scenarioRules.js';
import { allowance, type Helm, helmOf } from './allowance.js';
import { orderRefusal, stuckRefusal } from './legality.js';
import { FULL_REACH, inReach, remembering, type Waters, watersOf, watersWithin } from './memory.js';
import { type Leg, type Mode, modeOf, type Order, policyOf } from './order.js';
import { type Path, runPath } from './path.js';

// The legs of a representative sample of moves [4m].

/** Angle between sample turns, in degrees. */
const FAN = 15;
const PIVOTS = [30, 45, 60, 90];

/** Density of samples: `fine` for players' lists, `coarse` for the bot. */
type Grain = 'fine' | 'coarse';

/** Returns the legs of sample moves. In the coarse sample, second turns are as sharp as possible. */
function shapes(most: number, { port, stbd, run, pivot }: Helm, grain: Grain): Leg[][] {
  const turns: number[] = [];
  const step = Math.min(FAN, Math.max(port, stbd));
  if (step > 0) for (let a = -Math.max(port, stbd); a <= Math.max(port, stbd); a += step) if (a && a >= -port && a <= stbd) turns.push(a);
  const list: Leg[][] = [];
  const add = (...legs: Leg[]): void => {
    const floored = legs.map(([kind, amount]): Leg => (kind === 'F' ? [kind, Math.floor(amount)] : [kind, amount]));
    if (floored.every(([kind, amount]) => kind !== 'F' || amount > 0)) list.push(floored);
  };
  for (const f of [0.3, 0.6, 0.85, 1]) add(['F', f * most]);
  for (const a of turns) {
    for (const f of [0.25, 0.5, 0.75, 1]) add(['F', run], ['T', a], ['F', f * (most - run)]);
    if (most / 2 >= run) for (const f of [0.5, 1]) add(['F', most / 2], ['T', a], ['F', (f * most) / 2]);
  }
  const hard = grain === 'fine' ? turns : turns.filter((a) => a === -port || a === stbd);
  for (const a of hard) {
    for (const b of hard) {
      const rest = most - 2 * run;
      for (const f of [0.5, 1]) add(['F', run], ['T', a], ['F', run], ['T', b], ['F', f * rest]);
      if (a === b && (a === -port || a === stbd)) {
        for (const f of [0.5, 1]) add(['F', run], ['T', a], ['F', run], ['T', b], ['F', run], ['T', a], ['F', f * (rest - run)]);
      }
    }
  }
  const rest = most - Math.ceil((most * MOVEMENT.pivotCostPct) / 100);
  for (const degrees of PIVOTS) {
    if (degrees > pivot) continue;
    for (const a of [-degrees, degrees]) {
      list.push([['P', a]]);
      for (const f of [0.5, 1]) add(['P', a], ['F', f * rest]);
    }
  }
  return list;
}

const plain = (mode: Mode, steps: Leg[]): Order => ({ ...(mode !== 'oars' && { mode }), steps });

/** Sample orders by parameters, cached because there are few kinds of ships. */
const known = new Map<string, readonly Order[]>();

/** Returns orders without approach, burst or contact. The list is cached, so do not change it. */
function shapedOrders(mode: Mode, most: number, helm: Helm, grain: Grain): readonly Order[] {
  const key = `${mode} ${most} ${helm.port} ${helm.stbd} ${helm.run} ${helm.pivot} ${grain}`;
  const before = known.get(key);
  if (before) return before;
  const orders = shapes(most, helm, grain).map((steps) => plain(mode, steps));
  known.set(key, orders);
  return orders;
}

// Estimates contacts on a course without its path. None is missed, but some may not occur.

interface Round {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** Returns an upper bound of half a diagonal. Avoids `Math.sqrt`, whose results may differ between machines. */
const halfDiagonal = (a: number, b: number): number => (Math.max(a, b) + 0.42 * Math.min(a, b)) / 2;

const roundOf = ({ x, y }: Pose, [length, width]: Size): Round => ({ x, y, r: halfDiagonal(length, width) });

const roundAbout = ([w, s, e, n]: Box): Round => ({
  x: (w + e) / 2 / TENTHS,
  y: (s + n) / 2 / TENTHS,
  r: halfDiagonal(e - w, n - s) / TENTHS,
});

/** Maximum rounding error of a position, in mm. */
const SLACK = 2;

/** Whether a ship could touch a circle after at least `straight` mm on one heading. */
function mayMeet(start: Pose, size: Size, steps: readonly Leg[], things: readonly Round[], straight = 0): boolean {
  let { x, y, h } = start;
  const mm = roundOf(start, size).r + SLACK;
  for (const [kind, amount] of steps) {
    if (kind === 'T' || kind === 'P') {
      h = heading(h + amount);
      continue;
    }
    const way = kind === 'F' ? 1 : -1;
    const [toX, toY] = ahead(x, y, h, way * amount);
    const [fromX, fromY] = ahead(x, y, h, way * straight);
    if (amount >= straight) for (const thing of things) if (passes(fromX, fromY, toX, toY, thing, mm)) return true;
    x = toX;
    y = toY;
  }
  return false;
}

function passes(ax: number, ay: number, bx: number, by: number, { x, y, r }: Round, mm: number): boolean {
  const [ex, ey] = [bx - ax, by - ay];
  const [qx, qy] = [x - ax, y - ay];
  const length2 = ex * ex + ey * ey;
  const part = length2 ? Math.max(0, Math.min(1, (qx * ex + qy * ey) / length2)) : 0;
  const [dx, dy] = [qx - part * ex, qy - part * ey];
  return dx * dx + dy * dy <= (r + mm) * (r + mm);
}

// A sample of moves: without a grid, there are too many to list [4m].

/** Returns the first ship that can still move. Lists of legal moves contain only this ship's moves. */
export const nextToMove = (view: Salamis, player: string): string | undefined => idle(view, player).find((id) => !stuckRefusal(view, id));

export interface Candidate {
  readonly order: Order;
  readonly path: Path;
}

/** Returns sample orders. Those that depend on a contact are added later. */
function ordersOf(view: Salamis, id: string, grain: Grain): Order[] {
  const vessel = ship(view, id);
  const orders: Order[] = [];
  const modes: Mode[] = [...(typeOf(vessel).oarsmen ? (['oars'] as const) : []), ...(vessel.sails === 'set' ? (['sail'] as const) : [])];
  for (const mode of modes) {
    const approach = plain(mode, [['F', 1]]);
    if (!orderRefusal(view, id, { ...approach, approach: true })) {
      const { mm } = allowance(view, id, { mode, approach: true });
      for (const f of [0.5, 0.75, 1]) orders.push({ ...plain(mode, [['F', Math.max(1, Math.floor(f * mm))]]), approach: true });
    }
    const { mm } = allowance(view, id, { mode });
    if (mm > 0) orders.push(...shapedOrders(mode, mm, helmOf(view, id, mode), grain));
  }
  if (modes.includes('oars')) {
    const { mm } = allowance(view, id, { mode: 'back' });
    if (mm > 0) orders.push(plain('back', [['B', mm]]));
  }
  return orders;
}

const isSame = ([kind, amount]: Leg, [other, otherAmount]: Leg): boolean => kind === other && amount === otherAmount;

/** Whether an order stops where an earlier order did, because both have the same legs up to there. */
function isStoppedLike({ mode, approach, steps }: Order, { order, path: { end, legs } }: Candidate): boolean {
  const last = legs.length - 2;
  if (end === 'whole' || mode !== order.mode || approach !== order.approach || last >= steps.length) return false;
  for (let i = 0; i < last; i++) if (!isSame(steps[i], order.steps[i])) return false;
  const [kind, amount] = steps[last];
  return isSame(steps[last], order.steps[last]) || (kind === 'F' && order.steps[last][0] === 'F' && amount > legs[last + 1].mm);
}

type Outcome = Omit<Path, 'rest'>;

/** Returns a function that finds paths, and reuses the last path if an order stops at the same place. */
function walker(view: Salamis, id: string): (order: Order, waters: Waters) => Outcome {
  let last: Candidate | undefined;
  return (order, waters) => {
    if (!last || !isStoppedLike(order, last)) last = { order, path: runPath(view, id, order, waters) };
    return last.path;
  };
}

/** Returns sample orders and their paths, with variants that ram or rake on contact. */
export function candidates(view: Salamis, id: string, waters: Waters = watersOf(view, id), grain: Grain = 'fine'): Candidate[] {
  const [near, all] = [remembering(inReach(waters, baseOf(ship(view, id)), FULL_REACH)), remembering(waters)];
  const shaken = isShaken(view, id);
  return ordersOf(view, id, grain).flatMap((order) => met(view, id, order, order.approach || shaken ? all : near));
}

/** Returns the order and its variants: beach, ram or rake at the end, and ram at ramming speed. */
function met(view: Salamis, id: string, order: Order, waters: Waters): Candidate[] {
  const path = runPath(view, id, order, waters);
  return dared(view, id, order, waters, path).map((each): Candidate => {
    if (each.burst) return { order: each, path: runPath(view, id, each, waters) };
    return { order: each, path: each.beach === undefined ? path : { ...path, end: 'beach' } };
  });
}

const dared = (view: Salamis, id: string, order: Order, waters: Waters, outcome: Outcome): Order[] =>
  shakenRefusal(view, id, order, waters, () => outcome) ? [] : bolder(view, id, order, outcome);

/** Returns the order and its legal variants that beach, ram or rake at the end. */
function bolder(view: Salamis, id: string, order: Order, { end, at, contact }: Outcome): Order[] {
  const list = [order];
  if (end === 'land' && at !== undefined && isLandingPlace(view, id, at)) {
    const beach = { ...order, beach: at };
    if (!orderRefusal(view, id, beach)) list.unshift(beach);
  }
  for (const policy of ['ram', 'rake'] as const) {
    if (!contact?.[policy]) continue;
    const bold = { ...order, contact: policy };
    list.push(bold);
    const burst = { ...bold, burst: true };
    if (policy === 'ram' && !orderRefusal(view, id, burst)) list.push(burst);
  }
  return list;
}

function isLandingPlace(view: Salamis, id: string, land: string): boolean {
  const victory = victoryOf(view);
  return (
    victory.type === 'landings' &&
    ship(view, id).side === victory.side &&
    victory.zones.some((zone) => zone.kind === 'beach' && zone.land === land)
  );
}

const SAMPLE = 40;
/** Maximum number of sample orders that attack or land. */
const MOST_BOLD = 20;

/** Returns `room` evenly spaced items, selected depending on the ship's position and the turn. */
function even<T>(view: Salamis, id: string, list: readonly T[], room: number): T[] {
  if (list.length <= room) return [...list];
  const { x, y, h } = ship(view, id).at;
  const shift = (x * 7 + y * 13 + h + view.turn) % list.length;
  return Array.from({ length: room }, (_, i) => list[(Math.floor((i * list.length) / room) + shift) % list.length]);
}

function pathsMatter(view: Salamis, id: string, { ships, land }: Waters): boolean {
  const { side } = ship(view, id);
  return ships.some((other) => ship(view, other.id).side !== side) || land.some((each) => isLandingPlace(view, id, each.id));
}

const isBold = (order: Order): boolean => policyOf(order) !== 'halt' || order.beach !== undefined;

/** Returns the first variants that attack or land, skipping orders that cannot end in contact. */
function boldOnes(view: Salamis, id: string, orders: readonly Order[], near: Waters): Order[] {
  const { at } = ship(view, id);
  const size = sizeOf(ship(view, id));
  const others = canStrike(view, id) ? near.ships.map((other) => ship(view, other.id)).filter(canBeStruck) : [];
  const ships = others.map((other) => roundOf(other.at, sizeOf(other)));
  const beaches = near.land.filter((each) => isLandingPlace(view, id, each.id)).map(({ bounds }) => roundAbout(bounds));
  const known = remembering(near);
  const bold: Order[] = [];
  const walk = walker(view, id);
  for (const order of orders) {
    if (bold.length >= MOST_BOLD) break;
    // Backing water, sailing and approach moves cannot attack.
    const attacks = modeOf(order) === 'oars' && !order.approach && mayMeet(at, size, order.steps, ships, LEAST_RUN);
    if (!attacks && !mayMeet(at, size, order.steps, beaches)) continue;
    bold.push(...bolder(view, id, order, walk(order, order.approach ? watersOf(view, id) : known)).filter(isBold));
  }
  return bold.slice(0, MOST_BOLD);
}

function listed(view: Salamis, id: string): { bold: readonly Order[]; calm: readonly Order[] } {
  if (isShaken(view, id)) {
    const waters = remembering(watersOf(view, id));
    const walk = walker(view, id);
    const all = ordersOf(view, id, 'fine').flatMap((order) => dared(view, id, order, waters, walk(order, waters)));
    return { bold: all.filter(isBold).slice(0, MOST_BOLD), calm: all.filter((order) => !isBold(order)) };
  }
  const near = watersWithin(view, id, FULL_REACH);
  const calm = ordersOf(view, id, 'fine');
  return { bold: pathsMatter(view, id, near) ? boldOnes(view, id, calm, near) : [], calm };
}

/** Returns orders that attack or land, at most `MOST_BOLD`, and others evenly spaced, `SAMPLE` in total. */
export function sampleOrders(view: Salamis, id: string): Order[] {
  const { bold, calm } = listed(view, id);
  return [...bold, ...even(view, id, calm, SAMPLE - bold.length)];
}
