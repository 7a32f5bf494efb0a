import type { Link, Salamis } from '../../../../src/games/salamis-ad-actium/face.js';
import { onSheet, type Sheet } from './scale.js';

/** What binds ships together: lines from hull to hull, each kind in its own dash. */
export function Links({ G, sheet }: { readonly G: Salamis; readonly sheet: Sheet }) {
  const ends = ({ a, b }: Link) => [G.ships[a], G.ships[b]].map(({ at }) => onSheet(sheet, at.x, at.y));
  return (
    <g>
      {Object.entries(G.links).map(([id, link]) => {
        const [[x1, y1], [x2, y2]] = ends(link);
        return (
          <g key={id} className={`wg-link wg-${link.kind}`}>
            <line className="wg-link-under" x1={x1} y1={y1} x2={x2} y2={y2} />
            <line className="wg-link-line" x1={x1} y1={y1} x2={x2} y2={y2} />
            <circle cx={(x1 + x2) / 2} cy={(y1 + y2) / 2} r={3.2} />
          </g>
        );
      })}
    </g>
  );
}
