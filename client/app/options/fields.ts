/** JSON Schema keywords that the form reads. The rules check the others. */
interface Schema {
  readonly type?: string;
  readonly title?: string;
  readonly description?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly properties?: { readonly [name: string]: Schema };
  readonly items?: Schema | readonly Schema[];
  /** Weathergage's extensions: the source of the rule, and the side that it favours. */
  readonly provenance?: unknown;
  readonly favours?: string;
}

interface Common {
  /** Path of the value in setupData. */
  readonly path: readonly string[];
  readonly title: string;
  readonly about?: string;
  readonly case?: string;
  readonly source?: Source;
  /** Id of the side that the option favours. */
  readonly favours?: string;
}

const SOURCES = ['rulebook', 'published', 'reconstructed'] as const;
export type Source = (typeof SOURCES)[number];

export interface Pick {
  readonly value: string | number | boolean;
  readonly title: string;
  readonly about?: string;
}

/** Field with one pick for each side. */
export interface PairField extends Common {
  readonly kind: 'pair';
  readonly picks: readonly Pick[];
  readonly names: readonly [string, string];
  /** Whether one value of the pair may be null. */
  readonly alone: boolean;
}

export type Field =
  | (Common & { readonly kind: 'switch'; readonly initial: boolean })
  /** If `initial` is undefined, the field may stay empty. */
  | (Common & { readonly kind: 'pick'; readonly initial: Pick['value'] | undefined; readonly picks: readonly Pick[] })
  | PairField
  | (Common & { readonly kind: 'number'; readonly initial: number | undefined; readonly least?: number; readonly most?: number })
  | (Common & { readonly kind: 'group'; readonly fields: readonly Field[] });

/** Turns "moreGunners" into "More gunners", for schemas without a title. */
const spelled = (name: string) => {
  const words = name.replace(/([A-Z])/g, ' $1').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const sourceOf = (provenance: unknown) => SOURCES.find((source) => source === provenance);

/** Splits "More gunners than priests (17.1.4)" into name and rule number. */
function titled(title: string): { title: string; case?: string } {
  const match = /^(.+) \((\d[\w.()]*)\)$/.exec(title);
  return match ? { title: match[1], case: match[2] } : { title };
}

function picksOf(schema: Schema): Pick[] {
  const options = schema.anyOf ?? schema.enum?.map((value): Schema => ({ const: value })) ?? [];
  return options.flatMap((option) => {
    const value = option.const;
    if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return [];
    return [{ value, title: option.title ?? spelled(String(value)), about: option.description }];
  });
}

function fieldOf(name: string, schema: Schema, path: readonly string[]): Field[] {
  const common: Common = {
    path,
    ...titled(schema.title ?? spelled(name)),
    about: schema.description,
    source: sourceOf(schema.provenance),
    favours: schema.favours,
  };
  if (schema.type === 'boolean') return [{ ...common, kind: 'switch', initial: schema.default === true }];
  if (schema.type === 'integer') {
    // Without a default the field may stay empty.
    const initial = typeof schema.default === 'number' ? schema.default : undefined;
    return [{ ...common, kind: 'number', initial, least: schema.minimum, most: schema.maximum }];
  }
  // A number or null: the field may stay empty.
  const number = schema.anyOf?.find(({ type }) => type === 'integer');
  if (number && schema.anyOf?.some(({ type }) => type === 'null')) {
    return [{ ...common, kind: 'number', initial: undefined, least: number.minimum, most: number.maximum }];
  }
  if (schema.properties) {
    const fields = fieldsOf(schema, path);
    return fields.length ? [{ ...common, kind: 'group', fields }] : [];
  }
  if (schema.items && 'length' in schema.items) return pairOf(common, schema.items);
  const picks = picksOf(schema);
  if (picks.length < 2) return [];
  const initial = picks.find(({ value }) => value === schema.default);
  return [{ ...common, kind: 'pick', picks, initial: initial?.value }];
}

function pairOf(common: Common, [first, second]: readonly Schema[]): Field[] {
  const picks = picksOf(first);
  if (picks.length < 2) return [];
  const names = [first.title ?? '', second.title ?? ''] as const;
  return [{ ...common, kind: 'pair', picks, names, alone: first.anyOf?.some(({ type }) => type === 'null') === true }];
}

/** Returns a pair with one value changed, or undefined if both are unset. If neither may be null, a missing value also becomes `value`. */
export function pairWith({ alone }: PairField, pair: unknown, which: 0 | 1, value: Pick['value'] | null): unknown {
  const next: (Pick['value'] | null)[] = Array.isArray(pair) ? [...pair] : [null, null];
  next[which] = value;
  if (!alone) return value === null ? undefined : next.map((each) => each ?? value);
  return next.some((each) => each !== null) ? next : undefined;
}

export function fieldsOf(schema: unknown, path: readonly string[] = []): Field[] {
  const { properties = {} } = schema as Schema;
  return Object.entries(properties).flatMap(([name, property]) => fieldOf(name, property, [...path, name]));
}

export type Chosen = { readonly [key: string]: unknown };

const isGroup = (value: unknown): value is Chosen => typeof value === 'object' && value !== null && !Array.isArray(value);

export function valueAt(chosen: Chosen, path: readonly string[]): unknown {
  return path.reduce<unknown>((value, key) => (value as Chosen | undefined)?.[key], chosen);
}

/** Returns a copy with one value set, or removed if it is undefined. */
export function withValue(chosen: Chosen, path: readonly string[], value: unknown): Chosen {
  const [key, ...rest] = path;
  const { [key]: before, ...others } = chosen;
  const inner = rest.length ? withValue((before as Chosen | undefined) ?? {}, rest, value) : value;
  const empty = inner === undefined || (typeof inner === 'object' && inner !== null && Object.keys(inner).length === 0);
  return empty ? others : { ...others, [key]: inner };
}

/** Merges two choices deeply; `second` takes precedence. */
export function together(first: Chosen, second: Chosen): Chosen {
  const both = { ...first } as { [key: string]: unknown };
  for (const [key, value] of Object.entries(second)) {
    const before = both[key];
    both[key] = isGroup(before) && isGroup(value) ? together(before, value) : value;
  }
  return both;
}

/** Returns the fields except those at the given paths, and no empty groups. */
export function without(fields: readonly Field[], settled: ReadonlySet<string>): Field[] {
  return fields
    .filter(({ path }) => !settled.has(path.join('.')))
    .map((field) => (field.kind === 'group' ? { ...field, fields: without(field.fields, settled) } : field))
    .filter((field) => field.kind !== 'group' || field.fields.length > 0);
}

export function pathsOf(chosen: Chosen, path: readonly string[] = []): string[] {
  return Object.entries(chosen).flatMap(([key, value]) => (isGroup(value) ? pathsOf(value, [...path, key]) : [[...path, key].join('.')]));
}

/** Returns the number of values that differ from the default. */
export function countChosen(chosen: Chosen): number {
  let count = 0;
  for (const value of Object.values(chosen)) count += isGroup(value) ? countChosen(value) : 1;
  return count;
}
