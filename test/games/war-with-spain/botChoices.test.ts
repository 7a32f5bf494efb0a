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

/** What the captain of a seat answers. It must be allowed. */
function decides(G: WarWithSpain, seat: string): Choice {
  const view = rules.view(G, seat);
  const choice = captain(view, seat, quickDice(1));
  expect(rules.refusal(view, seat, choice.move, choice.args)).toBeUndefined();
  return choice;
}

/** Whom an answer names. */
const named = ({ args }: Choice): string[] => (args[0] as Loss[]).map(({ unitId }) => unitId);

/** Moves that no captain makes, and why not. */
const NEVER: { readonly [move: string]: string } = {
  removeFromFleet: 'his fleets are formed for good',
  mergeFleets: 'several fleets try an interception more often than one',
  setStanding: 'he answers every question himself',
  cancelOrder: 'he gives no order that he would take back',
};

describe('an inventory of decisions', () => {
  const steps = new Set(Object.values(sequence).flatMap((phase) => Object.keys(phase.steps)));
  const moves = new Set(
    Object.values(sequence).flatMap((phase) => Object.values(phase.steps).flatMap((acts) => acts.map(({ name }) => name))),
  );

  it('the captain has something to go by in every step that the game can ask', () => {
    expect(new Set(Object.keys(DECIDE))).toEqual(steps);
  });

  it('what the captain never does is known, and it does none of it in any position of the corpus', () => {
    expect([...moves]).toEqual(expect.arrayContaining(Object.keys(NEVER)));
    const positions = positionsOf(warWithSpain, readCorpus(warWithSpain.slug), starts);
    const done = positions.map(({ view, playerID }, n) => captain(view, playerID, quickDice(n)).move);
    expect(new Set(done).size).toBeGreaterThan(15);
    expect(done.filter((move) => move in NEVER)).toEqual([]);
  });
});

type Steps = { E: number; S: number };
const untaken = (steps: Steps) => ({ E: steps.E ? null : ('none' as const), S: steps.S ? null : ('none' as const) });

/** English fleets attack the Spaniards in 1818, and steps are lost. */
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

/** The English attack Brussels, and Spain loses steps. */
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

describe('the captain loses what he can spare', () => {
  const storm = (ships: readonly string[], steps: number, parts: Scene = {}): WarWithSpain =>
    scene({
      ...parts,
      fleets: { E1: ['1718', ships] },
      change: (G) => {
        parts.change?.(G);
        G.pending = { step: 'navalLosses', group: 'E1', steps: { E: steps, S: 0 }, taken: { E: null, S: 'none' } };
      },
    });

  it('merchantmen before galleons, and a damaged one first', () => {
    expect(decides(storm(['EG1', 'EM1', 'EM2'], 1), E).args).toEqual([[{ unitId: 'EM1', steps: 1 }]]);
    const damaged = storm(['EG1', 'EM1', 'EM2'], 1, { change: (G) => Object.assign(G.naval.EM2, { reduced: true }) });
    expect(decides(damaged, E).args).toEqual([[{ unitId: 'EM2', steps: 1 }]]);
  });

  it('any ship before one with an admiral aboard', () => {
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

  it('deep draft as long as it floats, then the rest (7.33)', () => {
    expect(decides(storm(['EM1', 'EP1', 'EP2'], 3), E).args[0]).toEqual([
      { unitId: 'EM1', steps: 2 },
      { unitId: 'EP1', steps: 1 },
    ]);
  });

  it('not the silver of the Indies', () => {
    const G = atSea({ E: 0, S: 2 }, { fleets: { E1: ['1718', ['EG1']], S1: ['1818', ['SP1', 'TF']] } });
    expect(decides(G, S).args[0]).not.toContainEqual({ unitId: 'TF', steps: 2 });
  });

  it('on land the wounded, who never mend, before whole regiments; those who can be raised again before allies who cannot', () => {
    expect(named(decides(atBrussels(1, { SLT3: '2716', SLT4: ['2716', { reduced: true }] }), S))).toEqual(['SLT4']);
    expect(named(decides(atBrussels(1, { WL4: '2716', IR2: '2716' }), S))).toEqual(['WL4']);
  });

  it('as little of the army as will do, when ships are gone (6.52)', () => {
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

describe('the captain without a ducat', () => {
  const broke = (parts: Scene) => scene({ phase: 'administration', ...parts, change: (G) => void G.bankrupt.push('S') });

  it('dismisses those whom he misses least: no garrison beside the enemy (11.3)', () => {
    const G = broke({ armies: { WL4: '2715', SLT9: '1733', SLT10: '1733', DL1: '2714' } });
    expect(decides(G, S).args).toEqual([['SLT10'], []]);
  });

  it('saves the best of the ships that a port can take (11.3)', () => {
    const G = broke({ ships: { SB1: '1027', SG1: '1027', SU1: '1027' }, armies: { SLT2: '2716' } });
    expect(decides(G, S).args[1]).toEqual(expect.arrayContaining(['SU1']));
    expect(decides(G, S).args[1]).toHaveLength(2);
  });

  it('sends men home before the bill that he cannot pay, the least of them first', () => {
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

  it('counts on the purse that comes with the winter, at its least', () => {
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

describe('the captain and those who rise for him', () => {
  const rising = (left: number, parts: Scene = {}) =>
    scene({
      phase: 'navalSpanish',
      stage: 'landings',
      ...parts,
      change: (G) => {
        G.pending = { step: 'placeAllies', side: 'S', revolt: 'irish', left, placed: [] };
      },
    });

  it('rebels rise in towns that nobody holds, the richest first, and as few as will take it (15.22)', () => {
    expect(decides(rising(6), S)).toEqual({ move: 'placeAlly', args: ['IR4', CITIES.cork.hex] });
  });

  it('a handful that takes no town does not call up the loyal Irish (15.24)', () => {
    const held = { EL9: '1113', EL10: '1212', EL11: '1112', EL12: '1408' };
    expect(decides(rising(2, { armies: held }), S).move).toBe('finishAllies');
    expect(decides(rising(8, { armies: held }), S).move).toBe('placeAlly');
  });
});

describe('the captain and the wind', () => {
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

  it('goes as far as it lets him, but not under the guns of a stronger enemy (6.22)', () => {
    expect(decides(stopped(4), S).args).toEqual([4]);
    const watched = stopped(4, { fleets: { S1: ['1518', ['SU1', 'SP1']], E1: ['2023', ['EG1', 'EG2', 'EG3', 'EG4']] } });
    expect(decides(watched, S).args[0]).toBeLessThan(4);
  });
});

describe('the captain and the winter', () => {
  it('is drawn to walls without a port most in the months before it (10.34)', () => {
    const pull = (turn: number) =>
      goalsOf(rules.view(scene({ turn, phase: 'landSpanish', armies: { SLT2: '2716', DL4: '2714' } }), S), 'S').find(
        ({ hex }) => hex === '2714',
      )?.pull ?? 0;
    expect(pull(7)).toBeGreaterThan(pull(3));
    expect(pull(16)).toBe(pull(3));
  });
});
