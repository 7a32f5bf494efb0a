import { type FamilyId, SHIP } from '../data/ships.js';
import type { UnitId } from '../ids.js';

const isOf = (id: UnitId, families: readonly FamilyId[]): boolean => families.includes(SHIP[id]?.family);

const WESTERN_GALLEONS: readonly UnitId[] = ['EG5', 'EG6', 'EG7', 'EG8'];

/** Whether a ship belongs to the patrol that pursues the Treasure Fleet. */
export const isOfPatrol = (id: UnitId): boolean => WESTERN_GALLEONS.includes(id);

export const isOfStraits = (id: UnitId): boolean => isOf(id, ['queensGalleons']) && !WESTERN_GALLEONS.includes(id);
export const isOfPlymouth = (id: UnitId): boolean => isOf(id, ['merchantmen']);
export const isOfWatch = (id: UnitId): boolean => isOfStraits(id) || isOfPlymouth(id) || isOfPatrol(id);
export const isOfLisbon = (id: UnitId): boolean => isOf(id, ['portugal']);
export const isOfBiscay = (id: UnitId): boolean => isOf(id, ['biscay', 'guipuzcoa']);
export const isOfGuard = (id: UnitId): boolean => isOfLisbon(id) || isOfBiscay(id);
export const isOfArmada = (id: UnitId): boolean => isOf(id, ['portugal', 'castile', 'biscay', 'guipuzcoa', 'andalusia', 'levant', 'urcas']);
export const isOfHulks = (id: UnitId): boolean => isOf(id, ['urcas']);
export const isOfFlanders = (id: UnitId): boolean => isOf(id, ['barges', 'walloonFlyboats']);
