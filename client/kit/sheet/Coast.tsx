import { type SVGProps, useMemo } from 'react';
import { inPieces } from '../map/curves.js';
import { alongPath } from './clip.js';

interface CoastProps {
  /** Shorelines, as a path of straight and cubic segments. */
  readonly d: string;
  /** Outline of the land; needed if the shorelines are not closed. */
  readonly land?: string;
  /** Distances of the water lines from the shore, in descending order. */
  readonly lines?: readonly number[];
}

/** Draws land with water lines. Wide strokes below the land alternate between ink and sea, so that each line keeps its distance. */
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
