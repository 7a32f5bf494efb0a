import type { Sluys } from '../../../src/games/right-fierce-and-terrible/state.js';
import { acting, bind, E, entry, F, keys, offered, play, refusal, rules, sallying, sea, ship } from './fixtures.js';

const boarding = (change: (G: Sluys) => void = () => {}) =>
  acting(
    sea(
      { '1210': 'E02', '1211': 'F05', '1310': 'F04', '1111': 'E05', '1414': 'F01' },
      { E02: 'EM02 EM03 huntingdon', E05: 'EM05', F05: 'FS01 FS02' },
      (G) => {
        bind(G, '1210|1211', '1111|1211', '1111|1210');
        change(G);
      },
    ),
    'brown',
    'boarding',
  );

describe('6.3 boarding', () => {
  it('moves 1 hex, to an adjacent squadron across a grapple (6.3.2)', () => {
    expect(refusal(boarding(), E, 'board', ['EM02', '1211'])).toBe('allowed');
    expect(refusal(boarding(), E, 'board', ['EM02', '1310'])).toBe('notGrappledThere 6.3.2');
    expect(refusal(boarding(), E, 'board', ['EM02', '1414'])).toBe('notAdjacent 6.3.2');
    const { G } = play(boarding(), E, 'board', ['EM02', '1111']);
    expect(G.marines.EM02.aboard).toBe('E05');
    const brown = boarding((state) => ship(state, 'E05', { command: 'brown', marker: 'liberated' }));
    if (brown.act) brown.act.squads = ['E02', 'E05'];
    const moved = play(brown, E, 'board', ['EM02', '1111']).G;
    expect(refusal(moved, E, 'board', ['EM02', '1210'])).toBe('boardedAlready 6.3.2');
  });

  it('moves only units aboard squadrons of the active command (3.3.1, 3.3.3)', () => {
    expect(refusal(boarding(), E, 'board', ['EM05', '1211'])).toBe('manInactive 3.3.3');
    expect(refusal(boarding(), E, 'board', ['FS01', '1210'])).toBe('notYours 6.3.1');
  });

  it('allows two marine units of a side in a hex, four with a chain, after every move (3.3.5)', () => {
    const G = boarding((state) => {
      Object.assign(state.marines.EM06, { steps: 4, aboard: 'F05' });
      Object.assign(state.marines.EM07, { steps: 4, aboard: 'F05' });
    });
    expect(refusal(G, E, 'board', ['EM02', '1211'])).toBe('full 3.3.5');
    ship(G, 'F05', { chain: { with: 'F06', top: true } });
    ship(G, 'F06', { hex: '1211', status: 'map', chain: { with: 'F05', top: false } });
    expect(refusal(G, E, 'board', ['EM02', '1211'])).toBe('allowed');
  });

  it('refuses a leader without friendly marines in the hex entered (6.3.4)', () => {
    expect(refusal(boarding(), E, 'board', ['huntingdon', '1211'])).toBe('noEscort 6.3.4');
    const { G } = play(boarding(), E, 'board', ['EM02', '1211']);
    expect(play(G, E, 'board', ['huntingdon', '1211']).G.leaders.huntingdon.aboard).toBe('F05');
  });

  it('places a Melee marker only in hexes with enemies (6.3.5)', () => {
    expect(play(boarding(), E, 'board', ['EM02', '1211']).G.act?.markers).toEqual(['1211']);
    expect(play(boarding(), E, 'board', ['EM02', '1111']).G.act?.markers).toEqual([]);
  });

  it('captures an undefended reduced squadron at once, and removes the marker (5.2.1)', () => {
    const G = boarding((state) => {
      ship(state, 'F05', { reduced: true });
      for (const id of ['FS01', 'FS02']) Object.assign(state.marines[id], { steps: 0, aboard: null });
    });
    const { G: taken, told } = play(G, E, 'board', ['EM02', '1211']);
    expect(keys(told)).toEqual(['boarded', 'captured', 'morale']);
    expect(rules.awaiting(taken)).toEqual({ '0': 'decide' });
    const after = play(play(taken, E, 'assignCommand', ['white']).G, E, 'endSegment').G;
    expect([after.squadrons.F05.side, after.act]).toEqual(['english', null]);
  });

  it('loses a reduced squadron left to enemies aboard (5.2.1)', () => {
    const G = boarding((state) => {
      ship(state, 'E02', { reduced: true });
      Object.assign(state.marines.EM03, { steps: 0, aboard: null });
      Object.assign(state.leaders.huntingdon, { status: 'dead', aboard: null });
      state.marines.FS02.aboard = 'E02';
    });
    const { G: after } = play(G, E, 'board', ['EM02', '1111']);
    expect([after.squadrons.E02.side, after.ask?.kind]).toEqual(['french', 'assignCommand']);
  });

  it('does not capture a reduced squadron with a leader aboard (note of 5.2.1)', () => {
    const G = boarding((state) => {
      ship(state, 'F05', { reduced: true });
      for (const id of ['FS01', 'FS02']) Object.assign(state.marines[id], { steps: 0, aboard: null });
      Object.assign(state.leaders.barbavera, { status: 'free', aboard: 'F05' });
    });
    const { G: after } = play(G, E, 'board', ['EM02', '1211']);
    expect([after.squadrons.F05.side, after.act?.markers]).toEqual(['french', ['1211']]);
  });

  it('lets the captor move a captive leader, with the captor’s marines (3.4.9a)', () => {
    const G = boarding((state) => {
      Object.assign(state.leaders.barbavera, { status: 'captive', aboard: 'E02' });
    });
    expect(refusal(G, E, 'board', ['barbavera', '1111'])).toBe('allowed');
    const lonely = boarding((state) => {
      Object.assign(state.leaders.barbavera, { status: 'captive', aboard: 'E02' });
      Object.assign(state.marines.EM05, { steps: 0, aboard: null });
    });
    expect(refusal(lonely, E, 'board', ['barbavera', '1111'])).toBe('noEscort 6.3.4');
    expect(refusal(boarding(), E, 'board', ['barbavera', '1111'])).toBe('notOnMap 6.3.1');
  });

  it('lets all units move in the Sally Phase, without Melee markers (2.2.2)', () => {
    const G = sallying(
      sea({ '1210': 'E02', '1211': 'F05', '1414': 'F01' }, { E02: 'EM02', F05: 'EM05 FS01' }, (state) => bind(state, '1210|1211')),
      'boarding',
      'english',
    );
    expect(offered(G, E, 'board')).toEqual([
      ['EM02', '1211'],
      ['EM05', '1210'],
    ]);
    const { G: after } = play(G, E, 'board', ['EM02', '1211']);
    expect(after.act).toBeNull();
    expect(refusal(after, E, 'endSegment')).toBe('allowed');
    expect(refusal(after, F, 'board', ['FS01', '1210'])).toBe('notAsked 2.2');
  });
});

describe('grappling', () => {
  const closing = (change: (G: Sluys) => void = () => {}) =>
    acting(sea({ '1210': 'E02', '1211': 'F04', '1310': 'F05', '1111': 'E03', '1414': 'F01' }, {}, change), 'brown', 'grapple');
  const modifiers = (G: Sluys, move: string, args: unknown[], die = 1, player = E) =>
    rules.play(G, player, move, args, { die: () => die }).chronicle[0].roll?.modifiers;

  describe('7.1 grappling', () => {
    it('allows any adjacent squadron, friendly or enemy, not yet grappled (7.1.1)', () => {
      expect(refusal(closing(), E, 'grapple', ['E02', '1414'])).toBe('notAdjacent 7.1.1');
      expect(refusal(closing(), E, 'grapple', ['E02', '1209'])).toBe('nothingThere 7.1.1');
      expect(refusal(closing(), E, 'grapple', ['F04', '1210'])).toBe('notActive 5.1.2');
      expect(
        refusal(
          closing((G) => bind(G, '1210|1211')),
          E,
          'grapple',
          ['E02', '1211'],
        ),
      ).toBe('grappledAlready 7.1.2');
      expect(offered(closing(), E, 'grapple').filter(([id]) => id === 'E02')).toEqual([
        ['E02', '1310'],
        ['E02', '1211'],
        ['E02', '1111'],
      ]);
    });

    it('succeeds on a modified 4, fails on 3 (7.1.1)', () => {
      // A cog against a nef gets +1 for the higher castle factor.
      const held = play(closing(), E, 'grapple', ['E02', '1211'], [3]);
      expect([held.G.grapples, entry(held.told, 'grappled').roll]).toEqual([
        ['1210|1211'],
        { dice: [3], modifiers: [['castleHigher', 1]], total: 4, chart: 'grapple', row: 0 },
      ]);
      const missed = play(closing(), E, 'grapple', ['E02', '1211'], [2]);
      expect([missed.G.grapples, entry(missed.told, 'grappleFailed').roll?.row]).toEqual([[], 1]);
    });

    it('has DRM for castle factors, friends, grappled and oared targets (7.1.1)', () => {
      expect(modifiers(closing(), 'grapple', ['E02', '1111'])).toEqual([['friendly', 2]]);
      expect(modifiers(closing(), 'grapple', ['E02', '1310'])).toEqual([
        ['castleHigher', 1],
        ['nimble', -1],
      ]);
      const caught = closing((G) => bind(G, '1211|1310'));
      expect(modifiers(caught, 'grapple', ['E02', '1310'])).toEqual([
        ['castleHigher', 1],
        ['targetGrappled', 1],
      ]);
      expect(
        modifiers(
          closing((G) => ship(G, 'E02', { afire: true })),
          'grapple',
          ['E02', '1211'],
        ),
      ).toEqual([['castleLower', -1]]);
    });

    it('allows one attempt of each kind per segment, in either order (2.1.5)', () => {
      const G = closing((state) => bind(state, '1210|1211'));
      const first = play(G, E, 'disengage', ['E02', '1211'], [1]).G;
      expect(refusal(first, E, 'disengage', ['E02', '1211'])).toBe('disengageTried 2.1.5');
      expect(refusal(first, E, 'grapple', ['E02', '1310'])).toBe('allowed');
      const second = play(first, E, 'grapple', ['E02', '1310'], [1]).G;
      expect(refusal(second, E, 'grapple', ['E02', '1111'])).toBe('grappleTried 2.1.5');
      expect(refusal(second, E, 'grapple', ['E03', '1211'])).toBe('allowed');
    });

    it('allows three squadrons grappled to each other (7.1.2)', () => {
      const G = closing((state) => bind(state, '1111|1210', '1111|1211'));
      expect(play(G, E, 'grapple', ['E02', '1211'], [6]).G.grapples).toEqual(['1111|1210', '1111|1211', '1210|1211']);
    });

    it('alarms a dormant command (12.2)', () => {
      const G = closing((state) => {
        state.scenario = 's1';
        state.dormant = ['yellow'];
      });
      expect(play(G, E, 'grapple', ['E02', '1211'], [1]).G.dormant).toEqual([]);
    });
  });

  describe('7.2 disengaging', () => {
    const locked = (change: (G: Sluys) => void = () => {}) =>
      closing((state) => {
        bind(state, '1111|1210', '1210|1211', '1210|1310');
        change(state);
      });

    it('removes one grapple on a modified 5 (7.2.1, 7.2.3)', () => {
      const { G, told } = play(locked(), E, 'disengage', ['E02', '1211'], [5]);
      expect([G.grapples, entry(told, 'disengaged').roll]).toEqual([
        ['1111|1210', '1210|1310'],
        { dice: [5], modifiers: [], total: 5, chart: 'disengage', row: 0 },
      ]);
      expect(play(locked(), E, 'disengage', ['E02', '1211'], [4]).G.grapples).toHaveLength(3);
    });

    it('refuses a pair without the active squadron (7.2.2)', () => {
      expect(refusal(locked(), E, 'disengage', ['E03', '1211'])).toBe('notGrappled 7.2.2');
      expect(refusal(locked(), E, 'disengage', ['E02', '1414'])).toBe('notGrappled 7.2.2');
    });

    it('has DRM for friends, oars, a lower castle factor and enemies aboard (7.2.2)', () => {
      expect(modifiers(locked(), 'disengage', ['E02', '1111'])).toEqual([['friendly', 2]]);
      const galley = acting(
        sea({ '1210': 'F13', '1211': 'E02', '1414': 'F01' }, { F13: 'EM02' }, (G) => bind(G, '1210|1211')),
        'orange',
        'grapple',
      );
      expect(modifiers(galley, 'disengage', ['F13', '1211'], 1, F)).toEqual([
        ['oared', 1],
        ['castleLower', -1],
        ['boarded', -1],
      ]);
    });
  });
});

describe('chains', () => {
  describe('3.2.3 cutting loose', () => {
    const anchored = (more: { readonly [hex: string]: string } = {}) =>
      acting(sea({ '1210': 'F01/F05', '1203': 'E01', ...more }, { F01: 'FK1 FM01 FS01 quieret' }), 'yellow', 'sailsOars');

    it('moves one of the two to an empty adjacent hex; the owner divides the units (3.2.3a, d)', () => {
      const { G, told } = play(anchored(), F, 'cutLoose', ['F05', '1211', ['FS01', 'quieret']]);
      expect([G.squadrons.F01.hex, G.squadrons.F05.hex]).toEqual(['1210', '1211']);
      expect([G.squadrons.F01.chain, G.squadrons.F05.chain]).toEqual([null, null]);
      expect([G.marines.FS01.aboard, G.marines.FK1.aboard, G.leaders.quieret.aboard]).toEqual(['F05', 'F01', 'F05']);
      expect(entry(told, 'cutLoose').at).toEqual(['1210', '1211']);
    });

    it('allows the top squadron to move; the others stay on the bottom one (3.2.3a)', () => {
      const { G } = play(anchored(), F, 'cutLoose', ['F01', '1211', ['FK1', 'FM01']]);
      expect([G.squadrons.F05.hex, G.marines.FS01.aboard, G.leaders.quieret.aboard]).toEqual(['1210', 'F05', 'F05']);
    });

    it('refuses more than two marine units on either squadron (3.2.3d)', () => {
      expect(refusal(anchored(), F, 'cutLoose', ['F05', '1211', []])).toBe('tooMany 3.3.5');
      expect(refusal(anchored(), F, 'cutLoose', ['F05', '1211', ['FK1', 'FM01', 'FS01']])).toBe('tooMany 3.3.5');
      expect(refusal(anchored(), F, 'cutLoose', ['F05', '1211', ['FS02']])).toBe('notAboard 3.2.3');
    });

    it('refuses movement, rams and maneuvers afterwards, but not archery and grapples (3.2.3b, 3.2.4)', () => {
      // F03 has not moved, so the segment is not over.
      const G = play(anchored({ '1405': 'F03' }), F, 'cutLoose', ['F05', '1211', ['FS01']]).G;
      expect(G.act?.squads.sort()).toEqual(['F01', 'F03', 'F05']);
      expect(refusal(G, F, 'moveSquadron', ['F01', ['1311']])).toBe('cutAlready 3.2.3');
      expect(refusal(G, F, 'declareRam', ['F05', '1210'])).toBe('cutAlready 3.2.3');
      expect(refusal(anchored(), F, 'declareRam', ['F01', '1211'])).toBe('chainedRam 3.2.4');
      const later = play(G, F, 'endSegment').G;
      expect(rules.awaiting(later)).toEqual({ '1': 'grapple' });
      expect(refusal(later, F, 'grapple', ['F05', '1210'])).toBe('allowed');
    });

    it('refuses a grappled chain, and one with enemies aboard (3.2.3)', () => {
      const held = anchored();
      bind(held, '1209|1210');
      ship(held, 'E01', { hex: '1209' });
      expect(refusal(held, F, 'cutLoose', ['F05', '1211', ['FS01']])).toBe('grappled 3.2.3');
      const boarded = anchored();
      Object.assign(boarded.marines.EM01, { aboard: 'F01', steps: 4 });
      expect(refusal(boarded, F, 'cutLoose', ['F05', '1211', ['FS01']])).toBe('boarded 3.2.3');
    });

    it('refuses a chain without an empty adjacent hex (3.2.3c)', () => {
      const G = acting(
        sea({ '1210': 'F01/F05', '1209': 'E01', '1310': 'E02', '1311': 'E03', '1211': 'E04', '1111': 'E05', '1110': 'E06' }),
        'yellow',
        'sailsOars',
      );
      expect(refusal(G, F, 'cutLoose', ['F05', '1211', []])).toBe('occupied 3.2.3');
      expect(offered(G, F, 'cutLoose')).toEqual([]);
    });

    it('keeps only the squadron of the active command active, from a mixed chain (3.2.1c)', () => {
      const G = acting(sea({ '1210': 'F01/F10', '1203': 'E01' }), 'yellow', 'sailsOars');
      expect(play(G, F, 'cutLoose', ['F10', '1211', []]).G.act?.squads).toEqual(['F01']);
    });

    it('gives the second squadron of a captured chain its own marker and command (3.2.8c)', () => {
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

    it('offers every division of the units', () => {
      const choices = offered(anchored(), F, 'cutLoose').filter(([id, hex]) => id === 'F05' && hex === '1211');
      // One or two of three marine units leave. The leader leaves or stays.
      expect(choices).toHaveLength(6 * 2);
    });
  });

  describe('3.2 chains in battle', () => {
    it('the top loses the first step, the bottom the next (3.2.7)', () => {
      const G = acting(sea({ '1210': 'E01', '1211': 'F01/F05' }, {}), 'brown', 'archery');
      const { G: after, told } = play(G, E, 'shoot', ['E01', '1211'], [6]);
      // 6 + archery 2 + chain 1 = 9 gives two steps. Castle factors are equal.
      expect([after.squadrons.F01.reduced, after.squadrons.F05.reduced]).toEqual([true, true]);
      expect(keys(told)).toEqual(['shot', 'stepLost', 'stepLost']);
    });

    it('damage and fire affect only the top (3.2.9a, d)', () => {
      const G = acting(sea({ '1210': 'E01', '1211': 'F02/F05' }), 'brown', 'ram', (act) => {
        act.rams = [{ by: 'E01', target: 'F02' }];
      });
      // 11 + higher castle factor 1 = 12. The target is damaged twice and grappled.
      const { G: after } = play(G, E, 'resolveRam', ['E01'], [6, 5]);
      expect([after.squadrons.F02.damage, after.squadrons.F05.damage, after.grapples]).toEqual([2, 0, ['1210|1211']]);
    });

    it('the bottom floats when the top sinks, and is afire if the top was (3.2.9b-d)', () => {
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
      // 11 damages only the target. The bottom's roll and the grappled hex follow.
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
});
