import { MORALE } from '../../data/intermediate.js';
import { dist2 } from '../../geometry/distance.js';
import { areNear, box, rect, type Shape, TENTHS } from '../../geometry/shapes.js';
import type { Salamis } from '../../state.js';
import { baseOf, ship, sizeOf, squadron, type Violation, violation } from '../basics/ships.js';
import type { Obstacle } from '../movement/obstacle.js';
import type { Order } from '../movement/order.js';
import { type Path, runPath } from '../movement/path.js';
import type { Waters } from '../movement/waters.js';
import { isShaken } from './courage.js';

/** What a crew that has lost heart may not do [10.2]: attack in any way, or close with an enemy. */

/** Why a ship may not attack: ram, rake, grapple, assault. */
export function attackRefusal(G: Salamis, id: string): Violation | undefined {
  const { state } = squadron(G, id);
  return state === 'steady' ? undefined : violation(state, '10.2', { ship: id });
}

type Ending = Pick<Path, 'end' | 'place'>;

const isAttack = ({ contact }: Order): boolean => contact === 'ram' || contact === 'rake';

/** Squared distance to the nearest of these, in tenths of a mm squared. */
const nearest = (base: Shape, others: readonly Obstacle[]): number =>
  others.reduce((least, { shape }) => Math.min(least, dist2(base, shape)), Number.POSITIVE_INFINITY);

/** A shaken ship may not end nearer to the nearest enemy than it began, unless he is far enough away. */
function closingRefusal(view: Salamis, id: string, waters: Waters, path: () => Ending): Violation | undefined {
  const enemies = waters.ships.filter(({ enemy }) => enemy);
  if (!enemies.length) return undefined;
  const vessel = ship(view, id);
  const { end: how, place } = path();
  if (how === 'left') return undefined;
  const base = rect(place, sizeOf(vessel));
  const bounds = box(base);
  const near = enemies.filter((enemy) => areNear(bounds, enemy.bounds, MORALE.shakenKeep));
  const end = nearest(base, near);
  if (end >= (TENTHS * MORALE.shakenKeep) ** 2) return undefined;
  return end < nearest(baseOf(vessel), enemies) ? violation('shakenCloses', '10.2', { ship: id, mm: MORALE.shakenKeep }) : undefined;
}

/** Why a shaken crew does not carry out an order for a move; `path` where it has been walked already. */
export function shakenRefusal(
  view: Salamis,
  id: string,
  order: Order,
  waters: Waters,
  path: () => Ending = () => runPath(view, id, order, waters),
): Violation | undefined {
  if (!isShaken(view, id)) return undefined;
  return (isAttack(order) ? attackRefusal(view, id) : undefined) ?? closingRefusal(view, id, waters, path);
}
