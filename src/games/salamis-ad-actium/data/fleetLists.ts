import { early } from './fleetLists/early.js';
import { late } from './fleetLists/late.js';
import type { FleetList } from './fleetLists/list.js';

export type { FleetList } from './fleetLists/list.js';

const LISTS = { ...early, ...late };

export type ListId = keyof typeof LISTS;
export const FLEET_LISTS: { readonly [id in ListId]: FleetList } = LISTS;
export const LIST_IDS = Object.keys(LISTS) as readonly ListId[];
export const isListId = (id: string): id is ListId => Object.hasOwn(LISTS, id);
