import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * All cases of each rulebook that software can implement. "n.0" is a whole chapter. A heading is listed only if it is a rule itself.
 * Left out are headings whose cases are all listed, introductions, advice, parts lists, and charts that repeat a case.
 * War with Spain also leaves out victuals (12.3, not in this edition), and 6.42 and 6.43, which were never printed.
 */
const CASES: { readonly [slug: string]: string } = {
  'salamis-ad-actium': `
    1.2 1.3 1.4 1.5 1.6 1.7 1.8 2.1 2.2 2.3 2.4 2.5 2.6 2.7 2.8 2.9 2.10 2.11 3.1 4.1 4.2 4.3 4.4 4.5 5.0 5.1 5.2 5.3 5.4 5.5 5.6 5.7
    5.8 5.9 5.10 5.11 5.12 5.13 6.1 6.2 6.3 6.4 6.5 6.6 7.1 7.2 7.3 7.4 7.5 8.1 8.2 8.3 8.4 8.5 9.1 9.2 9.3 9.4 9.5 9.6 9.7 10.1 10.2
    10.3 10.4 10.5 10.6 10.7 11.1 11.2 11.3 11.4 11.5 11.6 11.7 11.8 11.9 11.10 11.11 11.12 11.13 11.14 12.1 12.2 12.3 12.4 12.5 12.6
    12.7 12.8 12.9 12.10 12.11 12.12 12.13 14.1 14.2 14.3
  `,
  'invincible-armada': `
    2.0 2.1 2.2.3 2.3 4.1 4.2 4.3 5.0 6.0 6.1 6.1.1 6.1.2 6.1.3 6.1.4 7.1 7.3 7.4 7.4.1 7.4.2 7.4.3 7.5 7.6 8.1 8.2 8.2.1 8.3 8.3.1
    8.4 8.4.1 8.4.2 8.4.3 9.1 9.2 9.3 10.0 11.0 11.1 12.1 12.2 12.3 12.4 13.0 13.1 13.2 14.1 14.2 14.3 15.0 15.1 15.2 16.0 17.0 17.1.1
    17.1.2 17.1.3 17.1.4 17.1.5 17.1.6(a) 17.1.6(b) 17.1.6(c) 17.1.7 17.2.1 17.2.2 17.2.3 17.2.4 17.2.5 17.2.6 17.2.7
  `,
  'grand-armada': `
    2.1 2.2.1 3.0 3.3 4.0 5.1 5.1.1 5.2 5.3 5.5 5.6 6.0 7.0 8.1 8.2 8.3 8.4 9.0 9.1 9.2 10.0 11.0
  `,
  'war-with-spain': `
    2.2 3.1 3.2 3.23 3.3 4.1 4.2 5.11 5.12 5.13 5.21 5.22 5.23 5.24 5.25 5.31 5.32 5.41 5.42 5.51 5.52 5.53 5.54 5.55 5.56 5.57 5.61
    5.62 5.63 5.64 5.71 5.72 6.11 6.12 6.13 6.14 6.15 6.21 6.22 6.23 6.24 6.25 6.26 6.27 6.31 6.32 6.33 6.34 6.35 6.4 6.41 6.44 6.45
    6.46 6.51 6.52 6.53 6.54 6.6 6.7 6.8 7.0 7.11 7.12 7.13 7.14 7.2 7.31 7.32 7.33 7.41 7.42 7.43 7.51 7.52 7.53 7.54 7.61 7.62 7.63
    7.64 7.71 7.72 7.73 8.0 8.11 8.12 8.13 8.14 8.21 8.22 8.23 8.24 8.25 8.26 8.27 8.28 8.3 9.0 9.11 9.12 9.13 9.14 9.15 9.21 9.22
    9.23 9.24 9.3 10.0 10.11 10.12 10.13 10.14 10.15 10.16 10.17 10.21 10.22 10.23 10.24 10.25 10.3 10.31 10.32 10.33 10.34 10.4 11.0
    11.1 11.11 11.12 11.13 11.14 11.15 11.16 11.17 11.18 11.19 11.21 11.22 11.23 11.24 11.25 11.26 11.27 11.3 11.4 11.5 12.11 12.12
    12.13 12.21 12.22 12.23 13.0 13.11 13.12 13.13 13.14 13.15 13.16 13.17 13.18 13.19 13.2 14.1 14.21 14.22 14.23 14.3 15.11 15.12
    15.13 15.14 15.21 15.22 15.23 15.24 15.31 15.32 15.33 15.34 15.35 15.36 15.4 15.5 15.6 16.1 16.2 16.3 16.4 18.0
  `,
};

/** Returns the names of a game's tests and test groups. */
const titlesOf = (slug: string): string[] =>
  readdirSync(join(__dirname, slug))
    .filter((name) => name.endsWith('.test.ts'))
    .flatMap((name) => {
      const text = readFileSync(join(__dirname, slug, name), 'utf8');
      return [...text.matchAll(/\b(?:it|describe)\(\s*['"`](.*)/g)].map(([, title]) => title);
    });

it.each(Object.entries(CASES))('%s: every case of the rulebook is named by a test', (slug, cases) => {
  const separators = [/[\s,;:—]+/, /[\s,;:—()[\]]+/];
  const named = new Set(titlesOf(slug).flatMap((title) => separators.flatMap((separator) => title.split(separator))));
  expect(cases.split(/\s+/).filter((ruleCase) => ruleCase && !named.has(ruleCase))).toEqual([]);
});
