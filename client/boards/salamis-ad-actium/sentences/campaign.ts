import { type FleetOrder, THEATRES } from '../../../../src/games/salamis-ad-actium/face.js';
import { craftName } from '../campaign/naming.js';
import type { View } from '../session.js';
import { gameWordsIn } from '../words/game.js';

export const fleetCalled = ({ G }: View, id: string): string => G.camp?.fleets[id]?.name ?? id;

/** Ships of a campaign by type and number. */
export const craft = ({ G: { camp }, language }: View, ids: readonly string[]): string =>
  ids.map((id) => (camp ? craftName(camp, id, gameWordsIn(language).names) : id)).join(', ');

/** An area by its name. */
export const areaCalled = ({ G: { camp } }: View, id: string): string => (camp ? (THEATRES[camp.theatre].areas[id]?.name ?? id) : id);

/** A fleet's orders for a month. */
function monthly(view: View, { fleet, path, stance }: FleetOrder): string {
  const { G, words } = view;
  const areas = G.camp ? THEATRES[G.camp.theatre].areas : {};
  const way = path.map((id) => areas[id]?.name ?? id).join(' › ');
  return words.say.monthly(fleetCalled(view, fleet), way, words.campaign.stances[stance]);
}

/** The orders of all fleets for a month. */
export const monthlyOrders = (view: View, orders: readonly FleetOrder[]): string =>
  orders.map((order) => monthly(view, order)).join('; ') || view.words.say.noOrders;
