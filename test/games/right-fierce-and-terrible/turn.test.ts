import type { Sluys } from '../../../src/games/right-fierce-and-terrible/state.js';
import { acting, bind, E, entry, F, keys, offered, play, prize, refusal, rules, sallying, sea, ship, turnEnding } from './fixtures.js';

/** A state in which the English can end the last activation before the Sally Phase. */
const beforeSally = (change: (G: Sluys) => void = () => {}, men: { readonly [id: string]: string } = { E02: 'EM02 FS01 edward' }) => {
  const G = acting(sea({ '1210': 'E02', '1414': 'F01', '1503': 'E05' }, men, change), 'brown', 'maneuver');
  for (const command of Object.keys(G.boxes)) G.boxes[command as 'brown'] = 'any';
  return G;
};
const end = (G: Sluys, dice: number[]) => play(turnEnding(G), F, 'endSegment', [], dice);
/** A state in which the French can still rally. */
const closing = (
  ships: { readonly [hex: string]: string },
  men: { readonly [id: string]: string } = {},
  change: (G: Sluys) => void = () => {},
) =>
  sea({ ...ships, '1903': 'F18' }, men, (G) => {
    ship(G, 'F18', { reduced: true });
    change(G);
  });

describe('2.2, 4.2 Sally Phase', () => {
  it('the higher initiative die goes first (4.2.1)', () => {
    const { G, told } = play(beforeSally(), E, 'endSegment', [], [2, 5]);
    // The French have initiative: Edward may re-roll first.
    expect(G.ask).toEqual({ kind: 'reroll', side: 'english', of: 'initiative' });
    expect(entry(told, 'initiative').roll?.dice).toEqual([2, 5]);
    const kept = play(G, E, 'reroll', [false]).G;
    expect([kept.sally?.first, rules.awaiting(kept)]).toEqual(['french', { '1': 'sallyArchery' }]);
  });

  it('both dice may be re-rolled after any result (3.5.1)', () => {
    const lost = play(beforeSally(), E, 'endSegment', [], [2, 5]).G;
    const again = play(lost, E, 'reroll', [true], [6, 1]).G;
    expect([again.sally?.first, again.used.mulligan]).toEqual(['english', true]);
    expect(play(beforeSally(), E, 'endSegment', [], [5, 2]).G.ask?.kind).toBe('reroll');
    expect(play(beforeSally(), E, 'endSegment', [], [2, 2]).G.ask?.kind).toBe('reroll');
  });

  it('a tie ends the phase (4.2.3)', () => {
    const G = beforeSally(() => {}, { E02: 'EM02 FS01' });
    const { told } = play(G, E, 'endSegment', [], [2, 2, 1, 1]);
    expect(keys(told)).toEqual(['sally', 'initiative', 'sallyEnds', 'windHolds', 'currentHolds', 'turn']);
  });

  it('portions alternate; each segment has a new roll (4.2.2)', () => {
    const G = sallying(sea({ '1210': 'E02', '1414': 'F01' }, { E02: 'EM02 FS01' }), 'archery', 'french');
    const french = play(G, F, 'endSegment').G;
    expect(rules.awaiting(french)).toEqual({ '0': 'sallyArchery' });
    // No unit can board, but initiative is rolled. The mêlée follows, with the English first.
    const { G: after, told } = play(french, E, 'endSegment', [], [1, 3, 6, 2]);
    expect(keys(told)).toEqual(['initiative', 'initiative']);
    expect(rules.awaiting(after)).toEqual({ '0': 'sallyMelee' });
  });

  it('all archers may shoot, whatever their command did (2.2.1)', () => {
    const G = sallying(sea({ '1210': 'E02', '1414': 'F01' }, { E02: 'EM02 FS01' }), 'archery', 'english');
    expect(offered(G, E, 'shoot')).toEqual([
      ['E02', '1210'],
      ['EM02', '1210'],
    ]);
  });

  it('both sides may attack the same hex (2.2.3, ruling 20)', () => {
    const G = sallying(sea({ '1210': 'E02', '1414': 'F01' }, { E02: 'EM02 FM01 FK1' }), 'melee', 'english');
    // 2 + 4 + 2 + 7 = 15 against 4 + 5 + 5 = 14
    const fought = play(G, E, 'melee', ['1210', []], [3, 4, 2, 3]).G;
    const lost = play(fought, F, 'heroism', [null]).G;
    const { G: after } = play(lost, E, 'takeLoss', ['E02']);
    expect(rules.awaiting(after)).toEqual({ '1': 'sallyMelee' });
    expect(offered(after, F, 'melee')).toEqual([['1210', []]]);
  });
});

describe('9.0 rally', () => {
  const rallying = (
    men: { readonly [id: string]: string },
    change: (G: Sluys) => void = () => {},
    side: 'english' | 'french' = 'english',
  ) => {
    const G = sea({ '1210': 'E02', '1211': 'E03', '1414': 'F01', '1503': 'F05' }, men, change);
    turnEnding(G);
    if (G.end) G.end.side = side;
    G.toAct = side;
    return G;
  };

  it('allows one unit per side and one for each free leader in the hex, English first (9.1.1, 9.1.2)', () => {
    const G = rallying({ E02: 'EM02-3 EM03-1 edward', E03: 'EM04-3' });
    expect(refusal(G, E, 'rally', ['EM04', 'edward'])).toBe('leaderElsewhere 9.1.2');
    const first = play(G, E, 'rally', ['EM02', 'edward']).G;
    expect(refusal(first, E, 'rally', ['EM03', 'edward'])).toBe('rallySpent 9.1.2');
    expect(refusal(first, E, 'rally', ['EM03', 'morley'])).toBe('rallySource 9.1.2');
    const second = play(first, E, 'rally', ['EM04', 'fleet'], [1, 1]).G;
    expect([second.marines.EM02.steps, second.marines.EM04.steps, second.marines.EM03.steps]).toEqual([4, 4, 1]);
  });

  it('allows up to four rallies per side, once for each unit (9.1.2)', () => {
    const G = rallying({ E02: 'EM02-1 EM03-1 edward huntingdon morley', E03: 'EM04-3' }, (state) => ship(state, 'E02', { reduced: true }));
    const second = play(play(G, E, 'rally', ['E02', 'edward']).G, E, 'rally', ['EM02', 'huntingdon']).G;
    expect(refusal(second, E, 'rally', ['EM02', 'morley'])).toBe('ralliedAlready 9.1.1');
    const third = play(second, E, 'rally', ['EM03', 'morley']).G;
    expect(offered(third, E, 'rally')).toEqual([['EM04', 'fleet']]);
  });

  it('allows knights from MF 4 to 5 and 2 to 3, not from 3 (example of 3.3.7)', () => {
    expect(refusal(rallying({ E02: 'EK1-3' }), E, 'rally', ['EK1', 'fleet'])).toBe('allowed');
    expect(refusal(rallying({ E02: 'EK1-1' }), E, 'rally', ['EK1', 'fleet'])).toBe('allowed');
    expect(refusal(rallying({ E02: 'EK1-2' }), E, 'rally', ['EK1', 'fleet'])).toBe('fullFace 9.1.3');
  });

  it('refuses an English marine unit with MF 2 (9.1.3)', () => {
    expect(refusal(rallying({ E02: 'EM02-2' }), E, 'rally', ['EM02', 'fleet'])).toBe('fullFace 9.1.3');
  });

  it('refuses a squadron with enemy marines aboard or grappled to an enemy (9.2.1)', () => {
    const reduced = (change: (G: Sluys) => void) =>
      refusal(
        rallying({}, (G) => {
          ship(G, 'E02', { reduced: true });
          change(G);
        }),
        E,
        'rally',
        ['E02', 'fleet'],
      );
    expect(reduced(() => {})).toBe('allowed');
    expect(reduced((G) => void Object.assign(G.marines.FS01, { steps: 2, aboard: 'E02' }))).toBe('enemyAboard 9.2.1');
    expect(reduced((G) => bind(G, '1210|1211'))).toBe('allowed');
    expect(
      reduced((G) => {
        ship(G, 'F05', { hex: '1310' });
        bind(G, '1210|1310');
      }),
    ).toBe('lockedInRally 9.2.1');
  });

  it('refuses prizes, and marines among enemies (9.2.2, 9.2.3)', () => {
    const G = rallying({ F05: 'EM02-3', E02: 'EM03-3 FS01' }, (state) => prize(state, 'E03', 'english', 'brown'));
    expect(refusal(G, E, 'rally', ['E03', 'fleet'])).toBe('prizeRally 9.2.2');
    expect(refusal(G, E, 'rally', ['EM02', 'fleet'])).toBe('enemyAboard 9.2.3');
    expect(refusal(G, E, 'rally', ['EM03', 'fleet'])).toBe('enemyAboard 9.2.3');
  });

  it('refuses a captive leader (3.4.9c)', () => {
    const G = rallying({ E02: 'EM02-3 morley FS01' }, (state) => void Object.assign(state.leaders.morley, { status: 'captive' }));
    expect(refusal(G, E, 'rally', ['E02', 'morley'])).not.toBe('allowed');
    expect(offered(G, E, 'rally')).toEqual([]);
  });
});

describe('10.0 fires', () => {
  it('are extinguished on 3 or less; 4 or more damages (10.1.5)', () => {
    const burning = () => closing({ '1210': 'E02', '1414': 'F01' }, {}, (G) => ship(G, 'E02', { afire: true }));
    const out = end(burning(), [3, 1, 1]);
    expect([out.G.squadrons.E02.afire, out.G.squadrons.E02.damage]).toEqual([false, 0]);
    const on = end(burning(), [4, 1, 1]);
    expect([on.G.squadrons.E02.afire, on.G.squadrons.E02.damage]).toEqual([true, 1]);
  });

  it('spread to grappled squadrons on a 6 after damage (10.1.6)', () => {
    const G = closing({ '1210': 'E02', '1211': 'F05', '1111': 'E03', '1414': 'F01' }, {}, (state) => {
      ship(state, 'E02', { afire: true });
      bind(state, '1210|1211', '1111|1210');
    });
    const { G: after, told } = end(G, [5, 6, 2, 1, 1]);
    expect([after.squadrons.E03.afire, after.squadrons.F05.afire, after.squadrons.E03.damage]).toEqual([true, false, 0]);
    expect(keys(told).slice(0, 4)).toEqual(['fireBurns', 'damaged', 'fireSpreads', 'fireStays']);
  });

  it('are checked English first, each fleet by hex (10.1.2)', () => {
    const G = closing({ '1210': 'E03', '1012': 'E02', '0910': 'F05', '1414': 'F01' }, {}, (state) => {
      for (const id of ['E02', 'E03', 'F05']) ship(state, id, { afire: true });
    });
    const { told } = end(G, [1, 1, 1, 1, 1]);
    expect(told.slice(0, 3).map(({ who }) => who)).toEqual([['E02'], ['E03'], ['F05']]);
  });

  it('sink a severely damaged squadron, without spreading (10.1.5, ruling 32)', () => {
    const G = closing({ '1210': 'E02', '1211': 'F05', '1414': 'F01', '1503': 'E03' }, { E02: 'EM02 morley' }, (state) => {
      ship(state, 'E02', { afire: true, damage: 2 });
      bind(state, '1210|1211');
    });
    const { G: after, told } = end(G, [6, 6, 1, 1]);
    expect([after.squadrons.E02.status, after.squadrons.F05.damage, after.squadrons.F05.afire]).toEqual(['sunk', 1, false]);
    expect([after.morale.english, after.leaders.morley.status]).toEqual([13, 'dead']);
    expect(keys(told)).not.toContain('fireSpreads');
  });
});

describe('2.3.4 wind and current', () => {
  it.each([
    [[5, 5], 2, 3],
    [[6, 1, 5], 1, 3],
    [[6, 2, 5], 3, 3],
    [[1, 6, 3], 2, 2],
    [[6, 4, 6, 6], 3, 4],
  ])('dice %j', (dice, wind, current) => {
    const { G } = end(closing({ '1210': 'E02', '1414': 'F01' }), dice);
    expect([G.wind, G.current]).toEqual([wind, current]);
  });
});

describe('11.0 morale and victory', () => {
  /** Ends the last activation. No unit can act in the Sally Phase, so the Collapse Check is next. */
  const collapse = (
    morale: Sluys['morale'],
    dice: number[],
    change: (G: Sluys) => void = () => {},
    men: { readonly [id: string]: string } = {},
  ) => {
    const G = beforeSally((state) => {
      state.morale = morale;
      change(state);
    }, men);
    return play(G, E, 'endSegment', [], dice);
  };

  it('morale 0 loses without a roll; both at 0 is a draw (11.2.3, 11.2.6)', () => {
    expect(rules.result(collapse({ english: 0, french: 9 }, []).G)).toMatchObject({ winner: '1', reason: 'morale-zero', turn: 1 });
    const draw = rules.result(collapse({ english: 0, french: 0 }, []).G);
    expect([draw?.reason, draw?.winner]).toEqual(['mutual-collapse', undefined]);
    expect(rules.result(collapse({ english: 0, french: 3 }, []).G)).toMatchObject({ winner: '1' });
  });

  it('below 6 a roll above the morale collapses the fleet (11.2.4)', () => {
    expect(rules.result(collapse({ english: 9, french: 4 }, [5]).G)).toMatchObject({
      winner: '0',
      reason: 'collapse',
      morale: { english: 9, french: 4 },
    });
    const held = collapse({ english: 9, french: 4 }, [4, 1, 1]);
    expect([rules.result(held.G), keys(held.told)]).toEqual([undefined, expect.arrayContaining(['collapseHeld'])]);
    expect(keys(collapse({ english: 6, french: 9 }, [1, 1]).told)).not.toContain('collapseHeld');
  });

  it('neither fleet checks if both are below 6 (11.2.4c)', () => {
    expect(keys(collapse({ english: 2, french: 3 }, [1, 1]).told)).not.toContain('collapseFailed');
  });

  it('knights with the star may avert it once per game (11.2.5)', () => {
    const { G } = collapse({ english: 9, french: 1 }, [6], () => {}, { F01: 'FK1-1 FK2-3' });
    expect(offered(G, F, 'avertCollapse')).toEqual([['FK1'], [null]]);
    expect(refusal(G, F, 'avertCollapse', ['FK2'])).toBe('noStar 3.3.8');
    expect(rules.result(play(G, F, 'avertCollapse', [null]).G)).toMatchObject({ winner: '0', reason: 'collapse' });
    // The unit loses its last step. Morale falls to 0, but the fleet does not collapse.
    const averted = play(G, F, 'avertCollapse', ['FK1']);
    expect([rules.result(averted.G), averted.G.morale.french, averted.G.used.avert.french]).toEqual([undefined, 0, true]);
    expect(rules.awaiting(averted.G)).toEqual({ '1': 'rally' });
    const spent = collapse({ english: 9, french: 1 }, [6], (state) => void Object.assign(state.used.avert, { french: true }), {
      F01: 'FK1',
    });
    expect(rules.result(spent.G)).toMatchObject({ winner: '0' });
  });

  it('Edward’s luck re-rolls the English check before knights are asked (3.5.1)', () => {
    const men = { E02: 'EK1 edward' };
    const { G } = collapse({ english: 2, french: 9 }, [5], () => {}, men);
    expect(G.ask).toEqual({ kind: 'reroll', side: 'english', of: 'collapse' });
    const saved = play(G, E, 'reroll', [true], [2, 1, 1]);
    expect([saved.G.turn, keys(saved.told).slice(0, 2)]).toEqual([2, ['mulligan', 'collapseHeld']]);
    const again = play(G, E, 'reroll', [true], [3]);
    expect(again.G.ask).toEqual({ kind: 'avertCollapse', side: 'english' });
    expect(play(G, E, 'reroll', [false]).G.ask?.kind).toBe('avertCollapse');
    expect(collapse({ english: 9, french: 2 }, [5], () => {}, men).G.over?.winner).toBe('0');
  });

  it('morale stays between 0 and 20 (11.1.3)', () => {
    const G = acting(
      sea({ '1210': 'F02', '1211': 'F05', '1613': 'E05' }, { F02: 'FM02' }, (state) => {
        bind(state, '1210|1211');
        prize(state, 'F05', 'english', 'brown');
        state.morale = { english: 0, french: 20 };
      }),
      'yellow',
      'boarding',
    );
    const { G: after, told } = play(G, F, 'board', ['FM02', '1211']);
    expect(after.morale).toEqual({ english: 0, french: 20 });
    expect(keys(told)).not.toContain('morale');
  });

  it('a side without squadrons, marines and free leaders loses (11.3)', () => {
    const G = acting(
      sea({ '1210': 'E02', '1211': 'F05' }, { E02: 'EM02' }, (state) => {
        bind(state, '1210|1211');
        ship(state, 'F05', { reduced: true });
      }),
      'brown',
      'boarding',
    );
    const taken = play(G, E, 'board', ['EM02', '1211']).G;
    const { G: after } = play(taken, E, 'assignCommand', ['brown']);
    expect(rules.result(after)).toMatchObject({ winner: '0', reason: 'decisive' });
    expect(refusal(after, E, 'concede')).toBe('over 2.1');
  });

  it('both eliminated by one event is a draw (11.3)', () => {
    const G = acting(sea({ '1210': 'E04', '1211': 'F04' }), 'brown', 'ram', (act) => {
      act.rams = [{ by: 'E04', target: 'F04' }];
    });
    for (const id of ['E04', 'F04']) ship(G, id, { damage: 2 });
    expect(rules.result(play(G, E, 'resolveRam', ['E04'], [4, 4]).G)).toMatchObject({ reason: 'mutual-decisive' });
  });

  it('the higher morale wins at the turn limit; a tie is a draw (11.0)', () => {
    const last = (english: number, french: number) =>
      end(
        closing({ '1210': 'E02', '1414': 'F01' }, {}, (G) => {
          G.options.turnLimit = 1;
          G.morale = { english, french };
        }),
        [1, 1],
      );
    expect(rules.result(last(9, 8).G)).toMatchObject({ winner: '0', reason: 'turn-limit' });
    expect(entry(last(9, 8).told, 'over.turn-limit').case).toBe('11.0');
    expect(rules.result(last(8, 9).G)).toMatchObject({ winner: '1' });
    expect(rules.result(last(9, 9).G)?.winner).toBeUndefined();
  });

  it('a player may concede at any time; preferences are not part of the match', () => {
    const G = acting(sea({ '1210': 'E02', '1414': 'F01' }), 'brown', 'sailsOars');
    expect(rules.result(play(G, E, 'concede').G)).toMatchObject({ winner: '1', reason: 'concession' });
    expect(rules.result(play(G, F, 'concede').G)).toMatchObject({ winner: E });
    expect(G).not.toHaveProperty('prefs');
    for (const player of [E, F]) expect(refusal(G, player, 'setPreference', ['askInitiative', true])).not.toBe('allowed');
  });
});

describe('12.7 the Flemings', () => {
  const shore = (die: number[], change: (G: Sluys) => void = () => {}, men: { readonly [id: string]: string } = {}) => {
    const G = beforeSally((state) => {
      state.scenario = 's6';
      state.turn = 6;
      Object.assign(state.squadrons.F05, { hex: '1216', status: 'map' });
      change(state);
    }, men);
    return play(G, E, 'endSegment', [], die);
  };

  it('cost a French hex on the shore one step on 5 or 6, from turn 6', () => {
    const hit = shore([5], () => {}, { F05: 'FS01' });
    expect(offered(hit.G, F, 'takeLoss')).toEqual([['F05'], ['FS01']]);
    expect(keys(hit.told)).toContain('flemingsStrike');
    expect(keys(shore([4, 1, 1]).told)).toContain('flemingsWait');
    expect(keys(shore([1, 1], (G) => void Object.assign(G, { turn: 5 })).told)).not.toContain('flemingsWait');
  });

  it('let the English choose the hex; no effect without one', () => {
    const { G } = shore([6], (state) => Object.assign(state.squadrons.F06, { hex: '1418', status: 'map' }));
    expect(offered(G, E, 'flemishTarget')).toEqual([['1216'], ['1418']]);
    expect(refusal(G, E, 'flemishTarget', ['1414'])).toBe('notFlemishShore 12.7');
    expect(play(G, E, 'flemishTarget', ['1418']).G.squadrons.F06.reduced).toBe(true);
    expect(keys(shore([6, 1, 1], (state) => Object.assign(state.squadrons.F05, { hex: '1212' })).told)).not.toContain('flemingsStrike');
  });

  it('are followed by a check for captures (5.2.1)', () => {
    // The Sally ends in a tie.
    const { G } = shore([2, 2, 5], (state) => ship(state, 'F05', { reduced: true }), { F05: 'EM02 FS01-1' });
    expect(G.squadrons.F05.side).toBe('english');
  });
});
