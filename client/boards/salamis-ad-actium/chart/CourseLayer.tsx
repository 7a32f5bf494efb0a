import { MOVEMENT, onEdge, rect, type Salamis, type Ship, sizeOf, type WeaponReach } from '../../../../src/games/salamis-ad-actium/face.js';
import { useKitWords } from '../../../kit/words/index.js';
import type { ShipCourse, StepView } from '../session.js';
import { MARGIN, onSheet, type Sheet } from './scale.js';

const rad = (degrees: number) => (degrees * Math.PI) / 180;

/**
 * Returns the path of a weapon's range: a circle if `half` is 180° or more, otherwise a sector `half` degrees to each
 * side of heading `h`.
 */
function sector(x: number, y: number, h: number, half: number, r: number): string {
  if (half >= 180) return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
  const [x1, y1] = [x + r * Math.sin(rad(h - half)), y - r * Math.cos(rad(h - half))];
  const [x2, y2] = [x + r * Math.sin(rad(h + half)), y - r * Math.cos(rad(h + half))];
  return `M${x} ${y}L${x1} ${y1}A${r} ${r} 0 0 1 ${x2} ${y2}Z`;
}

const headings = (h: number, arc: WeaponReach['arc']): number[] => (arc === 'B' ? [h - 90, h + 90] : arc === 'A' ? [h + 180] : [h]);

interface ArcsProps {
  readonly sheet: Sheet;
  readonly vessel: Ship;
  /** Half the length of the ship's base, in mm. It is added to ranges, which are measured from base to base. */
  readonly reach: number;
  readonly weapons: readonly WeaponReach[];
}

/** Draws the short and long range of weapons around a ship. */
export function Arcs({ sheet, vessel, reach, weapons }: ArcsProps) {
  const [x, y] = onSheet(sheet, vessel.at.x, vessel.at.y);
  return (
    <g className="wg-arcs">
      {weapons.flatMap(({ weapon, arc, half, short, long }) =>
        headings(vessel.at.h, arc).map((h) => (
          <g key={`${weapon}${h}`} className="wg-arc">
            <path className="wg-arc-long" d={sector(x, y, h, half, long + reach)} />
            <path className="wg-arc-short" d={sector(x, y, h, half, short + reach)} />
          </g>
        )),
      )}
    </g>
  );
}

const TENTHS = 10;

function baseOutline(sheet: Sheet, G: Salamis, id: string, place: { x: number; y: number; h: number }): string {
  const corners = rect(place, sizeOf(G.ships[id]));
  let d = '';
  for (let i = 0; i < corners.length; i += 2) {
    d += `${i ? 'L' : 'M'}${onSheet(sheet, corners[i] / TENTHS, corners[i + 1] / TENTHS).join(' ')}`;
  }
  return `${d}Z`;
}

interface CourseLayerProps {
  readonly G: Salamis;
  readonly sheet: Sheet;
  readonly course: ShipCourse;
}

/** Draws a plotted course: track, hull at each turn and at the end, and contact. */
export function CourseLayer({ G, sheet, course: { id, preview } }: CourseLayerProps) {
  const kit = useKitWords();
  const { path, refused, ram, rake, collision } = preview;
  const track = path.legs.map(({ x, y }, i) => `${i ? 'L' : 'M'}${onSheet(sheet, x, y).join(' ')}`).join('');
  const [ex, ey] = onSheet(sheet, path.place.x, path.place.y);
  const target = path.contact && G.ships[path.contact.target];
  const hit = ram ? 1 - ram.target[G.ships[path.contact?.target ?? id].dmg] : undefined;
  const word = hit !== undefined ? kit.percent(hit) : rake ? `${rake.target.toFixed(1)} ⫽` : collision ? '✳' : '';
  return (
    <g className={`wg-course${refused ? ' wg-refused' : ''}`}>
      {path.legs.slice(1, -1).map(({ x, y, h }) => (
        <path key={`${x},${y},${h}`} className="wg-course-ghost" d={baseOutline(sheet, G, id, { x, y, h })} />
      ))}
      <path className="wg-course-track-under" d={track} />
      <path className="wg-course-track" d={track} />
      <path className="wg-course-end" d={baseOutline(sheet, G, id, path.place)} />
      {target && (
        <g className="wg-course-contact">
          <path d={`M${ex} ${ey}L${onSheet(sheet, target.at.x, target.at.y).join(' ')}`} />
          {word && (
            <text x={onSheet(sheet, target.at.x, target.at.y)[0]} y={onSheet(sheet, target.at.x, target.at.y)[1] - 16}>
              {word}
            </text>
          )}
        </g>
      )}
    </g>
  );
}

interface OrdersProps {
  readonly G: Salamis;
  readonly sheet: Sheet;
  readonly plan: StepView;
}

/** Draws what is below the ships for a pending order: deployment area, movement range, rings and arcs. */
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

/** Draws what is above the ships for a pending order: a squadron's positions, and a reserve's entry point. */
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
