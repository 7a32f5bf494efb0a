import { RAM } from '../../../src/games/right-fierce-and-terrible/data/tables.js';
import type { Sluys } from '../../../src/games/right-fierce-and-terrible/state.js';
import { acting, bind, E, entry, F, keys, offered, play, refusal, rules, sea, ship } from './fixtures.js';

/** E04 adjacent to F04. Both are nefs with castle 1, so there is no DRM. */
const ramming = (change: (G: Sluys) => void = () => {}) =>
  acting(
    sea({ '1210': 'E04', '1211': 'F04', '1414': 'F01', '1503': 'E02' }, { E04: 'EM04', F04: 'FS03' }, change),
    'brown',
    'ram',
    (act) => {
      act.rams = [{ by: 'E04', target: 'F04' }];
    },
  );

describe('8.1 rammers', () => {
  const sailing = (change: (G: Sluys) => void = () => {}) =>
    acting(sea({ '1209': 'E04', '1310': 'F04', '1312': 'E08', '1413': 'F01', '1210': 'E02' }, {}, change), 'brown', 'sailsOars', (act) => {
      act.moved.E04 = { spent: 3, last: 3, hexes: 1 };
    });

  it('requires movement, with at most 3 MP for the last hex (8.1.3)', () => {
    expect(refusal(sailing(), E, 'declareRam', ['E04', '1310'])).toBe('allowed');
    const slow = sailing();
    if (slow.act) slow.act.moved.E04 = { spent: 5, last: 4, hexes: 2 };
    expect(refusal(slow, E, 'declareRam', ['E04', '1310'])).toBe('ramTooSlow 8.1.3');
    expect(refusal(sailing(), E, 'declareRam', ['E02', '1310'])).toBe('ramUnmoved 8.1.3');
  });

  it('requires an adjacent squadron, friendly or enemy, once each (8.1.1)', () => {
    expect(refusal(sailing(), E, 'declareRam', ['E04', '1312'])).toBe('notAdjacent 8.1.1');
    expect(refusal(sailing(), E, 'declareRam', ['E04', '1208'])).toBe('nothingThere 8.1.1');
    expect(refusal(sailing(), E, 'declareRam', ['E04', '1210'])).toBe('allowed');
    const { G } = play(sailing(), E, 'declareRam', ['E04', '1310']);
    expect(G.act?.rams).toEqual([{ by: 'E04', target: 'F04' }]);
    expect(refusal(G, E, 'declareRam', ['E04', '1210'])).toBe('ramDeclared 8.1.1');
  });

  it('refuses a grappled squadron (8.1.2)', () => {
    expect(
      refusal(
        sailing((G) => bind(G, '1209|1210')),
        E,
        'declareRam',
        ['E04', '1310'],
      ),
    ).toBe('grappled 6.1.6');
  });

  it('refuses sails in the 3 and 5 MP directions (8.1.6)', () => {
    const toward = (wind: 0 | 1 | 2 | 3 | 4 | 5) =>
      refusal(
        sailing((G) => Object.assign(G, { wind })),
        E,
        'declareRam',
        ['E04', '1310'],
      );
    // 1310 is south-east of 1209.
    expect([0, 1, 2, 3, 4, 5].map((wind) => toward(wind as 0))).toEqual([
      'ramUpwind 8.1.6',
      'allowed',
      'allowed',
      'allowed',
      'ramUpwind 8.1.6',
      'ramUpwind 8.1.6',
    ]);
  });

  it('refuses oars directly against the current (8.1.7)', () => {
    const against = (current: 0 | 5) =>
      refusal(
        acting(
          sea({ '1209': 'E08', '1310': 'F04', '1413': 'F01' }, {}, (G) => Object.assign(G, { current })),
          'white',
          'sailsOars',
          (act) => {
            act.moved.E08 = { spent: 2, last: 2, hexes: 1 };
          },
        ),
        E,
        'declareRam',
        ['E08', '1310'],
      );
    expect([against(5), against(0)]).toEqual(['ramUpstream 8.1.7', 'allowed']);
  });
});

describe('8.1.8 ram resolution', () => {
  it.each([
    [[1, 1], 0, { E04: 1, F04: 0 }, false],
    [[1, 3], 1, { E04: 0, F04: 0 }, false],
    [[2, 3], 1, { E04: 0, F04: 0 }, false],
    [[3, 3], 2, { E04: 0, F04: 0 }, true],
    [[3, 4], 2, { E04: 0, F04: 0 }, true],
    [[4, 4], 3, { E04: 1, F04: 1 }, true],
    [[4, 5], 4, { E04: 0, F04: 1 }, true],
    [[4, 6], 4, { E04: 0, F04: 1 }, true],
    [[5, 6], 5, { E04: 0, F04: 1 }, false],
    [[6, 6], 6, { E04: 0, F04: 2 }, true],
  ] as const)('dice %j read row %i', (dice, row, damage, grappled) => {
    const { G, told } = play(ramming(), E, 'resolveRam', ['E04'], dice);
    expect(entry(told, 'ram').roll).toMatchObject({ total: dice[0] + dice[1], chart: 'ram', row });
    expect([G.squadrons.E04.damage, G.squadrons.F04.damage]).toEqual([damage.E04, damage.F04]);
    expect(G.grapples).toEqual(grappled ? ['1210|1211'] : []);
  });

  it('a cog with the higher castle rams a barge: 7 + 1 = 8, both damaged and grappled (example of 8.1.9)', () => {
    const G = acting(sea({ '1210': 'E02', '1211': 'F05', '1414': 'F01' }, { E02: 'EM04' }), 'brown', 'ram', (act) => {
      act.rams = [{ by: 'E02', target: 'F05' }];
    });
    const { G: after, told } = play(G, E, 'resolveRam', ['E02'], [3, 4]);
    expect(entry(told, 'ram').roll).toEqual({ dice: [3, 4], modifiers: [['castleHigher', 1]], total: 8, chart: 'ram', row: 3 });
    expect([after.squadrons.E02.damage, after.squadrons.F05.damage, after.grapples]).toEqual([1, 1, ['1210|1211']]);
  });

  it('DRM: castle factor, current MA, grappled target (8.1.9)', () => {
    const G = acting(sea({ '1210': 'E02', '1211': 'F04', '1212': 'F05', '1414': 'F01' }), 'brown', 'ram', (act) => {
      act.rams = [{ by: 'E02', target: 'F04' }];
    });
    bind(G, '1211|1212');
    ship(G, 'F04', { damage: 1 });
    const { told } = play(G, E, 'resolveRam', ['E02'], [1, 1]);
    expect(entry(told, 'ram').roll?.modifiers).toEqual([
      ['castleHigher', 1],
      ['faster', 1],
      ['targetGrappled', 1],
    ]);
  });

  it('all rams are resolved in any order (8.1.8)', () => {
    const G = acting(sea({ '1210': 'E04', '1211': 'F04', '1012': 'E02', '1013': 'F05', '1414': 'F01' }), 'brown', 'ram', (act) => {
      act.rams = [
        { by: 'E04', target: 'F04' },
        { by: 'E02', target: 'F05' },
      ];
    });
    expect(offered(G, E, 'resolveRam')).toEqual([['E04'], ['E02']]);
    expect(refusal(G, E, 'endSegment')).toBe('notNow 2.0');
    const { G: after } = play(G, E, 'resolveRam', ['E02'], [1, 3]);
    expect(rules.awaiting(after)).toEqual({ '0': 'ram' });
    expect(refusal(after, E, 'resolveRam', ['E02'])).toBe('noRam 8.1.4');
  });

  it('a rammer grappled meanwhile does not ram (8.1.2)', () => {
    const G = acting(sea({ '1210': 'E04', '1211': 'F04', '1111': 'E02', '1414': 'F01' }), 'brown', 'ram', (act) => {
      act.rams = [
        { by: 'E02', target: 'E04' },
        { by: 'E04', target: 'F04' },
      ];
    });
    const { told } = play(G, E, 'resolveRam', ['E02'], [2, 3]);
    expect(keys(told)).toContain('rammedFast');
    expect(entry(told, 'ramVoid').who).toEqual(['E04', 'F04']);
  });

  it('the survivor of a grappling ram checks for damage (8.1.10)', () => {
    const doomed = ramming((G) => ship(G, 'F04', { damage: 2 }));
    // 4 + 4 + 1 for a higher MA. The damaged target sinks. Then the rammer rolls.
    const { G, told } = play(doomed, E, 'resolveRam', ['E04'], [4, 4, 6]);
    expect([G.squadrons.F04.status, G.squadrons.E04.damage, G.grapples]).toEqual(['sunk', 1, []]);
    expect(entry(told, 'rippleCheck')).toMatchObject({ case: '8.1.10', who: ['E04'] });
  });

  it('a ram alarms a dormant command (12.2)', () => {
    const G = ramming((state) => {
      state.scenario = 's1';
      state.dormant = ['yellow'];
    });
    expect(play(G, E, 'resolveRam', ['E04'], [1, 3]).G.dormant).toEqual([]);
  });

  it('every row of the chart is tested', () => {
    expect(RAM).toHaveLength(7);
  });

  it('friendly squadrons may be rammed (2.1.8)', () => {
    const G = acting(sea({ '1210': 'F04', '1211': 'F03', '1203': 'E01' }), 'yellow', 'ram', (act) => {
      act.rams = [{ by: 'F04', target: 'F03' }];
    });
    expect(play(G, F, 'resolveRam', ['F04'], [4, 4]).G.squadrons.F03.damage).toBe(1);
  });
});
