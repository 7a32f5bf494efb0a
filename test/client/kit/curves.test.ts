import { flowing, inPieces, type Point, polyline } from '../../../client/kit/curves.js';

const ring = (count: number): Point[] =>
  Array.from({ length: count }, (_, i) => [Math.round(100 * Math.cos((i * 6.28) / count)), Math.round(100 * Math.sin((i * 6.28) / count))]);

const ends = (piece: string) => {
  const numbers = (piece.match(/-?[\d.]+/g) ?? []).map(Number);
  return { from: numbers.slice(0, 2), to: numbers.slice(-2) };
};

describe('a path in pieces', () => {
  it.each([
    ['an open line of curves', flowing(ring(200))],
    ['a closed line of curves', flowing(ring(200), true)],
    ['a closed line of straight strokes', polyline(ring(151), true)],
    ['a short line', polyline(ring(3))],
  ])('has every stroke of %s once, each piece beginning where the last one ends', (_, path) => {
    const pieces = inPieces(path);
    const [start] = path.split(/(?=[LCZ])/);
    const strokes = pieces.map((piece) => piece.replace(/^M[^LC]*/, '')).join('');
    expect(`${start}${strokes}`).toBe(path.replace('Z', `L${start.slice(1)}`));
    expect(pieces.slice(1).map((piece) => ends(piece).from)).toEqual(pieces.slice(0, -1).map((piece) => ends(piece).to));
  });

  it('goes from one outline to the next without a stroke between them', () => {
    const [one, two] = [
      polyline(
        [
          [0, 0],
          [9, 0],
          [9, 9],
        ],
        true,
      ),
      polyline(
        [
          [50, 50],
          [59, 50],
          [59, 59],
        ],
        true,
      ),
    ];
    expect(inPieces(one + two)).toEqual([...inPieces(one), ...inPieces(two)]);
  });

  it('is of pieces short enough to be passed over', () => {
    expect(Math.max(...inPieces(flowing(ring(1000), true)).map((piece) => piece.match(/C/g)?.length ?? 0))).toBe(60);
  });
});
