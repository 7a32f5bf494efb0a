import { createPatch, type Operation } from 'rfc6902';

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Returns a member of plain JSON, excluding inherited members. These are recognised by their values, because
 * `Object.hasOwn` is several times slower
 * and this runs for every member on every move.
 */
function member(object: Json, key: string): unknown {
  const value = object[key];
  return typeof value === 'function' || value === Object.prototype ? undefined : value;
}

const escaped = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');

/** Whether two JSON values are deeply equal. */
function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a)) return Array.isArray(b) && a.length === b.length && a.every((item, i) => same(item, b[i]));
  if (!isObject(a) || !isObject(b)) return false;
  let more = 0;
  for (const key in a) {
    if (a[key] === undefined) continue;
    if (!same(a[key], member(b, key))) return false;
    more += 1;
  }
  for (const key in b) if (b[key] !== undefined) more -= 1;
  return more === 0;
}

/**
 * Returns the JSON patch from `before` to `after`, both plain JSON. Unlike rfc6902's `createPatch`, it builds paths only for changed keys,
 * uses `add` to replace members (RFC 6902, 4.1), and sends a flat object whole if that is shorter.
 */
export function patchBetween(before: unknown, after: unknown): Operation[] {
  const operations: Operation[] = [];
  collect(before, after, '', operations);
  return operations;
}

function collect(before: unknown, after: unknown, path: string, operations: Operation[]): void {
  if (before === after) return;
  if (isObject(before) && isObject(after)) {
    const changes = changesOf(before, after, path);
    operations.push(...(path && changes.length > 1 && isFlat(after) ? shorter(changes, [{ op: 'add', path, value: after }]) : changes));
    return;
  }
  if (Array.isArray(before) && Array.isArray(after)) {
    for (const operation of createPatch(before, after)) operations.push({ ...operation, path: path + operation.path });
    return;
  }
  operations.push({ op: path ? 'add' : 'replace', path, value: after });
}

const isFlat = (object: Json): boolean => Object.values(object).every((value) => typeof value !== 'object' || value === null);

const shorter = (parts: Operation[], whole: Operation[]): Operation[] =>
  JSON.stringify(whole).length < JSON.stringify(parts).length ? whole : parts;

function changesOf(before: Json, after: Json, path: string): Operation[] {
  const changes: Operation[] = [];
  for (const key in before) {
    if (before[key] !== undefined && member(after, key) === undefined) changes.push({ op: 'remove', path: `${path}/${escaped(key)}` });
  }
  for (const key in after) {
    const value = after[key];
    if (value === undefined) continue;
    const old = member(before, key);
    if (old === undefined) changes.push({ op: 'add', path: `${path}/${escaped(key)}`, value });
    // Most members have not changed; build no path for them.
    else if (!same(old, value)) collect(old, value, `${path}/${escaped(key)}`, changes);
  }
  return changes;
}
