import { rulebook } from '../../../../client/boards/salamis-ad-actium/rulebook/index.js';
import { OPTION_IDS, OPTIONS } from '../../../../src/games/salamis-ad-actium/data/options.js';
import { salamisAdActium } from '../../../../src/games/salamis-ad-actium/index.js';
import { english } from '../../../../src/kit/language.js';
import { faultsOf } from '../../kit/rulebook.js';

/** Every case of the printed index. Fortifications, which have no number there, stand under 7.5; the allowance, 5.0 to the engine, under 5. */
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

const book = rulebook.en;
const known = book.map((entry) => entry.case);

/** Where a case is found that has no text of its own: in the nearest above it. */
const isFound = (ruleCase: string): boolean => known.includes(ruleCase) || known.includes(ruleCase.replace(/\.\d+$/, ''));

describe('the rules of Salamis ad Actium by case', () => {
  it('every case of the index has its text, and whatever it names is there', () => {
    expect(faultsOf(book, CHECKLIST, salamisAdActium.chartsFor(english))).toEqual([]);
  });

  it('cases stand in the order of the printed book', () => {
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
    expect(book.find((entry) => entry.case === '7.5')?.text.join(' ')).toMatch(/Forts stand.*Assault.*Booms/);
  });
});
