import { layout, SHEET } from '../../../../client/boards/war-with-spain/chart/geography.js';
import { openingOf, REGIONS } from '../../../../client/boards/war-with-spain/chart/regions.js';
import { CITIES, CITY_IDS, nationOf } from '../../../../src/games/war-with-spain/face.js';

const sees = ([left, top, right, bottom]: readonly number[], hex: string): boolean => {
  const [x, y] = layout.at(hex) ?? [0, 0];
  return x > left * SHEET.width && x < right * SHEET.width && y > top * SHEET.height && y < bottom * SHEET.height;
};

it('a window opens on every place of the first question, wherever it is; else at home: Spain for the Spanish', () => {
  const question = ['2715', '0834', '1339'];
  for (const hex of question) expect(sees(openingOf(question, 'S'), hex)).toBe(true);
  expect(openingOf(['2715'], 'S')).not.toEqual(REGIONS.spain);
  expect(openingOf([], 'S')).toEqual(REGIONS.spain);
  expect(sees(openingOf([], 'E'), '2114')).toBe(true);
});

it('a region shows every town of its country', () => {
  const towns = (nation: string) => CITY_IDS.map((id) => CITIES[id].hex).filter((hex) => nationOf(hex) === nation);
  for (const hex of towns('SPA')) expect(sees(REGIONS.spain, hex)).toBe(true);
  for (const hex of [...towns('NETP'), ...towns('NETC')]) expect(sees(REGIONS.netherlands, hex)).toBe(true);
  for (const hex of [...towns('ENG'), ...towns('IRE')]) expect(sees(REGIONS.england, hex)).toBe(true);
});
