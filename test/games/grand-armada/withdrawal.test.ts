import { computeVP, tiebreakSide } from '../../../src/games/grand-armada/rules/victory.js';
import { fleePaths, startWithdrawal } from '../../../src/games/grand-armada/rules/withdrawal.js';
import type { GrandArmada } from '../../../src/games/grand-armada/state.js';
import { allDone, at, battle, choices, E, key, keys, of, type Places, play, rules, S, sailing, told } from './fixtures.js';

const gone = { crewLoss: 9, done: true } as const;

/** Runs the withdrawal phase up to its first decision. */
function step5(
  places: Places,
  change: (G: GrandArmada) => void = () => {},
  setupData: Readonly<Record<string, unknown>> = {},
): GrandArmada {
  const G = battle(places, change, setupData);
  startWithdrawal(G);
  return { ...at(G, 'withdrawal', 'flee'), toAct: 'E' };
}

const endMovement = (places: Places, last: 'disdain' = 'disdain', change: (G: GrandArmada) => void = () => {}) =>
  play(
    sailing(last, places, {}, (G) => {
      allDone()(G);
      G.turn = 2;
      change(G);
    }),
    E,
    'endActivation',
  );

describe('withdrawal from combat', () => {
  it('crew below 0 breaks a ship; 0 still fights (8.4)', () => {
    expect(
      key(sailing('ark', { ark: ['N-10', 1, { crewLoss: 3 }], sanmartin: ['P-10', 1] }), E, 'fireGuns', ['sanmartin']),
    ).toBeUndefined();
    expect(key(sailing('ark', { ark: ['N-10', 1, { crewLoss: 4 }], sanmartin: ['P-10', 1] }), E, 'fireGuns', ['sanmartin'])).toBe(
      'brokenFire',
    );
  });

  it('an extra move with fresh MP, away from the enemy, ending at range 3 or more (8.4)', () => {
    const G = step5({ ark: ['K-10', 6, gone], sanmartin: ['N-10', 1] });
    expect(rules.awaiting(G)).toEqual({ [E]: 'flee' });
    expect(key(G, E, 'flee', ['ark', []])).toBe('flightTooNear');
    expect(key(G, E, 'flee', ['ark', ['F']])).toBeUndefined();
    expect(key(G, E, 'flee', ['ark', ['U3']])).toBe('noPoints');
    expect(key(G, E, 'flee', ['ark', ['F', 'F', 'F', 'F']])).toBe('noPoints');
    expect(key(G, E, 'flee', ['ark', ['TL', 'F']])).toBe('flightOver');
    expect(key(G, E, 'flee', ['hope', ['F']])).toBe('notPending');
    const nearer = step5({ ark: ['K-10', 3, gone], sanmartin: ['N-10', 1] });
    expect(key(nearer, E, 'flee', ['ark', ['F']])).toBe('flightNearer');
    const { G: after, chronicle } = play(step5({ ark: ['K-10', 6, gone], sanmartin: ['N-10', 1] }), E, 'flee', ['ark', ['F', 'F', 'TL']]);
    expect(of(after, 'ark')).toMatchObject({ status: 'withdrawing', hex: 'I-9', heading: 5 });
    expect(told(chronicle, 'flees')[0].at).toEqual(['K-10', 'J-9', 'I-9']);
  });

  it('choices are exactly the legal paths (8.4)', () => {
    const G = step5({ ark: ['K-10', 6, gone], sanmartin: ['N-10', 1] });
    const paths = choices(G, E, 'flee');
    expect(paths.length).toBe(new Set(paths.map((path) => JSON.stringify(path))).size);
    const tokens = ['F', 'L1', 'R1', 'L2', 'R2', 'U3', 'TL', 'TR'];
    const all: string[][] = [[]];
    for (let i = 0; i < all.length; i++) if (all[i].length < 5) for (const token of tokens) all.push([...all[i], token]);
    const legal = all.filter((path) => !key(G, E, 'flee', ['ark', path]));
    expect(new Set(legal.map(String))).toEqual(new Set(paths.map(([, path]) => String(path))));
  });

  it('a ship already clear may stay, even with 0 MP, and may leave over any edge (8.4)', () => {
    const G = step5({ ark: ['D-10', 5, gone], sanmartin: ['N-10', 1] });
    expect(choices(G, E, 'flee')).toEqual([
      ['ark', []],
      ['ark', ['TL']],
      ['ark', ['TR']],
    ]);
    const out = play(step5({ ark: ['D-1', 1, gone], disdain: ['A-20', 1], sanmartin: ['F-1', 1] }), E, 'flee', ['ark', ['F']]);
    expect(of(out.G, 'ark')).toMatchObject({ status: 'left', leftEdge: 'N', leftBroken: true });
  });

  it('next to an enemy, without a path or crippled (8.4) a ship is captured in step 6 (9.0)', () => {
    const taken = (places: Places, scenario: 1 | 5 = 1) =>
      endMovement({ ...places, disdain: ['A-1', 1], grifon: ['A1-20', 1] }, 'disdain', (G) => {
        G.scenario = scenario;
        for (const each of Object.values(G.ships)) Object.assign(each, { gunsUsed: true, crewUsed: true });
      });
    for (const result of [
      taken({ ark: ['N-10', 1, gone], sanmartin: ['O-10', 1] }),
      taken({ ark: ['N-10', 5, gone], sanmartin: ['P-10', 1] }),
      taken({ rosario: ['N-10', 1, gone] }, 5),
    ]) {
      expect(told(result.chronicle, 'captured')).toHaveLength(1);
    }
    const { G } = taken({ ark: ['N-10', 1, { ...gone, yawDue: true, way: 3 }], sanmartin: ['O-10', 1] });
    expect(of(G, 'ark')).toMatchObject({ status: 'captured', captor: 'S', changedTurn: 2, yawDue: false, way: 0, hex: 'N-10' });
  });

  it('withdrawals are judged one by one, English first (8.4)', () => {
    const G = battle({
      ark: ['D-10', 3, gone],
      hope: ['D-12', 3, gone],
      sanmartin: ['W-10', 3, gone],
      lion: ['A-1', 1],
      grin: ['A1-1', 1],
    });
    startWithdrawal(G);
    expect(G.fleeing).toEqual(['ark', 'hope', 'sanmartin']);
  });

  it('the owner chooses the order; English ships before Spanish (8.4)', () => {
    const G = step5({ ark: ['D-10', 3, gone], hope: ['D-12', 3, gone], sanmartin: ['W-10', 3, gone], lion: ['A-1', 1], grin: ['A1-1', 1] });
    expect([key(G, E, 'flee', ['hope', []]), key(G, E, 'flee', ['ark', []])]).toEqual([undefined, undefined]);
    expect(new Set(choices(G, E, 'flee').map(([id]) => id))).toEqual(new Set(['ark', 'hope']));
    const first = play(G, E, 'flee', ['hope', []]).G;
    expect(key(first, E, 'flee', ['hope', []])).toBe('notPending');
    const second = play(first, E, 'flee', ['ark', []]).G;
    expect(rules.awaiting(second)).toEqual({ [S]: 'flee' });
    expect(second.fleeing).toEqual(['sanmartin']);
  });

  it('later it must move nearer to an edge with every hex while it can (8.4)', () => {
    const flying = { crewLoss: 9, status: 'withdrawing' } as const;
    const G = sailing('ark', { ark: ['N-4', 1, flying], sanmartin: ['A-20', 1] }, { mp: 6 });
    expect([key(G, E, 'endActivation'), key(G, E, 'trim', ['L'])]).toEqual(['mustWithdraw', 'mustWithdraw']);
    // A reversal of heading costs all 6 MP and leaves none for the hex.
    expect(key(G, E, 'turn', ['L', 3])).toBe('mustWithdraw');
    const away = sailing('ark', { ark: ['M-4', 4, flying], sanmartin: ['A-20', 1] }, { mp: 3 });
    expect(key(away, E, 'advance')).toBe('notHomeward');
    // With 3 MP, a turn of two sides would use all MP.
    expect(key(away, E, 'endActivation')).toBeUndefined();
    expect(key(sailing('ark', { ark: ['M-4', 4, flying], sanmartin: ['A-20', 1] }, { mp: 4 }), E, 'endActivation')).toBe('mustWithdraw');
    let { G: sailed } = play(G, E, 'advance');
    for (let hex = 0; hex < 3; hex++) sailed = play(sailed, E, 'advance').G;
    expect(of(sailed, 'ark')).toMatchObject({ status: 'left', leftEdge: 'N', leftBroken: true });
  });

  it('counts nearer over hexes it can sail with the wind, so that no open course freezes (8.4)', () => {
    const flying = { crewLoss: 9, status: 'withdrawing' } as const;
    // Scenario 1, turn 8, wind from the south: the near southern edge lies into the wind.
    const G = sailing('nonpareil', { nonpareil: ['K-15', 2, flying], sanmartin: ['A1-1', 1] }, { mp: 6 }, (B) => {
      B.turn = 8;
      B.windFrom = 4;
    });
    expect(key(G, E, 'endActivation')).toBe('mustWithdraw');
    expect(key(G, E, 'advance')).toBe('notHomeward');
    const turned = play(G, E, 'turn', ['L', 2]).G;
    expect(of(play(turned, E, 'advance').G, 'nonpareil').hex).toBe('J-14');
  });

  it('may enter an equal hex where none is nearer, and a farther one where none is equal (8.4)', () => {
    const flying = { crewLoss: 9, status: 'withdrawing' } as const;
    const at3 = (heading: 1 | 2 | 3, mp: number, places: Places = {}) =>
      sailing('ark', { ark: ['N-10', heading, flying], sanmartin: ['A-20', 1], ...places }, { mp }, (B) => {
        B.windFrom = 4;
      });
    // North is nearer, so the ship may continue only there.
    expect([key(at3(1, 1), E, 'advance'), key(at3(1, 1), E, 'endActivation')]).toEqual([undefined, 'mustWithdraw']);
    // With 1 MP only the hex ahead is in reach, and it is farther away. The ship may also stay or turn.
    expect([key(at3(3, 1), E, 'advance'), key(at3(3, 1), E, 'endActivation')]).toEqual([undefined, undefined]);
    expect(key(at3(3, 1), E, 'turn', ['R', 1])).toBeUndefined();
    // With 2 MP, a turn of one side reaches an equally distant hex.
    expect([key(at3(3, 2), E, 'advance'), key(at3(3, 2), E, 'endActivation')]).toEqual(['notHomeward', undefined]);
    expect(key(play(at3(3, 2), E, 'turn', ['L', 1]).G, E, 'advance')).toBeUndefined();
    // With 4 MP, a turn of two sides reaches a nearer hex.
    expect([key(at3(3, 4), E, 'endActivation'), key(at3(3, 4), E, 'turn', ['L', 1])]).toEqual(['mustWithdraw', 'mustWithdraw']);
    expect(key(play(at3(3, 4), E, 'turn', ['L', 2]).G, E, 'advance')).toBeUndefined();
    // Near an enemy the ship may enter no hex, whatever its distance.
    expect(key(at3(3, 1, { sanmartin: ['Q-12', 1] }), E, 'advance')).toBe('notHomeward');
  });

  it('may end if each nearer hex is sand, near an enemy or too expensive (8.4)', () => {
    const flying = { crewLoss: 9, status: 'withdrawing' } as const;
    const at1 = (sanmartin: string, mp: number) => sailing('ark', { ark: ['N-4', 1, flying], sanmartin: [sanmartin, 1] }, { mp });
    expect(key(at1('N-1', 1), E, 'endActivation')).toBeUndefined();
    expect(key(at1('N-1', 1), E, 'advance')).toBe('notHomeward');
    expect(key(at1('A-20', 0), E, 'endActivation')).toBeUndefined();
    const sand = sailing('ark', { ark: ['N-3', 1, flying], sanmartin: ['A-20', 1] }, { mp: 1 }, () => {}, { scenario: 2 });
    expect([key(sand, E, 'advance'), key(sand, E, 'endActivation')]).toEqual(['notHomeward', undefined]);
    const friend = sailing('ark', { ark: ['N-4', 1, flying], hope: ['N-3', 1], sanmartin: ['A-20', 1] }, { mp: 1 });
    expect(key(friend, E, 'endActivation')).toBeUndefined();
    const through = sailing('ark', { ark: ['N-4', 1, flying], hope: ['N-3', 1], sanmartin: ['A-20', 1] }, { mp: 2 });
    expect(key(through, E, 'endActivation')).toBe('mustWithdraw');
  });

  it('a withdrawing ship moves over any edge and may not fire (8.4)', () => {
    const G = sailing('ark', { ark: ['N-1', 1, { crewLoss: 9, status: 'withdrawing' }], sanmartin: ['P-2', 1] }, { mp: 2 });
    expect(key(G, E, 'fireGuns', ['sanmartin'])).toBe('cannotFire');
    expect(key(G, E, 'advance')).toBeUndefined();
  });

  it('surrenders with an enemy within range 1 at the end of its move or of the phase (8.4)', () => {
    const flying = { crewLoss: 9, status: 'withdrawing' } as const;
    const own = play(
      sailing('ark', { ark: ['N-10', 1, flying], sanmartin: ['P-10', 1], hope: ['A-1', 1] }),
      E,
      'endActivation',
      [],
      [1, 1],
    );
    expect(of(own.G, 'ark').status).toBe('captured');
    expect(keys(own.chronicle).slice(0, 2)).toEqual(['stays', 'strikes']);
    const safe = play(
      sailing('ark', { ark: ['N-10', 1, flying], sanmartin: ['Q-10', 1], hope: ['A-1', 1] }),
      E,
      'endActivation',
      [],
      [1, 1],
    );
    expect(of(safe.G, 'ark').status).toBe('withdrawing');
    const phase = endMovement({ ark: ['N-10', 1, { ...flying, done: true }], disdain: ['A-1', 1], sanmartin: ['P-10', 1, { done: true }] });
    expect(told(phase.chronicle, 'strikes')).toHaveLength(1);
  });

  it('runs aground on sand (8.4)', () => {
    const G = step5({ triumph: ['P-9', 3, gone], lorenzo: ['M-8', 1] }, () => {}, { scenario: 2 });
    expect([...fleePaths(G, 'triumph')].some((path) => path.join() === 'F')).toBe(true);
    expect(key(G, E, 'flee', ['triumph', ['F', 'F']])).toBe('flightOver');
    expect(of(play(G, E, 'flee', ['triumph', ['F']]).G, 'triumph').status).toBe('aground');
  });
});

describe('recapture', () => {
  const prize = { status: 'captured', captor: 'E', crewLoss: 9, changedTurn: 1 } as const;

  it('an unguarded prize drifts free at the end of the movement phase, but not in its first turn (9.2)', () => {
    const after = (places: Places) =>
      endMovement({ disdain: ['A-1', 1], grifon: ['A1-20', 1], ...places }).chronicle.map(({ key: what, who }) => `${what} ${who}`);
    expect(after({ sanmartin: ['N-10', 1, prize] })).toContain('freed sanmartin');
    expect(after({ sanmartin: ['N-10', 1, { ...prize, changedTurn: 2 }] })).not.toContain('freed sanmartin');
    expect(after({ sanmartin: ['N-10', 1, prize], ark: ['N-11', 1] })).not.toContain('freed sanmartin');
    expect(after({ sanmartin: ['N-10', 1, prize], ark: ['N-11', 1, { crewLoss: 9 }] })).toContain('freed sanmartin');
  });

  it('a drifting ship next to an enemy without a friend is captured again (9.2)', () => {
    const after = (places: Places) => endMovement({ disdain: ['A-1', 1], grifon: ['A1-20', 1], ...places });
    const lone: Places = {
      sanmartin: ['N-10', 1, { status: 'adrift', crewLoss: 9 }],
      ark: ['N-11', 1, { gunsUsed: true, crewUsed: true }],
    };
    expect(told(after(lone).chronicle, 'recaptured')).toHaveLength(1);
    const helped = after({ ...lone, lorenzo: ['N-9', 1, { gunsUsed: true, crewUsed: true }] });
    expect(of(helped.G, 'sanmartin').status).toBe('adrift');
  });

  it('refuses to move prizes and drifting ships (9.0)', () => {
    const G = battle({
      ark: ['N-10', 1, { status: 'captured', captor: 'S' }],
      hope: ['A-1', 1],
      aid: ['A-3', 1, { status: 'adrift' }],
      sanmartin: ['N-9', 1],
    });
    expect([key(G, E, 'activate', ['ark']), key(G, E, 'activate', ['aid']), key(G, E, 'activate', ['sanmartin'])]).toEqual([
      'cannotSail',
      'cannotSail',
      'notYours',
    ]);
    expect(key(G, S, 'activate', ['sanmartin'])).toBe('notAsked');
  });
});

describe('towing', () => {
  const prize = { status: 'captured', captor: 'E', crewLoss: 9 } as const;

  it('a fighting ship takes an adjacent prize in tow if it does not head towards it (9.1)', () => {
    const places: Places = { ark: ['N-10', 3], sanmartin: ['N-9', 3, prize], grin: ['A-1', 1] };
    expect(choices(battle(places), E, 'activate')).toEqual([['ark'], ['ark', { tow: 'sanmartin' }]]);
    const tow = (change: Places) => key(battle({ ...places, ...change }), E, 'activate', ['ark', { tow: 'sanmartin' }]);
    expect(tow({ ark: ['N-10', 1] })).toBe('towAhead');
    expect(tow({ sanmartin: ['N-7', 3, prize] })).toBe('towTooFar');
    expect(tow({ sanmartin: ['N-9', 3, { ...prize, captor: null, status: 'adrift' }] })).toBe('notTowable');
    expect(tow({ ark: ['N-10', 3, { crewLoss: 9 }] })).toBe('towerBroken');
    expect(tow({ ark: ['N-10', 3, { heldBy: ['grin'] }], grin: ['N-11', 3] })).toBe('held');
    expect(tow({ grin: ['N-11', 3] })).toBeUndefined();
    expect(tow({ hope: ['O-9', 3, { towing: 'sanmartin' }] })).toBe('towedAlready');
    expect(key(battle(places), E, 'activate', ['ark', { tow: null }])).toBe('noTow');
  });

  it('MP by the slower speed and the heading of the towed ship, at least 1 (9.1)', () => {
    const points = (tower: 'ark' | 'lorenzo', heading: 1 | 2 | 5, towed: 'sanmartin' | 'rosario' | 'margaret') => {
      const change =
        tower === 'ark'
          ? prize
          : {
              status: towed === 'margaret' ? ('captured' as const) : ('adrift' as const),
              captor: towed === 'margaret' ? ('S' as const) : null,
              crewLoss: 9,
            };
      const G = battle({ [tower]: ['N-10', 3], [towed]: ['N-9', heading, change] }, (B) => {
        B.toAct = tower === 'ark' ? 'E' : 'S';
        B.step = 'must';
      });
      return play(G, tower === 'ark' ? E : S, 'activate', [tower, { tow: towed }]).G.active?.mp;
    };
    expect([points('ark', 1, 'sanmartin'), points('ark', 2, 'sanmartin'), points('ark', 5, 'sanmartin')]).toEqual([5, 3, 1]);
    expect([points('ark', 1, 'rosario'), points('lorenzo', 1, 'rosario'), points('lorenzo', 5, 'rosario')]).toEqual([3, 3, 1]);
    expect([points('lorenzo', 1, 'margaret'), points('lorenzo', 2, 'margaret')]).toEqual([4, 3]);
  });

  it('the towed ship enters the hex just left, heading the way it moved (9.1)', () => {
    const G = sailing('ark', { ark: ['N-10', 3, { towing: 'sanmartin' }], sanmartin: ['N-9', 1, prize] }, { mp: 3 });
    const one = play(G, E, 'advance').G;
    expect([of(one, 'sanmartin').hex, of(one, 'sanmartin').heading]).toEqual(['N-10', 4]);
    const two = play(one, E, 'advance').G;
    expect([of(two, 'sanmartin').hex, of(two, 'sanmartin').heading]).toEqual(['O-11', 3]);
  });

  it('with a tow: turns of one side, no passing through ships, free casting off (9.1)', () => {
    const G = sailing('ark', { ark: ['N-10', 3, { towing: 'sanmartin' }], sanmartin: ['N-9', 1, prize], hope: ['O-11', 1] }, { mp: 6 });
    expect(key(G, E, 'turn', ['L', 2])).toBe('towTurns');
    expect(key(G, E, 'turn', ['L', 1])).toBeUndefined();
    expect(key(G, E, 'advance')).toBe('towBlocked');
    const off = play(G, E, 'castOff').G;
    expect(of(off, 'ark').towing).toBeNull();
    expect(key(off, E, 'castOff')).toBe('noTow');
    expect(key(off, E, 'advance')).toBeUndefined();
  });

  it('the tow ends if the towing ship breaks or the prize changes sides (9.1)', () => {
    const G = sailing('sanmartin', { sanmartin: ['P-10', 1], ark: ['N-10', 3, { towing: 'grin', crewLoss: 3 }], grin: ['N-9', 1, prize] });
    const { G: after, chronicle } = play(G, S, 'fireCrew', ['ark'], [6]);
    expect(of(after, 'ark').towing).toBeNull();
    expect(keys(chronicle)).toContain('towParts');
  });

  it('a prize towed off stays a prize; a crippled or drifting ship has left (9.1)', () => {
    const off = play(
      sailing(
        'ark',
        { ark: ['A-5', 5, { towing: 'sanmartin' }], sanmartin: ['A-6', 1, prize], grin: ['S-1', 1] },
        { mp: 2 },
        allDone('grin'),
        { scenario: 5 },
      ),
      E,
      'advance',
    );
    expect(of(off.G, 'sanmartin')).toMatchObject({ status: 'captured', hex: null, leftEdge: 'W' });
    const rosario = play(
      sailing(
        'lorenzo',
        { lorenzo: ['A1-5', 3, { towing: 'rosario' }], rosario: ['A1-4', 3], cristobal: ['S-1', 1], ark: ['A-1', 1] },
        { mp: 2 },
        allDone('ark'),
        { scenario: 5 },
      ),
      S,
      'advance',
    );
    expect(of(rosario.G, 'rosario')).toMatchObject({ status: 'left', leftEdge: 'E', leftBroken: false });
  });

  it('a drifting ship towed off the map scores for neither side (9.2)', () => {
    const towed = (change: object) =>
      play(
        sailing(
          'lorenzo',
          { lorenzo: ['A1-5', 3, { towing: 'rosario' }], rosario: ['A1-4', 3, change], cristobal: ['S-1', 1], ark: ['A-1', 1] },
          { mp: 2 },
          allDone('ark'),
          { scenario: 5 },
        ),
        S,
        'advance',
      ).G;
    expect([computeVP(towed({})).S, tiebreakSide(towed({}))]).toEqual([4, 'S']);
    const drifting = towed({ status: 'adrift', crewLoss: 9 });
    expect(of(drifting, 'rosario')).toMatchObject({ status: 'left', leftBroken: true });
    expect([computeVP(drifting), tiebreakSide(drifting)]).toEqual([{ E: 0, S: 0 }, 'E']);
  });

  it('the crippled Rosario cannot move, may fire, and may be towed by a Spanish ship (9.1, 11.0)', () => {
    const places: Places = { rosario: ['N-10', 3], lorenzo: ['O-10', 2], ark: ['L-10', 1] };
    const own = sailing('rosario', places, {}, () => {}, { scenario: 5 });
    expect([key(own, S, 'advance'), key(own, S, 'turn', ['L', 1]), key(own, S, 'trim', ['L'])]).toEqual([
      'crippled',
      'crippled',
      'crippled',
    ]);
    expect(choices(own, S, 'fireCrew')).toEqual([['ark']]);
    const G = battle(
      places,
      (B) => {
        B.toAct = 'S';
        B.step = 'must';
      },
      { scenario: 5 },
    );
    const towed = play(G, S, 'activate', ['lorenzo', { tow: 'rosario' }]).G;
    // The wind from 6 is aft on heading 3. A galleass tows by the oars row of speed 3.
    expect(towed.active?.mp).toBe(2);
    expect(of(play(towed, S, 'advance').G, 'rosario')).toMatchObject({ hex: 'O-10', heading: 2 });
  });
});
