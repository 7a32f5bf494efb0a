import { ARMY_COUNTERS } from '../../data/armies.js';
import type { LandNation } from '../../data/map.js';
import type { UnitId } from '../../ids.js';

export const formations: { readonly [nation in LandNation]: string } = {
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

/** Returns names such as "English foot 4 II". The numeral distinguishes units of equal nationality and strength. */
function namesOfArmies(): { readonly [id: UnitId]: string } {
  const same = new Map<string, number>();
  const names: { [id: UnitId]: string } = {};
  for (const { id, nat, cs } of ARMY_COUNTERS) {
    const name = `${formations[nat]} ${cs}`;
    const before = same.get(name) ?? 0;
    same.set(name, before + 1);
    names[id] = `${name}${ROMAN[before]}`;
  }
  return names;
}

export const armyNames = namesOfArmies();
