import * as Type from '@sinclair/typebox';
import { Check } from '@sinclair/typebox/value';
import { modules } from '../../src/index.js';
import { quickDice } from '../../src/kit/dice.js';
import { shape } from '../../src/kit/shape.js';
import { about } from './about.js';
import { seed } from './seed.js';

const dice = quickDice(seed(1));
const anyOf = <T>(values: readonly T[]): T => values[dice.die(values.length) - 1];

/** What no schema expects, and what many do. */
const STRAYS: readonly unknown[] = [
  ...[undefined, null, true, false, 0, 1, -1, 2, 3.5, 70, Number.NaN, '', 'A-1', 'C3', 'english', 'x'.repeat(300)],
  ...[[], [1], new Array(2), {}, { t: 'box', n: 1 }, Object.create({ t: 'box' }), JSON.parse('{"__proto__": 1}'), () => 1],
];

/** The value with one place of it changed, a key more or a key less. */
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

/** A value that has the shape, as far as its patterns are known. */
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

describe('whether a value has a shape is what TypeBox says of it', () => {
  it.each(Object.values(modules).map(({ slug, options }) => [slug, options] as const))('for the set-up of %s', (_slug, options) => {
    expectAgreement(options);
  });

  it.each([
    ['a list', Type.Array(Type.Integer({ minimum: 1, maximum: 3 }), { minItems: 1, maxItems: 3 })],
    ['a list of what differs', Type.Array(Type.Integer({ minimum: 1, maximum: 3 }), { uniqueItems: true })],
    ['a number of a step', Type.Integer({ minimum: 0, multipleOf: 2 })],
    ['a text of a length', Type.String({ minLength: 2, maxLength: 4 })],
    ['a text of a pattern', Type.String({ pattern: '^[A-J][1-9]$' })],
    ['a tuple', Type.Tuple([Type.Boolean(), Type.Null()])],
    ['no tuple at all', Type.Tuple([])],
    ['one of several', Type.Union([Type.Object({ t: Type.Literal('box'), n: Type.Integer() }), Type.Literal('C3'), Type.Null()])],
    ['one of several names', Type.Union([Type.Literal('english'), Type.Literal(1)])],
    ['a closed object', Type.Object({ n: Type.Optional(Type.Integer()), t: Type.Boolean() }, { additionalProperties: false })],
    ['an open object', Type.Object({ n: Type.Optional(Type.Integer()), t: Type.Boolean() })],
    ['anything', Type.Array(Type.Unknown())],
  ] as const)('for %s', (_name, schema) => expectAgreement(schema));
});

it.each([
  ['Record', Type.Record(Type.String(), Type.Integer())],
  ['Number', Type.Object({ n: Type.Number() })],
  ['exclusiveMaximum', Type.Integer({ exclusiveMaximum: 2 })],
])('what it cannot hold is refused when a game is made: %s', (what, schema) => {
  expect(() => shape(schema)).toThrow(what);
});
