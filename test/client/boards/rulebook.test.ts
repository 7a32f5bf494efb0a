/** @jest-environment node */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rulebook as grandRules } from '../../../client/boards/grand-armada/rulebook/index.js';
import { rulebook as armadaRules } from '../../../client/boards/invincible-armada/rulebook/index.js';
import { rulebook as sluysRules } from '../../../client/boards/right-fierce-and-terrible/rulebook/index.js';
import { rulebook as salamisRules } from '../../../client/boards/salamis-ad-actium/rulebook/index.js';
import { HINT_KEY } from '../../../client/kit/host/hint.js';
import { words as kitWords } from '../../../client/kit/words/index.js';
import { chartsFor as grandCharts } from '../../../src/games/grand-armada/chartsFor.js';
import { chartsFor as armadaCharts } from '../../../src/games/invincible-armada/chartsFor.js';
import { chartsFor as sluysCharts } from '../../../src/games/right-fierce-and-terrible/chartsFor.js';
import { OPTION_IDS, OPTIONS } from '../../../src/games/salamis-ad-actium/data/setup.js';
import { salamisAdActium } from '../../../src/games/salamis-ad-actium/index.js';
import { modules } from '../../../src/index.js';
import { english, type Languages } from '../../../src/kit/language.js';
import { faultsOf } from '../kit/rulebook.js';

describe('the rulebook of Salamis ad Actium', () => {
  /**
   * All cases of the printed index. Fortifications have no number there and are under 7.5. The movement allowance is under 5 and is 5.0 in
   * the code.
   */
  const CHECKLIST = `
  1 1.1 1.2 1.3 1.4 1.5 1.6 1.7 1.8 1.9
  2 2.1 2.2 2.3 2.4 2.5 2.6 2.7 2.8 2.9 2.10 2.11
  3 3.1
  4 4.1 4.2 4.3 4.4 4.5
  5 5.1 5.2 5.3 5.4 5.5 5.6 5.7 5.8 5.9 5.10 5.11 5.12 5.13
  6 6.1 6.2 6.3 6.4 6.5 6.6
  7 7.1 7.2 7.3 7.4 7.5
  8 8.1 8.2 8.3 8.4 8.5
  9 9.1 9.2 9.3 9.4 9.5 9.6 9.7
  10 10.1 10.2 10.3 10.4 10.5 10.6 10.7
  11 11.1 11.2 11.3 11.4 11.5 11.6 11.7 11.8 11.9 11.10 11.11 11.12 11.13 11.14
  12 12.1 12.2 12.3 12.4 12.5 12.6 12.7 12.8 12.9 12.10 12.11 12.12 12.13
  13
  14 14.1 14.2 14.3
  15
`
    .trim()
    .split(/\s+/);

  const book = salamisRules.en;
  const known = book.map((entry) => entry.case);

  /** Whether a case, or the nearest case above it, has a text. */
  const isFound = (ruleCase: string): boolean => known.includes(ruleCase) || known.includes(ruleCase.replace(/\.\d+$/, ''));

  describe('the rules of Salamis ad Actium by case', () => {
    it('every case of the index has its text, and whatever it names is there', () => {
      expect(faultsOf(book, CHECKLIST, salamisAdActium.chartsFor(english))).toEqual([]);
    });

    it('cases have the order of the printed book', () => {
      const places = known.map((ruleCase) => ruleCase.split('.').map(Number)).map(([first, second = -1]) => 100 * first + second);
      expect(places).toEqual([...places].sort((a, b) => a - b));
    });

    it('every case that charts, options and actions name is found', () => {
      const named = [
        ...salamisAdActium.chartsFor(english).map((chart) => chart.case),
        ...OPTION_IDS.map((id) => OPTIONS[id].case),
        ...Object.values(salamisAdActium.sequence).flatMap(({ steps }) =>
          Object.values(steps).flatMap((actions) => actions.map((action) => action.case)),
        ),
      ];
      expect([...new Set(named)].filter((ruleCase) => !isFound(ruleCase))).toEqual([]);
    });

    it('fortifications are explained where refusals about them point', () => {
      expect(book.find((entry) => entry.case === '7.5')?.text.join(' ')).toMatch(/Forts stand.*Assault.*A closed boom/);
    });
  });
});

describe('the rulebook of Right Fierce and Terrible', () => {
  /** All cases of the rulebook that the game implements. Each line has the cases of one chapter. */
  const CHECKLIST = `
  1.0 1.1 1.2 1.3 1.4 1.4.1 1.4.2 1.4.3 1.4.4 1.4.5 1.4.6 1.5 1.5.1 1.5.2
  2.0 2.1 2.1.1 2.1.2 2.1.3 2.1.4 2.1.5 2.1.6 2.1.7 2.1.8 2.1.9 2.1.10 2.2 2.2.1 2.2.2 2.2.3 2.3 2.3.1 2.3.2 2.3.3 2.3.4
  3.0 3.1 3.1.1 3.1.2 3.1.3 3.1.4 3.2 3.2.1 3.2.2 3.2.3 3.2.4 3.2.5 3.2.6 3.2.7 3.2.8 3.2.9
  3.3 3.3.1 3.3.2 3.3.3 3.3.4 3.3.5 3.3.6 3.3.7 3.3.8 3.4 3.4.1 3.4.2 3.4.3 3.4.4 3.4.5 3.4.6 3.4.7 3.4.8 3.4.9 3.5 3.5.1 3.5.2
  4.0 4.1 4.1.1 4.1.2 4.1.3 4.1.4 4.1.5 4.1.6 4.1.7 4.2 4.2.1 4.2.2 4.2.3
  5.0 5.1 5.1.1 5.1.2 5.1.3 5.1.4 5.2 5.2.1 5.2.2 5.2.3 5.2.4 5.2.5
  6.0 6.1 6.1.1 6.1.2 6.1.3 6.1.4 6.1.5 6.1.6 6.1.7 6.1.8 6.1.9 6.2 6.2.1 6.3 6.3.1 6.3.2 6.3.3 6.3.4 6.3.5
  7.0 7.1 7.1.1 7.1.2 7.2 7.2.1 7.2.2 7.2.3
  8.0 8.1 8.1.1 8.1.2 8.1.3 8.1.4 8.1.5 8.1.6 8.1.7 8.1.8 8.1.9 8.1.10
  8.2 8.2.1 8.2.2 8.2.3 8.2.4 8.2.5 8.2.6 8.2.7 8.2.8 8.2.9 8.2.10 8.2.11
  8.3 8.3.1 8.3.2 8.3.3 8.3.4 8.3.5 8.3.6 8.3.7 8.3.8 8.3.9 8.3.10 8.3.11 8.3.12 8.3.13 8.3.14 8.3.15 8.3.16 8.3.17 8.3.18 8.3.19 8.3.20 8.3.21
  9.0 9.1 9.1.1 9.1.2 9.1.3 9.1.4 9.2 9.2.1 9.2.2 9.2.3
  10.0 10.1 10.1.1 10.1.2 10.1.3 10.1.4 10.1.5 10.1.6
  11.0 11.1 11.1.1 11.1.2 11.1.3 11.1.4 11.1.5 11.2 11.2.1 11.2.2 11.2.3 11.2.4 11.2.5 11.2.6 11.3
  12.0 12.1 12.2 12.3 12.4 12.5 12.6 12.7 12.8
  13.0 13.1 13.2 13.3`
    .trim()
    .split(/\s+/);

  const charts = sluysCharts(english);
  const cases = sluysRules.en.map((entry) => entry.case);

  /** Compares case numbers in printed order, with 8.3.6 before 8.3.10. */
  const inPrintedOrder = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true });

  /** Returns all cases that the game's code names with a refusal, action, chart or event. */
  function named(): string[] {
    const game = join(__dirname, '../../../src/games/right-fierce-and-terrible');
    const files = readdirSync(game, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts') && file !== 'meta.ts');
    const found = files.flatMap((file) => [...readFileSync(join(game, file), 'utf8').matchAll(/'(\d+(?:\.\d+)+)[a-z]?'/g)]);
    return [...new Set(found.map(([, ruleCase]) => ruleCase))];
  }

  describe('the rules by case of Right Fierce & Terrible', () => {
    it('every case of the checklist has a text, and every chip and chart leads somewhere', () => {
      expect(faultsOf(sluysRules.en, CHECKLIST, charts)).toEqual([]);
    });

    it('cases have the printed order, and each chapter follows its own case', () => {
      expect(cases).toEqual([...cases].sort(inPrintedOrder));
    });

    it('every case that the game names has a text', () => {
      expect(named().length).toBeGreaterThan(100);
      expect(named().filter((ruleCase) => !cases.includes(ruleCase))).toEqual([]);
    });

    it('every chart hangs on some case', () => {
      const hung = new Set(sluysRules.en.map(({ chart }) => chart));
      expect(charts.map(({ id }) => id).filter((id) => !hung.has(id))).toEqual([]);
    });
  });
});

describe('the rulebook of The Invincible Armada', () => {
  const charts = armadaCharts(english);

  /** All cases of the printed rulebook. Sub-paragraphs in brackets belong to their case. */
  const CHECKLIST = [
    ...['1.0', '1.1'],
    ...['2.0', '2.1', '2.2', '2.2.1', '2.2.2', '2.2.3', '2.2.4', '2.3'],
    '3.0',
    ...['4.0', '4.1', '4.2', '4.3'],
    '5.0',
    ...['6.0', '6.1', '6.1.1', '6.1.2', '6.1.3', '6.1.4'],
    ...['7.0', '7.1', '7.2', '7.3', '7.4', '7.4.1', '7.4.2', '7.4.3', '7.5', '7.6'],
    ...['8.0', '8.1', '8.2', '8.2.1', '8.3', '8.3.1', '8.4', '8.4.1', '8.4.2', '8.4.3'],
    ...['9.0', '9.1', '9.2', '9.3'],
    '10.0',
    ...['11.0', '11.1'],
    ...['12.0', '12.1', '12.2', '12.3', '12.4'],
    ...['13.0', '13.1', '13.2'],
    ...['14.0', '14.1', '14.2', '14.3'],
    ...['15.0', '15.1', '15.2'],
    '16.0',
    ...['17.0', '17.1', '17.1.1', '17.1.2', '17.1.3', '17.1.4', '17.1.5', '17.1.6', '17.1.7'],
    ...['17.2', '17.2.1', '17.2.2', '17.2.3', '17.2.4', '17.2.5', '17.2.6', '17.2.7'],
    '18.0',
  ];

  describe('the rules by case', () => {
    it('every case has its text, once, and leads nowhere that is not there', () => {
      expect(faultsOf(armadaRules.en, CHECKLIST, charts)).toEqual([]);
    });

    it('cases have the order of the printed rulebook', () => {
      expect(armadaRules.en.map((entry) => entry.case)).toEqual(CHECKLIST);
    });

    it('every case that a chart belongs to has a text', () => {
      const named = charts.map((chart) => chart.case.replace(/\(.*/, ''));
      expect(faultsOf(armadaRules.en, named, charts)).toEqual([]);
    });
  });
});

describe('the rulebook of Grand Armada', () => {
  const charts = grandCharts(english);

  /** All cases of the printed rulebook, chapters without a point, and the steps of the play sequence. */
  const CHECKLIST = [
    '1.0',
    ...['2.0', '2.1', '2.2', '2.2.1'],
    ...['3.0', '3.1', '3.2', '3.3', '3.4', '3.5', '3.6'],
    '4.0',
    ...['5.0', '5.1', '5.1.1', '5.2', '5.3', '5.4', '5.5', '5.6'],
    '6.0',
    '7.0',
    ...['8.0', '8.1', '8.2', '8.3', '8.4'],
    ...['9.0', '9.1', '9.2'],
    '10.0',
    '11.0',
  ];

  describe('the rules by case', () => {
    it('every case has its text, once, and leads nowhere that is not there', () => {
      expect(faultsOf(grandRules.en, CHECKLIST, charts)).toEqual([]);
    });

    it('cases have the order of the printed rulebook', () => {
      expect(grandRules.en.map((entry) => entry.case)).toEqual(CHECKLIST);
    });

    it('every case that a chart belongs to has a text', () => {
      const named = charts.map((chart) => chart.case);
      expect(faultsOf(grandRules.en, named, charts)).toEqual([]);
    });
  });
});

describe('keys', () => {
  type Listed = readonly (readonly [key: string, meaning: string])[];

  /** Returns the single keys of a list. An entry may name several, such as "e / q" or "+ · − · 0". */
  const keysOf = (listed: Listed): string[] => listed.flatMap(([named]) => named.toLowerCase().match(/(?<!\S)\S(?!\S)/g) ?? []);

  /** Separators between keys. */
  const JOINS = ['/', '·'];

  it.each(Object.keys(modules))(
    'a key means one thing at the board of %s, the keys of counsel and of looking back included',
    async (slug) => {
      const { words }: { words: Languages<{ readonly keys: Listed }> } = await import(
        join(__dirname, '../../../client/boards', slug, 'words/index.ts')
      );
      const keys = [...keysOf(words.en.keys), HINT_KEY, ...keysOf(kitWords.en.history.keys)].filter((key) => !JOINS.includes(key));
      expect(keys.length).toBeGreaterThan(10);
      expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
    },
  );
});
