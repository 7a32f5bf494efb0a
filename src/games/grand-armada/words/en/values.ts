import { grammarOf } from '../../../../kit/language.js';
import type { Values } from '../../../../kit/texts.js';
import { ROSTER } from '../../data/ships.js';
import { SHIPS } from '../../ids.js';

const { count, list } = grammarOf('en');

/** Words that the texts share. */

const named = (id: unknown): string => {
  const known = SHIPS.find((ship) => ship === id);
  return known ? ROSTER[known].name : String(id);
};

/** Name of the ship in a value; several names for a list. */
export const name = (values: Values, key: string): string => {
  const value = values[key];
  return Array.isArray(value) ? list(value.map(named)) : named(value);
};

const EDGES: { readonly [edge: string]: string } = { W: 'western', E: 'eastern', N: 'northern', S: 'southern' };
export const edgeName = (edge: unknown): string => EDGES[String(edge)] ?? String(edge);

const COMPASS = ['north', 'north-east', 'south-east', 'south', 'south-west', 'north-west'];
/** A heading in words: "3 (south-east)". */
export const course = (heading: unknown): string => `${heading} (${COMPASS[Number(heading) - 1] ?? '?'})`;

export const sideName = (side: unknown): string => (side === 'E' ? 'the English' : side === 'S' ? 'the Spanish' : 'nobody');

/** With a capital letter, at the beginning of a sentence. */
export const capital = (said: string): string => said.charAt(0).toUpperCase() + said.slice(1);

export const handName = (hand: unknown): string => (hand === 'L' ? 'port' : 'starboard');

export const ATTITUDE_NAMES: { readonly [attitude: string]: string } = {
  head: 'head to wind',
  bow: 'the wind on the bow',
  lateral: 'the wind on the quarter',
  aft: 'the wind astern',
};

const STATUS_NAMES: { readonly [status: string]: string } = {
  afloat: 'afloat',
  withdrawing: 'in flight',
  captured: 'a prize',
  adrift: 'adrift without a crew',
  sunk: 'sunk',
  aground: 'aground',
  left: 'off the map',
};
export const statusName = (status: unknown): string => STATUS_NAMES[String(status)] ?? String(status);

const WEAPONS: { readonly [weapon: string]: string } = { guns: 'guns', crew: 'crew' };
export const weaponName = (weapon: unknown): string => WEAPONS[String(weapon)] ?? String(weapon);

export const points = (n: unknown): string => count(Number(n), { one: 'point', other: 'points' });
