import { fleetName, stationName } from '../../../src/games/salamis-ad-actium/fleetName.js';
import { salamisAdActium as game } from '../../../src/games/salamis-ad-actium/index.js';
import { quickDice } from '../../../src/kit/dice.js';
import { say } from '../../../src/kit/texts.js';
import { scripted } from '../../kit/scripted.js';
import { firstMonth } from './campaign.js';

const { rules, texts } = game;

describe('the chronicle', () => {
  it('calls fleets by the names of the scenario', () => {
    const { chronicle } = rules.open({ mode: 'scenario', scenario: 'salamis-480' }, scripted([1]));
    const told = chronicle.map(({ key, values }) => say(texts, `chronicle.${key}`, values));
    expect(told).toEqual([
      'Turn 1.',
      'Draw: Greek allies (left in the bag: Greek allies 2, Persian fleet 3, the Intermediate Phase).',
      'Greek allies: Action Phase.',
    ]);
  });

  it('calls them by the theatre of a campaign', () => {
    const { chronicle } = firstMonth({ theatre: 'punic' }, quickDice(1));
    const income = chronicle.filter(({ key }) => key === 'income').map(({ key, values }) => say(texts, `chronicle.${key}`, values));
    expect(income.map((sentence) => sentence.split(':')[0])).toEqual(['Rome', 'Carthage']);
  });

  it('calls them by list or variant in a battle by points, and tells two of one name apart', () => {
    const named = (points: object) => {
      const G = rules.setup({ mode: 'points', points }, quickDice(1));
      return [fleetName(G, 0), fleetName(G, 1)];
    };
    expect(named({ era: 2, lists: ['greekClassical', 'persian'], variants: ['athens', null] })).toEqual(['Athens', 'Persian fleet']);
    expect(named({ era: 2, lists: ['greekClassical', 'greekClassical'] })).toEqual([
      'First fleet: Greek fleet',
      'Second fleet: Greek fleet',
    ]);
    expect(named({ era: 2 })).toEqual(['First fleet', 'Second fleet']);
  });

  it('calls squadrons by people and place in the line, the Admiral on the right, and further ones by number', () => {
    expect([1, 2, 3, 4, 5].map((n) => stationName('persian', n))).toEqual([
      'Persian right wing',
      'Persian left wing',
      'Persian centre',
      'Persian reserve',
      'Persian squadron 5',
    ]);
  });
});
