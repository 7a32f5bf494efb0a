import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The cases of the rulebook that software can hold; a whole chapter is n.0. */
const CASES = '2.1 2.2.1 3.0 3.3 4.0 5.1 5.1.1 5.2 5.3 5.5 5.6 6.0 7.0 8.1 8.2 8.3 8.4 9.0 9.1 9.2 10.0 11.0';

it('every case is held by a test that names it', () => {
  const titles = readdirSync(__dirname)
    .filter((name) => name.endsWith('.test.ts') && !name.startsWith('coverage'))
    .flatMap((name) => [...readFileSync(join(__dirname, name), 'utf8').matchAll(/\bit\(\s*['"`](.*)/g)].map(([, title]) => title));
  const named = (ruleCase: string) => titles.some((title) => title.split(/[\s,;:—]+/).includes(ruleCase));
  expect(CASES.split(' ').filter((ruleCase) => !named(ruleCase))).toEqual([]);
});
