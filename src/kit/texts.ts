import type { Value } from './events.js';

export type Values = { readonly [name: string]: Value };

/** A text: the sentence itself, or a function that makes it from the values. */
export type Text = string | ((values: Values) => string);

/**
 * Every text of a game by key, one object per language. Prefixes: `refusal.` why not, `chronicle.` what happened, `modifier.`
 * names of modifiers, `phase.` titles.
 */
export type Texts = { readonly [key: string]: Text };

/** The text for a key; the key itself where a language lacks it, so that a gap shows and nothing breaks. */
export function say(texts: Texts, key: string, values: Values = {}): string {
  const text = Object.hasOwn(texts, key) ? texts[key] : undefined;
  if (text === undefined) return key;
  return typeof text === 'function' ? text(values) : text;
}
