import { english } from '../../kit/language.js';
import { THEATRES } from './campaign/data/theatres.js';
import { FLEET_LISTS, type ListId } from './data/fleetLists.js';
import { scenario } from './data/scenarios.js';
import { opponentOf, type Side } from './sides.js';
import type { Salamis } from './state.js';
import { type SalamisWords, words } from './words/index.js';

type FleetWords = SalamisWords['fleets'];

const written = english.of(words).fleets;

/** Returns a side's name, taken from the scenario, the theatre, or its list (with a number if both sides use it). */
export function fleetName(G: Salamis, side: Side, w: FleetWords = written): string {
  const short = shortFleetName(G, side, w);
  const name = listName(G, side, w);
  return short === w.unnamed[side] && name !== undefined ? w.numbered(short, name) : short;
}

/** Returns a side's name; only its number if both sides use the same list. */
export function shortFleetName(G: Salamis, side: Side, w: FleetWords = written): string {
  const { mode, scenario: battle, camp } = G;
  if (mode === 'scenario' && battle !== null) return scenario(battle).sides[side].name;
  if (camp) return THEATRES[camp.theatre].sides[side].name;
  const name = listName(G, side, w);
  return name === undefined || name === listName(G, opponentOf(side), w) ? w.unnamed[side] : name;
}

/** Returns the variant's name if it is a city or realm, otherwise the name of the people. */
function listName({ lists, points }: Salamis, side: Side, w: FleetWords): string | undefined {
  const list = lists[side];
  if (!Object.hasOwn(FLEET_LISTS, list)) return undefined;
  const { people, variants } = FLEET_LISTS[list as ListId];
  const variant = variants[points?.variants[side] ?? ''];
  return variant && !variant.years ? variant.name : w.ofPeople(people);
}

export const stationName = (list: ListId, n: number, w: FleetWords = written): string =>
  w.station(FLEET_LISTS[list].people, w.stations[n - 1] ?? w.squadron(n));

/** Returns event values for a side; both are null if there is no side. */
export const named = (G: Salamis, side: Side | null): { side: Side | null; called: string | null } => ({
  side,
  called: side === null ? null : fleetName(G, side),
});
