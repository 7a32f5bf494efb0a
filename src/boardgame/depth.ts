/** No match is nested nearly so deep; what compares, copies and writes JSON calls itself for every level. */
export const DEEPEST = 64;

const inside = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value).filter((each) => typeof each === 'object' && each !== null) : [];

/**
 * Whether arrays and objects of some JSON stand in one another deeper than `most`. It is gone through level by level: no depth is too
 * much for this, as it would be for whatever calls itself.
 */
export function isDeeper(json: unknown, most: number): boolean {
  let level = inside([json]);
  for (let depth = 1; level.length; depth++) {
    if (depth > most) return true;
    level = level.flatMap(inside);
  }
  return false;
}
