/** Whether what is handed to a component is what it was handed before, part by part: as React's `memo` compares. */
export function sameParts<T extends object>(before: T, now: T): boolean {
  if (before === now) return true;
  const keys = Object.keys(now) as (keyof T)[];
  return keys.length === Object.keys(before).length && keys.every((key) => Object.hasOwn(before, key) && Object.is(before[key], now[key]));
}

/** Whether small data says what it said before, though it was made anew: a state is copied with every move. */
export const sameData = (before: unknown, now: unknown): boolean => before === now || JSON.stringify(before) === JSON.stringify(now);
