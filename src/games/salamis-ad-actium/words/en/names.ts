import { THEATRES } from '../../campaign/data/theatres.js';
import { EQUIPMENT } from '../../data/equipment.js';
import { FLEET_LISTS } from '../../data/fleetLists.js';
import { ERAS } from '../../data/pointsBattle.js';
import { SHIP_TYPE_IDS, shipType } from '../../data/shipTypes.js';

/** Names by id, as the data bear them: of types of ship, equipment, fleet lists and their variants, eras, theatres. */

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
