import { meleeRow } from '../../../src/games/right-fierce-and-terrible/data/tables.js';
import { meleeTotals } from '../../../src/games/right-fierce-and-terrible/rules/melee.js';
import type { Sluys } from '../../../src/games/right-fierce-and-terrible/state.js';
import { acting, bind, E, F, keys, offered, play, playThrough, refusal, rules, sallying, sea, ship } from './fixtures.js';

/** E02 with marines is grappled to F05 with mariners. E03 is on the other side of F05. */
const fight = (change: (G: Sluys) => void = () => {}, men: { readonly [id: string]: string } = { E02: 'EM02', F05: 'FS01' }) =>
  acting(
    sea({ '1210': 'E02', '1211': 'F05', '1111': 'E03', '1212': 'F04', '1010': 'E05', '1414': 'F01' }, men, (G) => {
      bind(G, '1210|1211', '1111|1211', '1010|1111');
      change(G);
    }),
    'brown',
    'melee',
  );
const boarded = (change: (G: Sluys) => void = () => {}, men: { readonly [id: string]: string } = { F05: 'EM02 FS01' }) => {
  const G = fight(change, men);
  G.act?.markers.push('1211');
  return G;
};

describe('8.3 participants', () => {
  it('lets active squadrons attack a grappled enemy squadron, alone or together (8.3.3, 8.3.4)', () => {
    expect(offered(fight(), E, 'melee')).toEqual([
      ['1211', ['E02']],
      ['1211', ['E03']],
      ['1211', ['E02', 'E03']],
    ]);
    expect(refusal(fight(), E, 'melee', ['1211', []])).toBe('noAttacker 8.3.5');
    expect(refusal(fight(), E, 'melee', ['1212', ['E02']])).toBe('notGrappledThere 8.3.4');
    expect(refusal(fight(), E, 'melee', ['1211', ['E05']])).toBe('notActive 5.1.2');
    expect(refusal(fight(), E, 'melee', ['1010', []])).toBe('noEnemy 8.3.7');
  });

  it('is voluntary except with a Melee marker (8.3.1)', () => {
    expect(refusal(fight(), E, 'endSegment')).toBe('allowed');
    expect(refusal(boarded(), E, 'endSegment')).toBe('mustFight 8.3.9');
    expect(refusal(boarded(), E, 'melee', ['1211', []])).toBe('allowed');
  });

  it('allows support of a marked melee (8.3.14)', () => {
    expect(offered(boarded(), E, 'melee')).toHaveLength(4);
  });

  it('limits marines to their hex, and includes all units of the side there (8.3.2, 8.3.11)', () => {
    const G = boarded((state) => Object.assign(state.marines.EM03, { steps: 4, aboard: 'E02' }));
    // English: EM02 4, E02 2. French: FS01 2, F05 3, castle 1.
    expect(meleeTotals(G, { hex: '1211', side: 'english', supporters: ['E02'] })).toEqual({ attacker: 6, defender: 6 });
  });

  it('refuses support in a hex with the attacker’s own squadron (8.3.12)', () => {
    const G = acting(
      sea({ '1210': 'E02', '1111': 'E03', '1414': 'F01' }, { E02: 'FM02' }, (state) => bind(state, '1111|1210')),
      'brown',
      'melee',
    );
    expect(refusal(G, E, 'melee', ['1210', []])).toBe('allowed');
    expect(refusal(G, E, 'melee', ['1210', ['E03']])).toBe('ownDeck 8.3.12');
  });

  it('refuses support by a squadron with enemy marines aboard (8.3.13)', () => {
    const G = fight((state) => Object.assign(state.marines.FS02, { steps: 2, aboard: 'E03' }));
    expect(refusal(G, E, 'melee', ['1211', ['E03']])).toBe('boardedSupporter 8.3.13');
  });

  it('refuses a second attack on a hex or by a unit (8.3.6)', () => {
    const G = fight((state) => {
      ship(state, 'F04', { hex: '1310' });
      bind(state, '1210|1211', '1210|1310', '1111|1211', '1010|1111');
    });
    // E02 2 + 12 = 14 against F05 3 + mariners 2 + castle 1 + 7 = 13. E02 loses a step, and E03 can still fight.
    bind(G, '1010|1111', '1111|1110', '1111|1211', '1210|1211', '1210|1310');
    ship(G, 'F03', { hex: '1110', status: 'map' });
    const first = play(G, E, 'melee', ['1211', ['E02']], [6, 6, 3, 4]).G;
    expect(refusal(first, E, 'melee', ['1211', ['E03']])).toBe('foughtThere 8.3.6');
    expect(refusal(first, E, 'melee', ['1310', ['E02']])).toBe('foughtAlready 8.3.6');
  });

  it('refuses attacks by a leader alone, who defends with 0 (8.3.5, 3.4.3)', () => {
    const G = fight((state) => Object.assign(state.leaders.huntingdon, { status: 'free', aboard: 'F05' }), { F05: 'FS01' });
    expect(refusal(G, E, 'melee', ['1211', []])).toBe('noAttacker 8.3.5');
    const alone = acting(sea({ '1210': 'E02', '1414': 'F01' }, { E02: 'barbavera' }), 'brown', 'melee');
    expect(meleeTotals(alone, { hex: '1210', side: 'english', supporters: [] })).toEqual({ attacker: 4, defender: 0 });
  });

  it('refuses attacks by marines on an enemy squadron without a marker (8.3.8)', () => {
    const G = fight(() => {}, { F05: 'EM02 FS01' });
    expect(refusal(G, E, 'melee', ['1211', []])).toBe('nobodyActive 8.3.8');
    expect(refusal(G, E, 'melee', ['1211', ['E02']])).toBe('allowed');
  });

  it('activates squadrons of other commands in a marked hex (8.3.10)', () => {
    const G = acting(sea({ '1210': 'E02', '1111': 'E05', '1414': 'F01' }, { E05: 'FS01 EM02' }), 'brown', 'melee', (act) => {
      act.markers = ['1111'];
    });
    expect(meleeTotals(G, { hex: '1111', side: 'english', supporters: [] }).attacker).toBe(2 + 4 + 2);
  });

  it('is voluntary and limited to the own hex in the Sally Phase (8.3.16, 2.2.3)', () => {
    const G = sallying(
      sea({ '1210': 'E02', '1211': 'F05', '1414': 'F01' }, { E02: 'EM02', F05: 'FS01 EM03' }, (state) => bind(state, '1210|1211')),
      'melee',
      'english',
    );
    expect(refusal(G, E, 'melee', ['1211', ['E02']])).toBe('sallyOwnHex 8.3.16');
    expect(refusal(G, E, 'endSegment')).toBe('allowed');
    const { G: after } = play(G, E, 'melee', ['1211', []], [3, 3, 3, 4]);
    expect(after.ask?.kind === 'takeLoss' || rules.awaiting(after)['1'] === 'sallyMelee').toBe(true);
  });
});

describe('8.3.18 totals', () => {
  it('add 1 for each leader in the hex, captives included, and free ones aboard supporters (3.4.4)', () => {
    const G = boarded(
      (state) => {
        Object.assign(state.leaders.morley, { status: 'captive' });
        Object.assign(state.leaders.quieret, { status: 'captive', aboard: 'E02' });
      },
      { F05: 'EM02 FS01 morley barbavera', E02: 'huntingdon' },
    );
    // English: EM02 4, Morley 1, E02 2, Huntingdon 1. French: FS01 2, F05 3, Barbavera 1, castle 1. Quieret is captive in an adjacent hex.
    expect(meleeTotals(G, { hex: '1211', side: 'english', supporters: ['E02'] })).toEqual({ attacker: 8, defender: 7 });
  });

  it('add the castle factor for the controller, unless afire (8.3.15, 10.1.1)', () => {
    const G = acting(sea({ '1210': 'E02', '1414': 'F01' }, { E02: 'FM02' }), 'brown', 'melee');
    const plan = { hex: '1210', side: 'english', supporters: [] } as const;
    expect(meleeTotals(G, plan)).toEqual({ attacker: 4, defender: 4 });
    ship(G, 'E02', { afire: true });
    expect(meleeTotals(G, plan)).toEqual({ attacker: 2, defender: 4 });
  });

  it('add both squadrons of a chain, and the top’s castle factor (3.2.6)', () => {
    const G = acting(
      sea({ '1210': 'E02', '1211': 'F05/F01', '1414': 'F02' }, {}, (state) => bind(state, '1210|1211')),
      'brown',
      'melee',
    );
    expect(meleeTotals(G, { hex: '1211', side: 'english', supporters: ['E02'] })).toEqual({ attacker: 2, defender: 3 + 4 + 1 });
    const chain = acting(
      sea({ '1210': 'E02', '1211': 'F05/F01', '1414': 'F02' }, {}, (state) => bind(state, '1210|1211')),
      'yellow',
      'melee',
    );
    expect(meleeTotals(chain, { hex: '1210', side: 'french', supporters: ['F05'] }).attacker).toBe(7);
  });

  it('are rolled for the attacker, then the defender, with named modifiers', () => {
    const { told } = play(boarded(), E, 'melee', ['1211', []], [6, 5, 1, 2]);
    const [attack, defence] = told.filter(({ key }) => key === 'meleeDice');
    expect(attack.roll).toEqual({ dice: [6, 5], modifiers: [['EM02', 4]], total: 15 });
    expect(defence.roll).toEqual({
      dice: [1, 2],
      modifiers: [
        ['F05', 3],
        ['FS01', 2],
        ['castle', 1],
      ],
      total: 9,
      chart: 'melee',
      row: 1,
    });
  });
});

describe('8.3.19 results', () => {
  it.each([
    [9, 9, 0],
    [10, 9, 1],
    [17, 9, 1],
    [18, 9, 2],
    [26, 9, 2],
    [27, 9, 3],
    [5, 18, 3],
    [3, 0, 3],
    [1, -2, 3],
    [-1, -3, 3],
  ])('totals %i and %i read row %i', (a, b, row) => {
    expect(meleeRow(a, b)).toBe(row);
  });

  it('less than double: the Victor and each Vanquished unit lose a step', () => {
    // 4 + 2 + 9 = 15 against 6 + 4 = 10
    const { G } = play(boarded(), E, 'melee', ['1211', ['E02']], [4, 5, 2, 2]);
    expect([G.squadrons.F05.reduced, G.marines.FS01.steps]).toEqual([true, 1]);
    expect(offered(G, E, 'takeLoss')).toEqual([['E02'], ['EM02']]);
    expect(refusal(G, E, 'takeLoss', ['E03'])).toBe('notInMelee 3.2.7');
    const { G: after } = play(G, E, 'takeLoss', ['EM02']);
    expect([after.marines.EM02.steps, after.melee]).toEqual([3, null]);
  });

  it('double or more: the Victor loses no step', () => {
    const strong = boarded(() => {}, { F05: 'EM02 EK1 FS01' });
    // 9 + 12 = 21 against 6 + 3 = 9
    const { G, told } = playThrough(strong, E, 'melee', ['1211', []], [6, 6, 1, 2]);
    expect([G.marines.EM02.steps, G.marines.EK1.steps, G.marines.FS01.steps, G.squadrons.F05.reduced]).toEqual([4, 4, 1, true]);
    expect(keys(told)).toEqual(['melee', 'meleeDice', 'meleeDice', 'meleeWon', 'stepLost', 'stepLost']);
  });

  it('triple: Vanquished marines lose two steps, full-strength squadrons one, reduced ones none', () => {
    const weak = boarded(
      (state) => {
        ship(state, 'F05', { reduced: true, marker: null, afire: true });
        ship(state, 'F05', { damage: 2 });
      },
      { F05: 'EM02 EK1 FM02' },
    );
    Object.assign(weak.marines.FM02, { steps: 3 });
    // 9 + 11 = 20 against 3 - 1 + 2 = 4
    const { G } = playThrough(weak, E, 'melee', ['1211', []], [6, 5, 1, 1]);
    expect([G.marines.FM02.steps, G.squadrons.F05.reduced]).toEqual([1, true]);
  });

  it('18 against 5 is more than triple (example)', () => {
    expect(meleeRow(18, 5)).toBe(3);
  });

  it('supporters are Vanquished too; a chain is one unit, top first', () => {
    const G = acting(
      sea({ '1210': 'E01', '1211': 'F05/F02', '1414': 'F01', '1503': 'E02' }, { E01: 'EM01 EK1' }, (state) => bind(state, '1210|1211')),
      'yellow',
      'melee',
    );
    // 3 + 3 + 2 = 8 against 3 + 4 + 5 + 3 + 12 = 27
    const { G: after } = playThrough(G, F, 'melee', ['1210', ['F05']], [1, 1, 6, 6]);
    expect([after.squadrons.F05.reduced, after.squadrons.F02.reduced]).toEqual([true, false]);
  });

  it('tie: each side chooses a unit, the attacker first, and the squadron catches fire', () => {
    // 4 + 6 = 10, 6 + 4 = 10
    const { G, told } = play(boarded(), E, 'melee', ['1211', ['E02']], [2, 3, 2, 3]);
    expect(keys(told)).toContain('afire');
    expect(rules.awaiting(G)).toEqual({ '0': 'decide' });
    const second = play(G, E, 'takeLoss', ['E02']).G;
    expect(rules.awaiting(second)).toEqual({ '1': 'decide' });
    const { G: after } = play(second, F, 'takeLoss', ['FS01']);
    expect([after.squadrons.F05.side, after.squadrons.F05.afire]).toEqual(['french', true]);
  });

  it('tied dice before modifiers start a fire, as in both examples (8.3.20)', () => {
    const { G } = play(boarded(), E, 'melee', ['1211', ['E02', 'E03']], [3, 4, 3, 4]);
    expect(G.squadrons.F05.afire).toBe(true);
    const second = play(boarded(), E, 'melee', ['1211', ['E02', 'E03']], [6, 5, 3, 4]);
    expect(second.G.squadrons.F05.afire).toBe(false);
    const burning = play(
      boarded((state) => ship(state, 'F05', { afire: true })),
      E,
      'melee',
      ['1211', ['E02', 'E03']],
      [3, 4, 3, 4],
    );
    expect(keys(burning.told)).not.toContain('afire');
  });

  it('no loss for the Victor if each side began with one unit of one step', () => {
    const last = acting(
      sea({ '1210': 'E02', '1211': 'F05', '1414': 'F01' }, { F05: 'EM02-1' }, (state) => ship(state, 'F05', { reduced: true })),
      'brown',
      'melee',
      (act) => {
        act.markers = ['1211'];
      },
    );
    Object.assign(last.leaders.barbavera, { status: 'free', aboard: 'F05' });
    // 1 + 6 = 7 against 1 + 1 + 1 + 2 = 5 is less than double.
    const { G } = play(last, E, 'melee', ['1211', []], [3, 3, 1, 1, 1, 1]);
    expect([G.marines.EM02.steps, G.squadrons.F05.side]).toEqual([1, 'english']);
  });

  it('the marker is removed after the melee (2.1.7)', () => {
    const { G } = play(boarded(), E, 'melee', ['1211', []], [6, 6, 1, 1]);
    expect(G.act?.markers ?? []).toEqual([]);
  });
});
