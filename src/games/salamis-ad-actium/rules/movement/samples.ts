import type { Salamis } from '../../state.js';
import { baseOf, ship, sizeOf, typeOf } from '../basics/ships.js';
import { isShaken } from '../intermediate/courage.js';
import { shakenRefusal } from '../intermediate/shaken.js';
import { canBeStruck, canStrike, LEAST_RUN } from '../ramming/contact.js';
import { idle } from '../sequenceOfPlay/ordering.js';
import { victoryOf } from '../settingUp/scenarioRules.js';
import { allowance, helmOf } from './allowance.js';
import { mayMeet, roundAbout, roundOf } from './corridor.js';
import { orderRefusal, stuckRefusal } from './legality.js';
import { type Leg, type Mode, modeOf, type Order, policyOf } from './order.js';
import { type Path, runPath } from './path.js';
import { type Grain, plain, shapedOrders } from './shapes.js';
import { FULL_REACH, inReach, remembering, type Waters, watersOf, watersWithin } from './waters.js';

/** A fair sample of the moves of a ship: the table is open, so its moves cannot be counted [4m]. */

/** The ship whose moves are listed: the first of its side that has still to be activated and can move at all. */
export const nextToMove = (view: Salamis, player: string): string | undefined => idle(view, player).find((id) => !stuckRefusal(view, id));

/** An order of the sample, and what comes of it if its tests are passed. */
export interface Candidate {
  readonly order: Order;
  readonly path: Path;
}

/** Orders of every kind that the ship may be given, before it is known what they meet. */
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

/** Whether an order is stopped where another was: it begins with the legs that were walked, and goes on as far on the last of them. */
function isStoppedLike({ mode, approach, steps }: Order, { order, path: { end, legs } }: Candidate): boolean {
  const last = legs.length - 2;
  if (end === 'whole' || mode !== order.mode || approach !== order.approach || last >= steps.length) return false;
  for (let i = 0; i < last; i++) if (!isSame(steps[i], order.steps[i])) return false;
  const [kind, amount] = steps[last];
  return isSame(steps[last], order.steps[last]) || (kind === 'F' && order.steps[last][0] === 'F' && amount > legs[last + 1].mm);
}

/** What comes of an order, but for what is left of it where it is stopped. */
type Outcome = Omit<Path, 'rest'>;

/** Walks along orders one after another. Those that begin alike stand together in a list: what stops one of them stops the next. */
function walker(view: Salamis, id: string): (order: Order, waters: Waters) => Outcome {
  let last: Candidate | undefined;
  return (order, waters) => {
    if (!last || !isStoppedLike(order, last)) last = { order, path: runPath(view, id, order, waters) };
    return last.path;
  };
}

/** The same with their paths; a meeting is met with ram or rake where it can be. */
export function candidates(view: Salamis, id: string, waters: Waters = watersOf(view, id), grain: Grain = 'fine'): Candidate[] {
  const [near, all] = [remembering(inReach(waters, baseOf(ship(view, id)), FULL_REACH)), remembering(waters)];
  const shaken = isShaken(view, id);
  return ordersOf(view, id, grain).flatMap((order) => met(view, id, order, order.approach || shaken ? all : near));
}

/** An order with its path; where it meets an enemy also with what can be done to him, and at ramming speed. */
function met(view: Salamis, id: string, order: Order, waters: Waters): Candidate[] {
  const path = runPath(view, id, order, waters);
  return dared(view, id, order, waters, path).map((each): Candidate => {
    if (each.burst) return { order: each, path: runPath(view, id, each, waters) };
    return { order: each, path: each.beach === undefined ? path : { ...path, end: 'beach' } };
  });
}

/** The same; nothing for a crew that has lost heart too far for it. */
const dared = (view: Salamis, id: string, order: Order, waters: Waters, outcome: Outcome): Order[] =>
  shakenRefusal(view, id, order, waters, () => outcome) ? [] : bolder(view, id, order, outcome);

/** An order, and what else it may ask of a ship where its path ends: to run up a beach, to ram or to rake. */
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

/** Orders listed at most. */
const SAMPLE = 40;
/** Of them attack or land at most. */
const MOST_BOLD = 20;

/** An even choice of a list: where it begins depends on where the ship lies. */
function even<T>(view: Salamis, id: string, list: readonly T[], room: number): T[] {
  if (list.length <= room) return [...list];
  const { x, y, h } = ship(view, id).at;
  const shift = (x * 7 + y * 13 + h + view.turn) % list.length;
  return Array.from({ length: room }, (_, i) => list[(Math.floor((i * list.length) / room) + shift) % list.length]);
}

/** Whether it matters for the list where an order leads: to an enemy, or to a wanted beach. */
function pathsMatter(view: Salamis, id: string, { ships, land }: Waters): boolean {
  const { side } = ship(view, id);
  return ships.some((other) => ship(view, other.id).side !== side) || land.some((each) => isLandingPlace(view, id, each.id));
}

const isBold = (order: Order): boolean => policyOf(order) !== 'halt' || order.beach !== undefined;

/** What of these orders attacks or runs up a beach, the first of them; those that can meet nothing are not walked along. */
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
    // Who backs, sails or approaches attacks nobody.
    const attacks = modeOf(order) === 'oars' && !order.approach && mayMeet(at, size, order.steps, ships, LEAST_RUN);
    if (!attacks && !mayMeet(at, size, order.steps, beaches)) continue;
    bold.push(...bolder(view, id, order, walk(order, order.approach ? watersOf(view, id) : known)).filter(isBold));
  }
  return bold.slice(0, MOST_BOLD);
}

/** Orders of the ship, and those of them that attack or land. */
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

/** Every order that meets an enemy, and of the rest an even choice. */
export function sampleOrders(view: Salamis, id: string): Order[] {
  const { bold, calm } = listed(view, id);
  return [...bold, ...even(view, id, calm, SAMPLE - bold.length)];
}
