import type { WarWithSpain } from '../../../src/games/war-with-spain/state.js';
import { E, key, keys, play, rules, run, S, type Scene, scene, told } from './fixtures.js';

/** Makes both sides pass automatically when they have no choice. */
const passing = (G: WarWithSpain): void => void Object.assign(G, { passing: { E: true, S: true } });

describe('steps without a decision are skipped', () => {
  it('skips sides without ships or land units (4.2)', () => {
    const G = scene({ ships: { EG1: '1616' }, armies: { EL3: '2114' } });
    const { G: after, chronicle } = play(G, E, 'finishNavalMovement');
    expect([after.phase, rules.awaiting(after)]).toEqual(['landEnglish', { [E]: 'march' }]);
    expect(keys(chronicle)).toEqual(['sailingEnds', 'attacksEnd', 'sailingEnds', 'attacksEnd']);
  });

  it('asks for naval attacks only with enemies in range of a fleet with munitions (7.14)', () => {
    const after = (hex: string, munitions: number) =>
      play(scene({ fleets: { E1: ['1718', ['EG1'], { munitions }], S1: [hex, ['SP1']] } }), E, 'finishNavalMovement', [], [6, 6]).G;
    expect(rules.awaiting(after('1818', 1))).toEqual({ [E]: 'navalAttack' });
    expect(rules.awaiting(after('1718', 1))).toEqual({ [E]: 'navalAttack' });
    expect([after('1818', 0).phase, after('1918', 1).phase]).toEqual(['navalSpanish', 'navalSpanish']);
  });

  it('asks for land attacks only with adjacent enemies (9.0)', () => {
    const G = scene({ phase: 'landSpanish', armies: { SLT2: '2716', SLT3: '2716' } });
    const after = run(G, [S, 'march', [['SLT2', 'SLT3'], [], ['2816']]]);
    expect([after.phase, after.land.SLT2.at]).toEqual(['administration', '2816']);
  });

  it('interceptors fight the compulsory round without a question (7.13)', () => {
    const G = scene({
      phase: 'navalSpanish',
      fleets: { S1: ['1818', ['SP1']], E1: ['1718', ['EG1']] },
      change: (state) => state.queue.push({ attacker: 'E', fleets: ['E1'], from: '1718', hex: '1818', target: 'S1' }),
    });
    const { G: after, chronicle } = play(G, S, 'finishNavalMovement', [], [6, 6, 1]);
    expect(told(chronicle, 'round')).toHaveLength(1);
    expect(after.battle).toMatchObject({ round: 1 });
  });
});

describe('a side that passes automatically', () => {
  /** A deep draft fleet beside the canals, which it may not enter. Only its owner knows the draft. */
  const canals = (change?: Scene['change']) =>
    scene({ phase: 'navalSpanish', fleets: { S1: ['2414', ['WF1']], E1: ['2314', ['EG1']] }, ...(change && { change }) });

  it('is not asked to intercept with fleets that cannot; the opponent sees a pass (6.4)', () => {
    const asked = play(canals(), S, 'sail', [1, ['2415']], [6, 6]);
    const passed = play(asked.G, E, 'passIntercept', ['hex']);
    const skipped = play(canals(passing), S, 'sail', [1, ['2415']], [6, 6]);
    expect(asked.G.pending).toMatchObject({ step: 'intercept' });
    expect(skipped.G.pending).toBeNull();
    const blank = (G: WarWithSpain) => ({ ...rules.view(G, S), passing: null });
    expect(blank({ ...skipped.G, passing: asked.G.passing })).toEqual(blank(passed.G));
    expect(skipped.chronicle).toEqual([...asked.chronicle, ...passed.chronicle]);
  });

  it('is not asked to attack in the shallows with only deep draft ships (7.41)', () => {
    const G = (change?: Scene['change']) => scene({ fleets: { E1: ['2414', ['EG1']], S1: ['2415', ['WF1']] }, ...(change && { change }) });
    expect(rules.awaiting(play(G(), E, 'finishNavalMovement', [], [6, 6]).G)).toEqual({ [E]: 'navalAttack' });
    expect(play(G(passing), E, 'finishNavalMovement', [], [6, 6]).G.phase).toBe('navalSpanish');
  });

  it('takes forced wind losses without a question (6.24)', () => {
    const storm = (change?: Scene['change']) =>
      play(scene({ fleets: { E1: ['1716', ['EG5', 'EP1', 'EP2']] }, ...(change && { change }) }), E, 'sail', [1, ['1717']], [3, 2]).G;
    expect(storm().pending).toMatchObject({ step: 'navalLosses', steps: { E: 2 } });
    const after = storm(passing);
    expect([after.pending, after.naval.EG5, after.stepsLost.E]).toEqual([null, undefined, 2]);
  });

  it('is not asked for orders in winter, but is asked for the month of the Treasure Fleet (5.0)', () => {
    const G = rules.setup({ income: 'average' }, { die: () => 1 });
    expect([rules.awaiting(G), G.finished]).toEqual([{ [S]: 'activate' }, { E: true, S: false }]);
  });

  it('each player may set the automatic pass at any time, in secret (4.2)', () => {
    const G = scene({ ships: { EG1: '1616' }, change: passing });
    expect(key(G, E, 'setPassing', [true])).toBe('standingSame');
    const after = play(G, E, 'setPassing', [false]).G;
    expect([after.passing, rules.view(after, S).passing.E, rules.view(after, E).passing.S]).toEqual([{ E: false, S: true }, true, true]);
  });
});

describe('laying up ships', () => {
  const crowded = () =>
    scene({ phase: 'administration', fleets: { E1: ['1616', ['EM1', 'EM2']] }, armies: { EL8: 'E1', EL6: 'E1', EL12: 'E1' } });

  it('the owner chooses the units that go ashore: those that no longer fit, and no more (5.61)', () => {
    const G = crowded();
    expect(key(G, E, 'deactivateNaval', [['EM1'], ['EL12']])).toBe('dropMore');
    expect(key(G, E, 'deactivateNaval', [['EM1'], ['EL8', 'EL6', 'EL12']])).toBe('mayStay');
    expect(key(G, E, 'deactivateNaval', [['EM1'], ['EL3']])).toBe('notAboard');
    const after = play(G, E, 'deactivateNaval', [['EM1'], ['EL6', 'EL12']]).G;
    expect([after.land.EL6.at, after.land.EL12.at, after.land.EL8.at]).toEqual(['1616', '1616', 'E1']);
  });
});
