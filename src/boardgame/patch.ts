import { createPatch, type Operation } from 'rfc6902';

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

/** As in JSON, a key whose value is undefined is no key. */
const has = (object: Json, key: string): boolean => Object.hasOwn(object, key) && object[key] !== undefined;

const escaped = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');

/** Whether two values are the same JSON. */
function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a)) return Array.isArray(b) && a.length === b.length && a.every((item, i) => same(item, b[i]));
  if (!isObject(a) || !isObject(b)) return false;
  for (const key in a) if (has(a, key) && !(has(b, key) && same(a[key], b[key]))) return false;
  for (const key in b) if (has(b, key) && !has(a, key)) return false;
  return true;
}

/**
 * The JSON patch that makes `after` of `before`, both plain JSON. What rfc6902's own `createPatch` gives, but without a path for
 * every key that has not changed: of a state of some hundred pieces a move changes a handful. A member that changes is added again,
 * which replaces it (RFC 6902, 4.1) in fewer bytes. A flat object of which several members change goes whole where that is shorter.
 */
export function patchBetween(before: unknown, after: unknown): Operation[] {
  const operations: Operation[] = [];
  collect(before, after, '', operations);
  return operations;
}

function collect(before: unknown, after: unknown, path: string, operations: Operation[]): void {
  if (before === after) return;
  if (isObject(before) && isObject(after)) {
    const changes: Operation[] = [];
    collectKeys(before, after, path, changes);
    operations.push(...(path && changes.length > 1 && isFlat(after) ? shorter(changes, [{ op: 'add', path, value: after }]) : changes));
    return;
  }
  if (Array.isArray(before) && Array.isArray(after)) {
    if (same(before, after)) return;
    for (const operation of createPatch(before, after)) operations.push({ ...operation, path: path + operation.path });
    return;
  }
  operations.push({ op: path ? 'add' : 'replace', path, value: after });
}

const isFlat = (object: Json): boolean => Object.values(object).every((value) => typeof value !== 'object' || value === null);

const shorter = (parts: Operation[], whole: Operation[]): Operation[] =>
  JSON.stringify(whole).length < JSON.stringify(parts).length ? whole : parts;

function collectKeys(before: Json, after: Json, path: string, operations: Operation[]): void {
  for (const key in before) {
    if (has(before, key) && !has(after, key)) operations.push({ op: 'remove', path: `${path}/${escaped(key)}` });
  }
  for (const key in after) {
    if (!has(after, key)) continue;
    const value = after[key];
    if (!has(before, key)) operations.push({ op: 'add', path: `${path}/${escaped(key)}`, value });
    else if (before[key] !== value) collect(before[key], value, `${path}/${escaped(key)}`, operations);
  }
}
