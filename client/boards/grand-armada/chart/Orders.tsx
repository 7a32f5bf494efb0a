import {
  type Boarding,
  flag,
  type GrandArmada,
  type HexId,
  type ShipId,
  ship,
  type Volley,
} from '../../../../src/games/grand-armada/face.js';
import { HexCourse } from '../../../kit/hex/HexMarks.js';
import type { Point } from '../../../kit/map/curves.js';
import type { CourseDraft } from '../session.js';
import { edgePlace, layout, placePoint } from './geography.js';
import { FreshCounter, ShipCounter } from './ShipCounter.js';

interface CourseProps {
  readonly G: GrandArmada;
  readonly course: CourseDraft;
}

/** Draws a course: its path, the MP spent at each hex, and a ghost of the ship at the end. */
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

const pointOf = (G: GrandArmada, id: ShipId): Point => layout.at(ship(G, id).hex ?? '') ?? [0, 0];

/** Returns a line between two ships, shifted to the right so that opposite lines do not overlap. */
function between(G: GrandArmada, from: ShipId, to: ShipId, beside: number, inset = 20) {
  const [[ax, ay], [bx, by]] = [pointOf(G, from), pointOf(G, to)];
  const length = Math.hypot(bx - ax, by - ay) || 1;
  const [ux, uy] = [(bx - ax) / length, (by - ay) / length];
  const shift: Point = [-uy * beside, ux * beside];
  const start: Point = [ax + ux * inset + shift[0], ay + uy * inset + shift[1]];
  const end: Point = [bx - ux * inset + shift[0], by - uy * inset + shift[1]];
  return { start, end, angle: (Math.atan2(uy, ux) * 180) / Math.PI };
}

/** Draws fire orders as lines: solid for guns, dotted for crew fire. */
export function VolleyLines({ G, orders }: { readonly G: GrandArmada; readonly orders: readonly Volley[] }) {
  return (
    <g>
      {orders.map(({ ship: id, weapon, target }) => {
        const { start, end, angle } = between(G, id, target, weapon === 'guns' ? 6 : -6);
        return (
          <g key={`${id}${weapon}`} className={`wg-volley wg-${weapon}`}>
            <path className="wg-volley-shaft" d={`M${start.join(' ')}L${end.join(' ')}`} />
            {weapon === 'guns' ? (
              <circle className="wg-volley-ball" cx={end[0]} cy={end[1]} r={6} />
            ) : (
              <path className="wg-volley-ball" transform={`translate(${end.join(' ')}) rotate(${angle})`} d="M6 0L-6 -6V6Z" />
            )}
          </g>
        );
      })}
    </g>
  );
}

export function BoardingArrows({ G, list }: { readonly G: GrandArmada; readonly list: readonly Boarding[] }) {
  return (
    <g>
      {list.flatMap(({ single, group }, i) =>
        group.map((id) => {
          const { start, end, angle } = between(G, id, single, 0, 14);
          return (
            <g key={`${id}${single}`} className={`wg-boarding-arrow wg-fleet-${flag(id)}`}>
              <path className="wg-boarding-shaft" d={`M${start.join(' ')}L${end.join(' ')}`} />
              <path className="wg-boarding-head" transform={`translate(${end.join(' ')}) rotate(${angle})`} d="M9 0L-9 -10L-4 0L-9 10Z" />
              <g transform={`translate(${(start[0] + end[0]) / 2} ${(start[1] + end[1]) / 2})`} className="wg-boarding-number">
                <circle r={9} />
                <text y={4.4}>{i + 1}</text>
              </g>
            </g>
          );
        }),
      )}
    </g>
  );
}
