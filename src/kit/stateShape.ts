/** Returns what is wrong with a value, including its path, or `undefined` if the value is a `T`. */
export interface Shape<out T> {
  (value: unknown, path: string): string | undefined;
  readonly of?: T;
}

/** Shape of a key that may be absent. */
export interface Optional<out T> {
  readonly present: Shape<T>;
}

export type Parts<T> = {
  readonly [K in keyof T]-?: undefined extends T[K] ? Optional<Exclude<T[K], undefined>> : Shape<T[K]>;
};

type Fields = { readonly [key: string]: unknown };

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Maximum number of a key's characters quoted in a message. */
const SHOWN = 40;

const misfit = (path: string, expected: string): string => `${path}: expected ${expected}`;

const keyPath = (path: string, key: string): string => `${path}.${key.slice(0, SHOWN)}`;

/** Accepts integers within bounds. Rejects -0, because some rules compare values with 0 by identity. */
export const integer =
  (least: number, most: number): Shape<number> =>
  (value, path) =>
    Number.isInteger(value) && (value as number) >= least && (value as number) <= most && !Object.is(value, -0)
      ? undefined
      : misfit(path, `an integer from ${least} to ${most}`);

export const flag: Shape<boolean> = (value, path) => (typeof value === 'boolean' ? undefined : misfit(path, 'true or false'));

export const nothing: Shape<null> = (value, path) => (value === null ? undefined : misfit(path, 'null'));

/** Accepts strings of limited length. */
export const text =
  (most: number): Shape<string> =>
  (value, path) =>
    typeof value === 'string' && value.length <= most ? undefined : misfit(path, `a text of at most ${most} characters`);

/**
 * Accepts one of several values.
 * @param expected description of the values in messages; by default, a list of them
 */
export function oneOf<const V extends string | number | boolean | null>(
  values: readonly V[],
  expected = `one of ${values.map((value) => JSON.stringify(value)).join(', ')}`,
): Shape<V> {
  const known = new Set<unknown>(values);
  return (value, path) => (known.has(value) && !Object.is(value, -0) ? undefined : misfit(path, expected));
}

export const nullable =
  <T>(shape: Shape<T>): Shape<T | null> =>
  (value, path) =>
    value === null ? undefined : shape(value, path);

export const optional = <T>(present: Shape<T>): Optional<T> => ({ present });

export const list =
  <T>(item: Shape<T>, most: number, least = 0): Shape<T[]> =>
  (value, path) => {
    if (!Array.isArray(value) || value.length < least || value.length > most)
      return misfit(path, least ? `a list of ${least} to ${most} entries` : `a list of at most ${most} entries`);
    for (let i = 0; i < value.length; i++) {
      const fault = item(value[i], `${path}[${i}]`);
      if (fault) return fault;
    }
    return undefined;
  };

/** Accepts lists of distinct elements of `values`. */
export function listOf<const V extends string | number>(values: readonly V[], expected?: string): Shape<V[]> {
  const items = list(oneOf(values, expected), new Set(values).size);
  return (value, path) =>
    items(value, path) ?? (new Set(value as V[]).size === (value as V[]).length ? undefined : misfit(path, 'no value twice'));
}

export const tuple =
  <const T extends readonly unknown[]>(...items: { readonly [I in keyof T]: Shape<T[I]> }): Shape<[...T]> =>
  (value, path) => {
    if (!Array.isArray(value) || value.length !== items.length) return misfit(path, `a list of ${items.length} entries`);
    for (const [i, item] of items.entries()) {
      const fault = item(value[i], `${path}[${i}]`);
      if (fault) return fault;
    }
    return undefined;
  };

export const pair = <T>(item: Shape<T>): Shape<[T, T]> => tuple<[T, T]>(item, item);

/** Accepts objects with these parts and no other keys. */
export function object<T>(parts: Parts<T>): Shape<T> {
  const known: readonly (readonly [string, Shape<unknown> | Optional<unknown>])[] = Object.entries(parts);
  const keys = new Set(known.map(([key]) => key));
  return (value, path) => {
    if (!isObject(value)) return misfit(path, 'an object');
    for (const [key, part] of known) {
      const isOptional = 'present' in part;
      if (!Object.hasOwn(value, key)) {
        if (isOptional) continue;
        return misfit(keyPath(path, key), 'a value');
      }
      const fault = (isOptional ? part.present : part)(value[key], keyPath(path, key));
      if (fault) return fault;
    }
    const unknown = Object.keys(value).find((key) => !keys.has(key));
    return unknown === undefined ? undefined : misfit(keyPath(path, unknown), 'no such key');
  };
}

type Tagged<T, K extends keyof T, Tag> = T extends { readonly [key in K]: infer U } ? (Tag extends U ? Omit<T, K> : never) : never;

/** Accepts a union of objects, discriminated by the value of one key. */
export function tagged<T>() {
  return <K extends keyof T & string>(key: K, variants: { readonly [Tag in T[K] & string]: Parts<Tagged<T, K, Tag>> }): Shape<T> => {
    const tag = oneOf(Object.keys(variants));
    const shapes = new Map<unknown, Shape<T>>(
      Object.entries<object>(variants).map(([name, parts]) => [name, object({ [key]: oneOf([name]), ...parts } as Parts<T>)]),
    );
    return (value, path) => {
      if (!isObject(value)) return misfit(path, 'an object');
      const own = Object.hasOwn(value, key) ? value[key] : undefined;
      return tag(own, keyPath(path, key)) ?? shapes.get(own)?.(value, path);
    };
  };
}

/** Accepts objects with exactly these keys. */
export const every = <const K extends string, T>(keys: readonly K[], item: Shape<T>): Shape<{ [key in K]: T }> =>
  object(Object.fromEntries(keys.map((key) => [key, item])) as unknown as Parts<{ [key in K]: T }>);

/** Accepts objects with some of these keys and no others. */
export const some = <const K extends string, T>(keys: readonly K[], item: Shape<T>): Shape<{ [key in K]?: T }> =>
  object(Object.fromEntries(keys.map((key) => [key, optional(item)])) as unknown as Parts<{ [key in K]?: T }>);

/** Accepts objects with at most `most` keys, all of which match a pattern. */
export const keyed =
  <T>(pattern: RegExp, most: number, item: Shape<T>): Shape<{ [key: string]: T }> =>
  (value, path) => {
    if (!isObject(value)) return misfit(path, 'an object');
    const keys = Object.keys(value);
    if (keys.length > most) return misfit(path, `at most ${most} keys`);
    for (const key of keys) {
      if (!pattern.test(key)) return misfit(keyPath(path, key), `a key like ${pattern.source}`);
      const fault = item(value[key], keyPath(path, key));
      if (fault) return fault;
    }
    return undefined;
  };

export const matching =
  (pattern: RegExp, expected: string): Shape<string> =>
  (value, path) =>
    typeof value === 'string' && pattern.test(value) ? undefined : misfit(path, expected);

export const either =
  <A, B>(first: Shape<A>, second: Shape<B>): Shape<A | B> =>
  (value, path) =>
    first(value, path) === undefined ? undefined : second(value, path);
