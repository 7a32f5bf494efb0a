import { rulebook } from '../../../client/boards/invincible-armada/rulebook/index.js';
import { chartsFor } from '../../../src/games/invincible-armada/chartsFor.js';
import { english } from '../../../src/kit/language.js';
import { faultsOf } from '../kit/rulebook.js';

const charts = chartsFor(english);

/** Every case of the printed rulebook; sub-paragraphs in brackets belong to their case. */
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
    expect(faultsOf(rulebook.en, CHECKLIST, charts)).toEqual([]);
  });

  it('they stand in the order of the printed rulebook', () => {
    expect(rulebook.en.map((entry) => entry.case)).toEqual(CHECKLIST);
  });

  it('every case that a chart belongs to has a text', () => {
    const named = charts.map((chart) => chart.case.replace(/\(.*/, ''));
    expect(faultsOf(rulebook.en, named, charts)).toEqual([]);
  });
});
