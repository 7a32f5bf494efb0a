import { openingOf, REGIONS, showsAll } from '../../../../client/boards/war-with-spain/chart/regions.js';
import type { ChartPart } from '../../../../client/kit/chartPart.js';
import { CITIES, CITY_IDS, nationOf } from '../../../../src/games/war-with-spain/face.js';

const sees = (part: ChartPart, hex: string): boolean => showsAll(part, [hex]);

it('a window opens on every place of the first question, wherever it is; else at home: Spain for the Spanish', () => {
  const question = ['2715', '0834', '1339'];
  for (const hex of question) expect(sees(openingOf(question, 'S'), hex)).toBe(true);
  expect(showsAll(REGIONS.spain, question)).toBe(false);
  expect(openingOf([], 'S')).toEqual(REGIONS.spain);
  expect(sees(openingOf([], 'E'), '2114')).toBe(true);
});

it('a region shows every town of its country', () => {
  const towns = (nation: string) => CITY_IDS.map((id) => CITIES[id].hex).filter((hex) => nationOf(hex) === nation);
  for (const hex of towns('SPA')) expect(sees(REGIONS.spain, hex)).toBe(true);
  for (const hex of [...towns('NETP'), ...towns('NETC')]) expect(sees(REGIONS.netherlands, hex)).toBe(true);
  for (const hex of [...towns('ENG'), ...towns('IRE')]) expect(sees(REGIONS.england, hex)).toBe(true);
});
