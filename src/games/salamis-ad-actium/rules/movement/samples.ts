import { MOVEMENT } from '../../data/movement.js';
import { sideOf } from '../../sides.js';
import type { Salamis } from '../../state.js';
import { baseOf, fleet, ship, sizeOf, typeOf } from '../basics/ships.js';
import { isShaken } from '../intermediate/courage.js';
import { shakenRefusal } from '../intermediate/shaken.js';
import { canBeStruck, canStrike, LEAST_RUN } from '../ramming/contact.js';
import { activationRefusal } from '../sequenceOfPlay/ordering.js';
import { victoryOf } from '../settingUp/scenarioRules.js';
import { allowance, type Helm, helmOf } from './allowance.js';
import { mayMeet, roundAbout, roundOf } from './corridor.js';
import { orderRefusal, stuckRefusal } from './legality.js';
import { type Leg, type Mode, modeOf, type Order, policyOf } from './order.js';
import { type Path, runPath } from './path.js';
import { inReach, remembering, type Waters, watersOf, watersWithin } from './waters.js';

/** A fair sample of the moves of a ship: the table is open, so its moves cannot be counted [4m]. */

/** The ship whose moves are listed: the first of its side that has still to be activated and can move at all. */
export const nextToMove = (view: Salamis, player: string): string | undefined =>
  view.step === 'move'
    ? fleet(view, sideOf(view, player)).find((id) => !activationRefusal(view, player, id) && !stuckRefusal(view, id))
    : undefined;

/** No ship goes farther than this without an approach, its own length included, in mm. */
export const FULL_REACH = 320;
/** Turns of one kind are tried by so many degrees. */
const FAN = 15;
const PIVOTS = [30, 45, 60, 90];

/** How finely the water is sampled: as players' lists are, or as a captain's eye needs it. */
type Grain = 'fine' | 'coarse';

/** Legs of the sample for an allowance and a helm; legs of no length are left out. The coarse one turns twice only as hard as can be. */
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

/** An order of the sample, and what comes of it if its tests are passed. */
export interface Candidate {
  readonly order: Order;
  readonly path: Path;
}

const plain = (mode: Mode, steps: Leg[]): Order => ({ ...(mode !== 'oars' && { mode }), steps });

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
    if (mm > 0) for (const steps of shapes(mm, helmOf(view, id, mode), grain)) orders.push(plain(mode, steps));
  }
  if (modes.includes('oars')) {
    const { mm } = allowance(view, id, { mode: 'back' });
    if (mm > 0) orders.push(plain('back', [['B', mm]]));
  }
  return orders;
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
  if (shakenRefusal(view, id, order, waters, () => path)) return [];
  return bolder(view, id, order, path).map((each): Candidate => {
    if (each.burst) return { order: each, path: runPath(view, id, each, waters) };
    return { order: each, path: each.beach === undefined ? path : { ...path, end: 'beach' } };
  });
}

/** An order, and what else it may ask of a ship where its path ends: to run up a beach, to ram or to rake. */
function bolder(view: Salamis, id: string, order: Order, { end, at, contact }: Path): Order[] {
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

/** An even choice of a list: where it begins depends on where the ship lies. */
function even<T>(view: Salamis, id: string, list: readonly T[], room: number): T[] {
  if (list.length <= room) return [...list];
  const { x, y, h } = ship(view, id).at;
  const shift = (x * 7 + y * 13 + h + view.turn) % list.length;
  return Array.from({ length: room }, (_, i) => list[(Math.floor((i * list.length) / room) + shift) % list.length]);
}

/** Whether it matters for the list where an order leads: to an enemy, to a wanted beach, or too near for shaken crews. */
function pathsMatter(view: Salamis, id: string, { ships, land }: Waters): boolean {
  const { side } = ship(view, id);
  const strangers = ships.some((other) => ship(view, other.id).side !== side);
  return strangers || isShaken(view, id) || land.some((each) => isLandingPlace(view, id, each.id));
}

/** Every order, with what else it may ask of the ship; those that can meet nothing are not walked along. */
function listed(view: Salamis, id: string, near: Waters): Order[] {
  if (isShaken(view, id)) return candidates(view, id).map(({ order }) => order);
  const { at } = ship(view, id);
  const size = sizeOf(ship(view, id));
  const others = canStrike(view, id) ? near.ships.map((other) => ship(view, other.id)).filter(canBeStruck) : [];
  const ships = others.map((other) => roundOf(other.at, sizeOf(other)));
  const beaches = near.land.filter((each) => isLandingPlace(view, id, each.id)).map(({ bounds }) => roundAbout(bounds));
  const known = remembering(near);
  return ordersOf(view, id, 'fine').flatMap((order) => {
    // Who backs, sails or approaches attacks nobody.
    const attacks = modeOf(order) === 'oars' && !order.approach && mayMeet(at, size, order.steps, ships, LEAST_RUN);
    if (!attacks && !mayMeet(at, size, order.steps, beaches)) return [order];
    return bolder(view, id, order, runPath(view, id, order, order.approach ? watersOf(view, id) : known));
  });
}

/** Every order that meets an enemy, and of the rest an even choice. */
export function sampleOrders(view: Salamis, id: string): Order[] {
  const near = watersWithin(view, id, FULL_REACH);
  if (!pathsMatter(view, id, near)) return even(view, id, ordersOf(view, id, 'fine'), SAMPLE);
  const all = listed(view, id, near);
  const isBold = (order: Order): boolean => policyOf(order) !== 'halt' || order.beach !== undefined;
  const bold = all.filter(isBold).slice(0, SAMPLE / 2);
  return [
    ...bold,
    ...even(
      view,
      id,
      all.filter((order) => !isBold(order)),
      SAMPLE - bold.length,
    ),
  ];
}
