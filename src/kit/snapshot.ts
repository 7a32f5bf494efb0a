/**
 * Returns an immutable copy of a changing state that reuses the equal parts of the previous copy. Comparing two copies is fast, and a move
 * copies only the parts it changes.
 * @param before the previous copy; must share no part with `live`
 * @param live plain JSON
 */
export function snapshot<T>(before: unknown, live: T): T {
  if (typeof live !== 'object' || live === null) return live;
  if (Array.isArray(live)) return items(Array.isArray(before) ? before : undefined, live) as T;
  return members(isRecord(before) ? before : undefined, live as Json) as T;
}

type Json = Record<string, unknown>;

const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

function items(before: readonly unknown[] | undefined, live: readonly unknown[]): readonly unknown[] {
  if (!before) return live.map((item) => snapshot(undefined, item));
  let copy: unknown[] | undefined;
  for (let i = 0; i < live.length; i++) {
    const kept = snapshot(before[i], live[i]);
    if (kept !== before[i]) copy ??= before.slice(0, i);
    copy?.push(kept);
  }
  return copy ?? (live.length === before.length ? before : before.slice(0, live.length));
}

function members(before: Json | undefined, live: Json): Json {
  if (!before) return Object.fromEntries(Object.entries(live).map(([key, member]) => [key, snapshot(undefined, member)]));
  let copy: Json | undefined;
  let count = 0;
  for (const key in live) {
    const now = live[key];
    const was = before[key];
    count += 1;
    if (now === was) continue;
    const kept = typeof now === 'object' && now !== null ? snapshot(was, now) : now;
    if (kept !== was) copy ??= unchanged(before, live, key);
    if (copy) copy[key] = kept;
  }
  if (copy) return copy;
  for (const _ in before) count -= 1;
  return count ? unchanged(before, live) : before;
}

/** Returns a copy of `live` with the members of `before` up to `changed`. */
function unchanged(before: Json, live: Json, changed?: string): Json {
  const copy = { ...live };
  for (const key in copy) {
    if (key === changed) break;
    copy[key] = before[key];
  }
  return copy;
}
