/** Whether what is handed to a component is what it was handed before, part by part: as React's `memo` compares. */
export const sameParts = <T extends object>(before: T, now: T): boolean =>
  (Object.keys({ ...before, ...now }) as (keyof T)[]).every((key) => Object.is(before[key], now[key]));

/** Whether small data says what it said before, though it was made anew: a state is copied with every move. */
export const sameData = (before: unknown, now: unknown): boolean => before === now || JSON.stringify(before) === JSON.stringify(now);
