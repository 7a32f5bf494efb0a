/** Returns `value`. Throws a RangeError if it is undefined. */
export function defined<T>(value: T | undefined): T {
  if (value === undefined) throw new RangeError('no such entry');
  return value;
}
