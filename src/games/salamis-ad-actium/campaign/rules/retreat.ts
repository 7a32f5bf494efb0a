import * as Type from '@sinclair/typebox';
import { named } from '../../fleetName.js';
import { action, type Tools, violation } from '../../rules/basics/ships.js';
import { opponentOf, type Side, sideOf } from '../../sides.js';
import { QUICK } from '../data/tables.js';
import type { Campaign, Departure } from '../state.js';
import { area, byDistance, campaignOf, portsHeld } from './areas.js';
import { detach, dissolveEmpty, enemiesIn, fleetsIn, join, loseShip, note, worth } from './fleets.js';

// Fleets that leave an area after or instead of a battle. Their owner chooses among equally good areas [12.7, 12.8].

const NEWS = { beaten: { key: 'retreatsTo', case: '12.8' }, declines: { key: 'fleetSails', case: '12.7' } } as const;

function leave(camp: Campaign, { side, from, why }: Pick<Departure, 'side' | 'from' | 'why'>, to: string): void {
  for (const id of fleetsIn(camp, from, side)) {
    camp.fleets[id].area = to;
    camp.fleets[id].moved = true;
    note(camp, side, { ...NEWS[why], at: [to], values: { fleet: id } });
  }
}

/** Moves a side's fleets out of an area, at once or after their owner has chosen where. */
export function depart(camp: Campaign, departure: Departure & { readonly to: string[] }): void {
  const [first, ...others] = departure.to;
  if (others.length) camp.departure = departure;
  else leave(camp, departure, first);
}

export const departing = (camp: Campaign): Side[] => (camp.departure ? [camp.departure.side] : []);

export const retreatTo = action({
  name: 'retreatTo',
  case: '12.8',
  secret: true,
  args: [Type.String()],
  refuse(view, player, to) {
    const { departure } = campaignOf(view);
    const open = departure?.side === sideOf(view, player) && departure.to?.includes(to);
    return open ? undefined : violation('noRefuge', '12.8', { area: to });
  },
  *choices(view, player) {
    const { departure } = campaignOf(view);
    if (departure?.side === sideOf(view, player)) for (const to of departure.to ?? []) yield [to];
  },
  perform({ G }, _player, to) {
    const camp = campaignOf(G);
    if (camp.departure) leave(camp, camp.departure, to);
    camp.departure = null;
    G.await = null;
  },
});

// Where beaten fleets go [12.8].

/** Returns the nearest areas with a friendly port within two normal moves, otherwise neighbours without enemies. */
export function refuges(camp: Campaign, side: Side, from: string): string[] {
  const ports = byDistance(camp, from).filter(([at, moves]) => moves <= QUICK.retreatMoves && portsHeld(camp, at, side).length > 0);
  if (ports.length) return ports.filter(([, moves]) => moves === ports[0][1]).map(([at]) => at);
  return area(camp, from).adjacent.filter((at) => !enemiesIn(camp, at, side).length);
}

/** Makes a side's fleets retreat. The side chooses among equally near refuges; without any, its ships are captured. */
export function retreat(tools: Tools, side: Side, from: string): void {
  const { G, emit } = tools;
  const camp = campaignOf(G);
  const fleets = fleetsIn(camp, from, side);
  if (!fleets.length) return;
  const to = refuges(camp, side, from);
  if (!to.length) {
    const ships = fleets.flatMap((id) => camp.fleets[id].ships);
    emit({ key: 'cutOff', case: '12.8', at: [from], values: { ...named(G, side), ships: ships.length } });
    take(tools, side, ships, from);
    return;
  }
  emit({ key: 'retreats', case: '12.8', at: [from], values: named(G, side) });
  depart(camp, { side, from, to, why: 'beaten' });
}

/** Gives captured ships to the enemy with raw crews, and removes those for which there is no room. */
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

export function sink(tools: Tools, side: Side, ships: readonly string[]): void {
  const camp = campaignOf(tools.G);
  for (const id of ships) loseShip(tools.G, camp, side, id);
}
