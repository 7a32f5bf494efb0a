import { join } from 'node:path';
import { COUNSEL_KEY } from '../../../client/kit/counsel.js';
import { words as kitWords } from '../../../client/kit/words/index.js';
import { modules } from '../../../src/index.js';
import type { Languages } from '../../../src/kit/language.js';

type Listed = readonly (readonly [key: string, meaning: string])[];

/** The single keys of a list: an entry may name several, such as "e / q" or "+ · − · 0". */
const keysOf = (listed: Listed): string[] => listed.flatMap(([named]) => named.toLowerCase().match(/(?<!\S)\S(?!\S)/g) ?? []);

/** Joins the keys and does not name one. */
const JOINS = ['/', '·'];

it.each(Object.keys(modules))(
  'a key means one thing at the board of %s, the keys of counsel and of looking back included',
  async (slug) => {
    const { words }: { words: Languages<{ readonly keys: Listed }> } = await import(
      join(__dirname, '../../../client/boards', slug, 'words/index.ts')
    );
    const keys = [...keysOf(words.en.keys), COUNSEL_KEY, ...keysOf(kitWords.en.past.keys)].filter((key) => !JOINS.includes(key));
    expect(keys.length).toBeGreaterThan(10);
    expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
  },
);
