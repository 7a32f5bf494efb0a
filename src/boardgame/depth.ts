/** Maximum nesting depth. Limited because comparing, copying and writing JSON are recursive. */
export const DEEPEST = 64;

const inside = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value).filter((each) => typeof each === 'object' && each !== null) : [];

/** Whether JSON is nested deeper than `most`. Not recursive, and so safe at any depth. */
export function isDeeper(json: unknown, most: number): boolean {
  let level = inside([json]);
  for (let depth = 1; level.length; depth++) {
    if (depth > most) return true;
    level = level.flatMap(inside);
  }
  return false;
}
