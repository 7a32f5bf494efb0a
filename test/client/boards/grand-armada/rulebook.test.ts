import { rulebook } from '../../../../client/boards/grand-armada/rulebook/index.js';
import { chartsFor } from '../../../../src/games/grand-armada/chartsFor.js';
import { english } from '../../../../src/kit/language.js';
import { faultsOf } from '../../kit/rulebook.js';

const charts = chartsFor(english);

/** Every case of the printed rulebook; a chapter without a point, and the steps of the play sequence, as the game names them. */
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
    expect(faultsOf(rulebook.en, CHECKLIST, charts)).toEqual([]);
  });

  it('they stand in the order of the printed rulebook', () => {
    expect(rulebook.en.map((entry) => entry.case)).toEqual(CHECKLIST);
  });

  it('every case that a chart belongs to has a text', () => {
    const named = charts.map((chart) => chart.case);
    expect(faultsOf(rulebook.en, named, charts)).toEqual([]);
  });
});
