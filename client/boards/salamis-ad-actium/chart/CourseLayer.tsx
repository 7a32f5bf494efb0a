import { rect, type Salamis, sizeOf } from '../../../../src/games/salamis-ad-actium/face.js';
import { useKitWords } from '../../../kit/words/index.js';
import type { ShipCourse } from '../session.js';
import { onSheet, type Sheet } from './scale.js';

const TENTHS = 10;

/** The outline of a base in sheet units. */
export function baseOutline(sheet: Sheet, G: Salamis, id: string, place: { x: number; y: number; h: number }): string {
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

/** A course before it is sailed: its track, the hull at every turn and at the end, and what it would meet. */
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
