import type { Point } from '../map/curves.js';

interface RulerLineProps {
  readonly from: Point | undefined;
  readonly to: Point | undefined;
  readonly text: string | undefined;
  /** Height of the letters, in map units. */
  readonly size: number;
}

export function RulerLine({ from, to, text, size }: RulerLineProps) {
  if (!from) return null;
  const end = size * 0.3;
  return (
    <g className="wg-ruler" style={{ strokeWidth: size * 0.15 }}>
      {to && (
        <>
          <path className="wg-ruler-under" d={`M${from.join(' ')}L${to.join(' ')}`} style={{ strokeWidth: size * 0.46 }} />
          <path className="wg-ruler-line" d={`M${from.join(' ')}L${to.join(' ')}`} />
          <circle className="wg-ruler-end" cx={to[0]} cy={to[1]} r={end} />
        </>
      )}
      <circle className="wg-ruler-end" cx={from[0]} cy={from[1]} r={end} />
      {to && text && (
        <text
          className="wg-ruler-text"
          x={(from[0] + to[0]) / 2}
          y={(from[1] + to[1]) / 2 - size * 0.6}
          style={{ fontSize: size, strokeWidth: size * 0.32 }}
        >
          {text}
        </text>
      )}
    </g>
  );
}
