import { openBooks } from '../../../src/games/war-with-spain/rules/turn/books.js';
import type { WarWithSpain } from '../../../src/games/war-with-spain/state.js';
import { choices, E, key, play, rules, run, S, type Scene, scene, told } from './fixtures.js';

/** An armada that can sail from hex 1818 to 1817. One English fleet in 1916 is one hex away, another in 1716 two hexes. */
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
  it('asks the opponent in each hex that a high seas move enters, never in coastal movement (6.41)', () => {
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

  it('succeeds on 1 to 4: the mover stops, the interceptor rolls for wind and moves adjacent (6.4)', () => {
    const caught = play(sail(channel()).G, E, 'intercept', [2], [4, 6, 6]);
    expect(caught.G.fleets).toMatchObject({ S1: { hex: '1817', stopped: true }, E2: { hex: '1717', tried: true } });
    expect(told(caught.chronicle, 'wind')[0]).toMatchObject({ who: ['E2'], values: { against: true } });
    expect(caught.G.pending).toMatchObject({ step: 'intercept', hex: '1817' });
    const done = play(caught.G, E, 'passIntercept', ['hex']).G;
    expect(done.queue).toEqual([{ attacker: 'E', fleets: ['E2'], from: '1717', hex: '1817', target: 'S1' }]);
    expect(key(done, S, 'sail', [1, ['1818']])).toBe('shipMoved');
  });

  it('fails on 5 or 6, and 6.44 a fleet may try once a turn (6.4)', () => {
    const failed = play(sail(channel()).G, E, 'intercept', [2], [5]).G;
    expect(failed.fleets.E2).toMatchObject({ hex: '1716', tried: true });
    expect(key(failed, E, 'intercept', [2])).toBe('triedAlready');
    expect(key(failed, E, 'intercept', [1])).toBeUndefined();
  });

  it('of two equally near hexes the interceptor chooses one; the default is the lowest number (6.4)', () => {
    const G = scene({ phase: 'navalSpanish', fleets: { S1: ['1818', ['SP1']], E1: ['1816', ['EG1']] } });
    const asked = play(G, S, 'sail', [1, ['1718']], calm).G;
    const posts = choices(asked, E, 'intercept').map(([, hex]) => hex);
    expect(posts).toEqual(['1717', '1817']);
    expect(play(asked, E, 'intercept', [1, '1817'], [1, 6, 6]).G.fleets.E1?.hex).toBe('1817');
    expect(play(asked, E, 'intercept', [1], [1, 6, 6]).G.fleets.E1?.hex).toBe('1717');
    expect(key(asked, E, 'intercept', [1, '1816'])).toBe('notItsPost');
  });

  it('further interceptors move to the hex of the first, if it is within three hexes (6.45)', () => {
    const first = play(sail(channel()).G, E, 'intercept', [2], [1, 6, 6]).G;
    const second = play(first, E, 'intercept', [1], [2, 6, 6]).G;
    expect(second.fleets.E1?.hex).toBe('1717');
    expect(second.queue[0]).toMatchObject({ fleets: ['E2', 'E1'], from: '1717' });
  });

  it('a fleet more than three hexes from the first interceptor may not try (6.45)', () => {
    // The first interceptor is in hex 2608, which Dutch ships may not enter.
    const G = scene({
      phase: 'navalSpanish',
      fleets: { S1: ['2509', ['SP1']], E1: ['2610', ['DW1']], E2: ['2608', ['EG3']], E3: ['2610', ['EG4']] },
    });
    const asked = play(G, S, 'sail', [1, ['2609']], calm).G;
    expect(key(asked, E, 'intercept', [1])).toBeUndefined();
    const first = play(asked, E, 'intercept', [2], [1, 6, 6]).G;
    expect([key(first, E, 'intercept', [1]), key(first, E, 'intercept', [3])]).toEqual(['cannotFollow', undefined]);
  });

  it('Dutch ships may not intercept beyond their range (6.6)', () => {
    const off = (ships: readonly string[]) =>
      play(scene({ phase: 'navalSpanish', fleets: { S1: ['2708', ['SY1']], E1: ['2609', ships] } }), S, 'sail', [1, ['2608']]).G;
    expect(key(off(['EP1']), E, 'intercept', [1])).toBeUndefined();
    expect(key(off(['DF1']), E, 'intercept', [1])).toBe('cannotIntercept');
  });

  it('refuses interception without munitions or under siege (6.46)', () => {
    const none = channel({
      fleets: { S1: ['1818', ['SP1']], E1: ['1916', ['EG1'], { munitions: 0 }], E2: ['1716', ['EG3'], { besieged: true }] },
    });
    expect(sail(none).G.pending).toBeNull();
  });

  it('the interceptor loses steps to the wind, and does not fight if eliminated (6.4)', () => {
    const G = channel({ turn: 8, fleets: { S1: ['1818', ['SY1']], E2: ['1716', ['EM3']] } });
    const asked = play(G, S, 'sail', [1, ['1817']]).G;
    const { G: after } = play(asked, E, 'intercept', [2], [1, 1, 1]);
    expect(after.fleets.E2).toBeUndefined();
    expect([after.queue, after.stepsLost.E]).toEqual([[], 2]);
  });

  it('automatic answers: “never” passes, “always” tries until one fleet succeeds (6.41)', () => {
    const never = channel({ change: (G) => Object.assign(G.standing, { E: 'never' }) });
    expect(sail(never).G.fleets.S1?.hex).toBe('2017');
    const always = channel({ change: (G) => Object.assign(G.standing, { E: 'always' }) });
    const caught = sail(always, [...calm, 6, 2, 6, 6]).G;
    expect([caught.fleets.E1?.tried, caught.fleets.E2?.tried, caught.queue.length]).toEqual([true, true, 1]);
    const set = scene({ ships: { EG1: '1616' } });
    const again = play(set, E, 'setStanding', ['never']).G;
    expect([key(again, E, 'setStanding', ['always']), choices(again, E, 'setStanding')]).toEqual([undefined, []]);
  });

  it('a deep draft fleet may not intercept in shallows, which only its owner knows (7.41)', () => {
    const G = scene({ phase: 'navalSpanish', fleets: { S1: ['2414', ['WF1']], E1: ['2314', ['EG1']] } });
    const asked = play(G, S, 'sail', [1, ['2415']], calm).G;
    expect(asked.pending).toMatchObject({ step: 'intercept', hex: '2415' });
    expect(key(asked, E, 'intercept', [1])).toBe('cannotIntercept');
    expect(choices(asked, E, 'intercept')).toEqual([]);
  });

  it('fleets in port may not intercept in winter (14.22)', () => {
    const G = channel({ turn: 9, fleets: { S1: ['1717', ['SP1']], E2: ['1716', ['EG3']] } });
    expect(play(G, S, 'sail', [1, ['1718']], calm).G.pending).toBeNull();
  });

  it('the Treasure Fleet can be intercepted, and loses MP but no steps to the wind (11.25)', () => {
    const G = scene({ turn: 12, phase: 'navalSpanish', ships: { TF: '0635' }, fleets: { E1: ['0638', ['EG1']] } });
    const { G: asked, chronicle } = play(G, S, 'sail', ['TF', ['0636', '0737']], [1, 1]);
    expect(told(chronicle, 'wind')[0].values).toMatchObject({ steps: 8 });
    expect(asked.naval.TF).toMatchObject({ reduced: false });
    const next = asked.pending?.step === 'sailOn' ? play(asked, S, 'sailOn', [2]).G : asked;
    expect(next.pending).toMatchObject({ step: 'intercept', mover: 'TF' });
    expect(play(next, E, 'intercept', [1], [1, 6, 6]).G.treasure.stopped).toBe(true);
  });

  it('interceptors must attack in the next combat segment and fight at least one round (7.13)', () => {
    const caught = run(channel(), [S, 'sail', [1, up], calm], [E, 'intercept', [2], [1, 6, 6]], [E, 'passIntercept', ['move']]);
    const { G: battle, chronicle } = play(caught, S, 'finishNavalMovement', [], [1]);
    expect(battle.battle).toMatchObject({ attacker: 'E', fleets: ['E2'], from: '1717', hex: '1817', interception: true, round: 1 });
    expect(told(chronicle, 'round')).toHaveLength(1);
    expect(rules.awaiting(battle)).toEqual({ [S]: 'disengage' });
    expect(key(play(battle, S, 'standFast').G, E, 'breakOff')).toBeUndefined();
  });
});

describe('ships of both sides', () => {
  /** An English pinnace in an unguarded Spanish port. */
  const pinnace = (hex: string): Scene['fleets'] => ({ E1: [hex, ['EP1']] });
  const landSiege =
    (hex: string, land: 'E' | 'S') =>
    (G: WarWithSpain): void =>
      void Object.assign(G.sieges, { [hex]: { land, naval: null, clock: 0 } });

  describe('a port with enemy ships in it', () => {
    it('may still build, repair, lay up and launch; both sides then share the hex (5.56)', () => {
      const G = scene({
        phase: 'administration',
        turn: 3,
        change: openBooks,
        fleets: pinnace('0834'),
        ships: { SP1: 'lisbon:1', SP2: 'lisbon:4', SP3: ['0834', { reduced: true }] },
      });
      const after = run(G, [E, 'finishAdministration'], [S, 'finishAdministration']);
      expect([after.naval.SP1.at, after.naval.SP2.at, after.naval.EP1.at]).toEqual(['0834', 'lisbon:3', '0834']);
      expect(key(after, S, 'repairNaval', ['SP3'])).toBeUndefined();
      expect(key(after, S, 'buildNaval', ['SU3', 'lisbon'])).toBeUndefined();
      expect(
        key(scene({ phase: 'administration', fleets: pinnace('0834'), ships: { SP1: '0834' } }), S, 'deactivateNaval', [['SP1']]),
      ).toBeUndefined();
    });

    it('may still raise and place land units and 12.11 sell munitions (10.4)', () => {
      const G = scene({ phase: 'activation', fleets: pinnace('0834'), armies: { SLT4: 'lisbon:1' } });
      expect([key(G, S, 'placeLand', ['SLT4', '0834']), key(G, S, 'buildLand', ['SLT5', 'lisbon'])]).toEqual([undefined, undefined]);
      const market = scene({ phase: 'administration', fleets: { ...pinnace('0834'), S1: ['0834', ['SP1']] } });
      expect(key(market, S, 'buyMunitions', [1, 1])).toBeUndefined();
    });

    it('is also besieged by sea when it is besieged by land (10.25)', () => {
      const G = scene({
        phase: 'activation',
        fleets: pinnace('0834'),
        armies: { SLT8: ['0834', { besieged: true }], EL3: '0834' },
        change: landSiege('0834', 'S'),
      });
      expect(key(G, S, 'buildNaval', ['SU3', 'lisbon'])).toBe('trackBlocked');
    });
  });

  describe('enemy ships in a hex', () => {
    it('do not prevent entry: a fleet may pass them or stop with them, and may be intercepted in each hex (6.21)', () => {
      const G = scene({ phase: 'navalSpanish', fleets: { S1: ['1139', ['SP1', 'SP2']], E1: ['1439', ['EP1'], { munitions: 0 }] } });
      const ways = choices(G, S, 'sail').map(([, path]) => path as string[]);
      const through = ways.find((path) => path.includes('1439') && path.at(-1) !== '1439') ?? [];
      const there = play(G, S, 'sail', [1, through.slice(0, through.indexOf('1439') + 1)], [6, 6]).G;
      expect([there.fleets.S1?.hex, there.fleets.E1?.hex]).toEqual(['1439', '1439']);
    });

    it('stop coastal movement in their hex and adjacent hexes (6.33)', () => {
      const G = scene({ ships: { EG5: '1616' }, fleets: { S1: ['1716', ['SP1']] } });
      expect(key(G, E, 'coast', ['E@1616', ['EG5'], ['1716']])).toBeUndefined();
      expect(key(G, E, 'coast', ['E@1616', ['EG5'], ['1716', '1616']])).toBe('coastStops');
    });

    it('close an enemy port, 10.23 even under siege by land, 10.25 and to unarmed ships too (7.61)', () => {
      const lying: Scene = { fleets: { E1: ['1026', ['EG1']], S1: ['1027', ['SP1']] } };
      expect(key(scene(lying), E, 'sail', [1, ['1027']])).toBe('enemyShips');
      const siege: Scene = { armies: { SLT10: ['1027', { besieged: true }], EL3: '1027' }, change: landSiege('1027', 'S') };
      expect(key(scene({ ...lying, ...siege }), E, 'sail', [1, ['1027']])).toBe('enemyShips');
      const unarmed = { fleets: { E1: ['1026', ['EP1'], { munitions: 0 }], S1: ['1027', ['SP1', 'SP2', 'SP3']] } } as const;
      expect(key(scene({ ...unarmed, ...siege }), E, 'sail', [1, ['1027']])).toBe('enemyShips');
      expect(key(scene({ fleets: { E1: ['1026', ['EP1']] }, ...siege }), E, 'sail', [1, ['1027']])).toBeUndefined();
    });

    it('do not close a port to its own side, even under siege by land and sea (10.23)', () => {
      const G = scene({
        phase: 'navalSpanish',
        fleets: { S1: ['1026', ['SP1']], E1: ['1027', ['EP1']] },
        armies: { SLT10: ['1027', { besieged: true }], EL3: '1027' },
        change: landSiege('1027', 'S'),
      });
      expect(key(G, S, 'sail', [1, ['1027']])).toBeUndefined();
    });

    it('do not close a port to the side that controls it (7.61)', () => {
      const G = scene({ phase: 'navalSpanish', fleets: { S1: ['1026', ['SP1']], E1: ['1027', ['EP1']] } });
      expect(key(G, S, 'sail', [1, ['1027']])).toBeUndefined();
    });

    it('may be attacked in the same hex as if adjacent, and nobody has the wind (7.14)', () => {
      const G = scene({ stage: 'attacks', fleets: { E1: ['1718', ['EG1']], S1: ['1718', ['SP1']] } });
      expect(choices(G, E, 'attackFleet')).toEqual([[[1], '1718']]);
      const { chronicle } = play(play(G, E, 'attackFleet', [[1], '1718']).G, E, 'fightRound', [], [1]);
      expect(told(chronicle, 'round')[0].values).toMatchObject({ attacker: 8, defender: 9, gage: null });
    });

    it('may be intercepted by a fleet in the same hex, which stays there (6.4)', () => {
      const G = scene({ phase: 'navalSpanish', fleets: { S1: ['1818', ['SP1']], E1: ['1817', ['EG1']] } });
      const asked = play(G, S, 'sail', [1, ['1817']], [6, 6]).G;
      expect(choices(asked, E, 'intercept')).toEqual([[1]]);
      const { G: caught, chronicle } = play(asked, E, 'intercept', [1], [1, 6, 6]);
      expect([caught.fleets.E1?.hex, caught.queue[0].from]).toEqual(['1817', '1817']);
      expect(told(chronicle, 'wind')[0].values).toMatchObject({ against: false });
    });

    it('do not block interceptors (6.4)', () => {
      const G = scene({
        phase: 'navalSpanish',
        fleets: { S1: ['1818', ['SP1']], S2: ['1717', ['SG1']], S3: ['1817', ['SG2']], E1: ['1816', ['EG1']] },
      });
      const asked = play(G, S, 'sail', [1, ['1718']], [6, 6]).G;
      expect(choices(asked, E, 'intercept').map(([, hex]) => hex)).toEqual(['1717', '1817']);
    });

    it('besieged ships may not join unbesieged ships (10.13)', () => {
      const G = scene({
        phase: 'navalSpanish',
        fleets: { S1: ['1027', ['SP1'], { besieged: true }], S2: ['1027', ['SP2', 'SP3']], E1: ['1027', ['EG1']] },
        change: (state) => Object.assign(state.sieges, { '1027': { land: null, naval: 'S', clock: 0 } }),
      });
      expect(key(G, S, 'mergeFleets', [1, 2])).toBe('besiegedApart');
      expect(key(G, S, 'addToFleet', [1, ['SP2']])).toBe('besiegedApart');
      expect(key(G, S, 'formFleet', ['1027', ['SP1', 'SP2']])).toBe('besiegedApart');
      expect(choices(G, S, 'mergeFleets')).toEqual([]);
    });

    it('besieged and unbesieged ships are counted apart (7.0)', () => {
      const G = scene({
        ships: { SP1: ['1027', { besieged: true }], SP2: '1027' },
        fleets: { E1: ['1027', ['EG1']] },
        change: (state) => Object.assign(state.sieges, { '1027': { land: null, naval: 'S', clock: 0 } }),
      });
      const seen = Object.entries(rules.view(G, E).naval).flatMap(([id, ship]) => (id.startsWith('hidden') ? [ship.besieged] : []));
      expect(seen.sort()).toEqual([false, true]);
    });
  });

  describe('high seas moves', () => {
    it('at most six stacks use high seas movement in a Game-Turn, even if their markers are gone (6.11)', () => {
      const ports = Object.fromEntries(['EG1', 'EG2', 'EG3', 'EG4', 'EG5', 'EG6'].map((id, at) => [`E${at + 1}`, ['1717', [id]] as const]));
      const G = scene({ fleets: ports, ships: { EM1: '1616' } });
      const away = [1, 2, 3, 4, 5, 6].reduce((now, no) => play(now, E, 'sail', [no, ['1718']], [6, 6]).G, G);
      expect(away.sailed).toBe(6);
      const free = run(away, [E, 'mergeFleets', [6, 5]], [E, 'formFleet', ['1616', ['EM1']]]);
      expect(key(free, E, 'sail', [6, ['1617']])).toBe('sixSailed');
      expect(key(free, E, 'sail', [6, ['1716']])).toBeUndefined();
      expect(choices(free, E, 'sail')).toEqual([]);
    });

    it('coastal moves, interceptors and the Treasure Fleet alone do not count (6.11)', () => {
      const G = scene({ phase: 'navalSpanish', ships: { TF: '0530' }, fleets: { S1: ['1818', ['SP1']], E1: ['1816', ['EG1']] } });
      expect(play(G, S, 'sail', ['TF', ['0531']], [6, 6]).G.sailed).toBe(0);
      const asked = play(G, S, 'sail', [1, ['1718']], [6, 6]).G;
      expect([asked.sailed, play(asked, E, 'intercept', [1, '1717'], [1, 6, 6]).G.sailed]).toEqual([1, 1]);
      expect(play(scene({ fleets: { E1: ['1616', ['EG5']] } }), E, 'coast', ['E1', ['EG5'], ['1716']]).G.sailed).toBe(0);
    });

    it('a ship may leave its fleet after the wind roll, and the fleet keeps its MP (6.13)', () => {
      const G = scene({ turn: 8, fleets: { E1: ['1616', ['EG5', 'EM1']] } });
      const way = ['1617', '1718', '1818', '1918'];
      const asked = play(G, E, 'sail', [1, way], [3, 4]).G;
      const most = 3;
      expect(asked.pending).toMatchObject({ step: 'sailOn', most });
      const plan = [{ hex: '1616', detach: { unitIds: ['EM1'] } }];
      expect(key(asked, E, 'sailOn', [most + 1, plan])).toBe('tooFar');
      expect(key(asked, E, 'sailOn', [1, [{ hex: '1718', detach: { unitIds: ['EM1'] } }]])).toBe('planOffPath');
      const after = play(asked, E, 'sailOn', [most, plan]).G;
      expect([after.fleets.E1?.hex, after.fleets.E2?.hex, after.naval.EM1.fleet]).toEqual([way[most - 1], '1616', 2]);
    });
  });
});
