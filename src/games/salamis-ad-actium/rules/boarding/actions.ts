import * as Type from '@sinclair/typebox';
import { CAPSIZE, ROUNDS } from '../../data/boarding.js';
import { LEVEL } from '../../data/damage.js';
import { FORT } from '../../data/shooting.js';
import { named } from '../../fleetName.js';
import { shapeOf, within } from '../../geometry/shapes.js';
import { opponentOf, placeAfterRoll, SIDES, type Side, sideOf } from '../../sides.js';
import type { BoardingRun, BoardOrder, Salamis } from '../../state.js';
import {
  action,
  baseOf,
  enemiesLinked,
  fighters,
  fleet,
  has,
  isShip,
  ship,
  type Tools,
  typeOf,
  type Violation,
  violation,
} from '../basics/ships.js';
import { attackRefusal } from '../intermediate/squadronMorale.js';
import { cincMod } from '../lostBattles/victory.js';
import { captor } from './capture.js';
import { capsize, fight, storm } from './melee.js';

// Orders for boarding actions, given secretly by both sides [8.2].

const ableToFight = (G: Salamis, id: string): boolean => ship(G, id).dmg < LEVEL.sinking && fighters(ship(G, id)) > 0;

/** Returns the enemy forts with which a ship is in contact [7]. */
function fortsAgainst(G: Salamis, id: string): string[] {
  if (!G.options.fortifications) return [];
  const vessel = ship(G, id);
  return Object.entries(G.forts)
    .filter(([, { owner, strength }]) => owner !== vessel.side && strength > 0)
    .filter(([, { poly }]) => within(baseOf(vessel), shapeOf(poly), FORT.assaultReach))
    .map(([fort]) => fort);
}

function assaultRefusal(G: Salamis, id: string, target: string): Violation | undefined {
  if (!ableToFight(G, id)) return violation('cannotFight', '8.2', { ship: id });
  const afraid = attackRefusal(G, id);
  if (afraid) return afraid;
  if (fortsAgainst(G, id).includes(target)) return undefined;
  const linked = isShip(G, target) && enemiesLinked(G, id).includes(target);
  return linked ? undefined : violation('notLinked', '8.2', { ship: id, other: target });
}

export function capsizeRefusal(G: Salamis, id: string, target: string): Violation | undefined {
  if (!has(ship(G, id), 'grapnelCapsize')) return violation('noCapsizeGrapnels', '9.7', { ship: id });
  const refused = assaultRefusal(G, id, target);
  if (refused) return refused;
  if (!isShip(G, target)) return violation('notLinked', '8.2', { ship: id, other: target });
  if (ship(G, target).dmg === LEVEL.sinking) return violation('targetSinking', '9.7', { ship: target });
  const [own, other] = [typeOf(ship(G, id)), typeOf(ship(G, target))];
  if (other.size > own.size) return violation('targetTooBig', '9.7', { ship: target });
  return other.deck > CAPSIZE.deck ? violation('targetTooHigh', '9.7', { ship: target }) : undefined;
}

export const targetsOf = (G: Salamis, id: string): string[] =>
  [...enemiesLinked(G, id), ...fortsAgainst(G, id)].filter((target) => !assaultRefusal(G, id, target));

export const boarders = (G: Salamis): Side[] => SIDES.filter((side) => fleet(G, side).some((id) => targetsOf(G, id).length > 0));

function orderRefusal(view: Salamis, side: Side, { ship: id, action: what, target, oneRound }: BoardOrder): Violation | undefined {
  if (!isShip(view, id) || ship(view, id).status !== 'table' || ship(view, id).side !== side)
    return violation('notYourShip', '8.2', { ship: id });
  if (what === 'defend') return target === undefined && !oneRound ? undefined : violation('defendHasNoTarget', '8.2', { ship: id });
  if (target === undefined) return violation('noTarget', '8.2', { ship: id });
  if (what === 'capsize') return oneRound ? violation('capsizeOnce', '9.7', { ship: id }) : capsizeRefusal(view, id, target);
  return assaultRefusal(view, id, target);
}

const Order = Type.Object(
  {
    ship: Type.String(),
    action: Type.Union([Type.Literal('assault'), Type.Literal('capsize'), Type.Literal('defend')]),
    target: Type.Optional(Type.String()),
    oneRound: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);

const MOST_ORDERS = 64;

export const boardOrders = action({
  name: 'boardOrders',
  case: '8.2',
  secret: true,
  args: [Type.Array(Order, { maxItems: MOST_ORDERS })],
  refuse(view, player, orders) {
    const side = sideOf(view, player);
    const seen = new Set<string>();
    for (const order of orders) {
      if (seen.has(order.ship)) return violation('orderedTwice', '8.2', { ship: order.ship });
      seen.add(order.ship);
      const refused = orderRefusal(view, side, order);
      if (refused) return refused;
    }
    return undefined;
  },
  *choices(view, player) {
    const able = fleet(view, sideOf(view, player)).map((id) => ({ id, targets: targetsOf(view, id) }));
    const assaults: BoardOrder[] = able.flatMap(({ id, targets }) =>
      targets.slice(0, 1).map((target): BoardOrder => ({ ship: id, action: 'assault', target })),
    );
    const lists: BoardOrder[][] = [[], ...(assaults.length > 1 ? [assaults] : [])];
    for (const { id, targets } of able) {
      for (const target of targets) {
        lists.push([{ ship: id, action: 'assault', target }]);
        if (!capsizeRefusal(view, id, target)) lists.push([{ ship: id, action: 'capsize', target }]);
      }
    }
    yield* lists.map((list): [BoardOrder[]] => [list]);
  },
  perform({ G }, player, orders) {
    G.secret.board[sideOf(G, player)] = orders;
  },
});

// Resolving boarding actions [8.2 to 8.4]: two rounds in which the sides alternate.

const given = (G: Salamis, side: Side): BoardOrder[] => {
  const orders = G.secret.board[side];
  return Array.isArray(orders) ? orders.filter(({ action }) => action !== 'defend') : [];
};

const targets = (orders: readonly BoardOrder[]): string[] => [
  ...new Set(orders.flatMap(({ target }) => (target === undefined ? [] : [target]))),
];

/** Returns the side that attacks first; if both attack, that with the higher roll plus command [8.2]. */
function firstSide({ G, dice, emit }: Tools, orders: BoardingRun['orders']): Side {
  if (!orders[0].length || !orders[1].length) return orders[0].length ? 0 : 1;
  for (;;) {
    const rolls = SIDES.map((side) => {
      const die = dice.die(10);
      const command = cincMod(G, side);
      return { die, command, total: die + command };
    });
    const by = rolls[0].total - rolls[1].total;
    for (const side of SIDES) {
      const { die, command, total } = rolls[side];
      emit({
        key: 'boardingOrder',
        case: '8.2',
        values: { ...named(G, side), result: placeAfterRoll(side === 0 ? by : -by) },
        roll: { dice: [die], ...(command && { modifiers: [['cinc', command] as const] }), total },
      });
    }
    if (by) return by > 0 ? 0 : 1;
  }
}

export function beginBoarding(tools: Tools): void {
  const { G } = tools;
  const orders: BoardingRun['orders'] = [given(G, 0), given(G, 1)];
  G.secret.board = [null, null];
  if (!orders[0].length && !orders[1].length) return;
  const first = firstSide(tools, orders);
  G.boarding = { round: 1, orders, left: [targets(orders[0]), targets(orders[1])], next: first, first, captures: [], fought: [] };
}

function standing(G: Salamis, run: BoardingRun, side: Side, target: string, what: 'assault' | 'capsize'): string[] {
  const refusal = what === 'assault' ? assaultRefusal : capsizeRefusal;
  return run.orders[side]
    .filter((order) => order.action === what && order.target === target)
    .map(({ ship: id }) => id)
    .filter((id) => ship(G, id).side === side && ship(G, id).status === 'table' && !run.fought.includes(id) && !refusal(G, id, target));
}

const possible = (G: Salamis, run: BoardingRun, side: Side, target: string): boolean =>
  standing(G, run, side, target, 'assault').length + standing(G, run, side, target, 'capsize').length > 0;

/** Returns the ship of the group that the target assaults. Both assaults are a single melee. */
function answered(G: Salamis, run: BoardingRun, side: Side, group: readonly string[], target: string): string | undefined {
  const order = run.orders[opponentOf(side)].find((each) => each.ship === target && each.action === 'assault');
  const other = order?.target;
  const can = other !== undefined && group.includes(other) && !run.fought.includes(target) && !assaultRefusal(G, target, other);
  return can ? other : undefined;
}

function resolve(tools: Tools, run: BoardingRun, side: Side, target: string): void {
  const { G } = tools;
  for (const id of standing(G, run, side, target, 'capsize')) {
    run.fought.push(id);
    capsize(tools, id, target);
  }
  const group = standing(G, run, side, target, 'assault');
  if (!group.length) return;
  run.fought.push(...group);
  if (!isShip(G, target)) {
    storm(tools, group, target);
    return;
  }
  const answers = answered(G, run, side, group, target);
  if (answers !== undefined) run.fought.push(target);
  fight(tools, group, target, answers);
}

/** Starts the second round, which repeats the orders that can still be executed. */
function nextRound(run: BoardingRun): void {
  run.round = 2;
  run.fought = [];
  for (const side of SIDES) {
    run.orders[side] = run.orders[side].filter(({ action, oneRound }) => action === 'assault' && !oneRound);
    run.left[side] = targets(run.orders[side]);
  }
  run.next = run.first;
}

/**
 * Continues boarding.
 * @returns whether a prize crew must be chosen first (`G.await` is set)
 */
export function boardingFights(tools: Tools): boolean {
  const { G } = tools;
  for (;;) {
    const run = G.boarding;
    if (!run) return false;
    const side = captor(G);
    if (side !== undefined) {
      G.await = { kind: 'prize', sides: [side] };
      return true;
    }
    for (const each of SIDES) run.left[each] = run.left[each].filter((target) => possible(G, run, each, target));
    if (!run.left[0].length && !run.left[1].length) {
      if (run.round === ROUNDS) {
        G.boarding = null;
        return false;
      }
      nextRound(run);
      continue;
    }
    const acting = run.left[run.next].length ? run.next : opponentOf(run.next);
    const target = run.left[acting].shift();
    run.next = opponentOf(acting);
    if (target !== undefined) resolve(tools, run, acting, target);
  }
}
