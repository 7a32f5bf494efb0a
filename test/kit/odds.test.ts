import { add, certain, chance, dieOdds, mean, times } from '../../src/kit/odds.js';

describe('odds', () => {
  it('two dice make 7 in 6 of 36 and 10 or more in 6 of 36', () => {
    const two = times(2, dieOdds(6));
    expect(chance(two, (n) => n === 7)).toBeCloseTo(6 / 36, 12);
    expect(chance(two, (n) => n >= 10)).toBeCloseTo(6 / 36, 12);
    expect(mean(two)).toBeCloseTo(7, 12);
  });

  it('a scored die adds up to one', () => {
    const hits = dieOdds(6, (face) => (face === 6 ? 2 : face === 5 ? 1 : 0));
    expect(chance(hits, () => true)).toBeCloseTo(1, 12);
    expect(mean(times(3, hits))).toBeCloseTo(1.5, 12);
  });

  it('no dice score nothing, for certain', () => {
    expect([...times(0, dieOdds(6))]).toEqual([[0, 1]]);
    expect([...add(certain(2), certain(3))]).toEqual([[5, 1]]);
  });
});
