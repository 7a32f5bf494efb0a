/**
 * What a state that goes on changing is at this moment: a copy that nobody changes, in which every part that says what it said in the copy
 * before is the part from before. Whoever compares the two later sees at once what has changed, and a move costs no copy of the rest.
 * @param before the copy before, of which `live` holds no part
 * @param live plain JSON, as `before` is
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

/** What is live, with the parts of the copy before in it up to a member that has changed. */
function unchanged(before: Json, live: Json, changed?: string): Json {
  const copy = { ...live };
  for (const key in copy) {
    if (key === changed) break;
    copy[key] = before[key];
  }
  return copy;
}
