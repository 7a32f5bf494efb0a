import { markersIn } from '../../../src/games/right-fierce-and-terrible/rules/boarding.js';
import type { Sluys } from '../../../src/games/right-fierce-and-terrible/state.js';
import { acting, bind, E, entry, F, keys, offered, play, playThrough, prize, refusal, rules, sea, ship } from './fixtures.js';

/** EM02 aboard a full F05 with one step of mariners; the next melee decides. */
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
  it('5.2.1 a squadron reduced by the melee, left without marines, falls to the men aboard', () => {
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
  ])('5.2.3a the first capture of %s, castle %i, costs the loser %i and the captor nothing', (id, _castle, change) => {
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

  it('ruling 39: a burning prize costs its loser 1 whatever its castle', () => {
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

  it('5.2.2 a squadron reduced before a lost assault from next door falls even to nobody aboard', () => {
    const lost = storming({}, (G) => ship(G, 'F05', { reduced: true }), true);
    const { G, told } = play(lost, E, 'melee', ['1211', ['E02']], [6, 5, 1, 1]);
    expect([G.squadrons.F05.side, entry(told, 'captured').case]).toEqual(['english', '5.2.2']);
  });

  it('5.2.2 note: not one that was at full strength when the melee began', () => {
    const { G } = play(
      storming({}, () => {}, true),
      E,
      'melee',
      ['1211', ['E02']],
      [6, 5, 1, 1],
    );
    expect([G.squadrons.F05.side, G.squadrons.F05.reduced]).toEqual(['french', true]);
  });

  it('3.2.8a both squadrons of a chain must be reduced; b they fall together under one marker', () => {
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

  it('5.2.3b a prize does not act in the activation that took it, but may act later in the turn', () => {
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

  it('5.2.4 whoever takes a prize again liberates it: +1 for him, -1 for the other, and a Liberated marker', () => {
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

  it('5.1.1 no more than five prizes a command; no question when only one command has a marker left', () => {
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
  it('a with marines of his side he is never taken', () => {
    const { G } = playThrough(storming({ F05: 'EM02 EK1 FS01 barbavera' }), E, 'melee', ['1211', []], [5, 5, 1, 3]);
    const { G: after } = play(G, E, 'takeLoss', ['EM02'], [1, 1]);
    expect([after.leaders.barbavera.status, after.marines.FS01.steps]).toEqual(['free', 1]);
  });

  it('a on an enemy deck he is taken when his side loses and his marines are gone', () => {
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

  it('b on his own deck, reduced when the melee began, he is taken with it by enemies aboard', () => {
    const G = storming({ F05: 'EM02 barbavera' }, (state) => ship(state, 'F05', { reduced: true }));
    const { G: after, told } = play(G, E, 'melee', ['1211', []], [6, 5, 1, 2, 1, 1]);
    expect([after.leaders.barbavera.status, after.squadrons.F05.side]).toEqual(['captive', 'english']);
    expect(keys(told).filter((key) => key === 'leaderCaptured' || key === 'captured')).toEqual(['leaderCaptured', 'captured']);
    // Barbavera -1, the barge -2; the captor gains what his morale can hold.
    expect(after.morale).toEqual({ english: 18, french: 14 });
  });

  it('ruling 14: against supporters alone he keeps the deck', () => {
    const G = storming({ F05: 'barbavera' }, (state) => ship(state, 'F05', { reduced: true }), true);
    const { G: after } = play(G, E, 'melee', ['1211', ['E02']], [6, 5, 1, 2, 1, 1]);
    expect([after.leaders.barbavera.status, after.squadrons.F05.side]).toEqual(['free', 'french']);
  });

  it('ruling 16: a leader killed in the melee protects nothing any more', () => {
    const G = storming({ F05: 'barbavera' }, (state) => ship(state, 'F05', { reduced: true }), true);
    const { G: after } = play(G, E, 'melee', ['1211', ['E02']], [6, 5, 1, 2, 6, 6]);
    expect([after.leaders.barbavera.status, after.squadrons.F05.side]).toEqual(['dead', 'english']);
  });
});

describe('3.4.9 captives', () => {
  it('d free again as soon as neither enemy marines nor an enemy deck hold him', () => {
    const G = acting(
      sea({ '1210': 'E02', '1211': 'F05', '1414': 'F01', '1503': 'E03' }, { F05: 'EM02 FS01 barbavera', E02: 'EM03' }, (state) => {
        bind(state, '1210|1211');
        state.leaders.barbavera.status = 'captive';
        state.morale.french = 10;
      }),
      'brown',
      'boarding',
    );
    // EM02 is aboard an enemy squadron and stays; take him off by hand.
    Object.assign(G.marines.EM02, { steps: 0, aboard: null });
    const { G: after, told } = play(G, E, 'endSegment');
    expect([after.leaders.barbavera.status, after.morale.french]).toEqual(['free', 11]);
    expect(keys(told)).toContain('leaderFreed');
  });

  it('e a captive may be executed in Sails and Oars, wherever he is, without a die', () => {
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
  ])('11.1.5 %s killed costs his fleet, less when he was captive', (leader, deck, free, captive) => {
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
  it('e the ripple runs along grapples, first in, first out, and takes grapples with it', () => {
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
    // Castle equal, faster +1, target grappled +1: 4 + 5 + 2 = 11, target damaged: it sinks. 6: F03 sinks too; 6: F06 damaged.
    const { G: after, told } = play(G, E, 'resolveRam', ['E04'], [4, 5, 6, 6]);
    expect([after.squadrons.F04.status, after.squadrons.F03.status, after.squadrons.F06.damage]).toEqual(['sunk', 'sunk', 1]);
    expect([after.grapples, after.marines.FK1.steps, after.morale.french]).toEqual([[], 0, 17 - 2 - 2 - 1]);
    expect(keys(told).filter((key) => key === 'rippleCheck')).toHaveLength(2);
  });

  it('11.1 note: a prize that sinks costs whoever controls it', () => {
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
