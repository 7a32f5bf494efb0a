import type { Point } from '../../../kit/map/curves.js';
import type { Mark } from '../session.js';
import type { PlaceId } from './places.js';

interface MarksProps {
  readonly marks: ReadonlyMap<PlaceId, Mark>;
  readonly at: (place: PlaceId) => Point | undefined;
  /** Half the width of a place: a square has corners, a box is round. */
  readonly reach: number | ((place: PlaceId) => number);
  readonly round?: boolean;
}

const HATCH = [-0.6, -0.2, 0.2, 0.6];

function Shape({ mark, reach, round }: { readonly mark: Mark; readonly reach: number; readonly round?: boolean }) {
  const r = reach - 4;
  const corner = r * 0.45;
  const ground = round ? <circle r={r + 4} /> : <rect x={-r} y={-r} width={2 * r} height={2 * r} rx={6} />;
  switch (mark.kind) {
    case 'no':
      return <path d={`M${-r * 0.3} ${-r * 0.3}L${r * 0.3} ${r * 0.3}M${r * 0.3} ${-r * 0.3}L${-r * 0.3} ${r * 0.3}`} />;
    case 'target':
      return (
        <>
          {ground}
          <path
            className="wg-mark-corners"
            d={(
              [
                [-1, -1],
                [1, -1],
                [1, 1],
                [-1, 1],
              ] as const
            )
              .map(([sx, sy]) => `M${sx * (r + 3)} ${sy * (r + 3 - corner)}V${sy * (r + 3)}H${sx * (r + 3 - corner)}`)
              .join('')}
          />
        </>
      );
    case 'stop':
      return (
        <>
          {ground}
          <path
            className="wg-mark-hatch"
            d={HATCH.map((share) => `M${-r * 0.9} ${r * (share + 0.3)}L${r * 0.9} ${r * (share - 0.3)}`).join('')}
          />
        </>
      );
    default:
      return ground;
  }
}

/** Lit places: free ones filled, stop squares hatched, forbidden ones crossed, targets between corners; costs written out. */
export function Marks({ marks, at, reach, round }: MarksProps) {
  return (
    <g className="wg-marks">
      {[...marks].map(([place, mark]) => {
        const point = at(place);
        if (!point) return null;
        const half = typeof reach === 'number' ? reach : reach(place);
        return (
          <g key={place} className={`wg-mark wg-mark-${mark.kind}`} transform={`translate(${point[0]} ${point[1]})`}>
            <Shape mark={mark} reach={half} round={round} />
            {mark.label && (
              <g className="wg-mark-cost" transform={round ? `translate(0 ${-half - 8})` : undefined}>
                <rect x={-8 - mark.label.length * 5} y={-14} width={16 + mark.label.length * 10} height={28} rx={14} />
                <text y={6.5}>{mark.label}</text>
              </g>
            )}
          </g>
        );
      })}
    </g>
  );
}

/** A course laid out on a chart, with an arrow at its end. */
export function CourseLine({ points }: { readonly points: readonly Point[] }) {
  if (points.length < 2) return null;
  const [[ax, ay], [bx, by]] = [points[points.length - 2], points[points.length - 1]];
  const angle = (Math.atan2(by - ay, bx - ax) * 180) / Math.PI;
  return (
    <g className="wg-course-line">
      <path d={points.map(([x, y], i) => `${i ? 'L' : 'M'}${x} ${y}`).join('')} />
      <path className="wg-course-head" transform={`translate(${bx} ${by}) rotate(${angle})`} d="M12 0L-10 -11L-5 0L-10 11Z" />
    </g>
  );
}

/** Rings that say "look here". */
export function Flares({ points, reach }: { readonly points: readonly Point[]; readonly reach: number }) {
  return (
    <g className="wg-flares">
      {points.map(([x, y], i) => (
        <circle key={i} cx={x} cy={y} r={reach} />
      ))}
    </g>
  );
}
