import { ARMY_COUNTERS } from '../../../src/games/war-with-spain/data/armies.js';
import { ENGLISH_REVOLT, IRISH_COLUMNS, IRISH_REVOLT, SCOTTISH_REVOLT } from '../../../src/games/war-with-spain/data/tables.js';
import { attackStrength } from '../../../src/games/war-with-spain/rules/landCombat/strength.js';
import { navalBonus } from '../../../src/games/war-with-spain/rules/leaders/assignment.js';
import { upkeep } from '../../../src/games/war-with-spain/rules/money/upkeep.js';
import { E, key, S, scene } from './fixtures.js';

/** Returns the total strengths of all subsets of a nationality's counters. */
function sums(nation: string): Set<number> {
  let made = new Set([0]);
  for (const { nat, cs } of ARMY_COUNTERS) if (nat === nation) made = new Set([...made, ...[...made].map((sum) => sum + cs)]);
  return made;
}

describe('single cases', () => {
  it('there is no limit to the units in a hex (8.3)', () => {
    const men = Object.fromEntries(['SLT2', 'SLT3', 'IT2', 'WL1', 'WL3', 'GL2', 'BL1'].map((id, at) => [id, at < 4 ? '2716' : '2816']));
    const G = scene({ phase: 'landSpanish', armies: men });
    expect(key(G, S, 'march', [['SLT2', 'SLT3', 'IT2', 'WL1'], [], ['2816']])).toBeUndefined();
  });

  it('ships enter and leave a port that is besieged only by land (10.23)', () => {
    const G = scene({
      fleets: { E1: ['2613', ['DW1']], E2: ['2513', ['DF1']] },
      armies: { DL7: ['2613', { besieged: true }], SLT2: '2613' },
      change: (state) => Object.assign(state.sieges, { '2613': { land: 'E', naval: null, clock: 0 } }),
    });
    expect(key(G, E, 'sail', [1, ['2513']])).toBeUndefined();
    expect(key(G, E, 'sail', [2, ['2613']])).toBeUndefined();
  });

  it('ships at sea, and in ports that are not friendly, cost three times their multiple (11.11)', () => {
    const price = (hex: string) => upkeep(scene({ fleets: { E1: [hex, ['EG1']] } }), 'E');
    expect([price('1617'), price('1027'), price('1616')]).toEqual([9, 9, 3]);
  });

  it('naval leaders help only at sea, land leaders only on land; 13.12 Leyva does both (13.11)', () => {
    const G = scene({
      phase: 'landSpanish',
      fleets: { S1: ['0834', ['SP1']] },
      armies: { SLT4: '0834' },
      leaders: { leyva: ['S1', 'SP1'], recalde: '0834', parma: '0834' },
    });
    const ashore = scene({ armies: { SLT4: '0834' }, leaders: { leyva: '0834', recalde: '0834', parma: '0834' } });
    expect(navalBonus(G, ['SP1']).bonus).toBe(3);
    const total = (leaderIds: string[]) =>
      attackStrength(ashore, { attacker: 'S', from: '0834', hex: '0934', landIds: ['SLT4'], leaderIds, withBesieged: false }).total;
    expect([total([]), total(['recalde']), total(['parma']), total(['leyva'])]).toEqual([8, 8, 13, 11]);
  });

  it('every result of the revolt tables can be made with the counters (15.4, 15.5, 15.6)', () => {
    expect(IRISH_COLUMNS).toEqual([1, 6, 11, 16]);
    for (const strength of IRISH_REVOLT.flat()) expect(sums('irishrebel').has(strength)).toBe(true);
    for (const strength of ENGLISH_REVOLT) expect(sums('engcath').has(strength)).toBe(true);
    for (const strength of SCOTTISH_REVOLT) expect(sums('scotcath').has(strength)).toBe(true);
  });
});
