import { memoized } from '../../../../kit/memo.js';
import { areNear, type Box, box, type Shape, shapeOf } from '../../geometry/shapes.js';
import type { Salamis } from '../../state.js';
import { baseOf, onTable, ship, towBy } from '../basics/ships.js';
import { type Shoal, shoals } from '../settingUp/surroundings.js';
import { blankMemory, type Memory } from './memory.js';
import { type Obstacle, obstacle } from './obstacle.js';

/** What lies about a moving ship [4m]: whatever it may run into, in the order in which it counts. */

interface Vessel extends Obstacle {
  readonly enemy: boolean;
}

export interface Waters {
  readonly ships: readonly Vessel[];
  readonly land: readonly (Obstacle & { readonly sandy: boolean })[];
  /** Closed booms, by the id of their fort. */
  readonly booms: readonly Obstacle[];
  readonly shoals: readonly Shoal[];
  readonly width: number;
  readonly height: number;
  /** What has been found out about runs and turns in them, where many are tried. */
  readonly memory?: Memory;
}

/** The waters of a ship; what it tows follows in its wake and is not in its way. */
export const watersOf = (G: Salamis, id: string): Waters => ({ ships: shipsAbout(G, id), ...shoresOf(G) });

/** What of its waters a ship can come near by going so many mm in whatever way. */
export const watersWithin = (G: Salamis, id: string, mm: number): Waters =>
  inReach({ ships: shipsAbout(G, id, mm + BASES), ...shoresOf(G) }, baseOf(ship(G, id)), mm);

/** No ship goes farther than this without an approach, its own length included, in mm. */
export const FULL_REACH = 320;

/** No two bases reach farther than this from their centres, together, in mm. */
const BASES = 75;

/** Other ships whose centres lie so many mm away at most, east and north. */
function shipsAbout(G: Salamis, id: string, mm = Number.POSITIVE_INFINITY): Vessel[] {
  const { side, at } = ship(G, id);
  const towed = towBy(G, id)?.[1].b;
  const ships: Vessel[] = [];
  for (const other of onTable(G)) {
    const vessel = ship(G, other);
    if (other === id || other === towed || Math.abs(vessel.at.x - at.x) > mm || Math.abs(vessel.at.y - at.y) > mm) continue;
    const shape = baseOf(vessel);
    ships.push({ id: other, shape, bounds: box(shape), enemy: vessel.side !== null && vessel.side !== side });
  }
  return ships;
}

/** The same without ships. */
export const shoresOf = memoized(
  (G: Salamis): Omit<Waters, 'ships'> => ({
    land: Object.entries(G.land).map(([name, { poly, coast }]) => ({ ...obstacle(name, shapeOf(poly)), sandy: coast === 'sandy' })),
    booms: closedBooms(G),
    shoals: shoals(G),
    width: G.table.w,
    height: G.table.h,
  }),
);

function closedBooms(G: Salamis): Obstacle[] {
  return Object.entries(G.forts).flatMap(([id, { boom }]) => (boom?.state === 'closed' ? [obstacle(id, shapeOf(boom.poly))] : []));
}

/** What of these waters a base can come near by going so many mm in whatever way. */
export function inReach(waters: Waters, base: Shape, mm: number): Waters {
  const bounds = box(base);
  const near = (other: Box, margin = 0): boolean => areNear(bounds, other, mm + margin);
  return {
    ...waters,
    ships: waters.ships.filter((other) => near(other.bounds)),
    land: waters.land.filter((other) => near(other.bounds)),
    booms: waters.booms.filter((other) => near(other.bounds)),
    shoals: waters.shoals.filter(({ shape, reach }) => near(box(shape), reach)),
  };
}

/** The same with a memory, for one ship in one position. */
export const remembering = (waters: Waters): Waters => ({ ...waters, memory: blankMemory() });
