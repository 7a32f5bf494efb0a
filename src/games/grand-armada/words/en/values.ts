import { grammarOf } from '../../../../kit/language.js';
import type { Values } from '../../../../kit/texts.js';
import { ROSTER } from '../../data/ships.js';
import { opponentOf, SHIPS, type ShipId, type Side } from '../../ids.js';

const { count, list, ordinal } = grammarOf('en');

export const sides: { readonly [side in Side]: string } = { E: 'English', S: 'Spanish' };

const shipOf = (id: unknown): ShipId | undefined => SHIPS.find((ship) => ship === id);

const named = (id: unknown): string => {
  const known = shipOf(id);
  return known ? ROSTER[known].name : String(id);
};

const idsIn = (values: Values, key: string): readonly unknown[] => {
  const value = values[key];
  return Array.isArray(value) ? value : value === undefined ? [] : [value];
};

/** Returns the ship's name in a value, or the names if the value is a list. */
export const name = (values: Values, key: string): string => list(idsIn(values, key).map(named));

/** Whether a value names a single ship. */
export const isSingle = (values: Values, key: string): boolean => idsIn(values, key).length === 1;

export const actor = (values: Values): string => named(idsIn(values, 'who')[0]);

export const target = (values: Values): string => list(idsIn(values, 'who').slice(1).map(named));

export function shipsOfSide(values: Values, side: Side): { readonly names: string; readonly ships: number } {
  const ids = idsIn(values, 'who').filter((id) => {
    const known = shipOf(id);
    return known !== undefined && ROSTER[known].side === side;
  });
  return { names: list(ids.map(named)), ships: ids.length };
}

export function actorSide(values: Values): Side | undefined {
  const known = shipOf(idsIn(values, 'who')[0]);
  return known && ROSTER[known].side;
}

/** Returns an event's `side` or, if absent, the side of its first ship. */
export const sideIn = (values: Values): Side | undefined => (values.side === 'E' || values.side === 'S' ? values.side : actorSide(values));

const defenceOf = (id: unknown): number | undefined => {
  const known = shipOf(id);
  return known && ROSTER[known].defence;
};

/** Returns the number of hull hits that sink an event's first ship. */
export const actorDefence = (values: Values): number | undefined => defenceOf(idsIn(values, 'who')[0]);

/** Returns the number of hull hits that sink an event's second ship. */
export const targetDefence = (values: Values): number | undefined => defenceOf(idsIn(values, 'who')[1]);

export const hexes = (values: Values): readonly string[] => idsIn(values, 'at').map(String);

export const lastHex = (values: Values): string => String(hexes(values).at(-1));

const EDGES: { readonly [edge: string]: string } = { W: 'west', E: 'east', N: 'north', S: 'south' };
export const edgeName = (edge: unknown): string => EDGES[String(edge)] ?? String(edge);

const COMPASS = ['north', 'north-east', 'south-east', 'south', 'south-west', 'north-west'];
export const course = (heading: unknown): string => COMPASS[Number(heading) - 1] ?? String(heading);

export const sideName = (side: unknown): string => (side === 'E' ? 'the English' : side === 'S' ? 'the Spanish' : 'neither side');

export const enemyName = (side: Side): string => sideName(opponentOf(side));

export const capital = (said: string): string => said.charAt(0).toUpperCase() + said.slice(1);

export const handName = (hand: unknown): string => (hand === 'L' ? 'port' : 'starboard');

export const ATTITUDE_NAMES: { readonly [attitude: string]: string } = {
  head: 'wind ahead',
  bow: 'wind on the bow',
  lateral: 'wind on the quarter',
  aft: 'wind astern',
};

const STATUS_NAMES: { readonly [status: string]: string } = {
  afloat: 'afloat',
  withdrawing: 'withdrawing',
  captured: 'captured',
  adrift: 'adrift',
  sunk: 'sunk',
  aground: 'aground',
  left: 'off the map',
};
export const statusName = (status: unknown): string => STATUS_NAMES[String(status)] ?? String(status);

const WEAPONS: { readonly [weapon: string]: string } = { guns: 'guns', crew: 'crew' };
export const weaponName = (weapon: unknown): string => WEAPONS[String(weapon)] ?? String(weapon);

export const mp = (n: unknown): string => `${n} MP`;

export const crewPoints = (n: unknown): string => count(Number(n), { one: 'crew point', other: 'crew points' });

export const nth = (n: unknown): string => `${n}${ordinal(Number(n), { one: 'st', two: 'nd', few: 'rd', other: 'th' })}`;

/** Returns the number of hexsides that a ship turns: "2 hexsides". */
export const sidesTurned = (n: unknown): string => count(Number(n), { one: 'hexside', other: 'hexsides' });
