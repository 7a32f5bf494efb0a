import { ARMY_COUNTERS } from '../data/armies.js';
import type { LandNation } from '../data/nations.js';
import type { UnitId } from '../ids.js';

/** What the land units of a nation are called. */
export const FORMATIONS: { readonly [nation in LandNation]: string } = {
  english: 'English foot',
  dutch: 'Dutch foot',
  loyalirish: 'Loyal Irish',
  scotprot: 'Scottish Protestants',
  huguenot: 'Huguenots',
  spanish: 'Spanish tercio',
  italian: 'Italian tercio',
  walloon: 'Walloon foot',
  german: 'German foot',
  burgundian: 'Burgundian foot',
  league: 'Catholic League',
  engcath: 'English Catholics',
  scotcath: 'Scottish Catholics',
  irishrebel: 'Irish rebels',
};

const ROMAN = ['', ' II', ' III', ' IV', ' V', ' VI'];

/** "English foot 4 II": land units of one nation and strength are told apart by a number. */
const names = new Map<UnitId, string>();
const same = new Map<string, number>();
for (const { id, nat, cs } of ARMY_COUNTERS) {
  const name = `${FORMATIONS[nat]} ${cs}`;
  const before = same.get(name) ?? 0;
  same.set(name, before + 1);
  names.set(id, `${name}${ROMAN[before]}`);
}

/** A land unit by its id; the id itself where there is no such unit. */
export const armyName = (id: UnitId): string => names.get(id) ?? id;
