import { ROUNDS } from '../../data/boarding.js';
import { named } from '../../fleetName.js';
import { opponentOf, SIDES, type Side } from '../../sides.js';
import type { BoardingRun, BoardOrder, Salamis } from '../../state.js';
import { isShip, ship, type Tools } from '../basics/ships.js';
import { cincMod } from '../lostBattles/fleetMorale.js';
import { captor } from './capture.js';
import { capsize, fight, storm } from './melee.js';
import { assaultRefusal, capsizeRefusal } from './orders.js';

export { boarders, boardOrders } from './orders.js';

/** Resolving boarding actions [8.2 to 8.4]: two rounds, side by side in turn. */

const given = (G: Salamis, side: Side): BoardOrder[] => {
  const orders = G.secret.board[side];
  return Array.isArray(orders) ? orders.filter(({ action }) => action !== 'defend') : [];
};

const targets = (orders: readonly BoardOrder[]): string[] => [
  ...new Set(orders.flatMap(({ target }) => (target === undefined ? [] : [target]))),
];

/** Who resolves first: the higher throw with the command of the Commander-in-Chief. Nobody throws unless both attack. */
function firstSide({ G, dice, emit }: Tools, orders: BoardingRun['orders']): Side {
  if (!orders[0].length || !orders[1].length) return orders[0].length ? 0 : 1;
  for (;;) {
    const totals = SIDES.map((side) => {
      const die = dice.die(10);
      const command = cincMod(G, side);
      emit({
        key: 'boardingOrder',
        case: '8.2',
        values: named(G, side),
        roll: { dice: [die], ...(command && { modifiers: [['cinc', command] as const] }), total: die + command },
      });
      return die + command;
    });
    if (totals[0] !== totals[1]) return totals[0] > totals[1] ? 0 : 1;
  }
}

/** Both sides' orders are in (`secret.board`; null stands for none): the fights begin. */
export function beginBoarding(tools: Tools): void {
  const { G } = tools;
  const orders: BoardingRun['orders'] = [given(G, 0), given(G, 1)];
  G.secret.board = [null, null];
  if (!orders[0].length && !orders[1].length) return;
  const first = firstSide(tools, orders);
  G.boarding = { round: 1, orders, left: [targets(orders[0]), targets(orders[1])], next: first, first, captures: [], fought: [] };
}

/** Orders of a side against a target that can still be carried out. */
function standing(G: Salamis, run: BoardingRun, side: Side, target: string, what: 'assault' | 'capsize'): string[] {
  const refusal = what === 'assault' ? assaultRefusal : capsizeRefusal;
  return run.orders[side]
    .filter((order) => order.action === what && order.target === target)
    .map(({ ship: id }) => id)
    .filter((id) => ship(G, id).side === side && ship(G, id).status === 'table' && !run.fought.includes(id) && !refusal(G, id, target));
}

const possible = (G: Salamis, run: BoardingRun, side: Side, target: string): boolean =>
  standing(G, run, side, target, 'assault').length + standing(G, run, side, target, 'capsize').length > 0;

/** The ship of the group that the target itself assaults, if it does: the two are one melee. */
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

/** The second round repeats what can still be done of the orders for more than one. */
function nextRound(run: BoardingRun): void {
  run.round = 2;
  run.fought = [];
  for (const side of SIDES) {
    run.orders[side] = run.orders[side].filter(({ action, oneRound }) => action === 'assault' && !oneRound);
    run.left[side] = targets(run.orders[side]);
  }
  run.next = run.first;
}

/** Carries the fights on. @returns whether a prize crew has to be chosen (`G.await` is set) before they go on */
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
