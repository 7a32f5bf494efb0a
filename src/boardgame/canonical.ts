/**
 * JSON in one form alone: the keys of every object in order, no blanks (RFC 8785). Two texts are the same where the values are, however
 * their keys stood. `value` is plain JSON as `JSON.parse` gives it.
 */
export function canonical(value: unknown): string {
  // A number too big for JSON was read as infinite, and is not the same as null.
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  const record = value as Record<string, unknown>;
  const members = Object.keys(record)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonical(record[key])}`);
  return `{${members.join(',')}}`;
}
