import { named } from '../../fleetName.js';
import type { Tools } from '../../rules/basics/ships.js';
import { opponentOf, type Side } from '../../sides.js';
import { QUICK } from '../data/tables.js';
import type { Campaign } from '../state.js';
import { area, byDistance, campaignOf, portsHeld } from './areas.js';
import { detach, dissolveEmpty, enemiesIn, fleetsIn, join, loseShip, note, worth } from './fleets.js';

/** Where beaten fleets go [12.8]. */

/**
 * The nearest area with a friendly port within two normal moves, be it the one fought over; else a neighbour without enemies; nothing
 * if there is neither.
 */
function refuge(camp: Campaign, side: Side, from: string): string | undefined {
  const near = byDistance(camp, from).filter(([, moves]) => moves <= QUICK.retreatMoves);
  const port = near.find(([at]) => portsHeld(camp, at, side).length > 0);
  return port?.[0] ?? area(camp, from).adjacent.find((at) => !enemiesIn(camp, at, side).length);
}

/** Every fleet of a side leaves the field; without a refuge it is taken whole. */
export function retreat(tools: Tools, side: Side, from: string): void {
  const { G, tell } = tools;
  const camp = campaignOf(G);
  const fleets = fleetsIn(camp, from, side);
  if (!fleets.length) return;
  const to = refuge(camp, side, from);
  if (to === undefined) {
    tell({ key: 'cutOff', case: '12.8', at: [from], values: named(G, side) });
    take(
      tools,
      side,
      fleets.flatMap((id) => camp.fleets[id].ships),
      from,
    );
    return;
  }
  tell({ key: 'retreats', case: '12.8', at: [from], values: named(G, side) });
  for (const id of fleets) {
    camp.fleets[id].area = to;
    camp.fleets[id].moved = true;
    note(camp, side, { key: 'retreatsTo', case: '12.8', at: [to], values: { fleet: id } });
  }
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
