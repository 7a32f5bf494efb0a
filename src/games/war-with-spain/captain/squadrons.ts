import { type FamilyId, SHIP } from '../data/ships.js';
import type { UnitId } from '../ids.js';

/** Which ships a captain keeps together. */

const isOf = (id: UnitId, families: readonly FamilyId[]): boolean => families.includes(SHIP[id]?.family);

/** Galleons of the west; all others watch the Straits. */
const WESTERN_GALLEONS: readonly UnitId[] = ['EG5', 'EG6'];

/** The watch in the Straits. */
export const isOfStraits = (id: UnitId): boolean => isOf(id, ['queensGalleons']) && !WESTERN_GALLEONS.includes(id);
/** The squadron of Plymouth. */
export const isOfPlymouth = (id: UnitId): boolean => isOf(id, ['merchantmen']) || WESTERN_GALLEONS.includes(id);
/** England's fighting ships, of either station. */
export const isOfWatch = (id: UnitId): boolean => isOfStraits(id) || isOfPlymouth(id);
/** The Armada: the deep draft of Spain. */
export const isOfArmada = (id: UnitId): boolean => isOf(id, ['portugal', 'castile', 'biscay', 'guipuzcoa', 'andalusia', 'levant', 'urcas']);
/** Parma's barges and their escort. */
export const isOfFlanders = (id: UnitId): boolean => isOf(id, ['barges', 'walloonFlyboats']);
