import { MOVEMENT, onEdge, type Salamis, sizeOf } from '../../../../src/games/salamis-ad-actium/face.js';
import type { StepView } from '../session.js';
import { Arcs } from './Arcs.js';
import { baseOutline } from './CourseLayer.js';
import { MARGIN, onSheet, type Sheet } from './scale.js';

interface OrdersProps {
  readonly G: Salamis;
  readonly sheet: Sheet;
  readonly plan: StepView;
}

/** What lies under the ships while something is ordered: the zone to deploy in, the cone of a move, rings and arcs. */
export function OrdersBelow({ G, sheet, plan }: OrdersProps) {
  const { zone, shunned, cone, approaching, weapons } = plan;
  const own = plan.selected !== undefined && G.ships[plan.selected] ? G.ships[plan.selected] : undefined;
  const [x, y] = own ? onSheet(sheet, own.at.x, own.at.y) : [0, 0];
  return (
    <>
      {zone && (
        <rect
          className="wg-deploy-zone"
          x={MARGIN + zone[0]}
          y={MARGIN + sheet.table.h - zone[3]}
          width={zone[2] - zone[0]}
          height={zone[3] - zone[1]}
        />
      )}
      {shunned && (
        <svg className="wg-shunned" aria-hidden="true" x={MARGIN} y={MARGIN} width={sheet.table.w} height={sheet.table.h} overflow="hidden">
          {shunned.ids.map((id) => {
            const [sx, sy] = onSheet(sheet, G.ships[id].at.x, G.ships[id].at.y);
            return <circle key={id} cx={sx - MARGIN} cy={sy - MARGIN} r={shunned.mm + sizeOf(G.ships[id])[1] / 2} />;
          })}
        </svg>
      )}
      {own && cone && cone.length > 1 && (
        <path className="wg-move-cone" d={`M${x} ${y}${cone.map(([cx, cy]) => `L${onSheet(sheet, cx, cy).join(' ')}`).join('')}Z`} />
      )}
      {own &&
        approaching &&
        [MOVEMENT.approachKeep, MOVEMENT.approachStart].map((mm) => (
          <circle key={mm} className="wg-approach-ring" cx={x} cy={y} r={mm + sizeOf(own)[0] / 2} />
        ))}
      {own && weapons && <Arcs sheet={sheet} vessel={own} reach={sizeOf(own)[0] / 2} weapons={weapons} />}
    </>
  );
}

const ARROW = 'M0 -34L12 -10H5V22H-5V-10H-12Z';

/** What lies over the ships: berths of a squadron, and where a reserve would come in. */
export function OrdersAbove({ G, sheet, plan: { berths, entry } }: OrdersProps) {
  const at = entry && onEdge(G, entry.edge, entry.at);
  return (
    <>
      {berths?.map((berth) => (
        <path key={berth.id} className="wg-berth" d={baseOutline(sheet, G, berth.id, berth)} />
      ))}
      {entry && at && (
        <path
          className="wg-entry-mark"
          d={ARROW}
          transform={`translate(${onSheet(sheet, at.x, at.y).join(' ')}) rotate(${entry.heading})`}
        />
      )}
    </>
  );
}
