import { attackOdds, interceptionChance, roundOdds, watchersOf } from '../../../src/games/war-with-spain/preview/sea.js';
import { E, play, rules, S, scene } from './fixtures.js';

describe('odds at sea', () => {
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
    expect(roundOdds(rules.view(near, E))).toBeUndefined();
    const open = play(near, E, 'attackFleet', [[1], '1818']).G;
    for (const seat of [E, S]) {
      const odds = roundOdds(rules.view(open, seat));
      expect(odds).toMatchObject({ differential: 3, column: 3, gage: 'E' });
      expect(odds?.expected.attacker).toBeCloseTo((1 + 1 + 2 + 3) / 6);
      expect(odds?.better).toBeCloseTo(1 / 6);
      expect(odds?.disengages).toBeCloseTo(2 / 6);
    }
  });
});
