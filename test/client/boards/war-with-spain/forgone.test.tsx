import type { Plan } from '../../../../client/boards/war-with-spain/session.js';
import { words } from '../../../../client/boards/war-with-spain/words/index.js';
import { openBooks } from '../../../../src/games/war-with-spain/rules/turn/books.js';
import type { WarWithSpain } from '../../../../src/games/war-with-spain/state.js';
import { quickDice } from '../../../../src/kit/dice.js';
import { E, S, type Scene, scene } from '../../../games/war-with-spain/fixtures.js';
import { even } from '../../../games/war-with-spain/players.js';
import { about } from '../../../kit/about.js';
import { atTable, rules } from './table.js';

/** The main button is never a way of giving up what can still be done: what ends a step says what is left, and has no accent. */

const { act } = words.en;

const endOf = (plan: Plan) => plan.actions.find(({ id }) => id === 'finish');

/** How the button that ends a step is drawn, and what it says is left. */
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
  it('4.2 leaves orders open while there is money for them, or something on a track', () => {
    const poor = (G: WarWithSpain) => Object.assign(G.treasury, { E: 0, S: 0 });
    const poorhouse = { phase: 'activation', change: poor } as const;
    expect(ending(booked({ phase: 'activation', ships: { EG1: 'plymouth:2' }, change: poor }), E)).toEqual(quiet(act.leftToOrder(1)));
    expect(ending(booked(poorhouse), E)).toEqual(done);
    const { plan } = atTable(booked({ phase: 'activation' }), E);
    expect(endOf(plan())?.hint).toBe(act.leftToOrder(plan().waiting?.length ?? 0));
    expect(endOf(plan())?.forgoes).toBe(plan().waiting?.length);
  });

  it('5.61 and 12.11 leaves ships in port and powder unbought', () => {
    expect(ending(booked({ phase: 'administration', fleets: { E1: ['1616', ['EG1']] } }), E)).toEqual(quiet(act.leftToClose(1)));
    expect(ending(booked({ phase: 'administration', fleets: { E1: ['1513', ['EG1']] } }), E)).toEqual(done);
  });

  it('6.1 leaves ships that have not sailed', () => {
    expect(ending(scene({ fleets: { E1: ['1616', ['EG1']] } }), E)).toEqual(quiet(act.left(1)));
    expect(ending(scene({}), E)).toEqual(done);
  });

  it('6.54 leaves whoever is aboard of ships that have sailed and may still go ashore', () => {
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

  it('7.11 leaves fleets that may attack', () => {
    const G = scene({ stage: 'attacks', fleets: { E1: ['1617', ['EG1', 'EG2']], S1: ['1517', ['SP1']] } });
    expect(ending(G, E)).toEqual(quiet(act.left(1)));
  });

  it('8.1 and 9.0 leaves armies that may march, and stacks that may assault: by places, not by targets', () => {
    expect(ending(scene({ phase: 'landEnglish', armies: { EL3: '2013' } }), E)).toEqual(quiet(act.left(1)));
    const ringed = { EL3: '2013', SLT2: '2113', SLT3: '1913' } as const;
    const G = scene({ phase: 'landEnglish', stage: 'assaults', armies: ringed });
    expect(rules.choices(rules.view(G, E), E).filter(({ move }) => move === 'assault').length).toBeGreaterThan(1);
    expect(ending(G, E)).toEqual(quiet(act.left(1)));
  });

  it('15.2 leaves rebels who may rise', () => {
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

  it('has the accent in no step of a played war where an order is left', () => {
    /** What serves for nothing but to set in order what is there, or to go on. */
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
