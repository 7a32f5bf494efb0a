import { markersIn } from '../../../src/games/right-fierce-and-terrible/rules/boarding.js';
import type { Sluys } from '../../../src/games/right-fierce-and-terrible/state.js';
import { acting, bind, E, entry, F, keys, offered, play, playThrough, prize, refusal, rules, sea, ship } from './fixtures.js';

/** EM02 aboard F05 at full strength, against mariners with one step left. */
const storming = (men: { readonly [id: string]: string }, change: (G: Sluys) => void = () => {}, supported = false) =>
  acting(
    sea({ '1210': 'E02', '1211': 'F05', '1414': 'F01', '1503': 'E03' }, men, (G) => {
      bind(G, '1210|1211');
      change(G);
    }),
    'brown',
    'melee',
    (act) => {
      if (!supported) act.markers = ['1211'];
    },
  );

describe('5.2 capturing and liberating', () => {
  it('captures a squadron reduced in the melee without marines left (5.2.1)', () => {
    // 4 + 11 = 15 against 3 + 1 + 1 + 2 = 7
    const { G, told } = play(storming({ F05: 'EM02 FS01-1' }), E, 'melee', ['1211', []], [6, 5, 1, 1]);
    expect([G.squadrons.F05.side, G.squadrons.F05.marker, G.squadrons.F05.reduced]).toEqual(['english', 'captured', true]);
    expect(entry(told, 'captured').case).toBe('5.2.1');
    expect(rules.awaiting(G)).toEqual({ '0': 'decide' });
    expect(offered(G, E, 'assignCommand')).toEqual([['brown'], ['white'], ['green']]);
    expect(refusal(G, E, 'assignCommand', ['yellow'])).toBe('notYourCommand 5.2.5');
  });

  it.each([
    ['F16', 0, -1],
    ['F05', 1, -2],
    ['F02', 2, -3],
    ['F01', 3, -4],
  ])('changes morale for the first capture of %s, castle factor %i, by %i (5.2.3a)', (id, _castle, change) => {
    const G = acting(
      sea({ '1210': 'E02', '1211': id, '1613': 'F07' }, { E02: 'EM02' }, (state) => {
        bind(state, '1210|1211');
        ship(state, id, { reduced: true });
      }),
      'brown',
      'boarding',
    );
    const { G: after } = play(G, E, 'board', ['EM02', '1211']);
    expect([after.morale.french, after.morale.english]).toEqual([17 + change, 17]);
  });

  it('costs 1 for a squadron afire (ruling 39)', () => {
    const G = acting(
      sea({ '1210': 'E02', '1211': 'F01', '1613': 'F07' }, { E02: 'EM02' }, (state) => {
        bind(state, '1210|1211');
        ship(state, 'F01', { reduced: true, afire: true });
      }),
      'brown',
      'boarding',
    );
    expect(play(G, E, 'board', ['EM02', '1211']).G.morale.french).toBe(16);
  });

  it('captures a squadron reduced before a lost melee against adjacent squadrons (5.2.2)', () => {
    const lost = storming({}, (G) => ship(G, 'F05', { reduced: true }), true);
    const { G, told } = play(lost, E, 'melee', ['1211', ['E02']], [6, 5, 1, 1]);
    expect([G.squadrons.F05.side, entry(told, 'captured').case]).toEqual(['english', '5.2.2']);
  });

  it('does not capture one at full strength when the melee began (note of 5.2.2)', () => {
    const { G } = play(
      storming({}, () => {}, true),
      E,
      'melee',
      ['1211', ['E02']],
      [6, 5, 1, 1],
    );
    expect([G.squadrons.F05.side, G.squadrons.F05.reduced]).toEqual(['french', true]);
  });

  it('captures a chain with one marker, only if both squadrons are reduced (3.2.8a, b)', () => {
    const G = acting(
      sea({ '1210': 'E02', '1211': 'F05/F02', '1613': 'F07' }, { E02: 'EM02' }, (state) => {
        bind(state, '1210|1211');
        for (const id of ['F05', 'F02']) ship(state, id, { reduced: true });
      }),
      'brown',
      'boarding',
    );
    const half = structuredClone(G);
    ship(half, 'F02', { reduced: false });
    expect(play(half, E, 'board', ['EM02', '1211']).G.squadrons.F05.side).toBe('french');
    const taken = play(G, E, 'board', ['EM02', '1211']).G;
    const { G: after } = play(taken, E, 'assignCommand', ['white']);
    expect([after.squadrons.F05.command, after.squadrons.F02.command, after.morale.french]).toEqual(['white', 'white', 17 - 2 - 3]);
    expect(markersIn(after, 'white')).toBe(1);
  });

  it('keeps a prize inactive in the activation of its capture, but not later (5.2.3b)', () => {
    const G = acting(
      sea({ '1210': 'E02', '1211': 'F05', '1613': 'F07', '1503': 'E05', '1110': 'E03' }, { E02: 'EM02', E03: 'EM03' }, (state) => {
        bind(state, '1210|1211', '1110|1210');
        ship(state, 'F05', { reduced: true });
      }),
      'brown',
      'boarding',
    );
    const after = play(play(G, E, 'board', ['EM02', '1211']).G, E, 'assignCommand', ['brown']).G;
    expect(after.act?.squads).toEqual(['E02', 'E03']);
  });

  it('liberates a retaken prize: +1 and -1 morale, and a Liberated marker (5.2.4)', () => {
    const G = acting(
      sea({ '1210': 'F02', '1211': 'F05', '1613': 'E05' }, { F02: 'FM02' }, (state) => {
        bind(state, '1210|1211');
        prize(state, 'F05', 'english', 'brown');
        state.morale = { english: 10, french: 10 };
      }),
      'yellow',
      'boarding',
    );
    const back = play(G, F, 'board', ['FM02', '1211']);
    expect([back.G.squadrons.F05.marker, back.G.morale]).toEqual(['liberated', { english: 9, french: 11 }]);
    expect(keys(back.told)).toContain('liberated');
    const { G: after } = play(back.G, F, 'assignCommand', ['orange']);
    expect(after.squadrons.F05).toMatchObject({ side: 'french', command: 'orange', reduced: true });
  });

  it('limits a command to five prizes, and does not ask with one choice (5.1.1)', () => {
    const full = (count: number) => {
      const hexes = [
        '1503',
        '1603',
        '1703',
        '1505',
        '1405',
        '1406',
        '1407',
        '1408',
        '1506',
        '1507',
        '1508',
        '1306',
        '1307',
        '1308',
        '1309',
      ];
      const ids = ['F01', 'F02', 'F03', 'F04', 'F06', 'F07', 'F08', 'F09', 'F10', 'F11', 'F12', 'F13', 'F14', 'F15', 'F16'];
      const ships = Object.fromEntries(ids.slice(0, count).map((id, i) => [hexes[i], id]));
      return acting(
        sea({ ...ships, '1210': 'E02', '1211': 'F05', '1613': 'F18' }, { E02: 'EM02' }, (state) => {
          bind(state, '1210|1211');
          ship(state, 'F05', { reduced: true });
          for (const [i, id] of ids.slice(0, count).entries())
            prize(state, id, 'english', (['brown', 'white', 'green'] as const)[Math.floor(i / 5)]);
        }),
        'brown',
        'boarding',
      );
    };
    const five = play(full(5), E, 'board', ['EM02', '1211']).G;
    expect(offered(five, E, 'assignCommand')).toEqual([['white'], ['green']]);
    expect(refusal(five, E, 'assignCommand', ['brown'])).toBe('noMarkerLeft 5.1.1');
    expect(play(full(10), E, 'board', ['EM02', '1211']).G.squadrons.F05.command).toBe('green');
    expect(offered(play(full(15), E, 'board', ['EM02', '1211']).G, E, 'assignCommand')).toHaveLength(3);
  });
});

describe('3.4.8 capturing leaders', () => {
  it('a: does not capture a leader with friendly marines', () => {
    const { G } = playThrough(storming({ F05: 'EM02 EK1 FS01 barbavera' }), E, 'melee', ['1211', []], [5, 5, 1, 3]);
    const { G: after } = play(G, E, 'takeLoss', ['EM02'], [1, 1]);
    expect([after.leaders.barbavera.status, after.marines.FS01.steps]).toEqual(['free', 1]);
  });

  it('a: captures a leader on an enemy squadron after a loss without marines', () => {
    const G = acting(
      sea({ '1210': 'E02', '1211': 'F05', '1414': 'F01', '1503': 'E03' }, { F05: 'EM02-1 FS01 FM02 morley' }),
      'brown',
      'melee',
      (act) => {
        act.markers = ['1211'];
      },
    );
    const { G: after } = play(G, E, 'melee', ['1211', []], [1, 1, 5, 5, 1, 1]);
    expect([after.leaders.morley.status, after.morale]).toEqual(['captive', { english: 16, french: 18 }]);
  });

  it('b: captures a leader with a squadron reduced when the melee began', () => {
    const G = storming({ F05: 'EM02 barbavera' }, (state) => ship(state, 'F05', { reduced: true }));
    const { G: after, told } = play(G, E, 'melee', ['1211', []], [6, 5, 1, 2, 1, 1]);
    expect([after.leaders.barbavera.status, after.squadrons.F05.side]).toEqual(['captive', 'english']);
    expect(keys(told).filter((key) => key === 'leaderCaptured' || key === 'captured')).toEqual(['leaderCaptured', 'captured']);
    // The French lose 1 for Barbavera and 2 for the barge. The captor gains up to the limit.
    expect(after.morale).toEqual({ english: 18, french: 14 });
  });

  it('a leader keeps the squadron against supporters alone (ruling 14)', () => {
    const G = storming({ F05: 'barbavera' }, (state) => ship(state, 'F05', { reduced: true }), true);
    const { G: after } = play(G, E, 'melee', ['1211', ['E02']], [6, 5, 1, 2, 1, 1]);
    expect([after.leaders.barbavera.status, after.squadrons.F05.side]).toEqual(['free', 'french']);
  });

  it('a leader killed in the melee does not prevent a capture (ruling 16)', () => {
    const G = storming({ F05: 'barbavera' }, (state) => ship(state, 'F05', { reduced: true }), true);
    const { G: after } = play(G, E, 'melee', ['1211', ['E02']], [6, 5, 1, 2, 6, 6]);
    expect([after.leaders.barbavera.status, after.squadrons.F05.side]).toEqual(['dead', 'english']);
  });
});

describe('3.4.9 captives', () => {
  it('d: liberates a captive without enemy marines or an enemy squadron', () => {
    const G = acting(
      sea({ '1210': 'E02', '1211': 'F05', '1414': 'F01', '1503': 'E03' }, { F05: 'EM02 FS01 barbavera', E02: 'EM03' }, (state) => {
        bind(state, '1210|1211');
        state.leaders.barbavera.status = 'captive';
        state.morale.french = 10;
      }),
      'brown',
      'boarding',
    );
    // EM02 is aboard an enemy squadron, so remove it by hand.
    Object.assign(G.marines.EM02, { steps: 0, aboard: null });
    const { G: after, told } = play(G, E, 'endSegment');
    expect([after.leaders.barbavera.status, after.morale.french]).toEqual(['free', 11]);
    expect(keys(told)).toContain('leaderFreed');
  });

  it('e: allows execution in Sails and Oars, anywhere, without a roll', () => {
    const G = acting(
      sea({ '1210': 'E02', '1211': 'E05', '1414': 'F01', '1503': 'E03' }, { E05: 'EM02 quieret' }, (state) => {
        state.leaders.quieret.status = 'captive';
      }),
      'brown',
      'sailsOars',
    );
    expect(offered(G, E, 'executeLeader')).toEqual([['quieret']]);
    expect(refusal(G, E, 'executeLeader', ['edward'])).toBe('notYourCaptive 3.4.9');
    const { G: after } = play(G, E, 'executeLeader', ['quieret']);
    expect([after.leaders.quieret.status, after.morale]).toEqual(['dead', { english: 16, french: 16 }]);
  });

  it.each([
    ['edward', 'E01', -5, -2],
    ['morley', 'E01', -2, -1],
    ['quieret', 'F01', -3, -1],
    ['barbavera', 'F01', -2, -1],
  ])('costs morale when %s is killed, less for a captive (11.1.5)', (leader, deck, free, captive) => {
    const side = deck === 'E01' ? 'english' : 'french';
    const drown = (status: 'free' | 'captive') => {
      const G = acting(
        sea({ '1210': deck, '1414': 'F13', '1503': 'E08' }, { [deck]: `${leader} ${side === 'english' ? 'FS01' : 'EM01'}` }),
        side === 'english' ? 'brown' : 'yellow',
        'sailsOars',
      );
      G.leaders[leader].status = status;
      ship(G, deck, { damage: 2, hex: '1215' });
      return play(G, side === 'english' ? E : F, 'moveSquadron', [deck, ['1216']]).G.morale[side];
    };
    expect([drown('free'), drown('captive')]).toEqual([17 - 2 + free, 17 - 2 + captive]);
  });
});

describe('3.1.4 sinking', () => {
  it('e: checks along grapples, first in, first out, and removes them', () => {
    const G = acting(
      sea({ '1210': 'E04', '1211': 'F04', '1212': 'F03', '1213': 'F06', '1614': 'F07', '1503': 'E02' }, { F03: 'FK1-2' }, (state) => {
        bind(state, '1211|1212', '1212|1213');
        ship(state, 'F04', { damage: 2 });
        ship(state, 'F03', { damage: 2 });
      }),
      'brown',
      'ram',
      (act) => {
        act.rams = [{ by: 'E04', target: 'F04' }];
      },
    );
    // Castle equal, faster +1, target grappled +1: 4 + 5 + 2 = 11. The damaged target sinks. The 6s sink F03 and damage F06.
    const { G: after, told } = play(G, E, 'resolveRam', ['E04'], [4, 5, 6, 6]);
    expect([after.squadrons.F04.status, after.squadrons.F03.status, after.squadrons.F06.damage]).toEqual(['sunk', 'sunk', 1]);
    expect([after.grapples, after.marines.FK1.steps, after.morale.french]).toEqual([[], 0, 17 - 2 - 2 - 1]);
    expect(keys(told).filter((key) => key === 'rippleCheck')).toHaveLength(2);
  });

  it('costs the controller of a prize that sinks (note of 11.1)', () => {
    const G = acting(
      sea({ '1215': 'F01', '1414': 'F07', '1503': 'E08' }, {}, (state) => {
        prize(state, 'F01', 'english', 'brown');
        ship(state, 'F01', { damage: 2 });
      }),
      'brown',
      'sailsOars',
    );
    expect(play(G, E, 'moveSquadron', ['F01', ['1216']]).G.morale).toEqual({ english: 15, french: 17 });
  });
});
