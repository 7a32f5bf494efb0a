/** @jest-environment node */
import type { StepView } from '../../../../client/boards/war-with-spain/session.js';
import { words } from '../../../../client/boards/war-with-spain/words/index.js';
import { openBooks } from '../../../../src/games/war-with-spain/rules/turn/books.js';
import type { Step, WarWithSpain } from '../../../../src/games/war-with-spain/state.js';
import { quickDice } from '../../../../src/kit/dice.js';
import { E, play, S, type Scene, scene } from '../../../games/war-with-spain/fixtures.js';
import { even } from '../../../games/war-with-spain/players.js';
import { about } from '../../../kit/about.js';
import { asked, atTable, byHand, type Hands, rules } from './table.js';

/** Returns the case of the refusal after a click on a hex, or undefined. */
function pressed(G: WarWithSpain, player: string, hex: string): string | undefined {
  const { plan, notes, sent } = atTable(G, player);
  plan().press?.(hex);
  expect(sent).toEqual([]);
  return notes[0]?.case;
}

describe('a click on a hex that cannot act shows the reason', () => {
  it('an army that has marched (8.11)', () => {
    const armies = { EL3: ['2014', { moved: true }], EL6: '1616' } as const;
    const G = scene({ phase: 'landEnglish', armies, change: (state) => void state.marched.push('EL3') });
    expect(pressed(G, E, '2014')).toBe('8.11');
    expect(pressed(G, E, '1616')).toBeUndefined();
  });

  it('an army without an adjacent enemy (9.0)', () => {
    const G = scene({ phase: 'landSpanish', stage: 'assaults', armies: { SLT2: '2716', DL8: '2616', SLT8: '0834' } });
    expect(pressed(G, S, '0834')).toBeDefined();
    expect(pressed(G, S, '2716')).toBeUndefined();
  });

  it('ships that have moved, and 7.11 a fleet without a target (6.12)', () => {
    const moved = scene({ ships: { EG1: ['2214', { moved: true }], EG2: '1616' } });
    expect(pressed(moved, E, '2214')).toBeDefined();
    expect(pressed(moved, E, '1616')).toBeUndefined();
    const fleets: Scene['fleets'] = { E1: ['2214', ['EG1']], E2: ['0736', ['EG5']] };
    const fight = scene({ stage: 'attacks', fleets, ships: { TF: '0735' } });
    expect(pressed(fight, E, '2214')).toBeDefined();
    expect(pressed(fight, E, '0736')).toBeUndefined();
  });

  it.each([
    ['beyond its movement', '0736', '6.14', /can move 20 at most/],
    ['that is an enemy port with ships', '1027', '7.61', /enemy port with enemy ships/],
  ])('a distant hex %s', (_hex, to, ruleCase, reason) => {
    const G = scene({ fleets: { E1: ['1616', ['EG5']], S1: ['1027', ['SG1']] } });
    const { plan, notes } = atTable(G, E, { hex: '1616', group: 'E1' });
    plan().press?.(to);
    expect(notes).toMatchObject([{ case: ruleCase, reason: expect.stringMatching(reason) }]);
  });

  it('a yard in winter (5.57)', () => {
    const G = scene({ turn: 9, phase: 'activation' });
    openBooks(G);
    expect(pressed(G, E, '1616')).toBe('5.57');
  });
});

describe('choices on the board', () => {
  it('toggles choose the units that go ashore when ships are laid up; without them the default applies (5.61)', () => {
    const armies = { EL8: 'E1', EL11: 'E1' };
    const G = scene({ phase: 'administration', fleets: { E1: ['1616', ['EM1', 'EM2']] }, armies });
    openBooks(G);
    const { plan, sent } = atTable(G, E, { hex: '1616', group: 'E1', ids: ['EM1'] });
    const action = (id: string) => plan().actions.find((each) => each.id === id);
    const ways = plan().actions.filter(({ id }) => id.startsWith('ashore-'));
    expect(ways).toHaveLength(2);
    action('lay-up')?.run?.();
    ways[1].run?.();
    expect(action('ashore-1')?.pressed).toBe(true);
    action('lay-up')?.run?.();
    expect(sent).toEqual([
      { move: 'deactivateNaval', args: [['EM1']] },
      { move: 'deactivateNaval', args: [['EM1'], ['EL8']] },
    ]);
    for (const { args } of sent) expect(rules.refusal(rules.view(G, E), E, 'deactivateNaval', args)).toBeUndefined();
  });

  it('after the wind roll, selected ships stay behind and the others sail on (6.13)', () => {
    const path = ['1617', '1618', '1619', '1620', '1621', '1522', '1422', '1323', '1223', '1124', '1024', '0925'];
    const G = play(scene({ fleets: { E1: ['1616', ['EG5', 'EG6']] } }), E, 'sail', [1, path], [4, 4]).G;
    expect(G.pending).toEqual({ step: 'sailOn', side: 'E', most: 10 });
    const { plan, sent } = atTable(G, E, { ids: ['EG6'] });
    plan().press?.(path[4]);
    expect(sent).toEqual([{ move: 'sailOn', args: [5, [{ hex: '1616', detach: { unitIds: ['EG6'] } }]] }]);
    const after = play(G, E, 'sailOn', sent[0].args).G;
    expect([after.naval.EG5.at, after.naval.EG6.at]).toEqual([path[4], '1616']);
    const all = atTable(G, E, { ids: ['EG5', 'EG6'] });
    all.plan().press?.(path[4]);
    expect(all.notes).toHaveLength(1);
  });
});

// While actions remain, the button that ends a step is not the main button. It says how many remain.

const { act } = words.en;

const endOf = (plan: StepView) => plan.actions.find(({ id }) => id === 'finish');

/** Returns whether the button that ends a step is the main button, and its hint. */
function ending(G: WarWithSpain, player: string) {
  const { main, forgoes = 0, hint } = endOf(atTable(G, player).plan()) ?? {};
  return { accent: main === true && forgoes === 0, hint };
}

const booked = (parts: Scene): WarWithSpain => {
  const G = scene(parts);
  openBooks(G);
  return G;
};
const quiet = (hint: string) => ({ accent: false, hint });
const done = { accent: true, hint: undefined };

describe('the button that ends a step', () => {
  it('counts tracks with possible orders (4.2)', () => {
    const poor = (G: WarWithSpain) => Object.assign(G.treasury, { E: 0, S: 0 });
    const poorhouse = { phase: 'activation', change: poor } as const;
    expect(ending(booked({ phase: 'activation', ships: { EG1: 'plymouth:2' }, change: poor }), E)).toEqual(quiet(act.leftToOrder(1)));
    expect(ending(booked(poorhouse), E)).toEqual(done);
    const { plan } = atTable(booked({ phase: 'activation' }), E);
    expect(endOf(plan())?.hint).toBe(act.leftToOrder(plan().waiting?.length ?? 0));
    expect(endOf(plan())?.forgoes).toBe(plan().waiting?.length);
  });

  it('counts fleets that may buy munitions or be laid up (5.61, 12.11)', () => {
    expect(ending(booked({ phase: 'administration', fleets: { E1: ['1616', ['EG1']] } }), E)).toEqual(quiet(act.leftToClose(1)));
    expect(ending(booked({ phase: 'administration', fleets: { E1: ['1513', ['EG1']] } }), E)).toEqual(done);
  });

  it('counts ships that have not sailed (6.1)', () => {
    expect(ending(scene({ fleets: { E1: ['1616', ['EG1']] } }), E)).toEqual(quiet(act.left(1)));
    expect(ending(scene({}), E)).toEqual(done);
  });

  it('counts units that may still debark from ships that have sailed (6.54)', () => {
    const carried = (hex: string) =>
      scene({
        phase: 'navalSpanish',
        fleets: { S1: [hex, ['SL1'], { moved: true }] },
        armies: { SLT10: 'S1' },
        change: ({ naval }) => Object.assign(naval.SL1, { moved: true }),
      });
    expect(ending(carried('1716'), S)).toEqual(quiet(act.left(1)));
    expect(ending(carried('1717'), S)).toEqual(done);
  });

  it('counts fleets that may attack (7.11)', () => {
    const G = scene({ stage: 'attacks', fleets: { E1: ['1617', ['EG1', 'EG2']], S1: ['1517', ['SP1']] } });
    expect(ending(G, E)).toEqual(quiet(act.left(1)));
  });

  it('counts hexes with armies that may march or attack, not targets (8.1, 9.0)', () => {
    expect(ending(scene({ phase: 'landEnglish', armies: { EL3: '2013' } }), E)).toEqual(quiet(act.left(1)));
    const ringed = { EL3: '2013', SLT2: '2113', SLT3: '1913' } as const;
    const G = scene({ phase: 'landEnglish', stage: 'assaults', armies: ringed });
    expect(rules.choices(rules.view(G, E), E).filter(({ move }) => move === 'assault').length).toBeGreaterThan(1);
    expect(ending(G, E)).toEqual(quiet(act.left(1)));
  });

  it('counts rebels that may be placed (15.2)', () => {
    const G = scene({
      phase: 'navalSpanish',
      stage: 'landings',
      armies: { SLT2: '1113' },
      change(state) {
        state.landed.ireland = true;
        state.pending = { step: 'placeAllies', side: 'S', revolt: 'irish', left: 6, placed: [] };
      },
    });
    const rebels = new Set(rules.choices(rules.view(G, S), S).flatMap(({ move, args }) => (move === 'placeAlly' ? [args[0]] : [])));
    expect(ending(G, S)).toEqual(quiet(act.leftToRise(rebels.size)));
  });

  it('is never the main button of a step in a played match while an order is possible', () => {
    /** Moves that only rearrange pieces or end a step. */
    const idle = /^(finish|concede|set|form|join|leave|merge|assign|unassign|embark|debark|organise|regroup|split)/;
    const dice = quickDice(11);
    let { G } = rules.open({}, dice);
    const seen = new Set<string>();
    for (let move = 0; move < 240; move++) {
      const [player] = Object.keys(rules.awaiting(G));
      if (player === undefined) break;
      const step = rules.awaiting(G)[player];
      if (step === 'activate' || step === 'administer') {
        const { session, plan } = atTable(G, player);
        const end = endOf(plan());
        const left = session.choices.filter((choice) => !idle.test(choice.move) || choice.move === 'setHold');
        if (end?.run) {
          seen.add(step);
          about(`${step} ${left[0]?.move}`, () => expect(Boolean(end.forgoes)).toBe(left.length > 0));
          about(step, () => expect(Boolean(end.hint)).toBe(Boolean(end.forgoes)));
        }
      }
      const choice = even(rules.view(G, player), player, dice);
      G = rules.play(G, player, choice.move, choice.args, dice).G;
    }
    expect([...seen].sort()).toEqual(['activate', 'administer']);
  });
});

const plymouth = { E1: ['1616', ['EG5', 'EM1'], { munitions: 3 }] } as const;

describe('every step', () => {
  const besieged = { besieged: true } as const;
  const SCENES: { readonly [step in Step]?: () => WarWithSpain } = {
    activate: () => scene({ phase: 'activation' }),
    navalMove: () => scene({ fleets: plymouth }),
    sailOn: () => play(scene({ fleets: { E1: ['1616', ['EG5']] } }), E, 'sail', [1, ['1517', '1417', '1318']], [2, 4]).G,
    intercept: () => play(scene({ fleets: { ...plymouth, S1: ['1819', ['SP1']] } }), E, 'sail', [1, ['1617', '1718']], [6, 6]).G,
    navalAttack: () => scene({ stage: 'attacks', fleets: { E1: ['1617', ['EG5']], S1: ['1618', ['SP1']] } }),
    round: () =>
      play(scene({ stage: 'attacks', fleets: { E1: ['1617', ['EG5']], S1: ['1618', ['SP1']] } }), E, 'attackFleet', [[1], '1618']).G,
    march: () => scene({ phase: 'landEnglish', armies: { EL3: '2014', EL6: '2014' } }),
    assault: () => scene({ phase: 'landEnglish', stage: 'assaults', armies: { EL3: '2714', WL1: '2814', EL6: ['2813', besieged] } }),
    administer: () => scene({ phase: 'administration', fleets: plymouth }),
  };
  for (const [step, state] of Object.entries(SCENES)) {
    it(`${step}: clicks on hexes and actions send only legal moves`, () => {
      const G = state();
      const player = Object.keys(rules.awaiting(G)).find((each) => rules.awaiting(G)[each] === step) ?? asked(G);
      expect(rules.awaiting(G)[player]).toBe(step);
      for (const seed of [1, 2, 3]) {
        const { move, args } = byHand(G, player, quickDice(seed));
        expect(rules.refusal(rules.view(G, player), player, move, args)).toBeUndefined();
      }
    });
  }
});

describe('a match by clicks on highlighted hexes and buttons', () => {
  for (const seed of [1, 2]) {
    it(`finds a legal move for every decision, seed ${seed}`, () => {
      const dice = quickDice(seed);
      let G = rules.setup({ income: 'average' }, dice);
      const made = new Set<string>();
      const hands: Hands = new Map();
      for (let move = 0; move < 300 && !G.result; move++) {
        const players = Object.keys(rules.awaiting(G));
        const player = players[dice.die(players.length) - 1];
        const choice = byHand(G, player, dice, hands);
        const refusal = rules.refusal(rules.view(G, player), player, choice.move, choice.args);
        about(JSON.stringify(choice), () => expect(refusal).toBeUndefined());
        made.add(choice.move);
        G = rules.play(G, player, choice.move, choice.args, dice).G;
      }
      expect(made.size).toBeGreaterThan(12);
    });
  }
});
