import { appraising, chanceOf, DRAWN, edge, logOdds, weighed, worthOf } from '../../src/kit/appraise.js';

describe('who stands better', () => {
  it('is a chance: even where nothing speaks for anybody, and as sure as it is unsure', () => {
    expect(chanceOf(0)).toBe(0.5);
    expect(chanceOf(3) + chanceOf(-3)).toBeCloseTo(1, 12);
    expect(logOdds(chanceOf(1.25))).toBeCloseTo(1.25, 12);
  });

  it('a feature counts what it is fitted to count early, late, and in proportion between', () => {
    const chances = { ships: [1, 3] } as const;
    const sums = [0, 0.5, 1].map((gone) => logOdds(weighed({ ships: 1, weather: 9 }, gone, chances)));
    expect(sums.map((sum) => Math.round(sum * 1000) / 1000)).toEqual([1, 2, 3]);
  });

  it('an edge is a share of all there is', () => {
    expect([edge(3, 1), edge(1, 3), edge(2, 0), edge(0, 0)]).toEqual([0.5, -0.5, 1, 0]);
  });

  it('a finished match is worth 1, 0 or a half, whatever stood on the table', () => {
    const [won, drawn] = [
      { winner: '1', reason: 'r', turn: 1 },
      { reason: 'r', turn: 1 },
    ];
    expect([worthOf(won, '0'), worthOf(won, '1'), worthOf(drawn, '0')]).toEqual([0, 1, DRAWN]);
    const scales = { features: () => ({ ships: 1 }), gone: () => 0 };
    const appraise = appraising<{ over: boolean }>({ result: ({ over }) => (over ? won : undefined) }, scales, { ships: [2, 2] });
    expect([appraise({ over: true }, '0'), appraise({ over: true }, '1')]).toEqual([0, 1]);
    expect(appraise({ over: false }, '0')).toBeCloseTo(chanceOf(2), 12);
    expect(appraise({ over: false }, '1')).toBeCloseTo(chanceOf(-2), 12);
  });
});
