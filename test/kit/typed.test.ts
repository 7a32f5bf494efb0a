import * as Type from '@sinclair/typebox';
import { argsOf } from '../../client/kit/board/useOrders.js';
import { actionOf } from '../../src/kit/action.js';
import { type MovesIn, makeRules, type Sequence } from '../../src/kit/rules.js';
import { noDice } from './properties.js';

interface Buoys {
  readonly passed: number;
}

const action = actionOf<Buoys>();
const law = { case: '1.0', refuse: () => undefined, perform: () => undefined };
const Hand = Type.Union([Type.Literal('port'), Type.Literal('starboard')]);
const pass = action({ ...law, name: 'pass', args: [Hand, Type.Optional(Type.Integer())], choices: () => [['port']] });
const drift = action({ ...law, name: 'drift', args: [], choices: () => [[]] });

const sequence = { sail: { title: 'Sail', case: '1.0', steps: { buoy: [pass] } } } as const satisfies Sequence<Buoys>;
const always = [drift] as const;
type BuoysMove = MovesIn<typeof sequence, typeof always>;

const source = {
  texts: {},
  setup: (): Buoys => ({ passed: 0 }),
  proceed: () => undefined,
  phase: () => 'sail',
  awaiting: () => ({ '0': 'buoy' }),
  view: (G: Buoys) => G,
  result: () => undefined,
};
const rules = makeRules({ ...source, sequence, always });

/** Each of these lines is an error to the compiler: that is what is tested, by `npm run check`. */
export function mistakes(G: Buoys): void {
  // @ts-expect-error a misspelt move
  rules.refusal(G, '0', 'pas', ['port']);
  // @ts-expect-error a wrong argument
  rules.refusal(G, '0', 'pass', ['left']);
  // @ts-expect-error an argument too many
  rules.play(G, '0', 'drift', ['port'], noDice);
  // @ts-expect-error a misspelt move
  argsOf({ choices: rules.choices(G, '0') }, 'drifts');
  // @ts-expect-error a move that does not exist is no move of the game
  const move: BuoysMove = { move: 'anchor', args: [] };
  rules.refusal(G, '0', move.move, move.args);
}

describe('the moves of a sequence', () => {
  it('are told apart by their names, with their own arguments', () => {
    const G = rules.setup(undefined, noDice);
    const hands = rules.choices(G, '0').flatMap((choice) => (choice.move === 'pass' ? [choice.args[0]] : []));
    expect(hands satisfies ('port' | 'starboard')[]).toEqual(['port']);
    expect(argsOf({ choices: rules.choices(G, '0') }, 'drift')).toEqual([[]]);
  });

  it('are refused by makeRules where two different actions share a name', () => {
    const other = action({ ...law, name: 'pass', args: [], choices: () => [[]] });
    const twice = { sail: sequence.sail, moor: { title: 'Moor', case: '2.0', steps: { quay: [other] } } } as const;
    expect(() => makeRules({ ...source, sequence: twice, always })).toThrow('two actions are called "pass"');
  });
});
