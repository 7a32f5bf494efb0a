import type { Value } from './events.js';

export type Values = { readonly [name: string]: Value };

export type Text = string | ((values: Values) => string);

/** A game's texts by key. Prefixes: `refusal.`, `chronicle.` (log), `modifier.` and `phase.`. */
export type Texts = { readonly [key: string]: Text };

/** The text of a key, or the key itself if it is missing. */
export function say(texts: Texts, key: string, values: Values = {}): string {
  const text = Object.hasOwn(texts, key) ? texts[key] : undefined;
  if (text === undefined) return key;
  return typeof text === 'function' ? text(values) : text;
}
