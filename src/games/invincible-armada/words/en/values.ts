import type { Value } from '../../../../kit/events.js';
import { grammarOf } from '../../../../kit/language.js';
import type { Values } from '../../../../kit/texts.js';
import { squadronData } from '../../data/squadrons.js';
import { PORT } from '../../data/strategicMap.js';
import { BOX_NUMBERS, CHITS, PORTS, SQUADRONS, sideOf, TACTICS } from '../../ids.js';
import { chits } from './chits.js';
import { boxes, sides, tactics } from './names.js';

const { list } = grammarOf('en');

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
  return id ? tactics[id] : String(value);
}

/** A box, a port or a square. */
export function place(value: Value | undefined): string {
  const port = find(PORTS, value);
  if (port) return PORT[port].name;
  const box = BOX_NUMBERS.find((n) => `box${n}` === value);
  return box ? boxes[box] : String(value);
}

const many = (value: Value | undefined): readonly Value[] => (Array.isArray(value) ? value : []);

/** The n-th squadron, or place, of an entry. */
export const who = ({ who }: Values, n = 0): string => squadron(many(who)[n]);
export const at = ({ at }: Values, n = 0): string => place(many(at)[n]);
export const lastAt = ({ at }: Values): string => place(many(at).at(-1));
export const everyone = ({ who }: Values): string => list(many(who).map(squadron));
export const howMany = ({ who }: Values): number => many(who).length;
export const chitList = ({ chits }: Values): string => list(many(chits).map(chit));
export const side = ({ by }: Values): string => sides[sideOf(String(by))];
