import type { Value } from '../../../../kit/events.js';
import { THEATRES } from '../../campaign/data/theatres.js';
import { EQUIPMENT, SHIP_TYPE_IDS, shipType } from '../../data/equipment.js';
import { FLEET_LISTS } from '../../data/fleetLists.js';
import { ERAS } from '../../data/points.js';
import { yearText } from './wording.js';

// Names of areas and ports of the campaigns.

const AREAS = new Map(Object.values(THEATRES).flatMap(({ areas }) => Object.entries(areas).map(([id, { name }]) => [id, name] as const)));
const PORTS = new Map(
  Object.values(THEATRES).flatMap(({ areas }) =>
    Object.values(areas).flatMap(({ ports }) => Object.entries(ports).map(([id, { name }]) => [id, name] as const)),
  ),
);

/** Areas whose names have an article in sentences. */
const WITH_ARTICLE = /Gulf|^Straits|^(Bosporus|Cyclades|Euripus|Hellespont|Propontis)$/;
/** Returns the name of an area within a sentence: "Lipara", "the Gulf of Carthage". */
export function areaName(id: Value | undefined): string {
  const name = AREAS.get(String(id)) ?? 'an area';
  return WITH_ARTICLE.test(name) ? `the ${name}` : name;
}
export const portName = (id: Value | undefined): string => PORTS.get(String(id)) ?? 'a port';

const MONTH_NAMES = ['March', 'April', 'May', 'June', 'July', 'August', 'September', 'October'];
export const monthName = (month: Value | undefined): string => MONTH_NAMES[Number(month)] ?? 'winter';
export const yearName = (year: Value | undefined): string => yearText(Number(year));

export const fleets = {
  unnamed: ['First fleet', 'Second fleet'],
  ofPeople: (people: string) => `${people} fleet`,
  numbered: (number: string, name: string) => `${number} (${name})`,
  /** Squadrons' stations. The first is the Admiral's squadron's. */
  stations: ['right wing', 'left wing', 'centre', 'reserve'],
  station: (people: string, station: string) => `${people} ${station}`,
  squadron: (n: number) => `squadron ${n}`,
};

// Names from the data, by id: ship types, equipment, fleet lists, variants, eras, theatres.

type Named = { readonly name: string };
const namesOf = (named: { readonly [id: string]: Named }): { readonly [id: string]: string } =>
  Object.fromEntries(Object.entries(named).map(([id, { name }]) => [id, name]));

const ships: { readonly [id: string]: string } = Object.fromEntries(SHIP_TYPE_IDS.map((id) => [id, shipType(id).name]));
const variants: { readonly [list: string]: { readonly [id: string]: string } } = Object.fromEntries(
  Object.entries(FLEET_LISTS).map(([id, list]) => [id, namesOf(list.variants)]),
);
const theatres: { readonly [id: string]: string } = Object.fromEntries(Object.values(THEATRES).map(({ id, title }) => [id, title]));

export const names = {
  ships,
  equipment: namesOf(EQUIPMENT),
  lists: namesOf(FLEET_LISTS),
  variants,
  eras: ERAS.map(({ name }) => name),
  theatres,
};
