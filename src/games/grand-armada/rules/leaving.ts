import { isSand } from '../data/map.js';
import { scenarioOf } from '../data/scenarios.js';
import { ROSTER } from '../data/ships.js';
import { SAND_SPARES } from '../data/tables.js';
import type { Edge, ShipId } from '../ids.js';
import type { GrandArmada } from '../state.js';
import { by, fleet, isBroken, ship, type Tools } from './ships.js';
import { cutTows } from './towing.js';

// Ships leaving the battle [8.1, 8.4, 11].

export function remove(tools: Tools, id: ShipId, status: 'sunk' | 'aground' | 'left'): void {
  const gone = ship(tools.G, id);
  gone.status = status;
  gone.hex = null;
  gone.heldBy = [];
  gone.captor = null;
  for (const other of fleet(tools.G)) {
    const { heldBy } = ship(tools.G, other);
    if (heldBy.includes(id)) ship(tools.G, other).heldBy = heldBy.filter((holder) => holder !== id);
  }
  cutTows(tools);
}

/** Removes a ship and its tow from the map [8.4, 9.1, 11]. */
export function leave(tools: Tools, id: ShipId, edge: Edge): void {
  const { G, emit } = tools;
  const gone = ship(G, id);
  const { towing, hex } = gone;
  const broken = isBroken(G, id);
  emit({
    key: 'left',
    case: broken ? '8.4' : '11.0',
    by: by(G, id),
    at: hex ? [hex] : [],
    who: towing ? [id, towing] : [id],
    values: { edge },
  });
  gone.towing = null;
  gone.leftEdge = edge;
  gone.leftBroken = broken;
  if (towing) {
    const prize = ship(G, towing);
    prize.leftEdge = edge;
    prize.leftBroken = prize.status === 'adrift';
    if (prize.status === 'captured') prize.hex = null;
    else remove(tools, towing, 'left');
  }
  remove(tools, id, 'left');
}

// Running aground [5.6].

export const grounds = (G: GrandArmada, id: ShipId): boolean => scenarioOf(G).sand && ROSTER[id].defence > SAND_SPARES;

export const strands = (vessel: { readonly grounds: boolean }, hex: number): boolean => vessel.grounds && isSand(hex);

export function runAground(tools: Tools, id: ShipId): void {
  const { hex } = ship(tools.G, id);
  tools.emit({ key: 'aground', case: '5.6', at: hex ? [hex] : [], who: [id] });
  remove(tools, id, 'aground');
}
