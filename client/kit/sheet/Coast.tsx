import { type SVGProps, useMemo } from 'react';
import { inPieces } from '../map/curves.js';
import { alongPath } from './clip.js';

interface CoastProps {
  /** Shores, as a path of straight and cubic segments. */
  readonly d: string;
  /** Land, if its shores are not closed outlines. */
  readonly land?: string;
  /** Distances from the shore, the largest first. */
  readonly lines?: readonly number[];
}

/** Draws land with water lines: wide strokes below the land, ink and sea alternating, so that each line keeps its distance. */
export function Coast({ d, land = d, lines = [34, 26, 19, 13, 8, 4] }: CoastProps) {
  const shore = useMemo(() => inPieces(d).map((piece) => <path key={piece} d={piece} />), [d]);
  const along = (stroke: SVGProps<SVGGElement>) => (
    <g strokeLinecap="round" {...stroke}>
      {shore}
    </g>
  );
  return (
    <g className="wg-coast">
      {along({ className: 'wg-coast-shoal', strokeWidth: lines[0] * 2.6 })}
      {lines.map((reach, i) => (
        <g key={reach}>
          {along({ className: 'wg-coast-line', strokeWidth: reach * 2, style: { opacity: 0.22 + (0.5 * i) / lines.length } })}
          {along({ className: 'wg-coast-gap', strokeWidth: reach * 2 - 1.5 })}
        </g>
      ))}
      <path className="wg-coast-land" d={land} />
      <g className="wg-coast-wash" clipPath={alongPath(land)}>
        {along({ strokeWidth: 14 })}
        {along({ strokeWidth: 7 })}
      </g>
      {along({ className: 'wg-coast-shore' })}
    </g>
  );
}
