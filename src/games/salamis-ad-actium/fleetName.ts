import { THEATRES } from './data/campaign.js';
import { FLEET_LISTS, type ListId } from './data/fleetLists.js';
import { scenario } from './data/scenarios.js';
import type { Salamis, Side } from './state.js';

const UNNAMED: readonly [string, string] = ['First fleet', 'Second fleet'];

/** What a side is called in a match: by its scenario, its theatre, or its fleet list. */
export function fleetName({ mode, scenario: battle, camp, lists }: Salamis, side: Side): string {
  if (mode === 'scenario' && battle !== null) return scenario(battle).sides[side].name;
  if (camp) return THEATRES[camp.theatre].sides[side].name;
  const list = lists[side];
  return Object.hasOwn(FLEET_LISTS, list) ? FLEET_LISTS[list as ListId].name : UNNAMED[side];
}
