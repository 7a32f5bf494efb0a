import * as Type from '@sinclair/typebox';
import { action, violation } from '../../rules/basics/ships.js';
import { type Side, sideOf } from '../../sides.js';
import type { Campaign, Departure } from '../state.js';
import { campaignOf } from './areas.js';
import { fleetsIn, note } from './fleets.js';

/** Fleets that leave an area after a battle, or instead of one: among areas that are as good their owner chooses [12.7, 12.8]. */

const NEWS = { beaten: { key: 'retreatsTo', case: '12.8' }, declines: { key: 'fleetSails', case: '12.7' } } as const;

function leave(camp: Campaign, { side, from, why }: Pick<Departure, 'side' | 'from' | 'why'>, to: string): void {
  for (const id of fleetsIn(camp, from, side)) {
    camp.fleets[id].area = to;
    camp.fleets[id].moved = true;
    note(camp, side, { ...NEWS[why], at: [to], values: { fleet: id } });
  }
}

/** All fleets of a side leave an area: at once where there is one way, else when their owner has chosen. */
export function depart(camp: Campaign, departure: Departure & { readonly to: string[] }): void {
  const [first, ...others] = departure.to;
  if (others.length) camp.departure = departure;
  else leave(camp, departure, first);
}

/** Whose choice of an area is awaited. */
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
