import { THEATRES } from './data/campaign.js';
import { FLEET_LISTS, type ListId } from './data/fleetLists.js';
import { scenario } from './data/scenarios.js';
import { enemyOf, type Salamis, type Side } from './state.js';

const UNNAMED: readonly [string, string] = ['First fleet', 'Second fleet'];

/** What a side is called in a match: by its scenario, its theatre, or its fleet list (two fleets of one list are told apart by number). */
export function fleetName(G: Salamis, side: Side): string {
  const { mode, scenario: battle, camp } = G;
  if (mode === 'scenario' && battle !== null) return scenario(battle).sides[side].name;
  if (camp) return THEATRES[camp.theatre].sides[side].name;
  const name = listName(G, side);
  if (name === undefined) return UNNAMED[side];
  return name === listName(G, enemyOf(side)) ? `${name} (${UNNAMED[side].toLowerCase()})` : name;
}

/** By the variant agreed on, else by the list; nothing before there is a list. */
function listName({ lists, points }: Salamis, side: Side): string | undefined {
  const list = lists[side];
  if (!Object.hasOwn(FLEET_LISTS, list)) return undefined;
  const { name, variants } = FLEET_LISTS[list as ListId];
  const variant = points?.variants[side];
  return (variant && variants[variant]?.name) || name;
}

/** A side in an entry of the chronicle, with the name of its fleet; of nobody's (null) there is no name. */
export const named = (G: Salamis, side: Side | null): { side: Side | null; called: string | null } => ({
  side,
  called: side === null ? null : fleetName(G, side),
});
