import { ShownHere } from '../../../client/kit/shownHere.js';

const position = (n: number) => ({ n, ships: { a: n % 3, b: [n] } });

describe('what a board was shown', () => {
  it('is kept from the first position on, each as it was', () => {
    const shown = new ShownHere<ReturnType<typeof position>>();
    expect(shown.earliest).toBeUndefined();
    for (let n = 7; n < 180; n++) shown.add(n, position(n));
    shown.add(179, position(0));
    expect(shown.earliest).toBe(7);
    for (let n = 7; n < 180; n++) expect(shown.at(n)).toEqual(position(n));
    expect([shown.at(6), shown.at(180)]).toEqual([undefined, undefined]);
  });

  it('leaves out what came while the line was down, and finds the nearest', () => {
    const shown = new ShownHere<ReturnType<typeof position>>();
    for (const n of [3, 4, 9, 10]) shown.add(n, position(n));
    expect([shown.upTo(8), shown.since(5), shown.upTo(1), shown.since(11)]).toEqual([4, 9, 3, undefined]);
    expect(shown.at(9)).toEqual(position(9));
  });

  it('begins anew where the match does', () => {
    const shown = new ShownHere<ReturnType<typeof position>>();
    for (const n of [0, 1, 2, 0, 1]) shown.add(n, position(n * 2));
    expect([shown.earliest, shown.at(1), shown.at(2)]).toEqual([0, position(2), undefined]);
  });
});
