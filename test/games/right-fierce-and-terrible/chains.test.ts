import { acting, bind, E, entry, F, keys, offered, play, refusal, rules, sea, ship } from './fixtures.js';

describe('3.2.3 cutting loose', () => {
  const anchored = (more: { readonly [hex: string]: string } = {}) =>
    acting(sea({ '1210': 'F01/F05', '1203': 'E01', ...more }, { F01: 'FK1 FM01 FS01 quieret' }), 'yellow', 'sailsOars');

  it('3.2.3a, d one of the two goes to a free hex next to it, and the men are parted as the owner likes', () => {
    const { G, told } = play(anchored(), F, 'cutLoose', ['F05', '1211', ['FS01', 'quieret']]);
    expect([G.squadrons.F01.hex, G.squadrons.F05.hex]).toEqual(['1210', '1211']);
    expect([G.squadrons.F01.chain, G.squadrons.F05.chain]).toEqual([null, null]);
    expect([G.marines.FS01.aboard, G.marines.FK1.aboard, G.leaders.quieret.aboard]).toEqual(['F05', 'F01', 'F05']);
    expect(entry(told, 'cutLoose').at).toEqual(['1210', '1211']);
  });

  it('3.2.3a the top may leave as well; those left behind stand on the bottom', () => {
    const { G } = play(anchored(), F, 'cutLoose', ['F01', '1211', ['FK1', 'FM01']]);
    expect([G.squadrons.F05.hex, G.marines.FS01.aboard, G.leaders.quieret.aboard]).toEqual(['1210', 'F05', 'F05']);
  });

  it('3.2.3d no more than two marine units on either deck', () => {
    expect(refusal(anchored(), F, 'cutLoose', ['F05', '1211', []])).toBe('tooMany 3.3.5');
    expect(refusal(anchored(), F, 'cutLoose', ['F05', '1211', ['FK1', 'FM01', 'FS01']])).toBe('tooMany 3.3.5');
    expect(refusal(anchored(), F, 'cutLoose', ['F05', '1211', ['FS02']])).toBe('notAboard 3.2.3');
  });

  it('3.2.3b, 3.2.4 neither moves, rams or maneuvers after it; they may shoot and grapple', () => {
    // F03 has not sailed yet, so that the segment is not over.
    const G = play(anchored({ '1405': 'F03' }), F, 'cutLoose', ['F05', '1211', ['FS01']]).G;
    expect(G.act?.squads.sort()).toEqual(['F01', 'F03', 'F05']);
    expect(refusal(G, F, 'moveSquadron', ['F01', ['1311']])).toBe('cutAlready 3.2.3');
    expect(refusal(G, F, 'declareRam', ['F05', '1210'])).toBe('cutAlready 3.2.3');
    expect(refusal(anchored(), F, 'declareRam', ['F01', '1211'])).toBe('chainedRam 3.2.4');
    const later = play(G, F, 'endSegment').G;
    expect(rules.awaiting(later)).toEqual({ '1': 'grapple' });
    expect(refusal(later, F, 'grapple', ['F05', '1210'])).toBe('allowed');
  });

  it('3.2.3 not when grappled, not with enemies aboard', () => {
    const held = anchored();
    bind(held, '1209|1210');
    ship(held, 'E01', { hex: '1209' });
    expect(refusal(held, F, 'cutLoose', ['F05', '1211', ['FS01']])).toBe('grappled 3.2.3');
    const boarded = anchored();
    Object.assign(boarded.marines.EM01, { aboard: 'F01', steps: 4 });
    expect(refusal(boarded, F, 'cutLoose', ['F05', '1211', ['FS01']])).toBe('boarded 3.2.3');
  });

  it('3.2.3c with no free hex around it stays chained', () => {
    const G = acting(
      sea({ '1210': 'F01/F05', '1209': 'E01', '1310': 'E02', '1311': 'E03', '1211': 'E04', '1111': 'E05', '1110': 'E06' }),
      'yellow',
      'sailsOars',
    );
    expect(refusal(G, F, 'cutLoose', ['F05', '1211', []])).toBe('occupied 3.2.3');
    expect(offered(G, F, 'cutLoose')).toEqual([]);
  });

  it('3.2.1c of a mixed chain only the part that belongs to the acting command goes on', () => {
    const G = acting(sea({ '1210': 'F01/F10', '1203': 'E01' }), 'yellow', 'sailsOars');
    expect(play(G, F, 'cutLoose', ['F10', '1211', []]).G.act?.squads).toEqual(['F01']);
  });

  it('3.2.8c cut loose from a prize, it gets a marker and a command of its own', () => {
    const G = acting(
      sea({ '1210': 'F01/F05', '1414': 'F07' }, {}, (state) => {
        for (const id of ['F01', 'F05']) ship(state, id, { side: 'english', command: 'brown', marker: 'captured', reduced: true });
      }),
      'brown',
      'sailsOars',
    );
    const cut = play(G, E, 'cutLoose', ['F05', '1211', []]).G;
    expect(rules.awaiting(cut)).toEqual({ '0': 'decide' });
    expect(cut.act?.squads).toEqual(['F01']);
    const other = play(cut, E, 'assignCommand', ['green']).G;
    expect([other.squadrons.F05.command, other.squadrons.F01.command, other.act?.squads]).toEqual(['green', 'brown', ['F01']]);
    expect(play(cut, E, 'assignCommand', ['brown']).G.act?.squads).toEqual(['F01', 'F05']);
  });

  it('the longer choice of partings covers every split of the crew', () => {
    const choices = offered(anchored(), F, 'cutLoose').filter(([id, hex]) => id === 'F05' && hex === '1211');
    // Three marine units: one or two of them leave; the leader goes or stays.
    expect(choices).toHaveLength(6 * 2);
  });
});

describe('3.2 chains in battle', () => {
  it('3.2.7 the top loses the first step, the bottom the next', () => {
    const G = acting(sea({ '1210': 'E01', '1211': 'F01/F05' }, {}), 'brown', 'archery');
    const { G: after, told } = play(G, E, 'shoot', ['E01', '1211'], [6]);
    // 6 + archery 2 + chain 1 = 9: two steps, and the castles are equal.
    expect([after.squadrons.F01.reduced, after.squadrons.F05.reduced]).toEqual([true, true]);
    expect(keys(told)).toEqual(['shot', 'stepLost', 'stepLost']);
  });

  it('3.2.9a, d damage and fire touch the top only', () => {
    const G = acting(sea({ '1210': 'E01', '1211': 'F02/F05' }), 'brown', 'ram', (act) => {
      act.rams = [{ by: 'E01', target: 'F02' }];
    });
    // 11 + castle higher 1 = 12: damaged twice, and grappled.
    const { G: after } = play(G, E, 'resolveRam', ['E01'], [6, 5]);
    expect([after.squadrons.F02.damage, after.squadrons.F05.damage, after.grapples]).toEqual([2, 0, ['1210|1211']]);
  });

  it('3.2.9b-d when the top sinks the bottom floats on, perhaps shaken, afire if the top was', () => {
    const G = acting(
      sea({ '1210': 'E01', '1211': 'F02/F05', '1212': 'E02' }, { F02: 'FK1 FM01 FS01 FS02 quieret', E01: 'EM01' }, (state) => {
        bind(state, '1211|1212');
        ship(state, 'F02', { damage: 2, afire: true });
      }),
      'brown',
      'ram',
      (act) => {
        act.rams = [{ by: 'E01', target: 'F02' }];
      },
    );
    // Eleven damages the target alone. Then the bottom's die, then the grappled hex.
    const { G: asked, told } = play(G, E, 'resolveRam', ['E01'], [4, 4, 6, 1]);
    const { G: after } = play(asked, F, 'saveMarines', [['FK1', 'FM01']]);
    expect(entry(told, 'ram').roll).toMatchObject({ total: 11, row: 5 });
    expect([after.squadrons.F02.status, after.squadrons.F05.afire, after.squadrons.F05.chain]).toEqual(['sunk', true, null]);
    expect(after.marines.FK1.aboard).toBe('F05');
    expect([after.marines.FM01.aboard, after.marines.FS01.steps, after.marines.FS02.steps]).toEqual(['F05', 0, 0]);
    expect([after.leaders.quieret.aboard, after.grapples, after.squadrons.F05.damage]).toEqual(['F05', [], 1]);
    expect(after.morale.french).toBe(15);
  });
});
