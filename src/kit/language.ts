/** The project's languages. A new tag does not compile until every `words` folder has it. */
export type Tag = 'en';

export type Languages<Words> = { readonly [tag in Tag]: Words };

/** The reader's language. Pass it as an argument; do not import it. */
export interface Language {
  /** BCP 47 tag. */
  readonly tag: string;
  of<Words>(words: Languages<Words>): Words;
}

export const languageOf = (tag: Tag): Language => ({ tag, of: (words) => words[tag] });

/** Default language. */
export const english = languageOf('en');

/** Forms of a counted noun, by CLDR category. `other` is used for absent categories. */
export type Forms = { readonly other: string } & { readonly [category in Exclude<Intl.LDMLPluralRule, 'other'>]?: string };

/** Plurals, ordinals and lists in a language: `const { plural, list } = grammarOf('en')`. */
export interface Grammar {
  /** Returns the form for `n`: `plural(n, { one: 'hit', other: 'hits' })`. */
  plural(n: number, forms: Forms): string;
  count(n: number, forms: Forms): string;
  /** Returns the ordinal suffix for `n`: `ordinal(2, { one: 'st', two: 'nd', few: 'rd', other: 'th' })`. */
  ordinal(n: number, forms: Forms): string;
  /** Joins items with "and": "a, b and c". */
  list(items: readonly string[]): string;
  /** Joins items with "or": "a, b or c". */
  either(items: readonly string[]): string;
  number(n: number): string;
}

export function grammarOf(tag: string): Grammar {
  const cardinals = new Intl.PluralRules(tag);
  const ordinals = new Intl.PluralRules(tag, { type: 'ordinal' });
  // en-GB lists have no comma before "and".
  const locale = tag === 'en' ? 'en-GB' : tag;
  const all = new Intl.ListFormat(locale, { type: 'conjunction' });
  const any = new Intl.ListFormat(locale, { type: 'disjunction' });
  const numbers = new Intl.NumberFormat(locale, { useGrouping: 'min2' });
  const form = (rules: Intl.PluralRules, n: number, forms: Forms) => forms[rules.select(n)] ?? forms.other;
  const plural = (n: number, forms: Forms) => form(cardinals, n, forms);
  return {
    plural,
    count: (n, forms) => `${numbers.format(n)} ${plural(n, forms)}`,
    ordinal: (n, forms) => form(ordinals, n, forms),
    list: (items) => all.format(items),
    either: (items) => any.format(items),
    number: (n) => numbers.format(n),
  };
}
