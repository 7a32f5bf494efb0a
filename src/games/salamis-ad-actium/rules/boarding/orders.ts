import * as Type from '@sinclair/typebox';
import { CAPSIZE } from '../../data/boarding.js';
import { LEVEL } from '../../data/damage.js';
import { FORT } from '../../data/shooting.js';
import { within } from '../../geometry/distance.js';
import { shapeOf } from '../../geometry/shapes.js';
import { SIDES, type Side, sideOf } from '../../sides.js';
import type { BoardOrder, Salamis } from '../../state.js';
import { action, baseOf, enemiesLinked, fighters, fleet, has, isShip, ship, typeOf, type Violation, violation } from '../basics/ships.js';
import { attackRefusal } from '../intermediate/shaken.js';

/** Orders for the boarding fights, given by both sides unseen [8.2]. */

/** Whether a ship can fight at all this Intermediate Phase. */
const ableToFight = (G: Salamis, id: string): boolean => ship(G, id).dmg < LEVEL.sinking && fighters(ship(G, id)) > 0;

/** Enemy forts that a ship lies against [7]. */
function fortsAgainst(G: Salamis, id: string): string[] {
  if (!G.options.fortifications) return [];
  const vessel = ship(G, id);
  return Object.entries(G.forts)
    .filter(([, { owner, strength }]) => owner !== vessel.side && strength > 0)
    .filter(([, { poly }]) => within(baseOf(vessel), shapeOf(poly), FORT.assaultReach))
    .map(([fort]) => fort);
}

/** Why a ship cannot assault a ship or fort, or nothing. */
export function assaultRefusal(G: Salamis, id: string, target: string): Violation | undefined {
  if (!ableToFight(G, id)) return violation('cannotFight', '8.2', { ship: id });
  const afraid = attackRefusal(G, id);
  if (afraid) return afraid;
  if (fortsAgainst(G, id).includes(target)) return undefined;
  const linked = isShip(G, target) && enemiesLinked(G, id).includes(target);
  return linked ? undefined : violation('notLinked', '8.2', { ship: id, other: target });
}

/** Why a ship cannot try to pull another over [9.7]. */
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

/** Everything that a ship could assault. */
export const targetsOf = (G: Salamis, id: string): string[] =>
  [...enemiesLinked(G, id), ...fortsAgainst(G, id)].filter((target) => !assaultRefusal(G, id, target));

/** Sides that have a ship able to assault, and so are asked for orders. */
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
