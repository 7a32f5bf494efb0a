/** Returns canonical JSON (RFC 8785): sorted keys, no spaces. `value` must come from `JSON.parse`. */
export function canonical(value: unknown): string {
  // `JSON.parse` reads huge numbers as Infinity, which must not become null.
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  const record = value as Record<string, unknown>;
  const members = Object.keys(record)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonical(record[key])}`);
  return `{${members.join(',')}}`;
}
