import { ROSTER } from '../data/ships.js';
import type { ShipId } from '../ids.js';
import { remove } from './leaving.js';
import { isBroken, ship, type Tools } from './ships.js';
import { cutTows } from './towing.js';

/** What hits and losses do to a ship [8.1, 8.4]. */

/** Hits on the hull and losses of the crew; sinks the ship or breaks its crew [8.1, 8.4]. */
export function hurt(tools: Tools, id: ShipId, hull: number, crew: number): void {
  const { G, emit } = tools;
  const struck = ship(G, id);
  const before = isBroken(G, id);
  const { defence } = ROSTER[id];
  struck.hull = Math.min(defence, struck.hull + hull);
  struck.crewLoss += crew;
  const at = struck.hex ? [struck.hex] : [];
  if (struck.hull >= defence) {
    emit({ key: 'sunk', case: '8.1', at, who: [id] });
    remove(tools, id, 'sunk');
  } else if (!before && isBroken(G, id)) {
    emit({ key: 'broken', case: '8.4', at, who: [id] });
    cutTows(tools);
  }
}
