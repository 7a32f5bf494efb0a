import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The cases of the rulebook that software can hold. */
const CASES = [
  '1.2 1.3 1.4 1.5 1.6 1.7 1.8 2.1 2.2 2.3 2.4 2.5 2.6 2.7 2.8 2.9 2.10 2.11 3.1 4.1 4.2 4.3 4.4 4.5',
  '5.0 5.1 5.2 5.3 5.4 5.5 5.6 5.7 5.8 5.9 5.10 5.11 5.12 5.13 6.1 6.2 6.3 6.4 6.5 6.6 7.1 7.2 7.3 7.4 7.5',
  '8.1 8.2 8.3 8.4 8.5 9.1 9.2 9.3 9.4 9.5 9.6 9.7 10.1 10.2 10.3 10.4 10.5 10.6 10.7',
  '11.1 11.2 11.3 11.4 11.5 11.6 11.7 11.8 11.9 11.10 11.11 11.12 11.13 11.14',
  '12.1 12.2 12.3 12.4 12.5 12.6 12.7 12.8 12.9 12.10 12.11 12.12 12.13 14.1 14.2 14.3',
];

it('every case is held by a test that names it', () => {
  const titles = readdirSync(__dirname)
    .filter((name) => name.endsWith('.test.ts') && !name.startsWith('coverage'))
    .flatMap((name) =>
      [...readFileSync(join(__dirname, name), 'utf8').matchAll(/\b(?:it|describe)\(\s*['"`](.*)/g)].map(([, title]) => title),
    );
  const named = (ruleCase: string) => titles.some((title) => title.split(/[\s,;:—()[\]]+/).includes(ruleCase));
  expect(
    CASES.join(' ')
      .split(' ')
      .filter((ruleCase) => !named(ruleCase)),
  ).toEqual([]);
});
