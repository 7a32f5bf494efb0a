import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The cases of the rulebook that software can hold. */
const CASES =
  '2.0 2.1 2.2.3 2.3 4.1 4.2 4.3 5.0 6.0 6.1 6.1.1 6.1.2 6.1.3 6.1.4 7.1 7.3 7.4 7.4.1 7.4.2 7.4.3 7.5 7.6 8.1 8.2 8.2.1 8.3 8.3.1 8.4 8.4.1 8.4.2 8.4.3 9.1 9.2 9.3 10.0 11.0 11.1 12.1 12.2 12.3 12.4 13.0 13.1 13.2 14.1 14.2 14.3 15.0 15.1 15.2 16.0 17.0 17.1.1 17.1.2 17.1.3 17.1.4 17.1.5 17.1.6(a) 17.1.6(b) 17.1.6(c) 17.1.7 17.2.1 17.2.2 17.2.3 17.2.4 17.2.5 17.2.6 17.2.7';

it('every case is held by a test that names it', () => {
  const titles = readdirSync(__dirname)
    .filter((name) => name.endsWith('.test.ts') && !name.startsWith('coverage'))
    .flatMap((name) => [...readFileSync(join(__dirname, name), 'utf8').matchAll(/\bit\(\s*['`](.*)/g)].map(([, title]) => title));
  const named = (ruleCase: string) => titles.some((title) => title.split(/[\s,;:—]+/).includes(ruleCase));
  expect(CASES.split(' ').filter((ruleCase) => !named(ruleCase))).toEqual([]);
});
