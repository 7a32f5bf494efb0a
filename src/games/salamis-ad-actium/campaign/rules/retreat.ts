import { named } from '../../fleetName.js';
import type { Tools } from '../../rules/basics/ships.js';
import { opponentOf, type Side } from '../../sides.js';
import { QUICK } from '../data/tables.js';
import type { Campaign } from '../state.js';
import { area, byDistance, campaignOf, portsHeld } from './areas.js';
import { depart } from './departures.js';
import { detach, dissolveEmpty, enemiesIn, fleetsIn, join, loseShip, worth } from './fleets.js';

/** Where beaten fleets go [12.8]. */

/**
 * The nearest areas with a friendly port within two normal moves, be it the one fought over; else neighbours without enemies; none if
 * there are neither.
 */
export function refuges(camp: Campaign, side: Side, from: string): string[] {
  const ports = byDistance(camp, from).filter(([at, moves]) => moves <= QUICK.retreatMoves && portsHeld(camp, at, side).length > 0);
  if (ports.length) return ports.filter(([, moves]) => moves === ports[0][1]).map(([at]) => at);
  return area(camp, from).adjacent.filter((at) => !enemiesIn(camp, at, side).length);
}

/** Every fleet of a side leaves the field, for where its owner chooses among equal refuges; without any it is taken whole. */
export function retreat(tools: Tools, side: Side, from: string): void {
  const { G, emit } = tools;
  const camp = campaignOf(G);
  const fleets = fleetsIn(camp, from, side);
  if (!fleets.length) return;
  const to = refuges(camp, side, from);
  if (!to.length) {
    emit({ key: 'cutOff', case: '12.8', at: [from], values: named(G, side) });
    take(
      tools,
      side,
      fleets.flatMap((id) => camp.fleets[id].ships),
      from,
    );
    return;
  }
  emit({ key: 'retreats', case: '12.8', at: [from], values: named(G, side) });
  depart(camp, { side, from, to, why: 'beaten' });
}

/** Ships of a side fall to the enemy: raw crews sail them, or they are burnt for want of room. */
export function take(tools: Tools, side: Side, ships: readonly string[], at: string): void {
  const { G } = tools;
  const camp = campaignOf(G);
  const captor = opponentOf(side);
  for (const id of ships) {
    camp.lost[side] += worth(G, camp, camp.ships[id]);
    detach(camp, id);
    camp.ships[id].crew = 'raw';
  }
  dissolveEmpty(camp);
  for (const id of join(tools, captor, at, ships, 'Prizes')) delete camp.ships[id];
}

/** Ships of a side are lost at sea or in battle. */
export function sink(tools: Tools, side: Side, ships: readonly string[]): void {
  const camp = campaignOf(tools.G);
  for (const id of ships) loseShip(tools.G, camp, side, id);
}
