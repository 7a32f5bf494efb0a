import { alongPath } from './clip.js';

interface CoastProps {
  /** Closed outlines of land. */
  readonly d: string;
  /** Distances of the water lines from the shore, the farthest first. */
  readonly lines?: readonly number[];
}

/**
 * Land with its water lines: strokes of growing width laid under the land, ink and sea by turns, so that every line keeps its
 * distance from the shore whatever the coast does.
 */
export function Coast({ d, lines = [34, 26, 19, 13, 8, 4] }: CoastProps) {
  return (
    <g className="coast">
      <path className="coast-shoal" d={d} strokeWidth={lines[0] * 2.6} />
      {lines.map((reach, i) => (
        <g key={reach}>
          <path className="coast-line" d={d} strokeWidth={reach * 2} style={{ opacity: 0.22 + (0.5 * i) / lines.length }} />
          <path className="coast-gap" d={d} strokeWidth={reach * 2 - 1.5} />
        </g>
      ))}
      <path className="coast-land" d={d} />
      <g className="coast-wash" clipPath={alongPath(d)}>
        <path d={d} strokeWidth={14} />
        <path d={d} strokeWidth={7} />
      </g>
      <path className="coast-shore" d={d} />
    </g>
  );
}
