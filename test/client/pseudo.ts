import { english, type Language } from '../../src/kit/language.js';

/** Replacements for the letters a to z. Plain English that remains on the screen does not come from a language's texts. */
const STRANGE = 'åƀçđéƒǧħïĵķłɱñøƥɋřšŧüṽŵẋýž';
const strange = (text: string): string =>
  text.replace(/[a-z]/gi, (letter) => {
    const made = STRANGE[letter.toLowerCase().charCodeAt(0) - 97];
    return letter < 'a' ? made.toUpperCase() : made;
  });

/** Returns the texts in an argument of a sentence, without keys. They are not replaced, so that plain English among them is found. */
function handed(value: unknown): string[] {
  if (typeof value === 'string') return /[ A-Z]/.test(value) && value.length > 2 ? [value] : [];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(handed) : [];
}

function strangeBut(text: string, kept: readonly string[]): string {
  const [next, ...rest] = kept;
  return next === undefined
    ? strange(text)
    : text
        .split(next)
        .map((part) => strangeBut(part, rest))
        .join(next);
}

/** Whether a value is an id that is never shown, such as a picture of the guide. */
const isName = (key: string, beside: object): boolean =>
  (key === 'chart' && 'case' in beside) || (key === 'picture' && 'paragraphs' in beside);

/** Translates words to the pseudo-language, including results of functions. Adds unchanged texts to `kept`. */
function pseudo<T>(words: T, kept: readonly string[] = []): T {
  const made = (value: unknown): unknown => {
    if (typeof value === 'string') return strangeBut(value, kept);
    if (typeof value === 'function') return (...args: unknown[]) => pseudo(value(...args) as unknown, handed(args));
    if (Array.isArray(value)) return value.map(made);
    if (value !== null && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype) {
      return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, isName(key, value) ? each : made(each)]));
    }
    return value;
  };
  return made(words) as T;
}

const done = new WeakMap<object, unknown>();

/** The pseudo-language. Provide it like any other language. */
export const pseudoLanguage: Language = {
  tag: 'en',
  of(words) {
    if (!done.has(words)) done.set(words, pseudo(english.of(words)));
    return done.get(words) as ReturnType<typeof english.of<typeof words.en>>;
  },
};

/** Attributes whose texts users read or hear. */
const SPOKEN = ['aria-label', 'aria-description', 'aria-roledescription', 'alt', 'placeholder', 'title'];
/** Elements whose texts users never see. */
const SILENT = new Set(['STYLE', 'SCRIPT']);

function spoken(node: Node): string[] {
  if (node.nodeType === 3) return [node.nodeValue ?? ''];
  if (!(node instanceof Element) || SILENT.has(node.nodeName.toUpperCase())) return [];
  return [...SPOKEN.flatMap((name) => node.getAttribute(name) ?? []), ...[...node.childNodes].flatMap(spoken)];
}

/**
 * Returns the plain English words on a page rendered in the pseudo-language, each with the text around it.
 * @param names names of people, ships and places that are the same in every language
 */
export function plainEnglish(root: Node, names: readonly string[]): string[] {
  const proper = new Set(names.flatMap((name) => name.split(/[^\p{L}]+/u)));
  return [...new Set(spoken(root).flatMap((text) => plainIn(text, proper)))];
}

/** Like {@link plainEnglish}, for sentences that are not on a page. */
export function plainEnglishIn(texts: readonly string[], names: readonly string[]): string[] {
  const proper = new Set(names.flatMap((name) => name.split(/[^\p{L}]+/u)));
  return [...new Set(texts.flatMap((text) => plainIn(text, proper)))];
}

function plainIn(text: string, proper: ReadonlySet<string>): string[] {
  return text
    .split(/[^\p{L}]+/u)
    .filter((word) => /^[A-Za-z][a-z]{2,}$/.test(word) && !proper.has(word))
    .map((word) => `${word}: “${text}”`);
}
