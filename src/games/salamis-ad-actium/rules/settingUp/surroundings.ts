import { SEAS } from '../../data/movement.js';
import { SHELTER } from '../../data/weather.js';
import { ahead, cs, r4, sn } from '../../geometry/angles.js';
import { within } from '../../geometry/distance.js';
import { overlap } from '../../geometry/overlap.js';
import { type Shape, shapeOf } from '../../geometry/shapes.js';
import { crosses } from '../../geometry/sight.js';
import type { Current, Polygon, Salamis, Sea, WindStrength } from '../../state.js';

/** Water and weather at a place: shallows [5.6], sheltered waters [2.7]. */

/** A stretch of shallow water: a shallow, or the belt round a piece of land ("belt:" and its id). */
export interface Shoal {
  readonly id: string;
  readonly depth: number;
  /** Its outline, and how far around it the shallow water reaches (mm). */
  readonly shape: Shape;
  readonly reach: number;
  /** Whether a base lies in it, wholly or partly. */
  covers(base: Shape): boolean;
}

export function shoals(G: Salamis): Shoal[] {
  const list: Shoal[] = [];
  for (const [id, { poly, depth }] of Object.entries(G.shallows)) {
    const shape = shapeOf(poly);
    list.push({ id, depth, shape, reach: 0, covers: (base) => overlap(base, shape) });
  }
  for (const [id, { poly, shallow }] of Object.entries(G.land)) {
    if (!shallow) continue;
    const shape = shapeOf(poly);
    const { w, depth } = shallow;
    list.push({ id: `belt:${id}`, depth, shape, reach: w, covers: (base) => within(base, shape, w) });
  }
  return list;
}

/** Width of a polygon across a direction, in mm. */
function widthAcross(poly: Polygon, h: number): number {
  const across = poly.map(([x, y]) => x * cs(h) - y * sn(h));
  return r4(Math.max(...across) - Math.min(...across));
}

/** Whether a point lies in the lee of land [2.7]. */
function isSheltered(G: Salamis, place: { readonly x: number; readonly y: number }): boolean {
  if (!G.options.shelteredWaters) return false;
  const { from } = G.weather;
  return Object.values(G.land).some(({ poly }) => {
    const [x, y] = ahead(place.x, place.y, from, Math.min(widthAcross(poly, from), SHELTER.reach));
    return crosses(place, { x, y }, shapeOf(poly));
  });
}

/** The sea at a place: a level lower in shelter, and always flat where the players want no sea states. */
export function seaAt(G: Salamis, place: { readonly x: number; readonly y: number }): Sea {
  if (!G.options.seaStateEffects) return 'flat';
  const level = SEAS.indexOf(G.weather.sea);
  return SEAS[Math.max(0, level - (isSheltered(G, place) ? SHELTER.levels : 0))];
}

/** The strength of the wind at a place. */
export const windAt = (G: Salamis, place: { readonly x: number; readonly y: number }): WindStrength =>
  Math.max(0, G.weather.strength - (isSheltered(G, place) ? SHELTER.levels : 0)) as WindStrength;

/** The stream of a tide that has one: it works on the whole table, as a current does [2.10]. */
export const tidalStream = ({ weather: { tide } }: Salamis): Current | undefined =>
  tide?.strength ? { dir: tide.dir, strength: tide.strength } : undefined;

export const isRough = (sea: Sea): boolean => sea === 'rough' || sea === 'veryRough';
