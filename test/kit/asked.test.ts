import { asking, onceAsked, onceAskedOf } from '../../src/kit/asked.js';

describe('what is found out once a question', () => {
  let sought = 0;
  const double = onceAsked((G: { n: number }) => {
    sought += 1;
    return G.n * 2;
  });
  beforeEach(() => {
    sought = 0;
  });

  it('is not sought again while the question lasts', () => {
    const G = { n: 2 };
    expect(asking(() => [double(G), double(G)])).toEqual([4, 4]);
    expect(sought).toBe(1);
  });

  it('is sought again for the next question, so that a state may be changed between two', () => {
    const G = { n: 2 };
    asking(() => double(G));
    G.n = 5;
    expect(asking(() => double(G))).toBe(10);
  });

  it('is sought each time while nobody asks: a move that is carried out changes the state', () => {
    const G = { n: 2 };
    double(G);
    G.n = 3;
    expect(double(G)).toBe(6);
  });

  it('is kept apart for another state, and for a question within a question', () => {
    const G = { n: 2 };
    const other = { n: 7 };
    asking(() => {
      expect([double(G), double(other), double(G)]).toEqual([4, 14, 4]);
      const inner = asking(() => double({ n: 1 }));
      expect([inner, double(G)]).toEqual([2, 4]);
    });
  });

  it('is not sought again for a question that is asked on the way to the answer', () => {
    const G = { n: 2 };
    expect(asking(() => [double(G), asking(() => double(G)), double(G)])).toEqual([4, 4, 4]);
    expect(sought).toBe(1);
  });

  it('ends with the question also when the answer fails', () => {
    const G = { n: 2 };
    expect(() =>
      asking(() => {
        double(G);
        throw new Error('no answer');
      }),
    ).toThrow('no answer');
    G.n = 4;
    expect(double(G)).toBe(8);
  });

  it('is kept apart for each part that is asked of', () => {
    const asked: string[] = [];
    const of = onceAskedOf((G: { [part: string]: number }, part: string) => {
      asked.push(part);
      return G[part];
    });
    const G = { a: 1, b: 2 };
    expect(asking(() => [of(G, 'a'), of(G, 'b'), of(G, 'a')])).toEqual([1, 2, 1]);
    expect(asked).toEqual(['a', 'b']);
    G.a = 5;
    expect([of(G, 'a'), asking(() => of(G, 'a'))]).toEqual([5, 5]);
  });
});
