import { directionOf, grid } from '../data/map.js';
import { ROSTER } from '../data/ships.js';
import { LEAST_TOW, MOVEMENT } from '../data/tables.js';
import type { Heading, ShipId, Side } from '../ids.js';
import type { Violation } from '../keys.js';
import type { GrandArmada } from '../state.js';
import { holdersOf } from './grappling.js';
import { adjacent, by, flag, fleet, isCrippled, isFighting, placeOf, ship, type Tools, violation } from './ships.js';
import { attitude } from './wind.js';

// Towing [9.1].

const pointsAt = (G: GrandArmada, id: ShipId, heading: Heading, other: ShipId): boolean =>
  grid.neighbour(placeOf(G, id), directionOf(heading)) === placeOf(G, other);

export function towRefusal(G: GrandArmada, id: ShipId, heading: Heading, other: ShipId): Violation | undefined {
  const values = { ship: id, other };
  if (!isFighting(G, id)) return violation('towerBroken', '9.1', values);
  if (isCrippled(G, id)) return violation('crippled', '11.0', values);
  const [holder] = holdersOf(G, id);
  if (holder) return violation('held', '5.6', { ship: id, by: holder });
  if (ship(G, id).towing === other) return violation('inTow', '9.1', values);
  if (!G.ships[other] || !isTowable(G, flag(id), other)) return violation('notTowable', '9.1', values);
  if (!adjacent(G, id, other)) return violation('towTooFar', '9.1', values);
  if (isCrippled(G, other) && holdersOf(G, other).length) return violation('held', '5.6', { ship: other, by: holdersOf(G, other)[0] });
  const tower = fleet(G).find((tug) => ship(G, tug).towing === other);
  if (tower) return violation('towedAlready', '9.1', { ...values, by: tower });
  if (pointsAt(G, id, heading, other)) return violation('towAhead', '9.1', values);
  return undefined;
}

export const towables = (G: GrandArmada, id: ShipId, heading: Heading, among = tows(G, flag(id))): ShipId[] =>
  among.filter((other) => other !== id && !towRefusal(G, id, heading, other));

export const tows = (G: GrandArmada, side: Side): ShipId[] => fleet(G).filter((id) => isTowable(G, side, id));

/** Returns the MP of a ship with a tow, based on the slower ship's speed and the towed ship's heading [9.1]. */
export function towAllowance(G: GrandArmada, id: ShipId, other: ShipId): number {
  const speed = Math.min(ROSTER[id].speed, ROSTER[other].speed);
  const row = MOVEMENT[ROSTER[id].oars ? 'oars' : 'sail'][speed];
  return Math.max(LEAST_TOW, row[attitude(ship(G, other).heading, G.windFrom)]);
}

export function takeInTow({ G, emit }: Tools, id: ShipId, other: ShipId | null): void {
  const { towing } = ship(G, id);
  if (towing) {
    ship(G, id).towing = null;
    emit({ key: 'castOff', case: '9.1', by: by(G, id), who: [id, towing] });
  }
  if (!other) return;
  ship(G, id).towing = other;
  emit({ key: 'takesInTow', case: '9.1', by: by(G, id), who: [id, other] });
}

/** Returns the heading of a towed ship after it enters the towing ship's former hex. */
export function towHeading(G: GrandArmada, id: ShipId, left: number): Heading {
  const [direction] = [0, 1, 2, 3, 4, 5].filter((d) => grid.neighbours[placeOf(G, id) * 6 + d] === left);
  return ((direction ?? directionOf(ship(G, id).heading)) + 1) as Heading;
}

export function follow(G: GrandArmada, id: ShipId, left: number): void {
  Object.assign(ship(G, id), { heading: towHeading(G, id, left), hex: grid.labels[left] });
}

export function cutTows({ G, emit }: Tools): void {
  for (const id of fleet(G)) {
    const { towing } = ship(G, id);
    if (!towing || (isFighting(G, id) && isTowable(G, flag(id), towing))) continue;
    ship(G, id).towing = null;
    emit({ key: 'towParts', case: '9.1', by: by(G, id), who: [id, towing] });
  }
}

/** Whether a side may tow a ship: its prize, its drifting ship or its crippled ship [9.1]. */
export function isTowable(G: GrandArmada, side: Side, id: ShipId): boolean {
  const { status, captor, hex } = ship(G, id);
  if (hex === null) return false;
  if (status === 'captured') return captor === side;
  return flag(id) === side && (status === 'adrift' || (status === 'afloat' && isCrippled(G, id)));
}
