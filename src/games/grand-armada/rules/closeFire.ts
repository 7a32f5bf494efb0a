import * as Type from '@sinclair/typebox';
import { CLOSE_RANGE } from '../data/tables.js';
import { inOrder, ORDER, SHIPS, ShipArg, type ShipId, SIDES, type Side, WEAPONS, type Weapon } from '../ids.js';
import type { Violation } from '../keys.js';
import { type GrandArmada, seatOf, sideOf, type Volley } from '../state.js';
import { hurt } from './damage.js';
import type { Goes } from './goes.js';
import { needOf, shoot, targetRefusal, targets, weaponRefusal } from './gunnery.js';
import { action, flag, fleet, rangeOf, type Tools, violation } from './ships.js';

/** Step 3: neighbours fire at each other, all at once and in secret [3.3, 8.1]. */

/** What one ship may aim at in close fire with a weapon it has not used this turn. */
export const closeTargets = (G: GrandArmada, id: ShipId, weapon: Weapon): ShipId[] => targets(G, id, weapon, false, CLOSE_RANGE);

/** Every order that a side may give, by ship and weapon, in the order of dice. */
export const closeOrders = (G: GrandArmada, side: Side): Volley[] =>
  fleet(G, side).flatMap((ship) => WEAPONS.flatMap((weapon) => closeTargets(G, ship, weapon).map((target) => ({ ship, weapon, target }))));

function orderRefusal(view: GrandArmada, side: Side, { ship: id, weapon, target }: Volley): Violation | undefined {
  if (!view.ships[id]) return violation('notHere', '3.3', { ship: id });
  if (flag(id) !== side) return violation('notYours', '3.3', { ship: id });
  const refused = weaponRefusal(view, id, weapon, false) ?? targetRefusal(view, id, weapon, target);
  if (refused) return refused;
  const range = rangeOf(view, id, target);
  return range > CLOSE_RANGE ? violation('closeTooFar', '3.3', { ship: id, target, range }) : undefined;
}

const Volleys = Type.Array(
  Type.Object(
    { ship: ShipArg, weapon: Type.Union([Type.Literal('guns'), Type.Literal('crew')]), target: ShipArg },
    { additionalProperties: false },
  ),
  { maxItems: 2 * SHIPS.length },
);

/** Every weapon at its best odds; equal odds go to the earlier ship. */
export function bestVolley(view: GrandArmada, side: Side): Volley[] {
  const best = new Map<string, Volley>();
  const need = ({ ship, weapon, target }: Volley) => needOf(view, ship, weapon, rangeOf(view, ship, target));
  for (const order of closeOrders(view, side)) {
    const key = `${order.ship} ${order.weapon}`;
    const known = best.get(key);
    if (!known || need(order) < need(known)) best.set(key, order);
  }
  return [...best.values()];
}

/** The list is a sample: nothing, each single order, and all weapons at their best odds. */
function* sampleVolleys(view: GrandArmada, side: Side): Generator<[Volley[]]> {
  yield [[]];
  const orders = closeOrders(view, side);
  for (const order of orders) yield [[order]];
  const best = bestVolley(view, side);
  if (best.length > 1) yield [best];
}

export const commitVolley = action({
  name: 'commitVolley',
  case: '3.3',
  secret: true,
  args: [Volleys],
  refuse(view, player, orders: Type.Static<typeof Volleys>) {
    const given = new Set<string>();
    for (const order of orders) {
      const key = `${order.ship} ${order.weapon}`;
      if (given.has(key)) return violation('orderedTwice', '8.1', { ship: order.ship, weapon: order.weapon });
      given.add(key);
      const refused = orderRefusal(view, sideOf(view, player), order);
      if (refused) return refused;
    }
    return undefined;
  },
  choices: (view, player) => sampleVolleys(view, sideOf(view, player)),
  perform({ G }, player, orders) {
    G.volleys[sideOf(G, player)] = orders;
  },
});

/** Step 3 begins: whoever has a target is asked, in secret. */
export function startCloseFire(G: GrandArmada): void {
  for (const side of SIDES) G.volleys[side] = closeOrders(G, side).length ? null : [];
  if (SIDES.some((side) => !G.volleys[side])) G.step = 'commit';
}

/** Step 3 goes on: to the orders of both sides, and to what comes of them. */
export function closeFirePhase(tools: Tools): Goes {
  const { G } = tools;
  if (SIDES.some((side) => !G.volleys[side])) return 'asks';
  if (G.step === 'commit') resolve(tools);
  G.volleys = { E: null, S: null };
  return 'over';
}

/** English ships first, guns before crews; every die is thrown before any hit counts [8.1]. */
function resolve(tools: Tools): void {
  const { G, emit } = tools;
  const hits = new Map<ShipId, { hull: number; crew: number }>();
  for (const side of SIDES) {
    const orders = G.volleys[side];
    if (!Array.isArray(orders)) continue;
    if (!orders.length) emit({ key: 'holdsFire', case: '3.3', by: seatOf(G, side) });
    const sorted = [...orders].sort((a, b) => inOrder(a.ship, b.ship) || WEAPONS.indexOf(a.weapon) - WEAPONS.indexOf(b.weapon));
    for (const { ship, weapon, target } of sorted) {
      if (!shoot(tools, ship, weapon, target)) continue;
      const sum = hits.get(target) ?? { hull: 0, crew: 0 };
      hits.set(target, weapon === 'guns' ? { ...sum, hull: sum.hull + 1 } : { ...sum, crew: sum.crew + 1 });
    }
  }
  for (const [id, { hull, crew }] of [...hits].sort(([a], [b]) => ORDER[a] - ORDER[b])) hurt(tools, id, hull, crew);
}
