import { choices, E, key, play, rules, run, S, type Scene, scene, told } from './fixtures.js';

/** An armada in 1818 that sails up the Channel to 1817, one hex from an English fleet in 1916 and two from one in 1716. */
const channel = (parts: Scene = {}) =>
  scene({
    phase: 'navalSpanish',
    fleets: { S1: ['1818', ['SP1', 'SG1']], E1: ['1916', ['EG1', 'EG2']], E2: ['1716', ['EG3']] },
    ...parts,
  });
const calm = [6, 6];
const up = ['1817', '1917', '2017'];
const sail = (G: ReturnType<typeof scene>, dice: readonly number[] = calm) => play(G, S, 'sail', [1, up], dice);

describe('interception', () => {
  it('6.41 the other side is asked in each hex that a high seas mover enters, never for coastal movement', () => {
    const { G } = sail(channel());
    expect(G.pending).toEqual({ step: 'intercept', side: 'E', hex: '1817', mover: 'S1' });
    const next = play(G, E, 'passIntercept', ['hex']).G;
    expect(next.pending).toMatchObject({ step: 'intercept', hex: '1917' });
    expect(play(G, E, 'passIntercept', ['move']).G.fleets.S1?.hex).toBe('2017');
    const coastal = scene({ phase: 'navalSpanish', ships: { SG1: '1918' }, fleets: { E1: ['1816', ['EG1']] } });
    expect(choices(coastal, S, 'coast').length).toBeGreaterThan(0);
    const [args] = choices(coastal, S, 'coast');
    expect(play(coastal, S, 'coast', args).G.pending).toBeNull();
  });

  it('6.4 a die of 1 to 4 succeeds: the mover stops, the interceptor feels the wind and lies beside it', () => {
    const caught = play(sail(channel()).G, E, 'intercept', [2], [4, 6, 6]);
    expect(caught.G.fleets).toMatchObject({ S1: { hex: '1817', stopped: true }, E2: { hex: '1717', tried: true } });
    expect(told(caught.chronicle, 'wind')[0]).toMatchObject({ who: ['E2'], values: { against: true } });
    expect(caught.G.pending).toMatchObject({ step: 'intercept', hex: '1817' });
    const done = play(caught.G, E, 'passIntercept', ['hex']).G;
    expect(done.queue).toEqual([{ attacker: 'E', fleets: ['E2'], from: '1717', hex: '1817', target: 'S1' }]);
    expect(key(done, S, 'sail', [1, ['1818']])).toBe('shipMoved');
  });

  it('6.4 a die of 5 or 6 fails, and 6.44 a fleet tries once a turn', () => {
    const failed = play(sail(channel()).G, E, 'intercept', [2], [5]).G;
    expect(failed.fleets.E2).toMatchObject({ hex: '1716', tried: true });
    expect(key(failed, E, 'intercept', [2])).toBe('triedAlready');
    expect(key(failed, E, 'intercept', [1])).toBeUndefined();
  });

  it('6.4 where two hexes are equally near, the interceptor chooses; else the lowest', () => {
    const G = scene({ phase: 'navalSpanish', fleets: { S1: ['1818', ['SP1']], E1: ['1816', ['EG1']] } });
    const asked = play(G, S, 'sail', [1, ['1718']], calm).G;
    const posts = choices(asked, E, 'intercept').map(([, hex]) => hex);
    expect(posts).toEqual(['1717', '1817']);
    expect(play(asked, E, 'intercept', [1, '1817'], [1, 6, 6]).G.fleets.E1?.hex).toBe('1817');
    expect(play(asked, E, 'intercept', [1], [1, 6, 6]).G.fleets.E1?.hex).toBe('1717');
    expect(key(asked, E, 'intercept', [1, '1816'])).toBe('notItsPost');
  });

  it('6.45 further interceptors come to the hex of the first, if they can within three hexes', () => {
    const first = play(sail(channel()).G, E, 'intercept', [2], [1, 6, 6]).G;
    const second = play(first, E, 'intercept', [1], [2, 6, 6]).G;
    expect(second.fleets.E1?.hex).toBe('1717');
    expect(second.queue[0]).toMatchObject({ fleets: ['E2', 'E1'], from: '1717' });
  });

  it('6.45 a fleet that cannot come to the hex of the first within three hexes may not try', () => {
    // The first interceptor lies in 2608, where no Dutch ship may come.
    const G = scene({
      phase: 'navalSpanish',
      fleets: { S1: ['2509', ['SP1']], E1: ['2610', ['DW1']], E2: ['2608', ['EG3']], E3: ['2610', ['EG4']] },
    });
    const asked = play(G, S, 'sail', [1, ['2609']], calm).G;
    expect(key(asked, E, 'intercept', [1])).toBeUndefined();
    const first = play(asked, E, 'intercept', [2], [1, 6, 6]).G;
    expect([key(first, E, 'intercept', [1]), key(first, E, 'intercept', [3])]).toEqual(['cannotFollow', undefined]);
  });

  it('6.6 Dutch ships intercept nobody beyond their range', () => {
    const off = (ships: readonly string[]) =>
      play(scene({ phase: 'navalSpanish', fleets: { S1: ['2708', ['SY1']], E1: ['2609', ships] } }), S, 'sail', [1, ['2608']]).G;
    expect(key(off(['EP1']), E, 'intercept', [1])).toBeUndefined();
    expect(key(off(['DF1']), E, 'intercept', [1])).toBe('cannotIntercept');
  });

  it('6.46 without munitions nobody intercepts; nor does a besieged fleet', () => {
    const none = channel({
      fleets: { S1: ['1818', ['SP1']], E1: ['1916', ['EG1'], { munitions: 0 }], E2: ['1716', ['EG3'], { besieged: true }] },
    });
    expect(sail(none).G.pending).toBeNull();
  });

  it('6.4 the interceptor loses steps to the wind, and one that is lost does not fight', () => {
    const G = channel({ turn: 8, fleets: { S1: ['1818', ['SY1']], E2: ['1716', ['EM3']] } });
    const asked = play(G, S, 'sail', [1, ['1817']]).G;
    const { G: after } = play(asked, E, 'intercept', [2], [1, 1, 1]);
    expect(after.fleets.E2).toBeUndefined();
    expect([after.queue, after.stepsLost.E]).toEqual([[], 2]);
  });

  it('6.41 standing orders answer for a player: never passes, always tries until one succeeds', () => {
    const never = channel({ change: (G) => Object.assign(G.standing, { E: 'never' }) });
    expect(sail(never).G.fleets.S1?.hex).toBe('2017');
    const always = channel({ change: (G) => Object.assign(G.standing, { E: 'always' }) });
    const caught = sail(always, [...calm, 6, 2, 6, 6]).G;
    expect([caught.fleets.E1?.tried, caught.fleets.E2?.tried, caught.queue.length]).toEqual([true, true, 1]);
    const set = scene({ ships: { EG1: '1616' } });
    const again = play(set, E, 'setStanding', ['never']).G;
    expect([key(again, E, 'setStanding', ['always']), choices(again, E, 'setStanding')]).toEqual([undefined, []]);
  });

  it('7.41 a fleet with deep draft does not follow into the shallows, and its owner alone knows', () => {
    const G = scene({ phase: 'navalSpanish', fleets: { S1: ['2414', ['WF1']], E1: ['2314', ['EG1']] } });
    const asked = play(G, S, 'sail', [1, ['2415']], calm).G;
    expect(asked.pending).toMatchObject({ step: 'intercept', hex: '2415' });
    expect(key(asked, E, 'intercept', [1])).toBe('cannotIntercept');
    expect(choices(asked, E, 'intercept')).toEqual([]);
  });

  it('14.22 winter keeps fleets in port from intercepting', () => {
    const G = channel({ turn: 9, fleets: { S1: ['1717', ['SP1']], E2: ['1716', ['EG3']] } });
    expect(play(G, S, 'sail', [1, ['1718']], calm).G.pending).toBeNull();
  });

  it('11.25 the Treasure Fleet is intercepted like a fleet, loses way to the wind, but no steps', () => {
    const G = scene({ turn: 12, phase: 'navalSpanish', ships: { TF: '0635' }, fleets: { E1: ['0638', ['EG1']] } });
    const { G: asked, chronicle } = play(G, S, 'sail', ['TF', ['0636', '0737']], [1, 1]);
    expect(told(chronicle, 'wind')[0].values).toMatchObject({ steps: 8 });
    expect(asked.naval.TF).toMatchObject({ reduced: false });
    const next = asked.pending?.step === 'sailOn' ? play(asked, S, 'sailOn', [2]).G : asked;
    expect(next.pending).toMatchObject({ step: 'intercept', mover: 'TF' });
    expect(play(next, E, 'intercept', [1], [1, 6, 6]).G.treasure.stopped).toBe(true);
  });

  it('7.13 interceptors must attack in the next combat segment, and fight one round at least', () => {
    const caught = run(channel(), [S, 'sail', [1, up], calm], [E, 'intercept', [2], [1, 6, 6]], [E, 'passIntercept', ['move']]);
    const { G: battle, chronicle } = play(caught, S, 'finishNavalMovement', [], [1]);
    expect(battle.battle).toMatchObject({ attacker: 'E', fleets: ['E2'], from: '1717', hex: '1817', interception: true, round: 1 });
    expect(told(chronicle, 'round')).toHaveLength(1);
    expect(rules.awaiting(battle)).toEqual({ [S]: 'disengage' });
    expect(key(play(battle, S, 'standFast').G, E, 'breakOff')).toBeUndefined();
  });
});
