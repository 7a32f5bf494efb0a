import { type Forms, grammarOf } from '../../../../kit/language.js';
import type { Texts, Values } from '../../../../kit/texts.js';
import { CITIES, CITY_IDS } from '../../data/cities.js';
import { LEADERS } from '../../data/leaders.js';
import { SHIP } from '../../data/ships.js';
import { TRACK_IDS, TRACKS } from '../../data/tracks.js';
import { TF } from '../../ids.js';
import { armyNames } from './armies.js';

const { list: all, plural } = grammarOf('en');

export const sideName = (side: unknown): string => (side === 'E' ? 'the English' : side === 'S' ? 'the Spanish' : 'neither side');
/** Returns the nationality of a player: "English" or "Spanish". */
export const people = (player: unknown): string => (player === '0' ? 'English' : 'Spanish');
export const nation = (v: Values): string => `The ${people(v.by)}`;
/** Returns the nationality of the opponent in an event: "Spanish". */
export const enemyPeople = (v: Values): string => people(v.by === '0' ? '1' : '0');
/** Returns the opponent in an event: "the Spanish". */
export const enemy = (v: Values): string => `the ${enemyPeople(v)}`;

export const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const GROUP = /^[ES]([1-6]|@\d{4})$/;

export function named(id: unknown): string {
  const key = String(id);
  if (key === TF) return 'the Treasure Fleet';
  if (Object.hasOwn(SHIP, key)) return SHIP[key].name;
  if (Object.hasOwn(armyNames, key)) return armyNames[key];
  if (Object.hasOwn(LEADERS, key)) return LEADERS[key].name;
  if (!GROUP.test(key)) return key.startsWith('hidden:') ? 'a hidden unit' : key;
  const english = key.startsWith('E');
  if (key[1] === '@') return `the loose ${english ? 'English' : 'Spanish'} ships in ${place(key.slice(2))}`;
  return english ? `English Fleet ${key[1]}` : `Spanish Armada ${key[1]}`;
}

export const namesOf = (value: unknown): string => all(list(value).map(named));

/** Returns the texts with a capital first letter. */
export const sentences = (texts: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, typeof text === 'function' ? (v: Values) => capital(text(v)) : capital(text)]),
  );
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns the name of the id in a value, or of each id if the value is a list. */
export const name = (values: Values, key: string): string => {
  const value = values[key];
  return Array.isArray(value) ? value.map(named).join(', ') : named(value);
};

const cityNames = new Map(CITY_IDS.map((id) => [CITIES[id].hex, CITIES[id].name]));
/** Returns "London (2114)" for the hex of a city, "hex 2013" for other hexes. */
export function place(hex: unknown): string {
  const city = cityNames.get(String(hex));
  return city ? `${city} (${hex})` : `hex ${hex}`;
}
/** Returns "London", "the Protestant Netherlands", or "hex 3225 (Savoy)". */
export function trackName(id: unknown): string {
  const track = TRACK_IDS.find((each) => each === id);
  if (!track) return String(id);
  const { name, seat } = TRACKS[track];
  if (seat.kind === 'hex') return `hex ${name}`;
  return name.endsWith('Netherlands') ? `the ${name}` : name;
}

/** Returns a count with its noun: "1 step", "2 steps". */
export const many = (count: unknown, forms: Forms): string => `${count} ${plural(Number(count), forms)}`;
export const steps = (count: unknown): string => many(count, { one: 'step', other: 'steps' });
export const navalSteps = (count: unknown): string => many(count, { one: 'naval step', other: 'naval steps' });
export const counters = (count: unknown): string => many(count, { one: 'counter', other: 'counters' });
export const hexes = (count: unknown): string => many(count, { one: 'hex', other: 'hexes' });
export const ducats = (count: unknown): string => many(count, { one: 'ducat', other: 'ducats' });

export const names = { unit: named, place, track: trackName };
