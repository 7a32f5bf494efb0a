import { memo } from 'react';
import type { Side } from '../../../../src/games/war-with-spain/face.js';

/** Five petals of the Tudor rose. */
const PETALS = [0, 1, 2, 3, 4].map((i) => `rotate(${i * 72})`);

/** What the back of a counter shows: the Tudor rose, or the ragged cross of Burgundy. */
export function Badge({ side, size }: { readonly side: Side; readonly size: number }) {
  return (
    <g className={`wg-badge wg-badge-${side}`} transform={`scale(${size / 20})`}>
      {side === 'E' ? (
        <>
          {PETALS.map((turn) => (
            <path key={turn} className="wg-badge-main" transform={turn} d="M0 -2Q-11 -8 -7 -16Q-3 -20 0 -16Q3 -20 7 -16Q11 -8 0 -2Z" />
          ))}
          {PETALS.map((turn) => (
            <path key={turn} className="wg-badge-inner" transform={turn} d="M0 -1Q-5 -4 -3 -9Q0 -11 3 -9Q5 -4 0 -1Z" />
          ))}
          <circle className="wg-badge-hub" r={3} />
        </>
      ) : (
        <path
          className="wg-badge-main"
          d="M-18 -15L-15 -18L-10 -13L-10 -17L-7 -10L-3 -10L-4 -7L0 -3L4 -7L4 -11L7 -10L10 -16L11 -13L15 -18L18 -15L13 -10L17 -9L10 -7L9 -3L7 -4L3 0L7 4L11 4L10 7L16 10L13 11L18 15L15 18L10 13L9 17L7 10L3 9L4 7L0 3L-4 7L-4 11L-7 10L-10 16L-11 13L-15 18L-18 15L-13 10L-17 9L-10 7L-9 3L-7 4L-3 0L-7 -4L-11 -4L-10 -7L-16 -10L-13 -11Z"
        />
      )}
    </g>
  );
}

/** The banner of a side over a place it holds. */
export const Banner = memo(function Banner({
  side,
  x,
  y,
  scale = 1,
}: {
  readonly side: Side;
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
}) {
  return (
    <g className={`wg-arms-banner wg-side-${side}`} transform={`translate(${x} ${y}) scale(${scale})`}>
      <path className="wg-banner-pole" d="M0 4V-26" />
      <path className="wg-banner-cloth" d="M0 -26Q7 -29 12 -25T24 -25V-11Q17 -8 12 -11T0 -12Z" />
      <path className="wg-banner-device" d={side === 'E' ? 'M0 -19Q7 -21 12 -18T24 -18M11 -27V-10' : 'M2 -25L22 -12M22 -24L2 -13'} />
    </g>
  );
});
