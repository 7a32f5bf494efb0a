import type { Sluys } from '../../../src/games/right-fierce-and-terrible/state.js';
import { acting, bind, E, F, keys, offered, play, prize, refusal, rules, sallying, sea, ship } from './fixtures.js';

describe('2.1 the segments of an activation, in order', () => {
  it('are Sails and Oars, Ram, Archery, Grapple, Boarding, Melee, Maneuver (2.1.2-2.1.8)', () => {
    const G = sea(
      { '1209': 'E08', '1310': 'F05', '1311': 'F02', '1210': 'E05', '1503': 'E01' },
      { E08: 'EM02', E05: 'EM03', F05: 'FS01', F02: 'FM02' },
      (state) => {
        bind(state, '1210|1311');
        state.chit = { kind: 'english', decider: 'english', forced: false };
        state.step = 'chooseCommand';
      },
    );
    const order: string[] = [];
    let now = play(G, E, 'activateCommand', ['white']).G;
    const note = () => order.push(rules.awaiting(now)['0']);
    note();
    now = play(play(now, E, 'moveSquadron', ['E08', ['1309']]).G, E, 'declareRam', ['E08', '1310']).G;
    if (now.act?.segment === 'sailsOars') now = play(now, E, 'endSegment').G;
    note();
    now = play(now, E, 'resolveRam', ['E08'], [1, 3]).G;
    while (now.act && now.act.segment !== 'melee') {
      note();
      const { segment } = now.act;
      if (segment === 'boarding') now = play(now, E, 'board', offered(now, E, 'board')[0]).G;
      if (now.act?.segment === segment) now = play(now, E, 'endSegment').G;
    }
    note();
    expect(order).toEqual(['sailsOars', 'ram', 'archery', 'grapple', 'boarding', 'melee']);
    now = rules.play(now, E, 'melee', offered(now, E, 'melee')[0], { die: () => 3 }).G;
    while (now.ask) {
      const [player] = Object.keys(rules.awaiting(now));
      const [choice] = rules.choices(now, player);
      now = rules.play(now, player, choice.move, choice.args, { die: () => 1 }).G;
    }
    if (now.act?.segment === 'melee') now = play(now, E, 'endSegment').G;
    expect(rules.awaiting(now)).toEqual({ '0': 'maneuver' });
  });

  it('are skipped if the owner cannot act', () => {
    const G = acting(sea({ '1210': 'E02', '1414': 'F01' }), 'brown', 'sailsOars');
    const { G: after } = play(G, E, 'endSegment');
    expect([after.act, rules.awaiting(after)]).toEqual([null, { '0': 'drawChit' }]);
  });
});

describe('rulings', () => {
  const melee = (men: { readonly [id: string]: string }, change: (G: Sluys) => void = () => {}) =>
    acting(
      sea({ '1210': 'E02', '1211': 'F05', '1414': 'F01', '1503': 'E03' }, men, (G) => {
        bind(G, '1210|1211');
        change(G);
      }),
      'brown',
      'melee',
      (act) => {
        act.markers = ['1211'];
      },
    );

  it('17: step losses come before Casualty Checks, so knights may lose the star first', () => {
    const G = acting(
      sea({ '1210': 'E01', '1211': 'F05', '1414': 'F01' }, { F05: 'FK1 quieret' }, (state) => ship(state, 'F05', { reduced: true })),
      'brown',
      'archery',
    );
    const { G: after } = play(G, E, 'shoot', ['E01', '1211'], [4, 6, 6]);
    expect([after.marines.FK1.steps, after.leaders.quieret.status]).toEqual([3, 'dead']);
  });

  it('22: only leaders in the defending hex check in melee', () => {
    const G = melee({ F05: 'EM02 FS01', E02: 'huntingdon' });
    const { told } = play(G, E, 'melee', ['1211', ['E02']], [6, 6, 1, 2]);
    expect(keys(told)).not.toContain('casualtyCheck');
  });

  it('23: a leader who follows marines into an enemy hex keeps the marker', () => {
    const G = acting(
      sea({ '1210': 'E02', '1211': 'F05', '1414': 'F01' }, { E02: 'morley', F05: 'EM02 FS01' }, (state) => bind(state, '1210|1211')),
      'brown',
      'boarding',
    );
    expect(play(G, E, 'board', ['morley', '1211']).G.act?.markers).toEqual(['1211']);
  });

  it('25: tied dice means tied sums, not single dice', () => {
    const { G } = play(melee({ F05: 'EM02 FS01' }), E, 'melee', ['1211', ['E02']], [2, 5, 3, 4]);
    expect(G.squadrons.F05.afire).toBe(true);
  });

  it('33: a captive on a friendly squadron is liberated only without enemy marines', () => {
    const G = acting(
      sea({ '1210': 'E02', '1211': 'F05', '1414': 'F01' }, { F05: 'EM02 FS01 barbavera' }, (state) => {
        state.leaders.barbavera.status = 'captive';
      }),
      'brown',
      'sailsOars',
    );
    expect(play(G, E, 'endSegment').G.leaders.barbavera.status).toBe('captive');
  });

  it('40: a squadron without defenders is captured only at the end of the melee', () => {
    const G = melee({ F05: 'EM02 FK1-1 FS01-1' }, (state) => ship(state, 'F05', { reduced: true }));
    // English 4 + 12 against 2 + 1 + 1 + 1 + 4. FK1 may declare Heroism, and is eliminated.
    const asked = play(G, E, 'melee', ['1211', []], [6, 6, 1, 3]).G;
    expect(asked.ask).toMatchObject({ kind: 'heroism', side: 'french' });
    const { told } = play(asked, F, 'heroism', ['FK1'], [1, 1, 6, 6]);
    expect(keys(told).slice(0, 4)).toEqual(['heroism', 'eliminated', 'morale', 'meleeDice']);
  });

  it('prizes are friendly to their captor (3.1.1, 5.2.5)', () => {
    const G = acting(
      sea({ '1210': 'F05', '1211': 'F04', '1414': 'F01' }, {}, (state) => {
        prize(state, 'F05', 'english', 'brown');
        bind(state, '1210|1211');
      }),
      'brown',
      'melee',
    );
    expect(offered(G, E, 'melee')).toEqual([['1211', ['F05']]]);
    expect(refusal(G, F, 'endSegment')).toBe('notAsked 2.1');
  });

  it('marines on enemy squadrons fight in the Sally Phase (8.3.17)', () => {
    const G = sallying(sea({ '1211': 'F05', '1210': 'E02', '1414': 'F01' }, { F05: 'EM02 FS01' }), 'melee', 'english');
    expect(offered(G, E, 'melee')).toEqual([['1211', []]]);
  });

  it('leaders, knights and prizes change morale when a squadron sinks (4.10)', () => {
    const G = acting(
      sea({ '1215': 'E01', '1414': 'F13', '1503': 'E08' }, { E01: 'EK1 FK1 morley' }, (state) => ship(state, 'E01', { damage: 2 })),
      'brown',
      'sailsOars',
    );
    const { G: after } = play(G, E, 'moveSquadron', ['E01', ['1216']]);
    expect(after.morale).toEqual({ english: 17 - 2 - 2 - 1, french: 16 });
  });
});
