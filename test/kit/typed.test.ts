import * as Type from '@sinclair/typebox';
import { argsOf } from '../../client/kit/board/useOrders.js';
import { actionOf, type KeyedTools, type Named, type RuleKeys, violationOf } from '../../src/kit/action.js';
import { type MovesIn, makeRules, type Sequence } from '../../src/kit/rules.js';
import { noDice } from './properties.js';

interface Buoys {
  readonly passed: number;
}

const action = actionOf<Buoys>();
const law = { case: '1.0' as const, refuse: () => undefined, perform: () => undefined };
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

/** Each marked line must be a compiler error, which `npm run check` tests. */
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

interface BuoysKeys extends RuleKeys {
  readonly refusals: { readonly shoal: Named<'last'>; readonly slowed: Named; readonly far: Named<'reach', 'by'> };
  readonly events: { readonly sails: Named<'to'>; readonly waits: Named; readonly drifts: Named<'to', 'by'> };
  readonly charts: 'wind' | 'tide';
  readonly cases: '1.0' | '2.1';
}

const violation = violationOf<BuoysKeys>();
const keyed = actionOf<Buoys, BuoysKeys>();

/** Mistakes in the keys of a game. Each marked line must be a compiler error. */
export function misspellings({ emit }: KeyedTools<Buoys, BuoysKeys>): void {
  // @ts-expect-error a misspelt refusal
  violation('shoall', '2.1', { last: 7 });
  // @ts-expect-error a value with a wrong name
  violation('shoal', '2.1', { lost: 7 });
  // @ts-expect-error a value for a refusal that takes none
  violation('slowed', '2.1', { last: 7 });
  // @ts-expect-error a misspelt event
  emit({ key: 'sail', case: '1.0', values: { to: 1 } });
  // @ts-expect-error a value with a wrong name
  emit({ key: 'drifts', case: '1.0', values: { to: 1, bye: 2 } });
  // @ts-expect-error a value left out
  emit({ key: 'sails', case: '1.0' });
  // @ts-expect-error a misspelt chart
  emit({ key: 'waits', case: '1.0', roll: { dice: [1], chart: 'winds' } });
  const roll = { dice: [1], chart: 'tides' };
  // @ts-expect-error a misspelt chart in a roll that was made before
  emit({ key: 'waits', case: '1.0', roll });
  // @ts-expect-error a misspelt chart among several
  emit({ key: 'waits', case: '1.0', roll: { dice: [1], chart: roll.dice.length ? 'tide' : 'tyde' } });
  // @ts-expect-error a case that is not in the rulebook
  violation('far', '2.2', { reach: 1 });
  // @ts-expect-error a case that is not in the rulebook
  emit({ key: 'waits', case: '3.1' });
  // @ts-expect-error a case that is not in the rulebook
  keyed({ ...law, name: 'wait', case: '1.2', args: [], choices: () => [[]] });

  violation('far', '2.1', { reach: 1 });
  emit({ key: 'drifts', case: '1.0', values: { to: 1, by: 2 }, roll: { dice: [1], chart: 'tide' } });
  keyed({ ...law, name: 'wait', case: '2.1', args: [], choices: () => [[]] });
}

describe('the moves of a sequence', () => {
  it('are discriminated by name, with their own arguments', () => {
    const G = rules.setup(undefined, noDice);
    const hands = rules.choices(G, '0').flatMap((choice) => (choice.move === 'pass' ? [choice.args[0]] : []));
    expect(hands satisfies ('port' | 'starboard')[]).toEqual(['port']);
    expect(argsOf({ choices: rules.choices(G, '0') }, 'drift')).toEqual([[]]);
  });

  it('makeRules throws if two different actions share a name', () => {
    const other = action({ ...law, name: 'pass', args: [], choices: () => [[]] });
    const twice = { sail: sequence.sail, moor: { title: 'Moor', case: '2.0', steps: { quay: [other] } } } as const;
    expect(() => makeRules({ ...source, sequence: twice, always })).toThrow('two actions are called "pass"');
  });
});
