import {
  ATTRITION_CHANCE,
  assaultPreview,
  columnBounds,
  expectation,
  landResults,
  siegePreview,
} from '../../../src/games/war-with-spain/preview/land.js';
import { forecast, munitionsOffer, ruin, score } from '../../../src/games/war-with-spain/preview/money.js';
import type { Clash } from '../../../src/games/war-with-spain/rules/landStrength.js';
import { rules, S, scene } from './fixtures.js';

const near = (value: number) => Math.round(value * 1e6) / 1e6;

describe('previews on land', () => {
  it('9.3 every result of a column with its chance; the chances add up', () => {
    const even = landResults('1-1');
    expect(even.map(({ attacker, defender, chance }) => [attacker.steps, defender.steps, near(chance)])).toEqual([
      [0, 0, near(1 / 3)],
      [1, 1, near(1 / 3)],
      [2, 1, near(1 / 6)],
      [1, 2, near(1 / 6)],
    ]);
    expect(near(even.reduce((sum, { chance }) => sum + chance, 0))).toBe(1);
    expect(near(expectation('>3-1').defender.retreats)).toBe(near(4 / 6));
  });

  it('9.0 before the attack hidden stacks are a number; which strength gives which odds is told', () => {
    const G = scene({
      phase: 'landSpanish',
      stage: 'assaults',
      armies: { SLT2: '2115', EL3: '2214', EL5: '2214' },
      leaders: { norris: '2214' },
    });
    const clash: Clash = { attacker: 'S', from: '2115', hex: '2214', landIds: ['SLT2'], leaderIds: [], withBesieged: false };
    const preview = assaultPreview(rules.view(G, S), clash);
    expect(preview).toMatchObject({ kind: 'field', count: 3, factor: 2, siege: true, defence: null, column: null, results: [] });
    expect(preview.attack.total).toBe(10);
    expect(columnBounds(10)).toEqual([
      { column: '>3-1', most: 2 },
      { column: '3-1', most: 3 },
      { column: '2-1', most: 5 },
      { column: '1-1', most: 10 },
      { column: '1-2', most: 20 },
      { column: '1-3', most: null },
    ]);
    G.options.openInformation = true;
    expect(assaultPreview(rules.view(G, S), clash)).toMatchObject({ defence: { total: 29 }, column: '1-3' });
  });

  it('10.3 when a place falls if nothing changes', () => {
    const G = scene({
      phase: 'landEnglish',
      turn: 3,
      armies: { EL3: ['2013', { besieged: true }], SLT2: '2013' },
      change: (state) => {
        state.sieges['2013'] = { land: 'E', naval: null, clock: 1 };
      },
    });
    expect(siegePreview(G, '2013')).toEqual({ side: 'E', clock: 1, limit: 2, starving: true, falls: 3 });
    expect(siegePreview({ ...G, phase: 'landSpanish' }, '2013')?.falls).toBe(4);
    expect(siegePreview(G, '2014')).toBeUndefined();
    expect(ATTRITION_CHANCE).toBe(1 / 3);
  });
});

describe('previews of money', () => {
  const G = scene({ turn: 3, armies: { SLT2: '2716', SLT8: '0834', SLT9: '0834' }, ships: { SP1: '0834', SP2: '0833' } });

  it('11.1 what the coming upkeep is, and the next winter’s', () => {
    // 20 + 8 + 8 for the armies, 4 and 12 for the ships.
    expect(forecast(G, 'S')).toMatchObject({ upkeep: 52, left: 948, winter: { turn: 9, upkeep: 260 }, untilIncome: 312 });
    expect(forecast({ ...G, turn: 9 }, 'S')).toMatchObject({ upkeep: 260, winter: { turn: 17, upkeep: 260 }, untilIncome: 624 });
    expect(forecast({ ...G, turn: 17 }, 'S')).toMatchObject({ winter: null, untilIncome: 260 });
  });

  it('11.3 what breaks if it cannot be paid', () => {
    expect(ruin(G, 'S', 1000)).toBeUndefined();
    expect(ruin(G, 'S', 1001)).toMatchObject({
      short: 1,
      points: 20,
      armies: 1,
      of: 3,
      ports: [{ track: 'lisbon', ships: ['SP1'], most: 1 }],
      stay: ['SP2'],
    });
  });

  it('12.11 what munitions cost a fleet, and whether it can buy', () => {
    const fleets = scene({ phase: 'administration', fleets: { S1: ['0834', ['SP1', 'SP2']], S2: ['0833', ['SP3']] } });
    expect(munitionsOffer(fleets, 'S', 'S1')).toEqual({ price: 32, most: 31, refused: undefined });
    expect(munitionsOffer(fleets, 'S', 'S2').refused?.key).toBe('noMarket');
  });

  it('16.0 the score is the same in every view', () => {
    expect(score(rules.view(G, S))).toEqual(score(G));
  });
});
