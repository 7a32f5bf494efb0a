import type { Value } from './events.js';

export type Values = { readonly [name: string]: Value };

export type Text = string | ((values: Values) => string);

/** A game's texts by key. Prefixes: `refusal.`, `chronicle.` (log), `modifier.` and `phase.`. */
export type Texts = { readonly [key: string]: Text };

/** A part of a game's texts, checked with `satisfies TextsOf<Event>`. `Event` is the union of its event keys. */
export type TextsOf<Event extends string> = {
  readonly [key in `chronicle.${Event}` | `${'refusal' | 'modifier' | 'phase'}.${string}`]?: Text;
};

/** A text for every event of a game. A missing text does not compile. */
export type EventTexts<Event extends string> = { readonly [key in Event as `chronicle.${key}`]: Text };

/** Returns the text for a key, or the key itself if there is none. */
export function say(texts: Texts, key: string, values: Values = {}): string {
  const text = Object.hasOwn(texts, key) ? texts[key] : undefined;
  if (text === undefined) return key;
  return typeof text === 'function' ? text(values) : text;
}
