/** Returns a deep copy of plain JSON, several times faster than `structuredClone`. Every move makes one. */
export function clone<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(clone) as T;
  // Spreading first keeps the object's hidden class, so property access stays fast.
  const copy = { ...value } as Record<string, unknown>;
  for (const key in copy) {
    const member = copy[key];
    if (typeof member === 'object' && member !== null) copy[key] = clone(member);
  }
  return copy as T;
}
