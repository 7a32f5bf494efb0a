/**
 * A state in which every part that says what it said before is the part from before: whoever compares the two later sees at once what has
 * changed. Changes `after`, whose parts nobody else may hold.
 * @param before plain JSON, as `after` is
 */
export function sharing<T>(before: unknown, after: T): T {
  if (typeof after !== 'object' || after === null || typeof before !== 'object' || before === null || before === after) return after;
  if (Array.isArray(after)) return Array.isArray(before) && sameItems(before, after) ? (before as T) : after;
  return !Array.isArray(before) && sameMembers(before as Json, after as Json) ? (before as T) : after;
}

type Json = Record<string, unknown>;

function sameItems(before: readonly unknown[], after: unknown[]): boolean {
  let same = before.length === after.length;
  for (let i = 0; i < after.length; i++) {
    const item = after[i];
    if (item === before[i]) continue;
    const shared = sharing(before[i], item);
    if (shared !== item) after[i] = shared;
    else same = false;
  }
  return same;
}

function sameMembers(before: Json, after: Json): boolean {
  let same = true;
  let more = 0;
  for (const key in after) {
    more += 1;
    const member = after[key];
    if (member === before[key]) continue;
    const shared = sharing(before[key], member);
    if (shared !== member) after[key] = shared;
    else same = false;
  }
  if (!same) return false;
  for (const _ in before) more -= 1;
  return more === 0;
}
