/** A deep copy of plain JSON. Several times faster than `structuredClone`, and every move makes one. */
export function clone<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(clone) as T;
  // Copied as a whole first: that keeps the shape by which engines find members fast.
  const copy = { ...value } as Record<string, unknown>;
  for (const key in copy) {
    const member = copy[key];
    if (typeof member === 'object' && member !== null) copy[key] = clone(member);
  }
  return copy as T;
}
