/**
 * Returns every object and array of a state.
 * @throws Error if one occurs twice, or is in `elsewhere`
 */
export function separateParts(state: unknown, elsewhere: ReadonlySet<object>, found = new Set<object>(), path = 'G'): Set<object> {
  if (typeof state !== 'object' || state === null) return found;
  if (found.has(state)) throw new Error(`${path} is in two places`);
  if (elsewhere.has(state)) throw new Error(`${path} is a part of another match, of the rules, or of an event`);
  found.add(state);
  for (const [key, inner] of Object.entries(state)) separateParts(inner, elsewhere, found, `${path}.${key}`);
  return found;
}

export function* partsOf(value: unknown): Generator<object> {
  if (typeof value !== 'object' || value === null) return;
  yield value;
  for (const inner of Object.values(value)) yield* partsOf(inner);
}
