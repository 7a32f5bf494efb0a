import type { Sluys } from '../../../src/games/right-fierce-and-terrible/state.js';
import { acting, bind, E, entry, F, keys, offered, play, prize, refusal, rules, sallying, sea, ship } from './fixtures.js';

const shooting = (change: (G: Sluys) => void = () => {}) =>
  acting(
    sea(
      { '1210': 'E02', '1211': 'F05', '1213': 'F04', '1010': 'E05', '1208': 'E03' },
      { E02: 'EM02 EM03-3', E03: 'EK2', F05: 'FM02 FS01', F04: 'FS03' },
      change,
    ),
    'brown',
    'archery',
  );

describe('8.2 archers and targets', () => {
  it('allows units with an archery factor, once per segment, each separately (8.2.1-8.2.3)', () => {
    expect(refusal(shooting(), E, 'shoot', ['EM03', '1211'])).toBe('noArcher 8.2.1');
    expect(refusal(shooting(), E, 'shoot', ['EK2', '1209'])).toBe('noArcher 8.2.1');
    const { G } = play(shooting(), E, 'shoot', ['EM02', '1211'], [1]);
    expect(refusal(G, E, 'shoot', ['EM02', '1211'])).toBe('shotAlready 8.2.2');
    expect(refusal(G, E, 'shoot', ['E02', '1211'])).toBe('allowed');
  });

  it('allows only active squadrons and marines aboard them (3.3.3)', () => {
    const G = shooting((state) => Object.assign(state.marines.EM05, { steps: 4, aboard: 'E05' }));
    expect(refusal(G, E, 'shoot', ['EM05', '1010'])).toBe('manInactive 3.3.3');
    expect(refusal(G, E, 'shoot', ['E05', '1010'])).toBe('notActive 5.1.2');
  });

  it('allows longbows their own hex and all adjacent hexes (8.2.4)', () => {
    expect(refusal(shooting(), E, 'shoot', ['EM02', '1213'])).toBe('outOfRange 8.2.4');
    expect(refusal(shooting(), E, 'shoot', ['EM02', '1210'])).toBe('noEnemy 8.2.7');
    expect(offered(shooting(), E, 'shoot')).toEqual([
      ['E02', '1211'],
      ['EM02', '1211'],
    ]);
  });

  it('allows crossbows an adjacent hex only across a grapple (8.2.5)', () => {
    const G = acting(sea({ '1210': 'E02', '1211': 'F02', '1212': 'E03' }, { F02: 'FM02' }), 'yellow', 'archery');
    expect(refusal(G, F, 'shoot', ['FM02', '1210'])).toBe('crossbowRange 8.2.5');
    bind(G, '1210|1211');
    expect(refusal(G, F, 'shoot', ['FM02', '1210'])).toBe('allowed');
    expect(refusal(G, F, 'shoot', ['F02', '1212'])).toBe('crossbowRange 8.2.5');
  });

  it('refuses prizes but not marines aboard them (5.2.3c)', () => {
    const G = acting(
      sea({ '1210': 'F01', '1211': 'F05', '1414': 'F07' }, { F01: 'EM02' }, (state) => prize(state, 'F01', 'english', 'brown')),
      'brown',
      'archery',
    );
    expect(refusal(G, E, 'shoot', ['F01', '1211'])).toBe('prizeArchery 5.2.3');
    expect(refusal(G, E, 'shoot', ['EM02', '1211'])).toBe('allowed');
  });

  it('allows only the own hex in the Sally Phase (8.2.6)', () => {
    const G = sallying(sea({ '1210': 'E02', '1211': 'F05', '1203': 'E05' }, { F05: 'EM02 FS01', E02: 'EM03' }), 'archery', 'english');
    expect(refusal(G, E, 'shoot', ['EM02', '1211'])).toBe('allowed');
    expect(refusal(G, E, 'shoot', ['EM03', '1211'])).toBe('sallyOwnHex 8.2.6');
    expect(refusal(G, E, 'shoot', ['EM03', '1210'])).toBe('noEnemy 8.2.7');
  });
});

describe('8.2.9 the roll', () => {
  const steps = (G: Sluys, unit: string, hex: string, die: number, player = E) => {
    const script = { die: () => die };
    return entry(rules.play(G, player, 'shoot', [unit, hex], script).chronicle, 'shot');
  };

  it.each([
    [1, 0],
    [5, 0],
    [6, 1],
  ])('an unmodified %i costs %i steps', (die, lost) => {
    // A nef and a barge have equal castle factors. The archery factor is 0.
    const G = acting(sea({ '1210': 'E08', '1211': 'F05', '1414': 'F01' }), 'white', 'archery');
    expect(steps(G, 'E08', '1211', die)).toMatchObject({ values: { steps: lost }, roll: { total: die, chart: 'archery', row: lost } });
  });

  it('8 costs one step, 9 two', () => {
    const G = acting(sea({ '1210': 'E01', '1211': 'F05', '1414': 'F01' }), 'brown', 'archery');
    // Archery factor 2 and a higher castle factor add 3 to the rolls of 5 and 6.
    expect(steps(G, 'E01', '1211', 5)).toMatchObject({ values: { steps: 1 }, roll: { total: 8 } });
    expect(steps(G, 'E01', '1211', 6)).toMatchObject({ values: { steps: 2 }, roll: { total: 9, row: 2 } });
  });

  it('adjacent: +1 or -1 for a higher or lower castle factor, 0 while afire', () => {
    const from = (id: string, target: string, change: (G: Sluys) => void = () => {}) =>
      steps(acting(sea({ '1210': id, '1211': target, '1414': 'F13' }, {}, change), 'brown', 'archery'), id, '1211', 1).roll?.modifiers;
    expect(from('E04', 'F01')).toEqual([
      ['archery', 1],
      ['castleLower', -1],
    ]);
    expect(from('E04', 'F12')).toEqual([
      ['archery', 1],
      ['castleHigher', 1],
    ]);
    expect(from('E04', 'F01', (G) => ship(G, 'F01', { afire: true }))).toEqual([
      ['archery', 1],
      ['castleHigher', 1],
    ]);
  });

  it('own hex: a castle factor of 2 or more helps its controller', () => {
    const men = { E02: 'EM02 FM02' };
    const english = acting(sea({ '1210': 'E02', '1414': 'F01' }, men), 'brown', 'archery');
    expect(steps(english, 'EM02', '1210', 1).roll?.modifiers).toEqual([['holdsCastle', 1]]);
    const french = sallying(sea({ '1210': 'E02', '1414': 'F01' }, men), 'archery', 'french');
    expect(steps(french, 'FM02', '1210', 1, F).roll?.modifiers).toEqual([['facesCastle', -1]]);
  });

  it('+1 for an enemy chain, -1 for darkness into adjacent hexes', () => {
    const chain = acting(sea({ '1210': 'E04', '1211': 'F04/F05', '1414': 'F01' }), 'brown', 'archery');
    expect(steps(chain, 'E04', '1211', 1).roll?.modifiers).toContainEqual(['packedDecks', 1]);
    chain.scenario = 's3';
    chain.turn = 4;
    expect(steps(chain, 'E04', '1211', 1).roll?.modifiers).toContainEqual(['darkness', -1]);
    chain.turn = 5;
    expect(steps(chain, 'E04', '1211', 1).roll?.modifiers).not.toContainEqual(['darkness', -1]);
  });

  it('asks the target’s owner for the unit that loses the step (8.2.10)', () => {
    const { G } = play(shooting(), E, 'shoot', ['E02', '1211'], [6]);
    expect(rules.awaiting(G)).toEqual({ '1': 'decide' });
    expect(offered(G, F, 'takeLoss')).toEqual([['F05'], ['FM02'], ['FS01']]);
    expect(refusal(G, F, 'takeLoss', ['FS03'])).toBe('notInHex 8.2.10');
    expect(refusal(G, F, 'takeLoss', ['E02'])).toBe('notYours 8.2.10');
    expect(refusal(G, F, 'heroism', [null])).toBe('notTheQuestion 8.3.21');
    const { G: after, told } = play(G, F, 'takeLoss', ['FM02']);
    expect(after.marines.FM02.steps).toBe(3);
    expect(entry(told, 'stepLost').values).toEqual({ from: 4, to: 3 });
  });

  it('asks for two steps one after the other, and refuses a reduced squadron (8.2.10)', () => {
    const G = acting(sea({ '1210': 'E01', '1211': 'F05', '1414': 'F01' }, { F05: 'FM02 FS01' }), 'brown', 'archery');
    const first = play(G, E, 'shoot', ['E01', '1211'], [6]).G;
    const second = play(first, F, 'takeLoss', ['F05']).G;
    expect(refusal(second, F, 'takeLoss', ['F05'])).toBe('alreadyReduced 3.1.2');
    expect(offered(second, F, 'takeLoss')).toEqual([['FM02'], ['FS01']]);
  });

  it('does not ask with one possible unit or none (8.2.10)', () => {
    const alone = acting(sea({ '1210': 'E01', '1211': 'F05', '1414': 'F01' }), 'brown', 'archery');
    expect(keys(play(alone, E, 'shoot', ['E01', '1211'], [6]).told)).toEqual(['shot', 'stepLost']);
    ship(alone, 'F05', { reduced: true });
    expect(keys(play(alone, E, 'shoot', ['E01', '1211'], [6]).told)).toEqual(['shot']);
  });

  it('checks every leader in the hex, captives included, in the order of the counters (8.2.11, 3.4.5)', () => {
    const G = acting(
      sea({ '1210': 'E01', '1211': 'F05', '1414': 'F01' }, { F05: 'FS01 EM01 quieret barbavera morley' }, (state) => {
        state.leaders.barbavera.status = 'captive';
        state.marines.FS01.steps = 1;
      }),
      'brown',
      'archery',
    );
    // Leaders at risk: morley, quieret, barbavera.
    const { G: after, told } = play(G, E, 'shoot', ['E01', '1211'], [1, 1, 1, 6, 6, 3, 3]);
    expect(told.filter(({ key }) => key === 'casualtyCheck').map(({ who }) => who)).toEqual([['morley'], ['quieret'], ['barbavera']]);
    expect([after.leaders.quieret.status, after.morale.french]).toEqual(['dead', 14]);
  });

  it('captures a squadron whose last defender is lost (5.2.1)', () => {
    const G = acting(sea({ '1210': 'E01', '1211': 'F05', '1414': 'F01' }, { F05: 'EM01' }), 'brown', 'archery');
    const { G: after } = play(G, E, 'shoot', ['E01', '1211'], [5]);
    expect([after.squadrons.F05.side, after.squadrons.F05.marker, after.morale.french]).toEqual(['english', 'captured', 15]);
    expect(rules.awaiting(after)).toEqual({ '0': 'decide' });
  });

  it('alarms a dormant command (12.2)', () => {
    const G = shooting((state) => {
      state.scenario = 's1';
      state.dormant = ['yellow'];
    });
    expect(play(G, E, 'shoot', ['EM02', '1211'], [1]).G.dormant).toEqual([]);
  });
});
