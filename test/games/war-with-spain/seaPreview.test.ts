import { describe, expect, it } from 'vitest';
import { attackOdds, interceptionChance, roundOdds, voyageOdds, watchersOf } from '../../../src/games/war-with-spain/preview/sea.js';
import { E, play, rules, S, scene } from './fixtures.js';

describe('odds at sea', () => {
  const G = scene({ fleets: { E1: ['1616', ['EG5', 'EM1']], S1: ['1817', ['SP1']] } });
  const view = rules.view(G, E);

  it('6.23 every line of the wind table with its chance, and how far the ships would come', () => {
    const odds = voyageOdds(view, 'E', ['EG5', 'EM1'], '1616', ['1617', '1718', '1818', '1918']);
    expect(odds).toMatchObject({ kind: 'highSeas', against: false, allowance: 18 });
    expect(odds.wind).toHaveLength(11);
    expect(odds.wind.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1);
    expect(odds.wind[0]).toMatchObject({ dice: 2, steps: 8, hexes: 4 });
    expect(odds.safe).toBeCloseTo(33 / 36);
  });

  it('6.41 the hexes where an enemy marker may try, none along the coast', () => {
    const odds = voyageOdds(view, 'E', ['EG5'], '1616', ['1717', '1718']);
    expect(odds.interceptors.map(({ hex }) => hex)).toEqual(['1717', '1718']);
    expect(watchersOf(view, 'S', '1519')).toEqual([]);
    expect(voyageOdds(view, 'E', ['EG5'], '1616', ['1716']).interceptors).toEqual([]);
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
