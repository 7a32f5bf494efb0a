import { box, type Shape, shapeOf, TENTHS } from '../../geometry/shapes.js';
import type { Salamis } from '../../state.js';
import { baseOf, onTable, ship, towBy } from '../ships.js';
import { type Shoal, shoals } from '../surroundings.js';

/** What lies about a moving ship [4m]: whatever it may run into, in the order in which it counts. */

export interface Obstacle {
  readonly id: string;
  readonly shape: Shape;
}

export interface Waters {
  readonly ships: readonly (Obstacle & { readonly enemy: boolean })[];
  readonly land: readonly (Obstacle & { readonly sandy: boolean })[];
  /** Closed booms, by the id of their fort. */
  readonly booms: readonly Obstacle[];
  readonly shoals: readonly Shoal[];
  readonly width: number;
  readonly height: number;
}

/** The waters of a ship; what it tows follows in its wake and is not in its way. */
export function watersOf(G: Salamis, id: string): Waters {
  const { side } = ship(G, id);
  const towed = towBy(G, id)?.[1].b;
  const ships = onTable(G)
    .filter((other) => other !== id && other !== towed)
    .map((other) => {
      const vessel = ship(G, other);
      return { id: other, shape: baseOf(vessel), enemy: vessel.side !== null && vessel.side !== side };
    });
  return { ships, ...shoresOf(G) };
}

/** The same without ships. */
export function shoresOf(G: Salamis): Omit<Waters, 'ships'> {
  return {
    land: Object.entries(G.land).map(([name, { poly, coast }]) => ({ id: name, shape: shapeOf(poly), sandy: coast === 'sandy' })),
    booms: closedBooms(G),
    shoals: shoals(G),
    width: G.table.w,
    height: G.table.h,
  };
}

export function closedBooms(G: Salamis): Obstacle[] {
  return Object.entries(G.forts).flatMap(([id, { boom }]) => (boom?.state === 'closed' ? [{ id, shape: shapeOf(boom.poly) }] : []));
}

/** What of these waters a base can come near by going so many mm in whatever way. */
export function inReach(waters: Waters, base: Shape, mm: number): Waters {
  const [w, s, e, n] = box(base);
  const far = TENTHS * mm;
  const near = (shape: Shape, margin = 0): boolean => {
    const [ow, os, oe, on] = box(shape);
    const reach = far + TENTHS * margin;
    return ow <= e + reach && oe >= w - reach && os <= n + reach && on >= s - reach;
  };
  return {
    ...waters,
    ships: waters.ships.filter(({ shape }) => near(shape)),
    land: waters.land.filter(({ shape }) => near(shape)),
    booms: waters.booms.filter(({ shape }) => near(shape)),
    shoals: waters.shoals.filter(({ shape, reach }) => near(shape, reach)),
  };
}
