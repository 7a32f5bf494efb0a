import { type Boarding, flag, type GrandArmada, type ShipId, ship, type Volley } from '../../../../src/games/grand-armada/face.js';
import type { Point } from '../../../kit/map/curves.js';
import { layout } from './geography.js';

const pointOf = (G: GrandArmada, id: ShipId): Point => layout.at(ship(G, id).hex ?? '') ?? [0, 0];

/** From one ship towards another, from rim to rim, a little to the right so that two ways lie side by side. */
function between(G: GrandArmada, from: ShipId, to: ShipId, beside: number, inset = 20) {
  const [[ax, ay], [bx, by]] = [pointOf(G, from), pointOf(G, to)];
  const length = Math.hypot(bx - ax, by - ay) || 1;
  const [ux, uy] = [(bx - ax) / length, (by - ay) / length];
  const shift: Point = [-uy * beside, ux * beside];
  const start: Point = [ax + ux * inset + shift[0], ay + uy * inset + shift[1]];
  const end: Point = [bx - ux * inset + shift[0], by - uy * inset + shift[1]];
  return { start, end, angle: (Math.atan2(uy, ux) * 180) / Math.PI };
}

/** The orders for close fire that a player has laid out: a bold line for guns, a dotted one for a crew. */
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

/** Who boards whom: an arrow from every ship of a group to the one it falls upon. */
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
