import { type SVGProps, useMemo } from 'react';
import { inPieces } from '../map/curves.js';
import { alongPath } from './clip.js';

interface CoastProps {
  /** Closed outlines of land, of straight and cubic strokes. */
  readonly d: string;
  /** Distances of the water lines from the shore, the farthest first. */
  readonly lines?: readonly number[];
}

/**
 * Land with its water lines: strokes of growing width laid under the land, ink and sea by turns, so that every line keeps its
 * distance from the shore whatever the coast does.
 */
export function Coast({ d, lines = [34, 26, 19, 13, 8, 4] }: CoastProps) {
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
      <path className="wg-coast-land" d={d} />
      <g className="wg-coast-wash" clipPath={alongPath(d)}>
        {along({ strokeWidth: 14 })}
        {along({ strokeWidth: 7 })}
      </g>
      {along({ className: 'wg-coast-shore' })}
    </g>
  );
}
