import { shortfall } from '../../../src/games/war-with-spain/bot/accounts.js';
import { goalsOf } from '../../../src/games/war-with-spain/bot/goals.js';
import { DECIDE } from '../../../src/games/war-with-spain/bot.js';
import { CITIES } from '../../../src/games/war-with-spain/data/cities.js';
import { warWithSpain } from '../../../src/games/war-with-spain/index.js';
import type { Loss, WarWithSpain } from '../../../src/games/war-with-spain/state.js';
import { quickDice } from '../../../src/kit/dice.js';
import type { Choice } from '../../../src/kit/rules.js';
import { positionsOf, readCorpus } from '../../kit/corpus.js';
import { starts } from './corpus.js';
import { E, play, rules, S, type Scene, scene } from './fixtures.js';

const { captain, sequence } = warWithSpain;

/** Returns the bot's move for a seat. Expects that the move is allowed. */
function decides(G: WarWithSpain, seat: string): Choice {
  const view = rules.view(G, seat);
  const choice = captain(view, seat, quickDice(1));
  expect(rules.refusal(view, seat, choice.move, choice.args)).toBeUndefined();
  return choice;
}

const named = ({ args }: Choice): string[] => (args[0] as Loss[]).map(({ unitId }) => unitId);

/** Moves that the bot never makes, and the reasons. */
const NEVER: { readonly [move: string]: string } = {
  removeFromFleet: 'fleets stay together',
  mergeFleets: 'several fleets try an interception more often than one',
  setStanding: 'the bot decides every interception itself',
  cancelOrder: 'the bot gives no order that it would cancel',
};

describe('all steps and moves', () => {
  const steps = new Set(Object.values(sequence).flatMap((phase) => Object.keys(phase.steps)));
  const moves = new Set(
    Object.values(sequence).flatMap((phase) => Object.values(phase.steps).flatMap((acts) => acts.map(({ name }) => name))),
  );

  it('the bot can decide every step', () => {
    expect(new Set(Object.keys(DECIDE))).toEqual(steps);
  });

  it('the bot makes no move of NEVER in any position of the corpus', () => {
    expect([...moves]).toEqual(expect.arrayContaining(Object.keys(NEVER)));
    const positions = positionsOf(warWithSpain, readCorpus(warWithSpain.slug), starts);
    const done = positions.map(({ view, playerID }, n) => captain(view, playerID, quickDice(n)).move);
    expect(new Set(done).size).toBeGreaterThan(15);
    expect(done.filter((move) => move in NEVER)).toEqual([]);
  });
});

type Steps = { E: number; S: number };
const untaken = (steps: Steps) => ({ E: steps.E ? null : ('none' as const), S: steps.S ? null : ('none' as const) });

/** An English attack on the Spanish ships in hex 1818, in which both sides must choose losses. */
const atSea = (steps: Steps, parts: Scene): WarWithSpain =>
  scene({
    stage: 'attacks',
    ...parts,
    change: (G) => {
      const fleets = (['E1', 'E2'] as const).filter((id) => G.fleets[id]);
      G.battle = { attacker: 'E', fleets, from: '1718', hex: '1818', round: 1, shown: true, interception: false, differential: 0 };
      G.pending = { step: 'navalLosses', group: null, steps, taken: untaken(steps) };
    },
  });

/** An English attack on Brussels, in which Spain must lose `steps` steps. */
const atBrussels = (steps: number, armies: Scene['armies']): WarWithSpain =>
  scene({
    phase: 'landEnglish',
    stage: 'assaults',
    armies: { EL4: '2616', ...armies },
    change: (G) => {
      Object.assign(G, { assault: { attacker: 'E', from: '2616', hex: '2716', landIds: ['EL4'], leaderIds: [], withBesieged: false } });
      G.pending = { step: 'landLosses', steps: { E: 0, S: steps }, taken: untaken({ E: 0, S: steps }) };
    },
  });

describe('the bot chooses losses', () => {
  const storm = (ships: readonly string[], steps: number, parts: Scene = {}): WarWithSpain =>
    scene({
      ...parts,
      fleets: { E1: ['1718', ships] },
      change: (G) => {
        parts.change?.(G);
        G.pending = { step: 'navalLosses', group: 'E1', steps: { E: steps, S: 0 }, taken: { E: null, S: 'none' } };
      },
    });

  it('merchantmen before galleons, and damaged merchantmen first', () => {
    expect(decides(storm(['EG1', 'EM1', 'EM2'], 1), E).args).toEqual([[{ unitId: 'EM1', steps: 1 }]]);
    const damaged = storm(['EG1', 'EM1', 'EM2'], 1, { change: (G) => Object.assign(G.naval.EM2, { reduced: true }) });
    expect(decides(damaged, E).args).toEqual([[{ unitId: 'EM2', steps: 1 }]]);
  });

  it('other ships before a ship with a leader', () => {
    const galleons = storm(['EG1', 'EG2', 'EG3'], 2, {
      leaders: { drake: ['E1', 'EG1'] },
      change: (G) => {
        for (const id of ['EG1', 'EG2', 'EG3']) G.naval[id].reduced = true;
      },
    });
    expect(named(decides(galleons, E)).sort()).toEqual(['EG2', 'EG3']);
  });

  it('empty transports before laden ones', () => {
    const fleets = { E1: ['1718', ['EM1']], E2: ['1718', ['EM2']], S1: ['1818', ['SP1']] } as const;
    for (const [laden, empty] of [
      ['E1', 'EM2'],
      ['E2', 'EM1'],
    ])
      expect(named(decides(atSea({ E: 1, S: 0 }, { fleets, armies: { EL11: laden } }), E))).toEqual([empty]);
  });

  it('deep draft ships first, then the others (7.33)', () => {
    expect(decides(storm(['EM1', 'EP1', 'EP2'], 3), E).args[0]).toEqual([
      { unitId: 'EM1', steps: 2 },
      { unitId: 'EP1', steps: 1 },
    ]);
  });

  it('never the Treasure Fleet first', () => {
    const G = atSea({ E: 0, S: 2 }, { fleets: { E1: ['1718', ['EG1']], S1: ['1818', ['SP1', 'TF']] } });
    expect(decides(G, S).args[0]).not.toContainEqual({ unitId: 'TF', steps: 2 });
  });

  it('reduced land units before full ones, and units that can be rebuilt before allies', () => {
    expect(named(decides(atBrussels(1, { SLT3: '2716', SLT4: ['2716', { reduced: true }] }), S))).toEqual(['SLT4']);
    expect(named(decides(atBrussels(1, { WL4: '2716', IR2: '2716' }), S))).toEqual(['WL4']);
  });

  it('as little cargo as possible when ships are lost (6.52)', () => {
    const G = scene({
      fleets: { E1: ['1616', ['EM1']] },
      armies: { EL8: 'E1', EL11: 'E1', DL10: 'E1' },
      change: (state) => {
        state.pending = { step: 'dropCargo', side: 'E', group: 'E1' };
      },
    });
    expect(decides(G, E).args).toEqual([['EL8']]);
  });
});

describe('the bot in bankruptcy', () => {
  const broke = (parts: Scene) => scene({ phase: 'administration', ...parts, change: (G) => void G.bankrupt.push('S') });

  it('removes the least useful units, but no garrison next to the enemy (11.3)', () => {
    const G = broke({ armies: { WL4: '2715', SLT9: '1733', SLT10: '1733', DL1: '2714' } });
    expect(decides(G, S).args).toEqual([['SLT10'], []]);
  });

  it('lays up the best ships that the port can hold (11.3)', () => {
    const G = broke({ ships: { SB1: '1027', SG1: '1027', SU1: '1027' }, armies: { SLT2: '2716' } });
    expect(decides(G, S).args[1]).toEqual(expect.arrayContaining(['SU1']));
    expect(decides(G, S).args[1]).toHaveLength(2);
  });

  it('lays up land units before a payment that it cannot make, the least valuable first', () => {
    const G = (ducats: number) =>
      scene({
        turn: 12,
        phase: 'administration',
        armies: { SLT2: '1733', SLT10: '1733', SLT3: '1733' },
        change: (state) => void Object.assign(state.treasury, { S: ducats }),
      });
    expect(shortfall(rules.view(G(30), S), 'S')).toBe(12);
    expect(decides(G(30), S)).toEqual({ move: 'deactivateLand', args: [['SLT10']] });
    expect(shortfall(rules.view(G(42), S), 'S')).toBe(0);
  });

  it('counts on the lowest possible income of the winter', () => {
    const G = scene({
      turn: 16,
      phase: 'administration',
      armies: { SLT2: '1733' },
      change: (state) => Object.assign(state.treasury, { S: 0 }),
    });
    expect(shortfall(G, 'S')).toBe(0);
    expect(shortfall({ ...G, treasure: { ...G.treasure, penalty: 1100 } }, 'S')).toBe(50);
  });
});

describe('the bot places rebels', () => {
  const rising = (left: number, parts: Scene = {}) =>
    scene({
      phase: 'navalSpanish',
      stage: 'landings',
      ...parts,
      change: (G) => {
        G.pending = { step: 'placeAllies', side: 'S', revolt: 'irish', left, placed: [] };
      },
    });

  it('places few rebels in each empty city, the most valuable city first (15.22)', () => {
    expect(decides(rising(6), S)).toEqual({ move: 'placeAlly', args: ['IR4', CITIES.cork.hex] });
  });

  it('does not place a few rebels that take no city, because England would receive the Loyal Irish (15.24)', () => {
    const held = { EL9: '1113', EL10: '1212', EL11: '1112', EL12: '1408' };
    expect(decides(rising(2, { armies: held }), S).move).toBe('finishAllies');
    expect(decides(rising(8, { armies: held }), S).move).toBe('placeAlly');
  });
});

describe('the bot after a wind roll', () => {
  const stopped = (most: number, parts: Scene = {}) => {
    const G = play(
      scene({ phase: 'navalSpanish', fleets: { S1: ['1518', ['SU1', 'SP1']] }, ...parts }),
      S,
      'sail',
      [1, ['1519', '1520', '1620', '1721', '1722', '1723', '1823', '1824', '1825', '1826']],
      [1, 3],
    ).G;
    expect(G.pending).toEqual({ step: 'sailOn', side: 'S', most });
    return G;
  };

  it('sails as far as possible, but not next to a stronger enemy (6.22)', () => {
    expect(decides(stopped(4), S).args).toEqual([4]);
    const watched = stopped(4, { fleets: { S1: ['1518', ['SU1', 'SP1']], E1: ['2023', ['EG1', 'EG2', 'EG3', 'EG4']] } });
    expect(decides(watched, S).args[0]).toBeLessThan(4);
  });
});

describe('the bot before winter', () => {
  it('prefers to besiege fortresses without a port in the months before winter (10.34)', () => {
    const pull = (turn: number) =>
      goalsOf(rules.view(scene({ turn, phase: 'landSpanish', armies: { SLT2: '2716', DL4: '2714' } }), S), 'S').find(
        ({ hex }) => hex === '2714',
      )?.pull ?? 0;
    expect(pull(7)).toBeGreaterThan(pull(3));
    expect(pull(16)).toBe(pull(3));
  });
});
