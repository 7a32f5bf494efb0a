import { attackOdds, expectedLosses, interceptionChance, watchersOf } from '../../../src/games/war-with-spain/bot/battles.js';
import { expectation } from '../../../src/games/war-with-spain/bot/combat.js';
import { crossesBorder } from '../../../src/games/war-with-spain/bot/march.js';
import { mustering } from '../../../src/games/war-with-spain/bot/ventures.js';
import { warWithSpain } from '../../../src/games/war-with-spain/index.js';
import { openBooks } from '../../../src/games/war-with-spain/rules/turn/books.js';
import type { WarWithSpain } from '../../../src/games/war-with-spain/state.js';
import { quickDice } from '../../../src/kit/dice.js';
import type { Choice } from '../../../src/kit/rules.js';
import { winnerOf } from '../../kit/strength.js';
import { E, play, rules, S, type Scene, scene } from './fixtures.js';
import { even } from './players.js';

const { captain } = warWithSpain;

/** Returns the bot's move for a seat. Expects that the move is allowed. */
function decides(G: WarWithSpain, seat: string): Choice {
  const view = rules.view(G, seat);
  const choice = captain(view, seat, quickDice(1));
  expect(rules.refusal(view, seat, choice.move, choice.args)).toBeUndefined();
  return choice;
}

/** Plays the bot's moves for a seat until it ends the segment, and returns them. No move may roll dice. */
function acts(G: WarWithSpain, seat: string): Choice[] {
  const done: Choice[] = [];
  for (let now = G; done.length < 50; ) {
    const choice = decides(now, seat);
    done.push(choice);
    if (choice.move.startsWith('finish') || choice.move === 'sail') return done;
    now = play(now, seat, choice.move, choice.args).G;
  }
  return done;
}
const moves = (choices: readonly Choice[]): string[] => choices.map(({ move }) => move);
const purse = (english: number, spanish: number) => (G: WarWithSpain) => void Object.assign(G.treasury, { E: english, S: spanish });

const CORUNNA = '1027';
const ARMADA = ['SP1', 'SP2', 'SP3', 'SU1', 'SU2', 'SU3', 'SU4'];
const BARGES = ['WB1', 'WB2', 'WB3'];
const PARMA = { SLT2: '2715', SLT3: '2715', IT1: '2715', IT2: '2715', GL1: '2715', WL1: '2715' };
const WATCH = { E1: ['2214', ['EG1']], E2: ['2214', ['EG2']], E3: ['2214', ['EG3']] } as const;

describe('the bot with its money', () => {
  const moored = (ducats: number): Scene => ({
    turn: 12,
    phase: 'administration',
    fleets: { S1: ['1027', ARMADA, { munitions: 0 }] },
    change: purse(1000, ducats),
  });

  it('buys munitions for the Armada, but keeps the maintenance of two months', () => {
    expect(moves(acts(scene(moored(1500)), S))).toContain('buyMunitions');
    expect(moves(acts(scene(moored(100)), S))).not.toContain('buyMunitions');
  });

  it('lays ships up before winter, except the fleet at Dover and the patrol against the Treasure Fleet', () => {
    const ships = { ships: { EG5: '1616', EM1: '1616' }, fleets: { E1: ['2214', ['EG1']] } } as const;
    const [first, ...others] = acts(scene({ turn: 8, phase: 'administration', ...ships }), E);
    expect(first).toEqual({ move: 'deactivateNaval', args: [['EM1']] });
    expect(moves(others)).toEqual(['finishAdministration']);
  });

  it('lays ships up in summer to avoid bankruptcy', () => {
    const poor = { turn: 13, phase: 'administration', ships: { EG5: '1616', EM1: '1616' }, armies: { EL10: '2114' } } as const;
    expect(moves(acts(scene({ ...poor, change: purse(9, 0) }), E))).toContain('deactivateNaval');
    expect(moves(acts(scene({ ...poor, change: purse(900, 0) }), E))).not.toContain('deactivateNaval');
  });

  it('raises no unit that it could not maintain', () => {
    const raised = (ducats: number) => moves(acts(scene({ turn: 10, phase: 'activation', armies: PARMA, change: purse(0, ducats) }), S));
    expect(raised(2500)).toContain('buildLand');
    expect(raised(350)).not.toContain('buildLand');
  });
});

describe('the bot on land', () => {
  const south = (armies: Scene['armies'], more: Scene = {}): WarWithSpain => scene({ turn: 5, phase: 'landSpanish', armies, ...more });

  it('marches into an empty city', () => {
    const { move, args } = decides(south({ SLT2: '2715', WL1: '2715' }), S);
    expect(move).toBe('march');
    expect(args[2]).toContain('2714');
  });

  it('leaves a garrison in a valuable city next to an enemy', () => {
    const G = scene({ turn: 5, phase: 'landEnglish', armies: { EL10: '2114', SLT2: '2214', SLT3: '2214' } });
    const marched = acts(G, E).flatMap(({ move, args }) => (move === 'march' ? (args[0] as string[]) : []));
    expect(marched).not.toContain('EL10');
  });

  it('attacks only weaker enemies', () => {
    const attack = (armies: Scene['armies']) => decides(south(armies, { stage: 'assaults' }), S).move;
    expect(attack({ SLT2: '2716', SLT3: '2716', IT1: '2716', WL1: '2716', DL8: '2616' })).toBe('assault');
    expect(attack({ WL4: '2716', DL1: '2616', DL2: '2616', EL4: '2616' })).toBe('finishLandCombat');
  });

  it('enters siege in a friendly fortress, and fights in the open', () => {
    const attacked = (hex: string, from: string) =>
      decides(
        play(south({ SLT2: from, SLT3: from, DL5: hex }, { stage: 'assaults' }), S, 'assault', [from, ['SLT2', 'SLT3'], [], hex]).G,
        E,
      );
    expect(attacked('2714', '2715')).toEqual({ move: 'answerSiege', args: [true] });
    expect(attacked('2616', '2716')).toEqual({ move: 'answerSiege', args: [false] });
  });

  it('violates French neutrality only with spare money', () => {
    const begins = (ducats: number) =>
      crossesBorder(rules.view(south({ WL1: '2415', WL5: '2415' }, { change: purse(0, ducats) }), S), S, 'S', { die: () => 1 });
    expect(begins(1500)).toEqual({ move: 'march', args: [['WL5'], [], ['2316']] });
    expect(begins(150)).toBeUndefined();
  });
});

describe('the plans of the bot', () => {
  const spring = (): WarWithSpain => {
    const parts = { SU1: 'lisbon:2', SP1: 'lisbon:2', SB1: 'santander:2' };
    const G = scene({ turn: 2, phase: 'activation', ships: parts, change: purse(1000, 2500) });
    openBooks(G);
    return G;
  };
  const first = (G: WarWithSpain, seat: string, die: number) => captain(rules.view(G, seat), seat, { die: () => die });

  it('start the Armada a year early with a chance of 1 in 3, Urcas first', () => {
    expect(first(spring(), S, 1)).toEqual({ move: 'setHold', args: ['SU1', false] });
    expect(first(spring(), S, 3)).not.toEqual({ move: 'setHold', args: ['SU1', false] });
  });

  it('start the war in France with a chance of 1 in 12', () => {
    const rich = scene({ turn: 5, phase: 'landSpanish', armies: { WL1: '2415', WL5: '2415' }, change: purse(0, 1500) });
    expect(crossesBorder(rules.view(rich, S), S, 'S', { die: (sides) => sides })).toBeUndefined();
  });

  it('send galleons against the Treasure Fleet, which attack it on sight', () => {
    const off = (hex: string) => decides(scene({ turn: 4, fleets: { E1: [hex, ['EG5', 'EG6']] }, change: purse(1000, 0) }), E);
    expect(off('1616')).toMatchObject({ move: 'coast', args: ['E1', ['EG5', 'EG6'], expect.arrayContaining(['1416'])] });
    expect(off('1416')).toMatchObject({ move: 'sail', args: [1, expect.arrayContaining(['0421'])] });
    expect(off('0421')).toMatchObject({ move: 'sail', args: [1, expect.arrayContaining(['0536', '1037'])] });
    const found = scene({ turn: 5, stage: 'attacks', fleets: { E1: ['0736', ['EG5', 'EG6']] }, ships: { TF: '0735' } });
    expect(decides(found, E)).toEqual({ move: 'attackFleet', args: [[1], '0735'] });
  });

  it('place the English reserves after an invasion, if this month can be paid', () => {
    const invaded = (ducats: number) => {
      const G = scene({ turn: 14, phase: 'activation', armies: { EL2: 'london:1', EL10: '2114', SLT2: '2214' }, change: purse(ducats, 0) });
      openBooks(G);
      return moves(acts(G, E));
    };
    expect(invaded(90)).toContain('placeLand');
    expect(invaded(20)).not.toContain('placeLand');
  });
});

describe('the bot at sea', () => {
  const spring = { turn: 14, phase: 'navalSpanish', change: purse(1000, 2000) } as const;

  it('embarks the army on the Armada and sails', () => {
    const army = { SLT1: '1027', SLT4: '1027', SLT10: '1027' };
    const done = acts(scene({ ...spring, fleets: { S1: ['1027', ARMADA] }, armies: army }), S);
    expect(moves(done)).toEqual(['embark', 'sail']);
    expect(done[0].args[1]).toEqual(expect.arrayContaining(['SLT1']));
  });

  it('keeps the Armada in port if it cannot pay for two months at sea', () => {
    const army = { SLT1: CORUNNA, SLT4: CORUNNA, SLT10: CORUNNA };
    const paid = (ducats: number) =>
      moves(acts(scene({ ...spring, fleets: { S1: [CORUNNA, ARMADA] }, armies: army, change: purse(1000, ducats) }), S));
    expect(paid(400)).toContain('embark');
    expect(paid(220)).not.toContain('embark');
  });

  it('musters a reserve for the Armada if it can pay for three months', () => {
    const score = (ducats: number) => {
      const G = scene({
        turn: 12,
        phase: 'activation',
        fleets: { S1: [CORUNNA, ARMADA] },
        armies: { SLT1: 'corunna:1' },
        change: purse(1000, ducats),
      });
      return mustering(rules.view(G, S), 'S', 'SLT1', CORUNNA);
    };
    expect([score(600), score(120)]).toEqual([30, 0]);
  });

  it('keeps the Armada in port without munitions', () => {
    const bare = { fleets: { S1: ['1027', ARMADA, { munitions: 0 }] }, armies: { SLT1: '1027', SLT10: '1027' } } as const;
    expect(moves(acts(scene({ ...spring, ...bare }), S))).not.toContain('embark');
  });

  it('sends the barges across only if no fleet guards the Straits', () => {
    const crossing = (watch: Scene['fleets']) =>
      moves(acts(scene({ ...spring, turn: 15, ships: { DF3: '2614' }, fleets: { S1: ['2715', BARGES], ...watch }, armies: PARMA }), S));
    expect(crossing({})).toEqual(['embark', 'sail']);
    expect(crossing(WATCH)).not.toContain('embark');
  });

  it('intercepts an invader off Kent', () => {
    const straits = scene({ ...spring, turn: 15, fleets: { S1: ['2415', ['WB1']], ...WATCH }, armies: { SLT2: ['S1', {}] } });
    const sailing = play(straits, S, 'sail', [1, ['2315']]).G;
    expect(decides(sailing, E).move).toBe('intercept');
  });

  it('moves the Treasure Fleet where no enemy can intercept', () => {
    const indies = (fleets: Scene['fleets']) => scene({ ...spring, turn: 5, ships: { TF: '0736' }, fleets });
    expect(decides(indies({}), S)).toMatchObject({ move: 'sail', args: ['TF', expect.arrayContaining(['1338'])] });
    const watched = decides(indies({ E1: ['1239', ['EG1', 'EG2']] }), S);
    expect(watched.args[1] ?? []).not.toContain('1238');
  });

  it('places the large units in London only when the Armada is at sea', () => {
    const called = (hex: string) =>
      acts(
        scene({
          turn: 14,
          phase: 'activation',
          fleets: { S1: [hex, ['SU1', 'SU2']] },
          armies: { EL2: 'london:1', EL10: '2114', SLT2: ['S1', {}] },
        }),
        E,
      );
    expect(called('1717')).toContainEqual({ move: 'placeLand', args: ['EL2', '2114'] });
    expect(moves(called('1027'))).not.toContain('placeLand');
  });
});

describe('whole matches', () => {
  it('beats random play with either side', () => {
    for (const seat of [E, S]) expect(winnerOf(warWithSpain, { seed: 2, players: { '0': even, '1': even, [seat]: captain } })).toBe(seat);
  });

  it('makes the same decision from the same view', () => {
    const G = scene({ turn: 5, phase: 'landSpanish', armies: { ...PARMA, DL1: '2713', EL4: '2714' } });
    expect(decides(G, S)).toEqual(decides(structuredClone(G), S));
  });
});

describe('odds', () => {
  describe('the odds at sea', () => {
    const G = scene({ fleets: { E1: ['1616', ['EG5', 'EM1']], S1: ['1817', ['SP1']] } });
    const view = rules.view(G, E);

    it('returns the fleets that may intercept in a hex, and their chance (6.4)', () => {
      for (const hex of ['1717', '1718']) expect(watchersOf(view, 'S', hex)).toEqual(['S1']);
      expect(watchersOf(view, 'S', '1519')).toEqual([]);
      expect(interceptionChance(2)).toBeCloseTo(8 / 9);
    });

    it('returns the odds of a round for revealed stacks, otherwise only the own strength (7.2)', () => {
      const near = scene({ stage: 'attacks', fleets: { E1: ['1718', ['EG1', 'EG2']], S1: ['1818', ['SP1', 'SG1']] } });
      expect(attackOdds(rules.view(near, E), 'E', [1], '1818')).toMatchObject({ attacker: { total: 18 }, gage: 'E', mayDecline: false });
      expect(expectedLosses(rules.view(near, E))).toBeUndefined();
      const open = play(near, E, 'attackFleet', [[1], '1818']).G;
      for (const seat of [E, S]) expect(expectedLosses(rules.view(open, seat))?.attacker).toBeCloseTo((1 + 1 + 2 + 3) / 6);
    });
  });

  describe('the odds on land', () => {
    it('returns the mean losses and the chance of a retreat for every column (9.3)', () => {
      expect(expectation('1-1').attacker.steps).toBeCloseTo(5 / 6);
      expect(expectation('>3-1').defender.retreats).toBeCloseTo(4 / 6);
    });
  });
});
