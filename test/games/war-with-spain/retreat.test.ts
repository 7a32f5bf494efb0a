import type { WarWithSpain } from '../../../src/games/war-with-spain/state.js';
import { choices, E, key, keys, play, run, S, type Scene, scene, told } from './fixtures.js';

const fight = (parts: Scene) => scene({ phase: 'landSpanish', stage: 'assaults', ...parts });
/** Makes a Spanish attack, declines siege for the defender, and rolls `die`. */
const assault = (G: WarWithSpain, args: readonly unknown[], die: number) =>
  play(play(G, S, 'assault', args).G, E, 'answerSiege', [false], [die]);
const siegeOf =
  (hex: string, side: 'E' | 'S', ...inside: string[]) =>
  (G: WarWithSpain) => {
    G.sieges[hex] = { land: side, naval: null, clock: 0 };
    for (const id of inside) G.land[id].besieged = true;
  };

describe('retreat', () => {
  it('the whole defending stack retreats with its leaders to a hex of the owner’s choice (9.21)', () => {
    const G = fight({ armies: { SLT2: '2113', SLT3: '2113', EL3: '2013', EL5: '2013' }, leaders: { vere: '2013' } });
    // 18 against 13 + 2 is 1-1. On a 6 the attacker loses 1 step. The defender loses 2 and retreats.
    const fought = assault(G, ['2113', ['SLT2', 'SLT3'], [], '2013'], 6).G;
    const lost = run(
      fought,
      [S, 'takeLandLosses', [[{ unitId: 'SLT3', steps: 1 }]]],
      [
        E,
        'takeLandLosses',
        [
          [
            { unitId: 'EL3', steps: 1 },
            { unitId: 'EL5', steps: 1 },
          ],
        ],
      ],
    );
    expect(lost.pending).toEqual({ step: 'retreat', side: 'E', hex: '2013' });
    expect(key(lost, E, 'retreat', ['2113'])).toBe('noRetreatThere');
    expect(key(lost, E, 'retreat', ['2115'])).toBe('noRetreatThere');
    const gone = play(lost, E, 'retreat', ['2014']).G;
    expect([gone.land.EL3.at, gone.leaders.vere.at]).toEqual(['2014', '2014']);
    expect(gone.pending).toEqual({ step: 'advance', side: 'S', hex: '2013' });
  });

  it('only attacking units retreat; others in their hex stay (9.21)', () => {
    const G = fight({ armies: { SLT10: '2113', SLT8: '2113', EL3: '2013', EL4: '2013' } });
    const fought = assault(G, ['2113', ['SLT8'], [], '2013'], 3).G;
    expect(fought.land.SLT8).toBeUndefined();
    const two = fight({ armies: { SLT2: '2113', SLT8: '2113', EL3: '2013', EL4: '2013', EL5: '2013', EL6: '2013', EL7: '2013' } });
    const beaten = assault(two, ['2113', ['SLT2'], [], '2013'], 3).G;
    expect(beaten.pending).toEqual({ step: 'retreat', side: 'S', hex: '2113' });
    expect(play(beaten, S, 'retreat', ['2112']).G.land).toMatchObject({ SLT2: { at: '2112', reduced: true }, SLT8: { at: '2113' } });
  });

  it('refuses enemy hexes, retreats at once to a single hex, and eliminates a stack without one (9.22)', () => {
    // Units in Dover can move only to 2215, 2115 and London.
    const armies = { SLT2: '2114', SLT3: '2114', EL5: '2214', SLT4: '2115' };
    const change = (G: WarWithSpain) => Object.assign(G.control, { dover: 'S' });
    const one = assault(fight({ armies, change }), ['2114', ['SLT2', 'SLT3'], [], '2214'], 3);
    const lost = play(one.G, S, 'takeLandLosses', [[{ unitId: 'SLT3', steps: 1 }]]);
    expect(lost.G.land.EL5).toBeUndefined();
    const strong = fight({ armies: { SLT2: '2114', SLT3: '2114', EL3: '2214', SLT4: '2115' }, change });
    const fought = assault(strong, ['2114', ['SLT2', 'SLT3'], [], '2214'], 4).G;
    const routed = play(fought, S, 'takeLandLosses', [[{ unitId: 'SLT3', steps: 1 }]]);
    expect(routed.G.land.EL3).toBeUndefined();
    const two = fight({ armies: { SLT2: '2114', SLT3: '2114', EL4: '2214', EL5: '2214', SLT4: '2115' }, change });
    const alone = run(
      assault(two, ['2114', ['SLT2', 'SLT3'], [], '2214'], 6).G,
      [S, 'takeLandLosses', [[{ unitId: 'SLT3', steps: 1 }]]],
      [
        E,
        'takeLandLosses',
        [
          [
            { unitId: 'EL4', steps: 1 },
            { unitId: 'EL5', steps: 1 },
          ],
        ],
      ],
    );
    expect(alone.land.EL4.at).toBe('2215');
    const trapped = fight({ armies: { SLT2: '2114', SLT3: '2114', EL4: '2214', EL5: '2214', SLT4: '2115', SLT5: '2215' }, change });
    const { G: after, chronicle } = play(
      play(assault(trapped, ['2114', ['SLT2', 'SLT3'], [], '2214'], 6).G, S, 'takeLandLosses', [[{ unitId: 'SLT3', steps: 1 }]]).G,
      E,
      'takeLandLosses',
      [
        [
          { unitId: 'EL4', steps: 1 },
          { unitId: 'EL5', steps: 1 },
        ],
      ],
    );
    expect([after.land.EL4, keys(chronicle)]).toEqual([undefined, ['landLosses', 'landLosses', 'noRetreat']]);
  });

  it('if no hex is open to all units, those that may not enter the chosen hex are eliminated (9.22)', () => {
    const G = scene({
      phase: 'landEnglish',
      stage: 'assaults',
      armies: { EL4: '2616', DL1: '2616', SLT2: '2716', SLT3: '2716', SLT4: '2516', SLT5: '2615' },
    });
    const fought = run(G, [E, 'assault', ['2616', ['EL4', 'DL1'], [], '2716']], [S, 'answerSiege', [false], [6]]);
    const lost = run(
      fought,
      [
        E,
        'takeLandLosses',
        [
          [
            { unitId: 'DL1', steps: 1 },
            { unitId: 'EL4', steps: 1 },
          ],
        ],
      ],
      [S, 'takeLandLosses', [[{ unitId: 'SLT3', steps: 1 }]]],
    );
    expect(choices(lost, E, 'retreat').flat()).toEqual(['2517', '2617', '2717']);
    const { G: after, chronicle } = play(lost, E, 'retreat', ['2717']);
    expect([after.land.EL4.at, after.land.DL1]).toEqual(['2717', undefined]);
    expect(told(chronicle, 'noRetreat')[0].who).toEqual(['DL1']);
  });

  it('offers only hexes open to all units if there are any (9.22)', () => {
    const G = scene({
      phase: 'landEnglish',
      stage: 'assaults',
      armies: { EL4: '2616', DL1: '2616', SLT2: '2716', SLT3: '2716', SLT5: '2615' },
    });
    const fought = run(G, [E, 'assault', ['2616', ['EL4', 'DL1'], [], '2716']], [S, 'answerSiege', [false], [6]]);
    const lost = run(
      fought,
      [S, 'takeLandLosses', [[{ unitId: 'SLT3', steps: 1 }]]],
      [
        E,
        'takeLandLosses',
        [
          [
            { unitId: 'DL1', steps: 1 },
            { unitId: 'EL4', steps: 1 },
          ],
        ],
      ],
    );
    expect([lost.land.EL4.at, lost.land.DL1.at, lost.control.arras]).toEqual(['2516', '2516', 'E']);
  });

  it('besieged units never retreat (9.24)', () => {
    const attackers = ['SLT2', 'SLT3', 'SLT4', 'SLT5'];
    const G = fight({
      armies: { ...Object.fromEntries(attackers.map((id) => [id, '2013'])), EL3: '2013', EL4: '2013' },
      change: siegeOf('2013', 'E', 'EL3', 'EL4'),
    });
    const { G: after, chronicle } = play(G, S, 'assault', ['2013', attackers, [], '2013'], [6]);
    expect(told(chronicle, 'battle')[0].values).toMatchObject({ column: '1-1', retreat: [false, true] });
    const lost = run(
      after,
      [S, 'takeLandLosses', [[{ unitId: 'SLT3', steps: 1 }]]],
      [E, 'takeLandLosses', [[{ unitId: 'EL4', steps: 2 }]]],
    );
    expect([lost.pending, lost.assault, lost.land.EL3.at, lost.land.EL3.besieged]).toEqual([null, null, '2013', true]);
  });

  it('a retreat into neutral France violates its neutrality (15.11)', () => {
    const G = scene({
      phase: 'landEnglish',
      stage: 'assaults',
      armies: { EL5: '2616', SLT2: '2716', SLT3: '2716', SLT4: '2516', SLT5: '2615' },
      change: (state) => Object.assign(state.land, { EL6: { ...state.land.EL5 } }),
    });
    const fought = run(G, [E, 'assault', ['2616', ['EL5', 'EL6'], [], '2716']], [S, 'answerSiege', [false], [3]]);
    const lost = play(fought, E, 'takeLandLosses', [[{ unitId: 'EL5', steps: 1 }]]).G;
    expect(choices(lost, E, 'retreat').flat()).toEqual(['2517', '2617', '2717']);
    const after = play(lost, E, 'retreat', ['2617']).G;
    expect([after.land.EL6.at, after.france.violator, after.treasury]).toEqual(['2617', 'E', { E: 900, S: 950 }]);
  });
});

describe('advance', () => {
  it('victorious units that fought may enter the vacated hex and capture its city (9.23)', () => {
    const G = fight({ armies: { SLT2: '2013', SLT8: '2013', SLT9: '2013', EL12: '2114' }, leaders: { parma: '2013', mondragon: '2013' } });
    const won = assault(G, ['2013', ['SLT2', 'SLT8'], ['parma'], '2114'], 3).G;
    expect(won.pending).toEqual({ step: 'advance', side: 'S', hex: '2114' });
    expect(key(won, S, 'advance', [['SLT9'], []])).toBe('mayNotAdvance');
    expect(key(won, S, 'advance', [['SLT2'], ['mondragon']])).toBe('mayNotAdvance');
    expect(key(won, S, 'advance', [[], ['parma']])).toBe('leadersNeedMen');
    expect(play(won, S, 'advance', [[], []]).G).toMatchObject({ assault: null, control: { london: 'E' } });
    const after = play(won, S, 'advance', [['SLT2'], ['parma']]).G;
    expect([after.land.SLT2.at, after.leaders.parma.at, after.land.SLT8.at, after.control.london]).toEqual(['2114', '2114', '2013', 'S']);
  });

  it('a victorious defender may advance too (9.23)', () => {
    const G = fight({ armies: { SLT8: '2113', EL3: '2013', EL5: '2013' } });
    const won = assault(G, ['2113', ['SLT8'], [], '2013'], 3).G;
    expect(won.pending).toEqual({ step: 'advance', side: 'E', hex: '2113' });
    expect(play(won, E, 'advance', [['EL3'], []]).G.land).toMatchObject({ EL3: { at: '2113' }, EL5: { at: '2013' } });
  });

  it('a stack that had to retreat may not advance (9.23)', () => {
    const G = fight({ armies: { SLT8: '2115', SLT10: '2115', SLT12: '2115', EL5: '2214' } });
    const fought = assault(G, ['2115', ['SLT8', 'SLT10', 'SLT12'], [], '2214'], 6);
    expect(told(fought.chronicle, 'battle')[0].values).toMatchObject({ column: '1-2', lost: [2, 1] });
    const lost = play(fought.G, S, 'takeLandLosses', [
      [
        { unitId: 'SLT10', steps: 1 },
        { unitId: 'SLT12', steps: 1 },
      ],
    ]).G;
    expect(lost.land.EL5).toBeUndefined();
    expect(play(lost, S, 'retreat', ['2014']).G).toMatchObject({ pending: null, assault: null, land: { SLT8: { at: '2014' } } });
  });

  it('refuses an advance into a hex with remaining enemies (9.23)', () => {
    const G = fight({ armies: { SLT8: '2113', SLT9: '2113', EL3: '2013', EL5: '2013' } });
    expect(assault(G, ['2113', ['SLT8'], [], '2013'], 3).G.assault).toBeNull();
  });
});

describe('losses of identical units', () => {
  it('are not a choice: either unit is lost without a question (9.13)', () => {
    const G = fight({ armies: { SLT2: '2013', EL6: '2114', EL7: '2114', EL10: '2113' } });
    const lost = assault(G, ['2013', ['SLT2'], [], '2114'], 3).G;
    expect(lost.pending?.step).not.toBe('landLosses');
    expect(Object.keys(lost.land).filter((id) => ['EL6', 'EL7'].includes(id))).toHaveLength(1);
  });
});

describe('leaders without units', () => {
  it('escape to the nearest friendly fortress, or units without adjacent enemies (13.17)', () => {
    const G = fight({ armies: { SLT2: '2013', EL12: '2114', EL5: '2012', EL6: '2112' }, leaders: { norris: '2114' } });
    const won = assault(G, ['2013', ['SLT2'], [], '2114'], 5);
    expect(told(won.chronicle, 'leaderFlees')[0]).toMatchObject({ who: ['norris'], at: ['2114', '2214'] });
  });

  it('leave the hex of the combat, even a friendly fortress (13.17)', () => {
    const G = fight({ armies: { SLT2: '2115', EL12: '2214', EL5: '2012' }, leaders: { norris: '2214' } });
    const { chronicle } = assault(G, ['2115', ['SLT2'], [], '2214'], 3);
    expect(told(chronicle, 'leaderFlees')[0]).toMatchObject({ who: ['norris'], at: ['2214', '2012'] });
  });

  it('are eliminated if they cannot escape (13.18)', () => {
    const G = fight({
      armies: { SLT2: '2115', EL12: '2214', SLT3: '2114', SLT4: '2215' },
      leaders: { norris: '2214' },
      change: (state) => Object.assign(state.control, { dover: 'S' }),
    });
    const won = assault(G, ['2115', ['SLT2'], [], '2214'], 3);
    expect(won.G.leaders.norris).toBeUndefined();
    expect(keys(won.chronicle)).toContain('leaderTaken');
  });

  it('cannot escape from a siege (13.17)', () => {
    const G = fight({ armies: { SLT2: '2013', EL12: '2013' }, leaders: { norris: '2013' }, change: siegeOf('2013', 'E', 'EL12') });
    const { G: after } = play(G, S, 'assault', ['2013', ['SLT2'], [], '2013'], [6]);
    expect([after.land.EL12, after.leaders.norris]).toEqual([undefined, undefined]);
  });
});
