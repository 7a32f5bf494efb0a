import * as Type from '@sinclair/typebox';
import { Check } from '@sinclair/typebox/value';
import { modules } from '../../src/index.js';
import { clone } from '../../src/kit/clone.js';
import { quickDice } from '../../src/kit/dice.js';
import { memoized, memoizedBy, memoizing } from '../../src/kit/memo.js';
import { Refused } from '../../src/kit/rules.js';
import { setupDataFault } from '../../src/kit/setupData.js';
import { shape } from '../../src/kit/shape.js';
import { snapshot } from '../../src/kit/snapshot.js';
import { say } from '../../src/kit/texts.js';
import { parley } from '../boardgame/parley.js';
import { about } from './about.js';
import { seed } from './seed.js';

const { rules } = parley;
const none = {
  die: () => {
    throw new Error('no die is due');
  },
};

describe('the rules contract', () => {
  const G = rules.setup(undefined, none);

  it('offers the step’s moves, and none to a player who is not awaited', () => {
    expect(rules.choices(G, '0').map(({ move, args }) => [move, ...args])).toEqual([['mark', 1], ['mark', 2], ['mark', 3], ['ready']]);
    expect(rules.choices(G, '1')).toEqual([]);
  });

  it('names key and case of a refusal: over, not awaited, not now, unknown, malformed, forbidden', () => {
    const taken = rules.play(G, '0', 'mark', [2], none).G;
    const over = rules.play(G, '0', 'concede', [], none).G;
    expect(rules.refusal(over, '0', 'mark', [1])).toMatchObject({ key: 'over', case: '1.0' });
    expect(rules.refusal(G, '1', 'mark', [1])).toMatchObject({ key: 'notAsked', case: '1.0' });
    expect(rules.refusal(G, '0', 'commit', [1])).toMatchObject({ key: 'notNow', case: '2.1' });
    expect(rules.refusal(G, '0', 'constructor', [])).toMatchObject({ key: 'unknownMove' });
    expect(rules.refusal(G, 'toString', 'mark', [1])).toMatchObject({ key: 'notAsked' });
    for (const args of [[], ['1'], [1, 2], [4], [null], [Number.NaN], [{}], [[1]]]) {
      about(JSON.stringify(args), () => expect(rules.refusal(G, '0', 'mark', args)).toMatchObject({ key: 'malformed', case: '1.1' }));
    }
    expect(rules.refusal(taken, '0', 'mark', [2])).toEqual({
      key: 'taken',
      case: '1.1',
      reason: 'Berth 2 is taken.',
      values: { berth: 2 },
    });
    expect(rules.refusal(taken, '0', 'mark', [1])).toBeUndefined();
  });

  it('allows `anytime` actions to players who are not awaited, but not to spectators', () => {
    expect(rules.refusal(G, '1', 'concede', [])).toBeUndefined();
    expect(rules.play(G, '1', 'concede', [], none).G.conceded).toBe('1');
    for (const stranger of ['2', '', '__proto__']) {
      expect(rules.refusal(G, stranger, 'concede', [])).toMatchObject({ key: 'notAsked', case: '1.0' });
    }
  });

  it('does not change its input, and throws the refusal', () => {
    const before = JSON.stringify(G);
    expect(rules.play(G, '0', 'mark', [2], none).G.berths).toEqual([2]);
    expect(() => rules.play(G, '1', 'mark', [2], none)).toThrow(Refused);
    expect(JSON.stringify(G)).toBe(before);
  });
});

describe('setupData', () => {
  it('may be absent; an error names its key', () => {
    expect(setupDataFault(parley.options, undefined)).toBeUndefined();
    expect(setupDataFault(parley.options, {})).toBeUndefined();
    expect(setupDataFault(parley.options, { skipMuster: 'yes' })).toBe('setupData.skipMuster: expected {"type":"boolean"}');
    expect(setupDataFault(parley.options, JSON.parse('{"__proto__": 1}'))).toContain('__proto__');
    expect(setupDataFault(parley.options, [])).toContain('setupData');
  });
});

describe('texts', () => {
  it('are sentences or functions; a missing text shows its key', () => {
    expect(say({ a: 'A.', b: ({ n }) => `${n} ships` }, 'b', { n: 3 })).toBe('3 ships');
    expect(say({ a: 'A.' }, 'a')).toBe('A.');
    expect(say({ a: 'A.' }, 'toString')).toBe('toString');
  });
});

describe('shape', () => {
  const dice = quickDice(seed(1));
  const anyOf = <T>(values: readonly T[]): T => values[dice.die(values.length) - 1];

  /** Unusual values, which fit no schema or many. */
  const STRAYS: readonly unknown[] = [
    ...[undefined, null, true, false, 0, 1, -1, 2, 3.5, 70, Number.NaN, '', 'A-1', 'C3', 'english', 'x'.repeat(300)],
    ...[[], [1], new Array(2), {}, { t: 'box', n: 1 }, Object.create({ t: 'box' }), JSON.parse('{"__proto__": 1}'), () => 1],
  ];

  /** Returns the value with one part changed, or one key added or removed. */
  function bent(value: unknown): unknown {
    if (dice.die(3) === 1 || typeof value !== 'object' || value === null) return anyOf(STRAYS);
    if (Array.isArray(value)) {
      const at = dice.die(value.length + 1) - 1;
      if (dice.die(3) === 1) return value.toSpliced(at, 1);
      return value.toSpliced(at, 1, dice.die(2) === 1 && value.length ? value[0] : bent(value[at]));
    }
    const keys = Object.keys(value);
    const key = keys.length && dice.die(4) > 1 ? anyOf(keys) : 'strange';
    const { [key]: old, ...rest } = value as { readonly [key: string]: unknown };
    return dice.die(3) === 1 ? rest : { ...rest, [key]: bent(old) };
  }

  function made(schema: Type.TSchema): unknown {
    switch (schema[Type.Kind]) {
      case 'Literal':
        return schema.const;
      case 'Union':
        return made(anyOf<Type.TSchema>(schema.anyOf));
      case 'Integer':
        return (schema.minimum ?? 0) + dice.die(3) - 1;
      case 'Boolean':
        return dice.die(2) === 1;
      case 'Null':
        return null;
      case 'String':
        return anyOf(['A-1', 'C3', '4', 'k'.repeat(schema.minLength ?? 1)]);
      case 'Array':
        return Array.from({ length: (schema.minItems ?? 0) + dice.die(3) - 1 }, () => made(schema.items));
      case 'Tuple':
        return (schema.items ?? []).map(made);
      case 'Object':
        return Object.fromEntries(
          Object.entries<Type.TSchema>(schema.properties).flatMap(([key, part]) =>
            Type.OptionalKind in part && dice.die(2) === 1 ? [] : [[key, made(part)]],
          ),
        );
      default:
        return anyOf(STRAYS);
    }
  }

  function expectAgreement(schema: Type.TSchema): void {
    const fits = shape(schema);
    let alike = 0;
    for (let i = 0; i < 400; i++) {
      const value = i % 4 === 0 ? made(schema) : bent(made(schema));
      const said = fits(value);
      about(`${JSON.stringify(schema)} of ${JSON.stringify(value)}`, () => expect(said).toBe(Check(schema, value)));
      if (said) alike++;
    }
    expect(alike).toBeGreaterThan(0);
  }

  describe('validates as TypeBox does', () => {
    it.each(Object.values(modules).map(({ slug, options }) => [slug, options] as const))('for the set-up of %s', (_slug, options) => {
      expectAgreement(options);
    });

    it.each([
      ['a list', Type.Array(Type.Integer({ minimum: 1, maximum: 3 }), { minItems: 1, maxItems: 3 })],
      ['an array of unique items', Type.Array(Type.Integer({ minimum: 1, maximum: 3 }), { uniqueItems: true })],
      ['a number with a step', Type.Integer({ minimum: 0, multipleOf: 2 })],
      ['a string with a length', Type.String({ minLength: 2, maxLength: 4 })],
      ['a string with a pattern', Type.String({ pattern: '^[A-J][1-9]$' })],
      ['a tuple', Type.Tuple([Type.Boolean(), Type.Null()])],
      ['an empty tuple', Type.Tuple([])],
      [
        'one of several',
        Type.Union([Type.Object({ n: Type.Integer() }, { additionalProperties: false }), Type.Literal('C3'), Type.Null()]),
      ],
      ['one of several names', Type.Union([Type.Literal('english'), Type.Literal(1)])],
      ['a closed object', Type.Object({ n: Type.Optional(Type.Integer()), t: Type.Boolean() }, { additionalProperties: false })],
      ['anything', Type.Array(Type.Unknown())],
    ] as const)('for %s', (_name, schema) => expectAgreement(schema));
  });

  it('has no keys that the schema does not name, also in open schemas', () => {
    const fits = shape(Type.Array(Type.Object({ t: Type.Boolean() })));
    expect([fits([{ t: true }]), fits([{ t: true }, { t: true, note: 'kept with the move' }])]).toEqual([true, false]);
  });

  it.each([
    ['Record', Type.Record(Type.String(), Type.Integer())],
    ['Number', Type.Object({ n: Type.Number() })],
    ['exclusiveMaximum', Type.Integer({ exclusiveMaximum: 2 })],
  ])('refuses an unsupported schema when the game is defined: %s', (what, schema) => {
    expect(() => shape(schema)).toThrow(what);
  });
});

describe('memo', () => {
  describe('a memoized function', () => {
    let sought = 0;
    const double = memoized((G: { n: number }) => {
      sought += 1;
      return G.n * 2;
    });
    beforeEach(() => {
      sought = 0;
    });

    it('runs once during a query', () => {
      const G = { n: 2 };
      expect(memoizing(() => [double(G), double(G)])).toEqual([4, 4]);
      expect(sought).toBe(1);
    });

    it('runs again in the next query, because the state may have changed', () => {
      const G = { n: 2 };
      memoizing(() => double(G));
      G.n = 5;
      expect(memoizing(() => double(G))).toBe(10);
    });

    it('runs every time outside of queries, because moves change states in place', () => {
      const G = { n: 2 };
      double(G);
      G.n = 3;
      expect(double(G)).toBe(6);
    });

    it('keeps results of other states and nested queries apart', () => {
      const G = { n: 2 };
      const other = { n: 7 };
      memoizing(() => {
        expect([double(G), double(other), double(G)]).toEqual([4, 14, 4]);
        const inner = memoizing(() => double({ n: 1 }));
        expect([inner, double(G)]).toEqual([2, 4]);
      });
    });

    it('shares results with a nested query', () => {
      const G = { n: 2 };
      expect(memoizing(() => [double(G), memoizing(() => double(G)), double(G)])).toEqual([4, 4, 4]);
      expect(sought).toBe(1);
    });

    it('forgets its results when the query throws', () => {
      const G = { n: 2 };
      expect(() =>
        memoizing(() => {
          double(G);
          throw new Error('no answer');
        }),
      ).toThrow('no answer');
      G.n = 4;
      expect(double(G)).toBe(8);
    });

    it('keeps results of other arguments apart', () => {
      const asked: string[] = [];
      const of = memoizedBy((G: { [part: string]: number }, part: string) => {
        asked.push(part);
        return G[part];
      });
      const G = { a: 1, b: 2 };
      expect(memoizing(() => [of(G, 'a'), of(G, 'b'), of(G, 'a')])).toEqual([1, 2, 1]);
      expect(asked).toEqual(['a', 'b']);
      G.a = 5;
      expect([of(G, 'a'), memoizing(() => of(G, 'a'))]).toEqual([5, 5]);
    });
  });
});

describe('snapshot', () => {
  describe('a copy that shares parts with the previous one', () => {
    it('equals the state, and reuses equal parts', () => {
      const before = { a: { x: 1 }, gone: { y: 2 }, list: [{ z: 1 }, { z: 2 }], kind: [1] as unknown, none: null };
      const after = { a: { x: 1 }, list: [{ z: 1 }, { z: 3 }, { z: 2 }], kind: { 0: 1 } as unknown, none: null, come: {} };
      const shared = snapshot(before, clone(after));
      expect(shared).toEqual(after);
      expect(shared.a).toBe(before.a);
      expect(shared.list[0]).toBe(before.list[0]);
      expect(shared.list).not.toBe(before.list);
      expect(snapshot(before, clone(before))).toBe(before);
      expect(snapshot({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
      expect(snapshot([1, 2], [1])).toEqual([1]);
      expect(snapshot({ a: 1 }, { a: 1, b: undefined })).toEqual({ a: 1, b: undefined });
      expect(snapshot({ constructor: 1 }, JSON.parse('{"constructor":2}'))).toEqual({ constructor: 2 });
    });

    it.each(Object.values(modules))('in $slug mostly keeps its parts after a move', (module) => {
      const { rules } = module as (typeof modules)['invincible-armada'];
      const dice = quickDice(3);
      let G = rules.setup(undefined, dice);
      for (let n = 0; n < 30; n++) {
        const [seat] = Object.keys(rules.awaiting(G));
        if (seat === undefined) break;
        const [choice] = rules.choices(rules.view(G, seat), seat);
        const next = rules.play(G, seat, choice.move, choice.args, dice).G;
        const text = JSON.stringify(next);
        const was = JSON.stringify(G);
        const shared = snapshot(G, next);
        expect(JSON.parse(JSON.stringify(shared))).toEqual(JSON.parse(text));
        expect(JSON.stringify(G)).toBe(was);
        const parts = Object.entries(shared).filter(([, part]) => typeof part === 'object' && part !== null);
        const before = new Set<unknown>(Object.values(G));
        expect(parts.filter(([, part]) => before.has(part)).length).toBeGreaterThan(0);
        G = shared;
      }
    });
  });
});
