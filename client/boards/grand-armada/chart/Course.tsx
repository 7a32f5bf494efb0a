import type { GrandArmada, HexId } from '../../../../src/games/grand-armada/face.js';
import { HexCourse } from '../../../kit/hex/HexMarks.js';
import type { Point } from '../../../kit/map/curves.js';
import type { CourseDraft } from '../session.js';
import { edgePlace, layout, placePoint } from './geography.js';
import { FreshCounter, ShipCounter } from './ShipCounter.js';

interface CourseProps {
  readonly G: GrandArmada;
  readonly course: CourseDraft;
}

/** A course that has been laid out: the way, the points it has taken at each hex, and the ship's ghost at its end. */
export function Course({ G, course: { id, from, legs, end, edge } }: CourseProps) {
  const hexes: HexId[] = [...(from ? [from] : []), ...legs.filter(({ token }) => token === 'F').map(({ hex }) => hex)];
  const at: Point = layout.at(end.hex) ?? [0, 0];
  const last = new Map(legs.map(({ hex, spent }) => [hex, spent]));
  const beyond = edge && placePoint(edgePlace(edge));
  const moved = hexes.length > 1 || !from || legs.length > 0;
  return (
    <g>
      <HexCourse layout={layout} path={hexes} />
      {beyond && (
        <path
          className="wg-course-beyond"
          d={`M${at.join(' ')}L${edge === 'N' || edge === 'S' ? `${at[0]} ${beyond[1]}` : `${beyond[0]} ${at[1]}`}`}
        />
      )}
      {moved && (
        <g className="wg-ghost" transform={`translate(${at.join(' ')})`}>
          {G.ships[id] ? <ShipCounter G={G} id={id} heading={end.heading} /> : <FreshCounter id={id} heading={end.heading} />}
        </g>
      )}
      {[...last].map(([hex, spent]) => {
        const [x, y] = layout.at(hex) ?? [0, 0];
        return (
          <g key={hex} className="wg-course-cost" transform={`translate(${x - 22} ${y - 22})`}>
            <circle r={10.5} />
            <text y={5}>{spent}</text>
          </g>
        );
      })}
    </g>
  );
}
