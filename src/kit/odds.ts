/** An exact distribution: outcome to probability, adding up to 1. */
export type Odds = ReadonlyMap<number, number>;

export const certain = (value: number): Odds => new Map([[value, 1]]);

/** Returns the odds of one die. `score` maps faces to outcomes. */
export function dieOdds(sides: number, score: (face: number) => number = (face) => face): Odds {
  const odds = new Map<number, number>();
  for (let face = 1; face <= sides; face++) {
    const value = score(face);
    odds.set(value, (odds.get(value) ?? 0) + 1 / sides);
  }
  return odds;
}

export function add(a: Odds, b: Odds): Odds {
  const odds = new Map<number, number>();
  for (const [x, p] of a) for (const [y, q] of b) odds.set(x + y, (odds.get(x + y) ?? 0) + p * q);
  return odds;
}

/** Returns the odds of a sum of `count` independent outcomes. */
export function times(count: number, one: Odds): Odds {
  let odds = certain(0);
  for (let i = 0; i < count; i++) odds = add(odds, one);
  return odds;
}

/** Returns the probability of an outcome that passes `test`, without rounding errors near 1. */
export function chance(odds: Odds, test: (value: number) => boolean): number {
  let sum = 0;
  for (const [value, p] of odds) if (test(value)) sum += p;
  return Math.round(sum * 1e12) / 1e12;
}

export function mean(odds: Odds, score: (value: number) => number = (value) => value): number {
  let sum = 0;
  for (const [value, p] of odds) sum += p * score(value);
  return sum;
}

export function mapped(odds: Odds, score: (value: number) => number): Odds {
  const scores = new Map<number, number>();
  for (const [value, p] of odds) {
    const to = score(value);
    scores.set(to, (scores.get(to) ?? 0) + p);
  }
  return scores;
}

/** Returns the odds of two independent outcomes combined by `score`. */
export function both(a: Odds, b: Odds, score: (a: number, b: number) => number): Odds {
  const scores = new Map<number, number>();
  for (const [x, p] of a) {
    for (const [y, q] of b) {
      const to = score(x, y);
      scores.set(to, (scores.get(to) ?? 0) + p * q);
    }
  }
  return scores;
}
