import type { Value } from '../../../kit/chronicle.js';
import type { Values } from '../../../kit/texts.js';
import { TACTIC_NAME } from '../data/charts/battle.js';
import { chits } from '../data/chits.js';
import { squadronData } from '../data/squadrons.js';
import { BOXES, PORT } from '../data/strategicMap.js';
import { CHITS, PORTS, SQUADRONS, TACTICS } from '../ids.js';

/** Names for ids, as sentences use them; an id that is unknown stands for itself. */

const find = <T extends string>(ids: readonly T[], value: Value | undefined): T | undefined => ids.find((id) => id === value);

export function squadron(value: Value | undefined): string {
  const id = find(SQUADRONS, value);
  return id ? squadronData[id].name : String(value);
}

export function chit(value: Value | undefined): string {
  const id = find(CHITS, value);
  return id ? chits[id].name : String(value);
}

export function tactic(value: Value | undefined): string {
  const id = find(TACTICS, value);
  return id ? TACTIC_NAME[id] : String(value);
}

/** A box, a port or a square. */
export function place(value: Value | undefined): string {
  const port = find(PORTS, value);
  if (port) return PORT[port].name;
  const box = BOXES.find(({ n }) => `box${n}` === value);
  return box ? box.name : String(value);
}

const list = (value: Value | undefined): readonly Value[] => (Array.isArray(value) ? value : []);

/** "A", "A and B", "A, B and C". */
export function series(words: readonly string[]): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words[words.length - 1]}`;
}

/** The n-th squadron, or place, of an entry. */
export const who = ({ who }: Values, n = 0): string => squadron(list(who)[n]);
export const at = ({ at }: Values, n = 0): string => place(list(at)[n]);
export const lastAt = ({ at }: Values): string => place(list(at).at(-1));
export const everyone = ({ who }: Values): string => series(list(who).map(squadron));
export const chitList = ({ chits }: Values): string => series(list(chits).map(chit));
export const side = ({ by }: Values): string => (by === '0' ? 'English' : 'Spanish');
export const count = (n: Value | undefined, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
