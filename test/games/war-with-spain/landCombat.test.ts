import { attackStrength, defenceStrength, oddsColumn } from '../../../src/games/war-with-spain/rules/landCombat/strength.js';
import type { WarWithSpain } from '../../../src/games/war-with-spain/state.js';
import { clone } from '../../../src/kit/clone.js';
import { choices, E, key, keys, play, rules, run, S, type Scene, scene, told } from './fixtures.js';

/** A Spanish land combat segment, used for attacks in open country near London, without fortresses. */
const fight = (parts: Scene) => scene({ phase: 'landSpanish', stage: 'assaults', ...parts });
const besieged = (hex: string, side: 'E' | 'S') => (G: WarWithSpain) => {
  G.sieges[hex] = { land: side, naval: null, clock: 0 };
  for (const [id, army] of Object.entries(G.land)) if (army.at === hex && (id.startsWith('E') ? 'E' : 'S') === side) army.besieged = true;
};
/** Makes a Spanish attack, declines siege for the defender, and rolls `die`. */
const assault = (G: WarWithSpain, args: readonly unknown[], die: number) =>
  play(play(G, S, 'assault', args).G, E, 'answerSiege', [false], [die]);
const FIELD = ['2113', ['SLT2'], [], '2013'] as const;
const clash = (landIds: string[], leaderIds: string[] = [], from = '2113', hex = '2013', withBesieged = false) =>
  ({ attacker: 'S', from, hex, landIds, leaderIds, withBesieged }) as const;

describe('attacks', () => {
  it('units of one hex attack one adjacent stack; leaders do not attack alone (9.0)', () => {
    const G = fight({ armies: { SLT2: '2113', SLT3: '2012', EL3: '2013', EL5: '2114' }, leaders: { parma: '2113' } });
    expect(key(G, S, 'assault', FIELD)).toBeUndefined();
    expect(key(G, S, 'assault', ['2113', ['SLT2', 'SLT3'], [], '2013'])).toBe('notInHex');
    expect(key(G, S, 'assault', ['2113', [], ['parma'], '2013'])).toBe('nobodyAttacks');
    expect(key(G, S, 'assault', ['2113', ['SLT2'], [], '2112'])).toBe('noEnemy');
    expect(key(G, S, 'assault', ['2012', ['SLT3'], ['parma'], '2013'])).toBe('leaderNotThere');
    expect(key(G, E, 'assault', FIELD)).toBe('notAsked');
  });

  it('a hex attacks once and is attacked once in a segment, and no unit attacks twice (9.0)', () => {
    const armies = { SLT2: '2113', SLT3: '2113', SLT4: '2012', EL3: '2013', EL5: '2114', SLT5: '2115', EL6: '2214' };
    const after = assault(fight({ armies }), FIELD, 1).G;
    expect(after.attacks).toEqual({ from: ['2113'], targets: ['2013'], units: ['SLT2'] });
    expect(key(after, S, 'assault', ['2113', ['SLT3'], [], '2114'])).toBe('attackedFrom');
    expect(key(after, S, 'assault', ['2012', ['SLT4'], [], '2013'])).toBe('attackedThere');
  });

  it('attacks are resolved one by one, and units that advanced may not attack again (9.11)', () => {
    const G = fight({ armies: { SLT2: '2113', EL12: '2013', EL5: '1913' } });
    const won = play(assault(G, FIELD, 3).G, S, 'advance', [['SLT2'], []]).G;
    expect(won.land.SLT2.at).toBe('2013');
    expect(key(won, S, 'assault', ['2013', ['SLT2'], [], '1913'])).toBe('armyAttacked');
  });

  it('refuses attacks across closed hexsides, and into areas closed to an attacking unit (9.12)', () => {
    const strait = scene({ phase: 'landEnglish', stage: 'assaults', armies: { EL10: '2213', SLT2: '2214' } });
    expect(key(strait, E, 'assault', ['2213', ['EL10'], [], '2214'])).toBe('noRoad');
    const scotland = scene({ phase: 'landEnglish', stage: 'assaults', armies: { EL12: '1807', SK1: '1708' } });
    expect(key(scotland, E, 'assault', ['1807', ['EL12'], [], '1708'])).toBe('scotlandClosed');
    const dutch = scene({ phase: 'landEnglish', stage: 'assaults', armies: { DL1: '2616', SLT2: '2617' } });
    expect(key(dutch, E, 'assault', ['2616', ['DL1'], [], '2617'])).toBe('dutchLimit');
  });

  it('German units may not attack from the German States into the Protestant Netherlands (8.24)', () => {
    const G = fight({ armies: { GL1: '2914', DL2: '2813' } });
    expect(key(G, S, 'assault', ['2914', ['GL1'], [], '2813'])).toBeUndefined();
  });

  it('the attacker commits before stacks are revealed (9.0)', () => {
    const G = fight({ armies: { SLT2: '2113', EL3: '2013' } });
    const before = play(G, S, 'assault', FIELD).G;
    expect(rules.awaiting(before)).toEqual({ [E]: 'answerSiege' });
    expect(Object.keys(rules.view(before, S).land).sort()).toEqual(['SLT2', 'hidden:E:land:2013:0']);
    expect(rules.view(before, E).assault).toMatchObject({ landIds: [], leaderIds: [], from: '2113' });
    expect(rules.view(before, S).assault?.landIds).toEqual(['SLT2']);
    const shown = assault(fight({ armies: { SLT2: '2113', EL3: '2013', EL5: '2013' } }), FIELD, 4).G;
    expect(Object.keys(rules.view(shown, S).land).sort()).toEqual(['EL3', 'EL5', 'SLT2']);
  });

  it('allows every offered attack (9.0)', () => {
    const G = fight({ armies: { SLT2: '2113', SLT3: '2113', EL3: '2013', EL5: '2114' }, leaders: { parma: '2113' } });
    const offered = choices(G, S, 'assault');
    expect(offered).toContainEqual(['2113', ['SLT2', 'SLT3'], ['parma'], '2114']);
    for (const args of offered) expect(key(G, S, 'assault', args)).toBeUndefined();
  });
});

describe('odds', () => {
  it('the example: 13 against 4 is 3.25 to 1, rounded to 3-1 (9.0)', () => {
    expect(oddsColumn(13, 4)).toBe('3-1');
  });

  it('odds are rounded in favour of the defender, below and above 1-1 (9.0)', () => {
    const columns = [
      [12, 12, '1-1'],
      [23, 12, '1-1'],
      [24, 12, '2-1'],
      [15, 4, '3-1'],
      [16, 4, '>3-1'],
      [40, 4, '>3-1'],
      [11, 12, '1-2'],
      [6, 12, '1-2'],
      [5, 12, '1-3'],
      [1, 12, '1-3'],
      [0, 3, '1-3'],
    ] as const;
    for (const [attack, defence, column] of columns)
      expect([attack, defence, oddsColumn(attack, defence)]).toEqual([attack, defence, column]);
  });

  it('land leaders add their bonuses, naval leaders none; 13.0 each at most the strength in the hex (13.15)', () => {
    const G = fight({
      armies: { SLT2: '2113', SLT12: '2113', EL3: '2013' },
      leaders: { parma: '2113', mondragon: '2113', leyva: '2113', drake: '2013' },
    });
    expect(attackStrength(G, clash(['SLT2', 'SLT12'], ['parma', 'mondragon', 'leyva']))).toMatchObject({ total: 22, face: 12, bonus: 10 });
    expect(attackStrength(G, clash(['SLT12'], ['parma']))).toMatchObject({ total: 7, face: 2, bonus: 5 });
    delete G.land.SLT2;
    expect(attackStrength(G, clash(['SLT12'], ['parma', 'mondragon']))).toMatchObject({ total: 6, face: 2, bonus: 4 });
    expect(defenceStrength(G, clash(['SLT2']))).toMatchObject({ total: 8, bonus: 0 });
  });

  it('a friendly fortress doubles defenders, but not leaders (9.15)', () => {
    const G = fight({ armies: { SLT2: '2115', EL3: '2214' }, leaders: { norris: '2214' } });
    expect(defenceStrength(G, clash(['SLT2'], [], '2115', '2214'))).toMatchObject({ total: 19, face: 8, factor: 2, bonus: 3 });
    G.control.dover = 'S';
    expect(defenceStrength(G, clash(['SLT2'], [], '2115', '2214')).total).toBe(11);
  });

  it('besieged units are doubled, 10.16 and tripled in a friendly fortress (10.15)', () => {
    const open = fight({ armies: { EL3: '2013', SLT2: '2013' }, change: besieged('2013', 'E') });
    expect(defenceStrength(open, clash(['SLT2'], [], '2013', '2013')).total).toBe(16);
    const dover = fight({ armies: { EL3: '2214', SLT2: '2214' }, change: besieged('2214', 'E') });
    expect(defenceStrength(dover, clash(['SLT2'], [], '2214', '2214')).total).toBe(24);
  });

  it('attacking besieged units are halved, and their sum rounded down (10.15)', () => {
    const G = fight({ armies: { SLT10: '2013', SLT2: '2013', EL3: '2013' }, leaders: { parma: '2013' }, change: besieged('2013', 'S') });
    expect(attackStrength(G, clash(['SLT10', 'SLT2'], ['parma'], '2013', '2013'))).toMatchObject({
      total: 11,
      face: 13,
      halved: 6,
      bonus: 5,
    });
  });
});

describe('results', () => {
  const result = (attackers: string[], die: number, enemy: { [id: string]: string } = { EL3: '2013' }) => {
    const mine = Object.fromEntries(attackers.map((id) => [id, '2113']));
    const { chronicle } = assault(fight({ armies: { ...mine, ...enemy } }), ['2113', attackers, [], '2013'], die);
    const { column, lost, retreat } = told(chronicle, 'battle')[0].values ?? {};
    return [column, lost, retreat];
  };

  it('the result depends on die and column (9.3)', () => {
    expect(result(['SLT10'], 3)).toEqual(['1-3', [1, 0], [true, false]]);
    expect(result(['SLT8'], 6)).toEqual(['1-2', [2, 1], [true, false]]);
    expect(result(['SLT3'], 5)).toEqual(['1-1', [2, 1], [true, false]]);
    expect(result(['SLT2', 'SLT3'], 4)).toEqual(['2-1', [1, 2], [false, true]]);
    expect(result(['SLT2', 'SLT3', 'SLT6'], 5)).toEqual(['3-1', [2, 3], [false, true]]);
    expect(result(['SLT2', 'SLT3', 'SLT6', 'SLT4'], 3)).toEqual(['>3-1', [0, 1], [false, true]]);
    expect(result(['SLT2'], 2)).toEqual(['1-1', [0, 0], [false, false]]);
  });

  it('a unit has two steps with a back, one without; both sides choose losses at the same time (9.13)', () => {
    const G = fight({ armies: { SLT2: '2113', SLT8: '2113', SLT9: '2113', EL3: '2013', EL5: '2013' } });
    const fought = assault(G, ['2113', ['SLT2', 'SLT8', 'SLT9'], [], '2013'], 5).G;
    expect(rules.awaiting(fought)).toEqual({ [E]: 'landLosses', [S]: 'landLosses' });
    expect(fought.pending).toMatchObject({ steps: { S: 2, E: 1 } });
    expect(key(fought, S, 'takeLandLosses', [[{ unitId: 'SLT8', steps: 1 }]])).toBe('stepsToLose');
    expect(key(fought, S, 'takeLandLosses', [[{ unitId: 'SLT8', steps: 2 }]])).toBe('tooManySteps');
    expect(key(fought, S, 'takeLandLosses', [[{ unitId: 'EL5', steps: 2 }]])).toBe('notInBattle');
    const half = play(fought, S, 'takeLandLosses', [[{ unitId: 'SLT2', steps: 2 }]]).G;
    expect(half.land.SLT2).toBeDefined();
    expect(rules.view(half, E).pending).toMatchObject({ taken: { S: 'committed' } });
    const after = play(half, E, 'takeLandLosses', [[{ unitId: 'EL3', steps: 1 }]]).G;
    expect([after.land.SLT2, after.land.EL3.reduced, after.land.EL5.at]).toEqual([undefined, true, '2013']);
  });

  it('losses without a choice are applied at once, and excess steps ignored (9.13)', () => {
    const { G, chronicle } = assault(fight({ armies: { SLT2: '2113', EL12: '2013' } }), FIELD, 4);
    expect([G.land.EL12, G.land.SLT2.reduced]).toEqual([undefined, true]);
    expect(told(chronicle, 'landLosses').map(({ values }) => values?.steps)).toEqual([1, 1]);
    expect(G.pending).toEqual({ step: 'advance', side: 'S', hex: '2013' });
    expect(G.stepsLost).toEqual({ E: 0, S: 0 });
  });

  it('a unit of 20 that loses a step is replaced by a weaker unit from the pool, or eliminated for two steps (9.14)', () => {
    const G = fight({ armies: { SLT1: '2113', SLT8: '2113', EL3: '2013', EL4: '2013', EL5: '2013' } });
    const fought = assault(G, ['2113', ['SLT1', 'SLT8'], [], '2013'], 4).G;
    expect(fought.pending).toMatchObject({ steps: { S: 1 }, taken: { S: null } });
    const lose = (loss: object) => key(fought, S, 'takeLandLosses', [[loss]]);
    expect(lose({ unitId: 'SLT1', steps: 1, replaceBy: 'SLT2' })).toBeUndefined();
    expect(lose({ unitId: 'SLT1', steps: 2 })).toBeUndefined();
    expect(lose({ unitId: 'SLT1', steps: 1 })).toBe('greatLoss');
    expect(lose({ unitId: 'SLT1', steps: 1, replaceBy: 'SLT8' })).toBe('greatLoss');
    expect(lose({ unitId: 'SLT1', steps: 1, replaceBy: 'IT1' })).toBe('greatLoss');
    const both = [
      { unitId: 'SLT1', steps: 2 },
      { unitId: 'SLT8', steps: 1 },
    ];
    expect(key(fought, S, 'takeLandLosses', [both])).toBe('stepsToLose');
    const two = clone(fought);
    Object.assign(two.pending?.step === 'landLosses' ? two.pending.steps : {}, { S: 2 });
    expect(key(two, S, 'takeLandLosses', [both])).toBe('stepsToLose');
    fought.land.SLT9 = { ...fought.land.SLT1, at: '2115' };
    fought.land.EL6 = { ...fought.land.EL5, at: '2214' };
    const way = play(fought, S, 'takeLandLosses', [[{ unitId: 'SLT1', steps: 1, replaceBy: 'SLT2' }]]).G;
    const after = play(way, E, 'takeLandLosses', [[{ unitId: 'EL5', steps: 1 }]]).G;
    expect([after.land.SLT1, after.land.SLT2.at, after.land.SLT2.reduced]).toEqual([undefined, '2113', false]);
    expect(after.attacks.units).toContain('SLT2');
  });

  it('the English 30 loses one step if the 20 replaces it, two if another unit does, three if eliminated (9.14)', () => {
    const G = scene({
      phase: 'landEnglish',
      stage: 'assaults',
      armies: { EL1: '2113', SLT2: '2013', SLT3: '2013', SLT4: '2013', SLT5: '2013' },
    });
    const attacked = play(G, E, 'assault', ['2113', ['EL1'], [], '2013']).G;
    const fought = play(attacked, S, 'answerSiege', [false], [5]).G;
    expect(fought.pending).toMatchObject({ steps: { E: 1, S: 1 } });
    const offered = choices(fought, E, 'takeLandLosses').map(([losses]) => losses as { steps: number; replaceBy?: string }[]);
    const stepsBy = (unit?: string) => offered.find(([{ replaceBy }]) => replaceBy === unit)?.[0].steps;
    expect([stepsBy('EL2'), stepsBy('EL3'), stepsBy()]).toEqual([1, 2, 3]);
    const spanish = play(fought, S, 'takeLandLosses', [[{ unitId: 'SLT3', steps: 1 }]]).G;
    expect(play(spanish, E, 'takeLandLosses', [[{ unitId: 'EL1', steps: 1, replaceBy: 'EL2' }]]).G.land.EL2.at).toBe('2113');
  });

  it('attacking a French unit violates neutrality; the opponent decides for the unit (15.11)', () => {
    const G = fight({ armies: { SLT2: '2716', CL5: '2717' }, leaders: { guise: '2717' } });
    const { G: after, chronicle } = play(G, S, 'assault', ['2716', ['SLT2'], [], '2717']);
    expect(keys(chronicle)).toEqual(['armiesAttack', 'franceViolated']);
    expect(after.treasury).toEqual({ S: 900, E: 950 });
    expect(rules.awaiting(after)).toEqual({ [E]: 'answerSiege' });
    expect(defenceStrength(after, { ...clash(['SLT2'], [], '2716', '2717') })).toMatchObject({ total: 7, bonus: 3 });
    const fought = play(after, E, 'answerSiege', [false], [6]).G;
    expect(fought.land.CL5).toBeUndefined();
    expect(run(fought, [S, 'advance', [['SLT2'], []]]).land.SLT2.at).toBe('2717');
  });
});
