import type { Values } from '../../../kit/texts.js';
import { ARMY } from '../data/armies.js';
import { CITIES, CITY_IDS } from '../data/cities.js';
import { LEADERS } from '../data/leaders.js';
import { SHIP } from '../data/ships.js';
import { TRACK_IDS, TRACKS } from '../data/tracks.js';

/** Words that the texts share. */

export const sideName = (side: unknown): string => (side === 'E' ? 'the English' : side === 'S' ? 'the Spanish' : 'nobody');

const NATIONS: { readonly [nation: string]: string } = {
  english: 'English',
  dutch: 'Dutch',
  loyalirish: 'Loyal Irish',
  scotprot: 'Scottish Protestant',
  huguenot: 'Huguenot',
  spanish: 'Spanish',
  italian: 'Italian',
  walloon: 'Walloon',
  german: 'German',
  burgundian: 'Burgundian',
  league: 'League',
  engcath: 'English Catholic',
  scotcath: 'Scottish Catholic',
  irishrebel: 'Irish rebel',
};
export const nationName = (nation: unknown): string => NATIONS[String(nation)] ?? String(nation);

const GROUP = /^[ES]([1-6]|@\d{4})$/;

/** A fleet, a group of loose ships, a counter or a leader by its id. */
export function named(id: unknown): string {
  const key = String(id);
  if (Object.hasOwn(SHIP, key)) return SHIP[key].name;
  if (Object.hasOwn(ARMY, key)) return `${nationName(ARMY[key].nat)} ${ARMY[key].cs} (${key})`;
  if (Object.hasOwn(LEADERS, key)) return LEADERS[key].name;
  if (!GROUP.test(key)) return key.startsWith('hidden:') ? 'a hidden unit' : key;
  if (key[1] === '@') return `the loose ships in ${place(key.slice(2))}`;
  return key.startsWith('E') ? `Fleet ${key[1]}` : `Armada ${key[1]}`;
}

/** The name in a value; several names for a list. */
export const name = (values: Values, key: string): string => {
  const value = values[key];
  return Array.isArray(value) ? value.map(named).join(', ') : named(value);
};

const cityNames = new Map(CITY_IDS.map((id) => [CITIES[id].hex, CITIES[id].name]));
/** A hex with the name of its city: "London (2114)". */
export function place(hex: unknown): string {
  const city = cityNames.get(String(hex));
  return city ? `${city} (${hex})` : `hex ${hex}`;
}
export const cityName = (id: unknown): string => CITY_IDS.filter((city) => city === id).map((city) => CITIES[city].name)[0] ?? String(id);
export const trackName = (id: unknown): string =>
  TRACK_IDS.filter((track) => track === id).map((track) => TRACKS[track].name)[0] ?? String(id);

export const many = (count: unknown, one: string, more = `${one}s`): string => `${count} ${count === 1 ? one : more}`;
export const ducats = (count: unknown): string => many(count, 'ducat');
