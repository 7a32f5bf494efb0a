import { expectation } from '../../../src/games/war-with-spain/captain/landOdds.js';
import { attackOdds, expectedLosses, interceptionChance, watchersOf } from '../../../src/games/war-with-spain/captain/seaOdds.js';
import { E, play, rules, S, scene } from './fixtures.js';

describe('what a captain expects at sea', () => {
  const G = scene({ fleets: { E1: ['1616', ['EG5', 'EM1']], S1: ['1817', ['SP1']] } });
  const view = rules.view(G, E);

  it('6.4 the hexes where an enemy marker may try, and its chance', () => {
    for (const hex of ['1717', '1718']) expect(watchersOf(view, 'S', hex)).toEqual(['S1']);
    expect(watchersOf(view, 'S', '1519')).toEqual([]);
    expect(interceptionChance(2)).toBeCloseTo(8 / 9);
  });

  it('7.2 the odds of a round, once the stacks are shown; before that only the own strength', () => {
    const near = scene({ stage: 'attacks', fleets: { E1: ['1718', ['EG1', 'EG2']], S1: ['1818', ['SP1', 'SG1']] } });
    expect(attackOdds(rules.view(near, E), 'E', [1], '1818')).toMatchObject({ attacker: { total: 18 }, gage: 'E', mayDecline: false });
    expect(expectedLosses(rules.view(near, E))).toBeUndefined();
    const open = play(near, E, 'attackFleet', [[1], '1818']).G;
    for (const seat of [E, S]) expect(expectedLosses(rules.view(open, seat))?.attacker).toBeCloseTo((1 + 1 + 2 + 3) / 6);
  });
});

describe('what a captain expects on land', () => {
  it('9.3 the mean of every column, and the chance of a retreat', () => {
    expect(expectation('1-1').attacker.steps).toBeCloseTo(5 / 6);
    expect(expectation('>3-1').defender.retreats).toBeCloseTo(4 / 6);
  });
});
