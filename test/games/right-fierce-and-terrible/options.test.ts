import {
  archeryOdds,
  collapseChance,
  disengageOdds,
  grappleOdds,
  meleeOdds,
  ramOdds,
} from '../../../src/games/right-fierce-and-terrible/preview.js';
import { movementAllowance } from '../../../src/games/right-fierce-and-terrible/rules/forces.js';
import { meleeTotals } from '../../../src/games/right-fierce-and-terrible/rules/melee.js';
import { fleetWorth } from '../../../src/games/right-fierce-and-terrible/rules/victory.js';
import type { Sluys } from '../../../src/games/right-fierce-and-terrible/state.js';
import { quickDice } from '../../../src/kit/dice.js';
import { acting, bind, E, entry, F, keys, play, prize, refusal, rules, sea, ship, turnEnding } from './fixtures.js';

describe('13.1 squadron command', () => {
  /** A state before the activation of E02 and E03. The leader is aboard E01. */
  const begin = (change: (G: Sluys) => void = () => {}, men: { readonly [id: string]: string } = { E01: 'edward' }) => {
    const G = sea({ '1210': 'E01', '1214': 'E02', '1215': 'E03', '1414': 'F01', '2010': 'E05' }, men, (state) => {
      state.options.squadronCommand = true;
      state.chit = { kind: 'english', decider: 'english', forced: false };
      state.step = 'chooseCommand';
      change(state);
    });
    return play(G, E, 'activateCommand', ['brown']).G;
  };

  it('is in command within 4 hexes of its leader', () => {
    expect(begin().act?.outOfCommand).toEqual(['E03']);
  });

  it('or of the free senior leader on a friendly squadron', () => {
    const white = (change: (G: Sluys) => void = () => {}) => begin(change, { E05: 'huntingdon', E01: 'edward' });
    expect(white((G) => ship(G, 'E03', { command: 'white', marker: 'liberated' })).act?.outOfCommand).toEqual([]);
    expect(begin(() => {}, { E05: 'edward' }).act?.outOfCommand).toEqual(['E01', 'E02', 'E03']);
    expect(begin((G) => void Object.assign(G.leaders.edward, { status: 'captive' }), { E01: 'edward FS01' }).act?.outOfCommand).toEqual([
      'E01',
      'E02',
      'E03',
    ]);
  });

  it('out of command: half MA rounded up, no ram, -1 to grapple', () => {
    const G = begin();
    expect([movementAllowance(G, 'E02'), movementAllowance(G, 'E03')]).toEqual([6, 3]);
    ship(G, 'E03', { damage: 1 });
    expect(movementAllowance(G, 'E03')).toBe(3);
    if (G.act) G.act.moved.E03 = { spent: 1, last: 1, hexes: 1 };
    ship(G, 'F01', { hex: '1315' });
    expect(refusal(G, E, 'declareRam', ['E03', '1315'])).toBe('outOfCommand 13.1');
    if (G.act) G.act.segment = 'grapple';
    G.step = 'grapple';
    const { told } = play(G, E, 'grapple', ['E03', '1315'], [1]);
    expect(entry(told, 'grappled' in told ? 'grappled' : 'grappleFailed').roll?.modifiers).toContainEqual(['outOfCommand', -1]);
  });

  it('checks entering squadrons after placement', () => {
    const G = acting(
      sea({ '1216': 'F01' }, { E01: 'edward' }, (state) => {
        state.options.squadronCommand = true;
        for (const id of ['E01', 'E02']) ship(state, id, { status: 'reserve' });
      }),
      'brown',
      'sailsOars',
      (act) => {
        act.toPlace = ['E01', 'E02'];
      },
    );
    const first = play(G, E, 'placeEntry', ['E01', '0501']).G;
    expect(play(first, E, 'placeEntry', ['E02', '1301']).G.act?.outOfCommand).toEqual(['E02']);
    expect(play(first, E, 'placeEntry', ['E02', '0901']).G.act?.outOfCommand).toEqual([]);
  });
});

describe('13.2 the Queen', () => {
  const withQueen = (men: { readonly [id: string]: string }, change: (G: Sluys) => void = () => {}) =>
    sea({ '1210': 'E02', '1211': 'F05', '1414': 'F01', '1503': 'E03' }, men, (G) => {
      bind(G, '1210|1211', '1210|1503');
      G.grapples = ['1210|1211'];
      change(G);
    });

  it('adds 1 only to a defence in her hex', () => {
    const G = withQueen({ E02: 'EM02 queen FM02' });
    expect(meleeTotals(G, { hex: '1210', side: 'french', supporters: [] }).defender).toBe(2 + 4 + 1 + 2);
    expect(meleeTotals(G, { hex: '1210', side: 'english', supporters: [] }).attacker).toBe(2 + 4 + 2);
  });

  it('does not prevent a capture, and is captured', () => {
    const G = acting(
      withQueen({ E02: 'queen', F05: 'FM02' }, (state) => ship(state, 'E02', { reduced: true })),
      'yellow',
      'boarding',
    );
    const { G: after } = play(G, F, 'board', ['FM02', '1210']);
    expect([after.squadrons.E02.side, after.leaders.queen.status]).toEqual(['french', 'captive']);
    // The English lose 3 for the cog and 3 for the Queen. The captor gains 1.
    expect(after.morale).toEqual({ english: 11, french: 18 });
  });

  it('may not enter enemy hexes, rally or be executed, and does not count for victory', () => {
    const G = acting(withQueen({ E02: 'queen', F05: 'EM02 FS01' }), 'brown', 'boarding');
    expect(refusal(G, E, 'board', ['queen', '1211'])).toBe('queenKeepsOff 13.2');
    const captive = acting(
      withQueen({ F05: 'FS01 queen' }, (state) => Object.assign(state.leaders.queen, { status: 'captive' })),
      'yellow',
      'sailsOars',
    );
    expect(refusal(captive, F, 'executeLeader', ['queen'])).toBe('notTheQueen 13.2');
    const rally = turnEnding(withQueen({ E02: 'queen EM02-3' }));
    if (rally.end) rally.end.side = 'english';
    rally.toAct = 'english';
    expect(refusal(rally, E, 'rally', ['EM02', 'queen'])).toBe('rallySource 9.1.2');
    const alone = acting(
      sea({ '1210': 'E02', '1211': 'F05' }, { E02: 'queen', F05: 'FM02' }, (state) => {
        bind(state, '1210|1211');
        ship(state, 'E02', { reduced: true });
      }),
      'yellow',
      'boarding',
    );
    const taken = play(alone, F, 'board', ['FM02', '1210']).G;
    expect(rules.result(play(taken, F, 'assignCommand', ['orange']).G)).toMatchObject({ winner: '1', reason: 'decisive' });
  });

  it('is subject to Casualty Checks and sacrifices', () => {
    const G = acting(withQueen({ E02: 'EK1 queen', F05: 'FM02' }), 'yellow', 'archery');
    const { G: asked } = play(G, F, 'shoot', ['FM02', '1210'], [1, 6, 6]);
    expect(asked.ask).toMatchObject({ kind: 'sacrifice', leader: 'queen', side: 'english' });
    expect(play(asked, E, 'sacrifice', [null]).G.morale.english).toBe(14);
  });
});

describe('13.3 All-the-Marbles', () => {
  const marbles = (change: (G: Sluys) => void = () => {}) =>
    turnEnding(
      sea({ '1210': 'E01', '1211': 'E02', '1414': 'F16', '1515': 'F17', '1903': 'F18' }, { F16: 'FM02-3' }, (G) => {
        G.options.allTheMarbles = true;
        ship(G, 'F18', { reduced: true });
        change(G);
      }),
    );

  it('has no collapse; a fleet at 0 does not rally', () => {
    const G = marbles((state) => void Object.assign(state.morale, { french: 0 }));
    expect(refusal(G, F, 'rally', ['F18', 'fleet'])).toBe('brokenFleet 13.3');
    const before = acting(
      sea({ '1210': 'E01', '1414': 'F01' }, {}, (state) => {
        state.options.allTheMarbles = true;
        state.morale = { english: 9, french: 0 };
        for (const command of Object.keys(state.boxes)) state.boxes[command as 'brown'] = 'any';
      }),
      'brown',
      'maneuver',
    );
    const { G: after, told } = play(before, E, 'endSegment', [], [1, 1]);
    expect([after.over, after.turn, keys(told).includes('collapseFailed')]).toEqual([null, 2, false]);
  });

  it('compares 1 + printed castle factor of all squadrons at the turn limit', () => {
    const G = marbles((state) => {
      state.options.turnLimit = 1;
      prize(state, 'F16', 'english', 'brown');
    });
    ship(G, 'E01', { afire: false });
    expect([fleetWorth(G, 'english'), fleetWorth(G, 'french')]).toEqual([4 + 3 + 1, 1 + 2]);
    const { G: after, told } = play(G, F, 'endSegment', [], [1, 1]);
    expect(rules.result(after)).toMatchObject({ winner: '0', reason: 'turn-limit' });
    expect(told.find(({ key }) => key === 'over.turn-limit')?.values).toEqual({ english: 8, french: 3 });
  });
});

describe('previews', () => {
  const G = acting(
    sea({ '1210': 'E02', '1211': 'F04', '1310': 'F05', '1414': 'F01', '1503': 'E03' }, { E02: 'EM02', F05: 'EM03 FS01' }, (state) =>
      bind(state, '1210|1310'),
    ),
    'brown',
    'melee',
  );

  describe('previews', () => {
    it('a cog grapples a nef on 3+, and disengages from a friend on 3+ (7.1)', () => {
      expect(grappleOdds(G, 'E02', '1211')).toEqual({ modifiers: [['castleHigher', 1]], success: expect.closeTo(4 / 6) });
      expect(disengageOdds(G, 'E02', '1310').success).toBeCloseTo(2 / 6);
    });

    it('chances of the Ram Chart add up (8.1)', () => {
      const { rows, modifiers } = ramOdds(G, 'E02', '1211');
      expect(modifiers).toEqual([['castleHigher', 1]]);
      expect(rows.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1);
      expect(rows[3].chance).toBeCloseTo(6 / 36);
    });

    it('an archer with +2 hits on 4+ (8.2)', () => {
      const odds = archeryOdds(G, 'E02', '1211');
      expect([odds.steps.get(1), odds.steps.get(2)]).toEqual([expect.closeTo(3 / 6), undefined]);
      expect(odds.mean).toBeCloseTo(0.5);
    });

    it('melee odds agree with 2,000 simulated melees (8.3)', () => {
      const plan = { hex: '1310', side: 'english', supporters: ['E02'] } as const;
      const odds = meleeOdds(G, plan);
      expect([odds.attacker.total, odds.defender.total]).toEqual([6, 6]);
      expect(odds.attacker.win).toBeCloseTo(odds.defender.win);
      expect(odds.attacker.win + odds.defender.win + odds.tie).toBeCloseTo(1);
      expect(odds.fire).toBeCloseTo(146 / 1296);
      expect(odds.rows.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1);
      const dice = quickDice(5);
      let afire = 0;
      for (let i = 0; i < 2000; i++)
        if (rules.play(G, E, 'melee', ['1310', ['E02']], dice).chronicle.some(({ key }) => key === 'afire')) afire += 1;
      expect(afire / 2000).toBeCloseTo(odds.fire, 1);
    });

    it('expected losses (8.3.19)', () => {
      const { attacker, defender } = meleeOdds(G, { hex: '1310', side: 'english', supporters: ['E02'] });
      expect(attacker.losses).toBeGreaterThan(1);
      expect(defender.losses).toBeGreaterThan(1);
    });

    it('collapse (11.2.4)', () => {
      expect([0, 1, 5, 6].map(collapseChance)).toEqual([expect.closeTo(1), expect.closeTo(5 / 6), expect.closeTo(1 / 6), 0]);
    });
  });
});
