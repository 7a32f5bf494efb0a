/** Whether two objects have identical properties, as in React's `memo`. */
export function sameParts<T extends object>(before: T, now: T): boolean {
  if (before === now) return true;
  const keys = Object.keys(now) as (keyof T)[];
  return keys.length === Object.keys(before).length && keys.every((key) => Object.hasOwn(before, key) && Object.is(before[key], now[key]));
}

/** Whether two small JSON values are deeply equal. */
export const sameData = (before: unknown, now: unknown): boolean => before === now || JSON.stringify(before) === JSON.stringify(now);
