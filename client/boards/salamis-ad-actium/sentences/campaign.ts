import { type FleetOrder, type Salamis, THEATRES } from '../../../../src/games/salamis-ad-actium/face.js';
import { craftName } from '../campaign/naming.js';
import { boardText } from '../texts.js';

const { say } = boardText;

export const fleetCalled = (G: Salamis, id: string): string => G.camp?.fleets[id]?.name ?? id;

/** Ships of a campaign by type and number. */
export const craft = ({ camp }: Salamis, ids: readonly string[]): string => ids.map((id) => (camp ? craftName(camp, id) : id)).join(', ');

/** A fleet's orders for a month. */
function monthly(G: Salamis, { fleet, path, stance }: FleetOrder): string {
  const areas = G.camp ? THEATRES[G.camp.theatre].areas : {};
  const way = path.map((id) => areas[id]?.name ?? id).join(' › ');
  return say.monthly(fleetCalled(G, fleet), way, boardText.campaign.stances[stance]);
}

/** The orders of all fleets for a month. */
export const monthlyOrders = (G: Salamis, orders: readonly FleetOrder[]): string =>
  orders.map((order) => monthly(G, order)).join('; ') || say.noOrders;
