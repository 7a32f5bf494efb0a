import type { Value } from '../../../kit/chronicle.js';
import type { Values } from '../../../kit/texts.js';
import { COMMANDS, LEADERS, MARINES, SQUADRONS } from '../data/units.js';
import type { Command } from '../state.js';

/** Names for ids, as sentences use them; an id that is unknown stands for itself. */

const MARINE_WORDS = { knights: 'knights', menAtArms: 'men-at-arms', mariners: 'mariners' } as const;

export function unit(value: Value | undefined): string {
  const id = String(value);
  if (Object.hasOwn(SQUADRONS, id)) return SQUADRONS[id].name;
  if (Object.hasOwn(LEADERS, id)) return LEADERS[id].name;
  if (!Object.hasOwn(MARINES, id)) return id;
  const { side, type } = MARINES[id];
  return `${side === 'english' ? 'English' : 'French'} ${MARINE_WORDS[type]} ${id.replace(/^\D+0?/, '')}`;
}

export const command = (value: Value | undefined): string =>
  Object.hasOwn(COMMANDS, String(value)) ? COMMANDS[value as Command].name : String(value);

const list = (value: Value | undefined): readonly Value[] => (Array.isArray(value) ? value : []);

/** The piece an entry is about, by its place among them. */
export const who = ({ who: ids }: Values, index = 0): string => unit(list(ids)[index]);

/** Every piece of an entry from a place on, named one after the other. */
export function everyone({ who: ids }: Values, from = 0): string {
  const names = list(ids).slice(from).map(unit);
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names[names.length - 1]}` : (names[0] ?? '');
}

export const place = ({ at }: Values, index = 0): string => String(list(at)[index]);
export const lastPlace = ({ at }: Values): string => String(list(at)[list(at).length - 1]);

export const side = (value: Value | undefined): string => (value === '0' || value === 'english' ? 'English' : 'French');
export const by = ({ by: player }: Values): string => side(player);

const HEADINGS = ['north', 'north-east', 'south-east', 'south', 'south-west', 'north-west'];
export const heading = (value: Value | undefined): string => HEADINGS[Number(value)] ?? String(value);

const CHIT_WORDS: { readonly [kind: string]: string } = { english: 'an English chit', french: 'a French chit', any: 'the ANY chit' };
export const chit = (value: Value | undefined): string => CHIT_WORDS[String(value)] ?? 'no chit';

/** "a step", "2 steps". */
export const count = (value: Value | undefined, thing: string): string => (value === 1 ? `a ${thing}` : `${value} ${thing}s`);

export const source = (value: Value | undefined): string => (value === 'fleet' ? 'the fleet' : unit(value));
