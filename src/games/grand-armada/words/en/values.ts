import { grammarOf } from '../../../../kit/language.js';
import type { Values } from '../../../../kit/texts.js';
import { ROSTER } from '../../data/ships.js';
import { opponentOf, SHIPS, type ShipId, type Side } from '../../ids.js';

// Words shared by the game's texts.

const { count, list } = grammarOf('en');

const shipOf = (id: unknown): ShipId | undefined => SHIPS.find((ship) => ship === id);

const named = (id: unknown): string => {
  const known = shipOf(id);
  return known ? ROSTER[known].name : String(id);
};

const idsIn = (values: Values, key: string): readonly unknown[] => {
  const value = values[key];
  return Array.isArray(value) ? value : value === undefined ? [] : [value];
};

/** The name of the ship in a value, or the names of a list. */
export const name = (values: Values, key: string): string => list(idsIn(values, key).map(named));

/** The first ship of an event. */
export const actor = (values: Values): string => named(idsIn(values, 'who')[0]);

/** The other ships of an event. */
export const target = (values: Values): string => list(idsIn(values, 'who').slice(1).map(named));

/** The names of an event's ships of one side, with their number. */
export function shipsOfSide(values: Values, side: Side): { readonly names: string; readonly ships: number } {
  const ids = idsIn(values, 'who').filter((id) => {
    const known = shipOf(id);
    return known !== undefined && ROSTER[known].side === side;
  });
  return { names: list(ids.map(named)), ships: ids.length };
}

/** The side of an event's first ship. */
export function actorSide(values: Values): Side | undefined {
  const known = shipOf(idsIn(values, 'who')[0]);
  return known && ROSTER[known].side;
}

/** The side of an event: `side`, or the side of its first ship. */
export const sideIn = (values: Values): Side | undefined => (values.side === 'E' || values.side === 'S' ? values.side : actorSide(values));

/** The last hex of an event. */
export const lastHex = (values: Values): string => String(idsIn(values, 'at').at(-1));

const EDGES: { readonly [edge: string]: string } = { W: 'west', E: 'east', N: 'north', S: 'south' };
export const edgeName = (edge: unknown): string => EDGES[String(edge)] ?? String(edge);

const COMPASS = ['north', 'north-east', 'south-east', 'south', 'south-west', 'north-west'];
/** A heading as a compass point. */
export const course = (heading: unknown): string => COMPASS[Number(heading) - 1] ?? String(heading);

export const sideName = (side: unknown): string => (side === 'E' ? 'the English' : side === 'S' ? 'the Spanish' : 'neither side');

export const enemyName = (side: Side): string => sideName(opponentOf(side));

/** With a capital letter, at the beginning of a sentence. */
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

/** "3 MP". */
export const mp = (n: unknown): string => `${n} MP`;

/** "1 crew point". */
export const crewPoints = (n: unknown): string => count(Number(n), { one: 'crew point', other: 'crew points' });
