import { isSand } from '../data/map.js';
import { scenarioOf } from '../data/scenarios.js';
import { ROSTER } from '../data/ships.js';
import { SAND_SPARES } from '../data/tables.js';
import type { ShipId } from '../ids.js';
import type { GrandArmada } from '../state.js';
import { remove } from './leaving.js';
import { ship, type Tools } from './ships.js';

/** Running aground on the sand bars [5.6]. */

/** Whether sand bars are dangerous to a ship in this battle. */
export const grounds = (G: GrandArmada, id: ShipId): boolean => scenarioOf(G).sand && ROSTER[id].defence > SAND_SPARES;

/** Whether a ship that comes into a hex runs aground there. */
export const strands = (vessel: { readonly grounds: boolean }, hex: number): boolean => vessel.grounds && isSand(hex);

/** The ship is lost where it lies. */
export function runAground(tools: Tools, id: ShipId): void {
  const { hex } = ship(tools.G, id);
  tools.emit({ key: 'aground', case: '5.6', at: hex ? [hex] : [], who: [id] });
  remove(tools, id, 'aground');
}
