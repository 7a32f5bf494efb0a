import { Kind, OptionalKind, type TSchema } from '@sinclair/typebox';

export type Fits = (value: unknown) => boolean;

type Shaper = (schema: TSchema) => Fits;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const within = (n: number, least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY) => n >= least && n <= most;

/** Makes a validator for objects with exactly these keys. Unknown keys are refused, because they would be stored with the move. */
function properties({ properties: parts }: TSchema): Fits {
  const fits = Object.entries<TSchema>(parts).map(([key, part]) => ({ key, part: shape(part), optional: OptionalKind in part }));
  const known = new Set(Object.keys(parts));
  return (value) =>
    isRecord(value) &&
    fits.every(({ key, part, optional }) => (value[key] === undefined && optional) || (Object.hasOwn(value, key) && part(value[key]))) &&
    Object.getOwnPropertyNames(value).every((key) => known.has(key));
}

function text({ minLength, maxLength, pattern }: TSchema): Fits {
  const matches = pattern === undefined ? undefined : new RegExp(pattern);
  return (value) => typeof value === 'string' && within(value.length, minLength, maxLength) && (matches?.test(value) ?? true);
}

function union({ anyOf }: TSchema): Fits {
  if (anyOf.every((schema: TSchema) => schema[Kind] === 'Literal')) {
    const values = new Set(anyOf.map((schema: TSchema) => schema.const));
    return (value) => values.has(value);
  }
  const kinds: Fits[] = anyOf.map(shape);
  return (value) => kinds.some((fits) => fits(value));
}

function list({ items, minItems, maxItems, uniqueItems }: TSchema): Fits {
  const fits = shape(items);
  const all = (value: readonly unknown[]) => {
    for (const item of value) if (!fits(item)) return false; // unlike `every`, also checks holes
    return true;
  };
  const differ = (value: readonly unknown[]) => !uniqueItems || new Set(value).size === value.length;
  return (value) => Array.isArray(value) && within(value.length, minItems, maxItems) && all(value) && differ(value);
}

/** Compilers of schemas by TypeBox kind; only the kinds used by moves and set-ups. */
const SHAPERS: { readonly [kind: string]: Shaper | undefined } = {
  Unknown: () => () => true,
  Null: () => (value) => value === null,
  Boolean: () => (value) => typeof value === 'boolean',
  Literal: (schema) => (value) => value === schema.const,
  Integer:
    ({ minimum, maximum, multipleOf = 1 }) =>
    (value) =>
      Number.isInteger(value) && within(value as number, minimum, maximum) && (value as number) % multipleOf === 0,
  String: text,
  Union: union,
  Array: list,
  Tuple: ({ items = [] }) => {
    const parts: Fits[] = items.map(shape);
    return (value) => Array.isArray(value) && value.length === parts.length && parts.every((fits, i) => fits(value[i]));
  },
  Object: properties,
};

const UNSUPPORTED = ['exclusiveMinimum', 'exclusiveMaximum', 'format', 'contains', 'minProperties', 'maxProperties'];

/**
 * Compiles a schema to a validator. It works like TypeBox's `Check`, but is compiled once and adds a fifth as much code
 * to a page.
 * `uniqueItems` works only for primitive values.
 * @throws Error if a schema uses an unsupported kind or constraint
 */
export function shape(schema: TSchema): Fits {
  const shaper = SHAPERS[schema[Kind]];
  const strange = shaper ? UNSUPPORTED.find((bound) => bound in schema) : schema[Kind];
  if (!shaper || strange) throw new Error(`schemas with ${strange} are not supported`);
  return shaper(schema);
}
