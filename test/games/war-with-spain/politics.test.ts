import { hexesOfArea } from '../../../src/games/war-with-spain/data/map.js';
import { openBooks } from '../../../src/games/war-with-spain/rules/turn/books.js';
import type { WarWithSpain } from '../../../src/games/war-with-spain/state.js';
import { choices, E, key, keys, play, rules, run, S, type Scene, scene, told } from './fixtures.js';

const administering = (parts: Scene): WarWithSpain => {
  const G = scene({ phase: 'administration', ...parts });
  openBooks(G);
  return G;
};
const nextTurn = (parts: Scene, dice: readonly number[] = []) =>
  play(run(administering(parts), [E, 'finishAdministration']), S, 'finishAdministration', [], dice);
/** A Spanish fleet with land units aboard in or next to a coastal hex. */
const invasion = (hex: string, parts: Scene = {}) =>
  scene({
    phase: 'navalSpanish',
    fleets: { S1: [hex, ['SL1', 'SL2', 'SL3', 'SU1', 'SU2', 'SU3']] },
    armies: { SLT2: 'S1', SLT8: 'S1', SLT9: 'S1' },
    ...parts,
  });
const landing = (hex: string, armies: readonly string[], dice: readonly number[], parts: Scene = {}) => {
  const ashore = play(invasion(hex, parts), S, 'debark', ['S1', armies, []]).G;
  return play(ashore, S, 'finishNavalMovement', [], dice);
};

describe('France', () => {
  const march = (parts: Scene = {}) =>
    play(scene({ phase: 'landSpanish', armies: { SLT2: '2716', SLT3: '2815' }, leaders: { parma: '2716' }, ...parts }), S, 'march', [
      ['SLT2'],
      [],
      ['2717'],
    ]);

  it('the violator pays 100, the opponent 50, at once (15.12)', () => {
    const { G, chronicle } = march();
    expect([G.treasury, G.france]).toEqual([
      { S: 900, E: 950 },
      { violatedOn: 2, violator: 'S', active: false },
    ]);
    expect(keys(chronicle)).toEqual(['marches', 'franceViolated']);
  });

  it('the second violation costs nothing (15.11)', () => {
    const again = play(march().G, S, 'march', [['SLT3'], [], ['2816', '2817']]).G;
    expect(again.treasury).toEqual({ S: 900, E: 950 });
  });

  it('leaders alone and marches along the Spanish Road violate nothing (15.11)', () => {
    const G = scene({ phase: 'landSpanish', armies: { SLT2: '2919' }, leaders: { parma: '2716' } });
    const after = run(G, [S, 'march', [[], ['parma'], ['2717']]], [S, 'march', [['SLT2'], [], ['3019', '3020', '3021', '3022']]]);
    expect(after.france.violatedOn).toBeNull();
  });

  it('landings, ships in a French port and coastal moves in France violate neutrality (15.11)', () => {
    const G = invasion('2316');
    expect(play(G, S, 'debark', ['S1', ['SLT2'], []]).G.france.violator).toBe('S');
    const coast = scene({ phase: 'navalSpanish', ships: { SB1: '1928' } });
    expect(play(coast, S, 'coast', ['S@1928', ['SB1'], ['2027']]).G.france.violator).toBe('S');
  });

  it('the parties join the sides next turn and control their cities (15.13)', () => {
    const armies = { CL1: '2418', HL2: '2023', HL6: '2225' };
    const { G, chronicle } = nextTurn({ armies, change: (state) => Object.assign(state.france, { violatedOn: 2, violator: 'E' }) });
    expect([G.france.active, G.control.paris, G.control.larochelle, G.control.calais]).toEqual([true, 'S', 'E', null]);
    expect(G.lastMover).toMatchObject({ '2225': 'E' });
    expect(keys(chronicle)).toContain('frenchTakeSides');
    const spanish = scene({
      phase: 'landSpanish',
      armies,
      change: (state) => Object.assign(state.france, { violatedOn: 1, active: true }),
    });
    expect(key(spanish, S, 'march', [['CL1'], [], ['2417']])).toBeUndefined();
    expect(nextTurn({ armies }).G.france.active).toBe(false);
  });

  it('a siege ends if both sides are now friendly (15.13)', () => {
    const { G } = nextTurn({
      armies: { CL5: ['2717', { besieged: true }], SLT2: '2717' },
      change: (state) => {
        Object.assign(state.france, { violatedOn: 2, violator: 'S' });
        state.sieges['2717'] = { land: 'E', naval: null, clock: 0 };
      },
    });
    expect([G.land.CL5.besieged, G.sieges]).toEqual([false, {}]);
  });

  it('French units besieged by the enemy stay besieged (15.13)', () => {
    const { G } = nextTurn({
      armies: { CL1: ['2418', { besieged: true }], EL8: '2418' },
      change: (state) => {
        Object.assign(state.france, { violatedOn: 2, violator: 'E' });
        state.sieges['2418'] = { land: 'S', naval: null, clock: 0 };
      },
    });
    expect([G.land.CL1.besieged, G.sieges['2418']?.land, G.control.paris]).toEqual([true, 'S', 'S']);
  });
});

describe('Ireland', () => {
  it('after the first landing Spanish strength and a die give the strength of the rebels (15.21)', () => {
    const { G, chronicle } = landing('1113', ['SLT2', 'SLT8'], [4]);
    expect(told(chronicle, 'irishRevolt')[0]).toMatchObject({ values: { landed: 14, strength: 6 }, roll: { dice: [4] } });
    expect(G.pending).toEqual({ step: 'placeAllies', side: 'S', revolt: 'irish', left: 6, placed: [] });
    expect(told(landing('1113', ['SLT8'], [3]).chronicle, 'irishRevolt')[0].values).toEqual({ landed: 4, strength: 0 });
    expect(told(landing('1113', ['SLT2'], [3]).chronicle, 'irishRevolt')[0].values).toEqual({ landed: 10, strength: 2 });
    expect(told(landing('1113', ['SLT2', 'SLT8', 'SLT9'], [6]).chronicle, 'irishRevolt')[0].values).toEqual({ landed: 18, strength: 11 });
  });

  it('Spain chooses rebels up to that strength, and places them in Ulster and Munster (15.22, 15.23)', () => {
    const G = landing('1113', ['SLT2', 'SLT8'], [4], { armies: { SLT2: 'S1', SLT8: 'S1', EL9: '1311', EL10: '1408' } }).G;
    expect(key(G, S, 'placeAlly', ['IR1', '1311'])).toBe('notTheirCountry');
    expect(key(G, S, 'placeAlly', ['IR1', '1408'])).toBe('enemyUnits');
    expect(key(G, S, 'placeAlly', ['EC1', '1108'])).toBe('notOfRising');
    const one = play(G, S, 'placeAlly', ['IR1', '1112']).G;
    expect([one.land.IR1.at, one.control.limerick]).toEqual(['1112', 'S']);
    expect(key(one, S, 'placeAlly', ['IR2', '1112'])).toBe('tooStrong');
    expect(key(one, S, 'placeAlly', ['IR1', '1112'])).toBe('risenAlready');
    const done = play(one, S, 'placeAlly', ['IR4', '1108']).G;
    expect(done.pending).toMatchObject({ side: 'E', revolt: 'loyalirish' });
    expect(done.landed.loyalIrish).toEqual(['IL1', 'IL2', 'IL3']);
    const nobody = play(G, S, 'finishAllies').G;
    expect([nobody.pending, nobody.landed.loyalIrish]).toEqual([null, []]);
  });

  it('if any rebel is placed, England places one Loyal Irish unit in each of Connaught, Leinster and the Pale (15.24)', () => {
    const risen = run(landing('1113', ['SLT2', 'SLT8'], [4]).G, [S, 'placeAlly', ['IR1', '1112']], [S, 'finishAllies']);
    expect([rules.awaiting(risen), risen.phase]).toEqual([{ [E]: 'placeAllies' }, 'landEnglish']);
    expect(key(risen, E, 'placeAlly', ['IL1', '1112'])).toBe('notTheirCountry');
    expect(key(risen, E, 'finishAllies')).toBe('placeThemAll');
    expect(new Set(choices(risen, E, 'placeAlly').map(([unit]) => unit))).toEqual(new Set(['IL1', 'IL2']));
    const one = play(risen, E, 'placeAlly', ['IL1', '1311']).G;
    expect(key(one, E, 'placeAlly', ['IL2', '1310'])).toBe('provinceHasOne');
    const all = run(one, [E, 'placeAlly', ['IL3', '1010']], [E, 'placeAlly', ['IL2', '1211']]);
    expect([all.stage, all.landed.loyalIrish, all.landed.provinces]).toEqual(['marching', [], []]);
  });

  it('a province without a free hex waits for the next turn (15.24)', () => {
    const pale = { SLT3: '1310', SLT4: '1311', SLT5: '1210' };
    const G = scene({
      phase: 'landEnglish',
      stage: 'allies',
      armies: pale,
      change: (state) => Object.assign(state.landed, { loyalIrish: ['IL1'], provinces: ['IRE_P'] }),
    });
    expect(play({ ...G, phase: 'navalSpanish', stage: 'attacks' }, S, 'finishNavalCombat').G).toMatchObject({
      stage: 'marching',
      landed: { loyalIrish: ['IL1'] },
    });
  });

  it('the last loyal unit is placed without a question if only one hex is free (15.24)', () => {
    const closed = hexesOfArea('IRE_P').slice(1);
    const G = scene({
      phase: 'navalSpanish',
      stage: 'attacks',
      armies: Object.fromEntries(closed.map((hex, at) => [`SLT${at + 1}`, hex])),
      change: (state) => Object.assign(state.landed, { loyalIrish: ['IL1'], provinces: ['IRE_P'] }),
    });
    const after = play(G, S, 'finishNavalCombat').G;
    expect([after.stage, after.land.IL1.at, after.landed.loyalIrish]).toEqual(['marching', hexesOfArea('IRE_P')[0], []]);
  });

  it('a second landing causes no roll (15.21)', () => {
    const { chronicle } = landing('1113', ['SLT2'], [], { change: (G) => Object.assign(G.landed, { ireland: true }) });
    expect(told(chronicle, 'irishRevolt')).toEqual([]);
  });
});

describe('Scotland and England', () => {
  it('the first landing in either rolls on both tables (15.31)', () => {
    const { G, chronicle } = landing('1909', ['SLT2'], [6, 5]);
    expect(told(chronicle, 'englishRevolt')[0]).toMatchObject({ values: { strength: 8 }, roll: { dice: [6] } });
    expect(told(chronicle, 'scottishRevolt')[0]).toMatchObject({ values: { strength: 8 }, roll: { dice: [5] } });
    expect(G.pending).toMatchObject({ revolt: 'engcath', left: 8 });
    expect(keys(landing('1707', ['SLT2'], [1, 1]).chronicle)).toContain('englishRevolt');
    expect(
      keys(landing('1909', ['SLT2'], [], { change: (state) => Object.assign(state.landed, { britain: true }) }).chronicle),
    ).not.toContain('englishRevolt');
  });

  it('English Catholics are placed in Northern England, Scottish Catholics in the Highlands (15.32, 15.33)', () => {
    const G = landing('1909', ['SLT2'], [6, 5]).G;
    expect(key(G, S, 'placeAlly', ['EC1', '2114'])).toBe('notTheirCountry');
    const english = run(G, [S, 'placeAlly', ['EC1', '1910']], [S, 'placeAlly', ['EC2', '1910']]);
    expect([english.control.york, english.pending]).toMatchObject(['S', { revolt: 'engcath', left: 1 }]);
    const scots = play(english, S, 'finishAllies').G;
    expect(scots.pending).toMatchObject({ revolt: 'scotcath', left: 8 });
    expect(key(scots, S, 'placeAlly', ['SK1', '1707'])).toBe('notTheirCountry');
    const both = run(scots, [S, 'placeAlly', ['SK1', '1604']], [S, 'placeAlly', ['SK2', '1604']]);
    expect([both.pending, both.landed.scotProt, both.landed.musterDue]).toMatchObject([
      { revolt: 'scotprot' },
      ['PL1', 'PL2', 'PL3'],
      true,
    ]);
  });

  it('if any Scottish Catholic is placed, England places all Scottish Protestants in the Lowlands (15.34)', () => {
    const G = scene({
      phase: 'navalSpanish',
      stage: 'attacks',
      armies: { SLT2: '1707' },
      change: (state) => Object.assign(state.landed, { scotProt: ['PL1', 'PL2', 'PL3'], britain: true }),
    });
    const asked = play(G, S, 'finishNavalCombat').G;
    expect(key(asked, E, 'placeAlly', ['PL1', '1707'])).toBe('enemyUnits');
    expect(key(asked, E, 'placeAlly', ['PL1', '1604'])).toBe('notTheirCountry');
    const all = run(asked, [E, 'placeAlly', ['PL1', '1608']], [E, 'placeAlly', ['PL2', '1608']], [E, 'placeAlly', ['PL3', '1708']]);
    expect([all.stage, all.landed.scotProt]).toEqual(['marching', []]);
  });

  it('the units of 20 and 30 are free only in the next activation outside winter (15.36)', () => {
    const due = (turn: number, armies = {}) =>
      nextTurn({ turn, armies, change: (state) => Object.assign(state.landed, { britain: true, musterDue: true }) }, []).G;
    const G = due(3);
    expect(G.landed).toMatchObject({ freeMuster: ['EL1', 'EL2'], musterDue: false });
    const raised = play(G, E, 'musterFree', ['EL1', 'london']).G;
    expect([raised.land.EL1.at, raised.treasury.E]).toEqual(['london:1', 1000]);
    expect(due(3, { EL1: '2013' }).landed.freeMuster).toEqual(['EL2']);
    expect(due(8).landed).toMatchObject({ freeMuster: [], musterDue: true });
    expect(nextTurn({ change: (state) => Object.assign(state.landed, { freeMuster: ['EL1'] }) }).G.landed.freeMuster).toEqual([]);
  });
});

describe('the Pope', () => {
  it('pays 200 ducats once, for five maintained land units in England, Scotland and Ireland together (11.27)', () => {
    const armies = { SLT8: '1113', SLT9: '1113', IT4: '1909', WL3: '1909', IR1: '1112', SLT10: 'S1' };
    const G = scene({
      phase: 'navalSpanish',
      fleets: { S1: ['1909', ['SL1']] },
      armies,
      change: (state) => Object.assign(state.landed, { ireland: true, britain: true }),
    });
    const { G: after, chronicle } = play(G, S, 'debark', ['S1', ['SLT10'], []]);
    expect([after.treasury.S, after.landed.papalPaid]).toEqual([1200, true]);
    expect(told(chronicle, 'papalGrant')).toHaveLength(1);
    expect(play(after, S, 'finishNavalMovement').G.treasury.S).toBe(1200);
  });
});

describe('placing', () => {
  it('refuses hexes with enemy units; allows every offered hex (15.35)', () => {
    const parts: Scene = { armies: { SLT2: 'S1', SLT8: 'S1', EL9: '1108' }, ships: { EG1: '1408' } };
    const G = landing('1113', ['SLT2', 'SLT8'], [6], parts).G;
    expect([key(G, S, 'placeAlly', ['IR1', '1108']), key(G, S, 'placeAlly', ['IR1', '1408'])]).toEqual(['enemyUnits', 'enemyUnits']);
    expect(choices(G, S, 'placeAlly').length).toBeGreaterThan(20);
    for (const args of choices(G, S, 'placeAlly')) expect(key(G, S, 'placeAlly', args)).toBeUndefined();
  });
});
