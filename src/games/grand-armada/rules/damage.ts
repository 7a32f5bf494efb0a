import { ROSTER } from '../data/ships.js';
import type { Edge, ShipId, Side } from '../ids.js';
import type { GrandArmada } from '../state.js';
import { by, flag, fleet, isBroken, isCrippled, isFighting, onMap, ship, type Tools } from './ships.js';

/** What becomes of ships: hits, losses, and how a ship goes out of the battle [8.1, 9]. */

/** Cuts every tow that no longer holds: the tower must fight, the other must still be its side's to tow [9.1]. */
function cutTows({ G, tell }: Tools): void {
  for (const id of fleet(G)) {
    const { towing } = ship(G, id);
    if (!towing || (isFighting(G, id) && isTowable(G, flag(id), towing))) continue;
    ship(G, id).towing = null;
    tell({ key: 'towParts', case: '9.1', by: by(G, id), who: [id, towing] });
  }
}

/** What a side may take in tow: its prizes, its freed ships, its crippled ship [9.1]. */
export function isTowable(G: GrandArmada, side: Side, id: ShipId): boolean {
  const { status, captor } = ship(G, id);
  if (!onMap(G, id)) return false;
  if (status === 'captured') return captor === side;
  return flag(id) === side && (status === 'adrift' || (status === 'afloat' && isCrippled(G, id)));
}

/** Takes a ship off the map for good. */
export function remove(table: Tools, id: ShipId, status: 'sunk' | 'aground' | 'left'): void {
  const gone = ship(table.G, id);
  gone.status = status;
  gone.hex = null;
  gone.heldBy = [];
  gone.captor = null;
  for (const other of fleet(table.G)) {
    const { heldBy } = ship(table.G, other);
    if (heldBy.includes(id)) ship(table.G, other).heldBy = heldBy.filter((holder) => holder !== id);
  }
  cutTows(table);
}

/** Hits on the hull and losses of the crew; sinks the ship or breaks its crew [8.1, 8.4]. */
export function hurt(table: Tools, id: ShipId, hull: number, crew: number): void {
  const { G, tell } = table;
  const struck = ship(G, id);
  const before = isBroken(G, id);
  const { defence } = ROSTER[id];
  struck.hull = Math.min(defence, struck.hull + hull);
  struck.crewLoss += crew;
  const at = struck.hex ? [struck.hex] : [];
  if (struck.hull >= defence) {
    tell({ key: 'sunk', case: '8.1', at, who: [id] });
    remove(table, id, 'sunk');
  } else if (!before && isBroken(G, id)) {
    tell({ key: 'broken', case: '8.4', at, who: [id] });
    cutTows(table);
  }
}

/** A ship strikes its flag to the enemy [9]. */
export function capture(table: Tools, id: ShipId, key: 'captured' | 'strikes' | 'recaptured', ruleCase: string): void {
  const { G, tell } = table;
  const prize = ship(G, id);
  prize.status = 'captured';
  prize.captor = flag(id) === 'E' ? 'S' : 'E';
  prize.changedTurn = G.turn;
  prize.towing = null;
  prize.heldBy = [];
  prize.yawDue = false;
  prize.way = 0;
  tell({ key, case: ruleCase, at: prize.hex ? [prize.hex] : [], who: [id] });
  cutTows(table);
}

/** A prize that nobody guards is its own side's again, without a crew [9.2]. */
export function free(table: Tools, id: ShipId): void {
  const { G, tell } = table;
  const freed = ship(G, id);
  freed.status = 'adrift';
  freed.captor = null;
  tell({ key: 'freed', case: '9.2', at: freed.hex ? [freed.hex] : [], who: [id] });
  cutTows(table);
}

/** A ship leaves the map; what it has in tow leaves with it [2.2 of the scenarios, 8.4, 9.1]. */
export function leave(table: Tools, id: ShipId, edge: Edge): void {
  const { G, tell } = table;
  const gone = ship(G, id);
  const { towing, hex } = gone;
  const broken = isBroken(G, id);
  tell({
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
    if (prize.status === 'captured') prize.hex = null;
    else remove(table, towing, 'left');
  }
  remove(table, id, 'left');
}
