import { type FamilyId, SHIP } from '../data/ships.js';
import type { UnitId } from '../ids.js';

/** Which ships a captain keeps together. */

const isOf = (id: UnitId, families: readonly FamilyId[]): boolean => families.includes(SHIP[id]?.family);

/** Galleons of the west; all others watch the Straits. */
const WESTERN_GALLEONS: readonly UnitId[] = ['EG5', 'EG6', 'EG7', 'EG8'];

/** The patrol for the silver of the Indies. */
export const isOfPatrol = (id: UnitId): boolean => WESTERN_GALLEONS.includes(id);

/** The watch in the Straits. */
export const isOfStraits = (id: UnitId): boolean => isOf(id, ['queensGalleons']) && !WESTERN_GALLEONS.includes(id);
/** The squadron of Plymouth, that carries men. */
export const isOfPlymouth = (id: UnitId): boolean => isOf(id, ['merchantmen']);
/** England's fighting ships, of any station. */
export const isOfWatch = (id: UnitId): boolean => isOfStraits(id) || isOfPlymouth(id) || isOfPatrol(id);
/** The guard of Lisbon and the silver. */
export const isOfLisbon = (id: UnitId): boolean => isOf(id, ['portugal']);
/** The guard of Biscay. */
export const isOfBiscay = (id: UnitId): boolean => isOf(id, ['biscay', 'guipuzcoa']);
/** Spain's ships of either guard. */
export const isOfGuard = (id: UnitId): boolean => isOfLisbon(id) || isOfBiscay(id);
/** The Armada: the deep draft of Spain. */
export const isOfArmada = (id: UnitId): boolean => isOf(id, ['portugal', 'castile', 'biscay', 'guipuzcoa', 'andalusia', 'levant', 'urcas']);
/** The hulks of the Armada, that carry its army. */
export const isOfHulks = (id: UnitId): boolean => isOf(id, ['urcas']);
/** Parma's barges and their escort. */
export const isOfFlanders = (id: UnitId): boolean => isOf(id, ['barges', 'walloonFlyboats']);
