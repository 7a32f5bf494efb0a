import { marchesJoined } from '../../../../client/boards/war-with-spain/story.js';
import { words } from '../../../../client/boards/war-with-spain/words/index.js';
import type { Told } from '../../../../client/kit/Chronicle.js';
import { warWithSpain } from '../../../../src/games/war-with-spain/index.js';
import { E, S } from '../../../games/war-with-spain/fixtures.js';

const speech = { words: words.en, texts: warWithSpain.texts };
const marches = (id: string, by: string, at: string[], counters: number, heading?: string): Told => ({
  id,
  entry: { key: 'marches', case: '8.11', by, at, values: { counters } },
  sentence: '',
  ...(heading && { heading }),
});

it('8.11 stacks that march together are one line, and no others', () => {
  const told = [
    marches('1', E, ['2113', '2114', '2115'], 2),
    marches('2', E, ['2113', '2114', '2115'], 3),
    marches('3', E, ['2113', '2114'], 1),
    marches('4', S, ['2113', '2114'], 1),
    marches('5', S, ['2113', '2114'], 1, 'June 1587'),
  ];
  const { told: lines, fresh } = marchesJoined(speech, told, 1);
  expect(lines.map(({ id, entry }) => [id, entry.values?.counters])).toEqual([
    ['1', 5],
    ['3', 1],
    ['4', 1],
    ['5', 1],
  ]);
  expect(lines[0].sentence).toContain('5');
  expect(fresh).toBe(0);
  expect(marchesJoined(speech, told, 5).fresh).toBe(4);
});
