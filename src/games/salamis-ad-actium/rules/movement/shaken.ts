import { MORALE } from '../../data/intermediate.js';
import { dist2 } from '../../geometry/distance.js';
import { rect, type Shape, TENTHS } from '../../geometry/shapes.js';
import type { Salamis } from '../../state.js';
import { baseOf, type No, no, ship, sizeOf } from '../basics/ships.js';
import { isShaken } from '../intermediate/courage.js';
import type { Order } from './order.js';
import { runPath } from './path.js';
import type { Waters } from './waters.js';

/** A shaken ship does not close [10.2]: it may not end nearer to the nearest enemy than it began, unless he is far enough away. */
export function shakenRefusal(view: Salamis, id: string, order: Order, waters: Waters): No | undefined {
  if (!isShaken(view, id)) return undefined;
  const enemies = waters.ships.filter(({ enemy }) => enemy).map(({ shape }) => shape);
  if (!enemies.length) return undefined;
  const vessel = ship(view, id);
  const path = runPath(view, id, order, waters);
  if (path.end === 'left') return undefined;
  const end = rect(path.place, sizeOf(vessel));
  const near = (base: Shape): number => enemies.reduce((least, enemy) => Math.min(least, dist2(base, enemy)), Number.POSITIVE_INFINITY);
  if (near(end) >= (TENTHS * MORALE.shakenKeep) ** 2) return undefined;
  return near(end) < near(baseOf(vessel)) ? no('shakenCloses', '10.2', { ship: id, mm: MORALE.shakenKeep }) : undefined;
}
