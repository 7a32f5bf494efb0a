import { shipType } from '../../data/equipment.js';
import { CREW } from '../../data/intermediate.js';
import type { Tools } from '../../rules/basics/ships.js';
import { opponentOf, SIDES } from '../../sides.js';
import { PERIL, PERIL_MONTH, ROUTES } from '../data/tables.js';
import type { Campaign, CampaignShip, Encounter } from '../state.js';
import { areaIds, areaOrder, campaignOf, routeBetween } from './areas.js';
import { intercept } from './battles.js';
import { fleetIds, fleetsIn, hurt, loseShip, note, worstFirst } from './fleets.js';
import { costOf } from './orders.js';

// Perilous routes and storms at sea [12.6].

type Passage = 'storm' | 'scattered' | 'safe' | 'fair';

const passageOf = (total: number): Passage => {
  if (total <= PERIL.storm) return 'storm';
  if (total <= PERIL.scattered) return 'scattered';
  return total <= PERIL.safe ? 'safe' : 'fair';
};

/** Rolls 2d6 for a fleet at sea and applies its losses. Only its owner sees the result. */
export function perilousRoll(tools: Tools, id: string): Passage {
  const { G, dice } = tools;
  const camp = campaignOf(G);
  const { side, officer } = camp.fleets[id];
  const thrown = [dice.die(6), dice.die(6)];
  const month = PERIL_MONTH[camp.month];
  const commander = Math.max(-PERIL.commanderCap, Math.min(PERIL.commanderCap, officer.mod));
  const total = thrown[0] + thrown[1] + month + commander;
  const passage = passageOf(total);
  note(camp, side, {
    key: 'peril',
    case: '12.6',
    values: { fleet: id, passage },
    roll: { dice: thrown, modifiers: [['month', month] as const, ['commander', commander] as const].filter(([, by]) => by !== 0), total },
  });
  if (passage === 'storm') storm(tools, id);
  if (passage === 'scattered') scatter(tools, id);
  if (passage === 'fair') camp.fleets[id].left += ROUTES.fair;
  return passage;
}

export const seaworthiness = ({ type, crew }: CampaignShip): number => {
  const { hull, size } = shipType(type);
  const weak = hull === 'weak' || size <= PERIL.smallSize;
  return CREW[crew].mod + (hull === 'stout' ? PERIL.stout : 0) + (weak ? PERIL.weak : 0);
};

function storm({ G, dice }: Tools, id: string): void {
  const camp = campaignOf(G);
  const { side, ships } = camp.fleets[id];
  for (const ship of [...ships]) {
    const die = dice.die(10);
    const total = die + seaworthiness(camp.ships[ship]);
    if (total > PERIL.damaged) continue;
    note(camp, side, { key: total <= PERIL.lost ? 'foundered' : 'stormDamage', case: '12.6', who: [ship], roll: { dice: [die], total } });
    if (total <= PERIL.lost) loseShip(G, camp, side, ship);
    else hurt(camp, ship);
  }
}

function scatter({ G, dice }: Tools, id: string): void {
  const camp = campaignOf(G);
  const { side, ships, exposed } = camp.fleets[id];
  const number = Math.ceil(dice.die(6) / 2);
  // Losses strike the ships named in the orders first, then others in the order of 12.0.
  const spared = exposed.filter((ship) => ships.includes(ship));
  const order = [...spared, ...worstFirst(G, camp, ships).filter((ship) => !spared.includes(ship))];
  for (const ship of order.slice(0, number)) {
    hurt(camp, ship);
    note(camp, side, { key: 'stormDamage', case: '12.6', who: [ship] });
  }
}

// Simultaneous movement of all fleets, one step at a time [12.5].

const STEPS = 8;

/** Moves every fleet to the end of its path and lists battles. */
export function moveFleets(tools: Tools): void {
  const camp = campaignOf(tools.G);
  const forced = new Set<string>();
  for (let step = 0; step < STEPS; step++) if (!moveStep(tools, forced)) break;
  for (const fleet of Object.values(camp.fleets)) fleet.path = [];
  camp.encounters = areaIds(camp)
    .filter((id) => SIDES.every((side) => fleetsIn(camp, id, side).length > 0))
    .map((id): Encounter => ({ area: id, forced: forced.has(id), answers: [null, null] }));
}

const canMove = (camp: Campaign, id: string): boolean => {
  const { path, stopped, left, area } = camp.fleets[id];
  return path.length > 0 && !stopped && costOf(camp, area, path[0]) <= left;
};

const lying = (camp: Campaign): Set<string> => new Set(Object.keys(camp.fleets).filter((id) => !canMove(camp, id)));

function moveStep(tools: Tools, forced: Set<string>): boolean {
  const camp = campaignOf(tools.G);
  const movers = SIDES.flatMap((side) => fleetIds(camp, side)).filter((id) => canMove(camp, id));
  const bound = new Map(movers.map((id) => [id, { from: camp.fleets[id].area, to: camp.fleets[id].path[0] }]));
  const before = lying(camp);
  for (const id of movers) if (caught(tools, id, hunters(camp, id, 'blockade', before), forced)) bound.delete(id);
  const meetings = meetingPlaces(camp, bound);
  const arrived: string[] = [];
  for (const [id, { from, to }] of bound) {
    const meeting = meetings.get(id);
    if (meeting !== from) sail(tools, id, to);
    if (!Object.hasOwn(camp.fleets, id)) continue;
    if (meeting !== undefined) stop(camp, id);
    else arrived.push(id);
  }
  const after = lying(camp);
  for (const id of arrived) if (Object.hasOwn(camp.fleets, id)) caught(tools, id, hunters(camp, id, 'patrol', after), forced);
  return movers.length > 0;
}

/**
 * Returns enemies with this stance that may intercept a fleet in its area [12.5]. `there` contains the fleets that have
 * finished moving.
 */
function hunters(camp: Campaign, id: string, stance: 'patrol' | 'blockade', there: ReadonlySet<string>): string[] {
  const { side, area } = camp.fleets[id];
  return fleetsIn(camp, area, opponentOf(side)).filter((other) => camp.fleets[other].stance === stance && there.has(other));
}

function caught(tools: Tools, id: string, by: readonly string[], forced: Set<string>): boolean {
  const camp = campaignOf(tools.G);
  if (!by.length || !intercept(tools, by, [id], opponentOf(camp.fleets[id].side))) return false;
  forced.add(camp.fleets[id].area);
  stop(camp, id);
  return true;
}

function stop(camp: Campaign, id: string): void {
  camp.fleets[id].stopped = true;
  camp.fleets[id].path = [];
}

/** Returns where fleets that meet on a route stop: at the end listed first in the theatre. */
function meetingPlaces(camp: Campaign, bound: ReadonlyMap<string, { readonly from: string; readonly to: string }>): Map<string, string> {
  const places = new Map<string, string>();
  for (const [id, { from, to }] of bound) {
    const meets = [...bound].some(([other, way]) => camp.fleets[other].side !== camp.fleets[id].side && way.from === to && way.to === from);
    if (meets) places.set(id, areaOrder(camp, from) < areaOrder(camp, to) ? from : to);
  }
  return places;
}

function sail(tools: Tools, id: string, to: string): void {
  const camp = campaignOf(tools.G);
  const fleet = camp.fleets[id];
  const perilous = routeBetween(camp, fleet.area, to) === 'perilous';
  fleet.left -= costOf(camp, fleet.area, to);
  fleet.path.shift();
  fleet.area = to;
  fleet.moved = true;
  note(camp, fleet.side, { key: 'fleetSails', case: '12.5', at: [to], values: { fleet: id } });
  if (perilous && perilousRoll(tools, id) === 'scattered') stop(camp, id);
}
