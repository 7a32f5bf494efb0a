import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rulebook } from '../../../../client/boards/right-fierce-and-terrible/rulebook/index.js';
import { chartsFor } from '../../../../src/games/right-fierce-and-terrible/chartsFor.js';
import { english } from '../../../../src/kit/language.js';
import { faultsOf } from '../../kit/rulebook.js';

/** Every case of the rulebook that the game covers; those of a chapter n.0 in a line. */
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

const charts = chartsFor(english);
const cases = rulebook.en.map((entry) => entry.case);

/** 8.3.6 before 8.3.10. */
const inPrintedOrder = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true });

/** Every case that the game's code gives with a refusal, an action, a chart or an entry of the chronicle. */
function named(): string[] {
  const game = join(__dirname, '../../../../src/games/right-fierce-and-terrible');
  const files = readdirSync(game, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts') && file !== 'meta.ts');
  const found = files.flatMap((file) => [...readFileSync(join(game, file), 'utf8').matchAll(/'(\d+(?:\.\d+)+)[a-z]?'/g)]);
  return [...new Set(found.map(([, ruleCase]) => ruleCase))];
}

describe('the rules by case of Right Fierce & Terrible', () => {
  it('every case of the checklist has a text, and every chip and chart leads somewhere', () => {
    expect(faultsOf(rulebook.en, CHECKLIST, charts)).toEqual([]);
  });

  it('cases stand in the order of print, a chapter behind its own', () => {
    expect(cases).toEqual([...cases].sort(inPrintedOrder));
  });

  it('every case that the game names has a text', () => {
    expect(named().length).toBeGreaterThan(100);
    expect(named().filter((ruleCase) => !cases.includes(ruleCase))).toEqual([]);
  });

  it('every chart hangs on some case', () => {
    const hung = new Set(rulebook.en.map(({ chart }) => chart));
    expect(charts.map(({ id }) => id).filter((id) => !hung.has(id))).toEqual([]);
  });
});
