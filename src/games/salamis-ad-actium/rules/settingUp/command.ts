import { CONTROL_RANGE } from '../../data/setup.js';
import { within } from '../../geometry/distance.js';
import { shapeOf } from '../../geometry/shapes.js';
import { sees } from '../../geometry/sight.js';
import type { Side } from '../../sides.js';
import { opponentOf } from '../../sides.js';
import type { Salamis } from '../../state.js';
import { baseOf, fleet, isOnTable, members, ship } from '../basics/ships.js';

/** Command and control of squadrons [2.2]. */

/** Whether officers and crews of a side see from one ship to another: past land and enemies they do not. */
export function commandSight(G: Salamis, side: Side, a: string, b: string): boolean {
  if (a === b) return true;
  const land = Object.values(G.land).map(({ poly }) => shapeOf(poly));
  const enemies = fleet(G, opponentOf(side)).filter((id) => id !== a && id !== b);
  return sees(ship(G, a).at, ship(G, b).at, [...land, ...enemies.map((id) => baseOf(ship(G, id)))]);
}

/** Ships of a squadron that its flagship (or another ship in its stead) controls, itself included: directly or by one relay. */
export function controlled(G: Salamis, sq: string, flagship: string | null = G.squadrons[sq].flagship): string[] {
  const ships = members(G, sq);
  if (flagship === null || !Object.hasOwn(G.ships, flagship) || !isOnTable(G, flagship)) return [];
  const { side } = G.squadrons[sq];
  const bases = new Map([...ships, flagship].map((id) => [id, baseOf(ship(G, id))]));
  const near = (a: string, b: string): boolean => {
    const [p, q] = [bases.get(a), bases.get(b)];
    return p !== undefined && q !== undefined && within(p, q, CONTROL_RANGE) && commandSight(G, side, a, b);
  };
  const direct = ships.filter((id) => id === flagship || near(flagship, id));
  return ships.filter((id) => direct.includes(id) || direct.some((relay) => near(relay, id)));
}
