import { fleet, type GrandArmada, onMap, type ShipId, ship } from '../../../../src/games/grand-armada/face.js';
import { useDeparted } from '../../../kit/hooks/hooks.js';
import type { Point } from '../../../kit/map/curves.js';
import { Piece } from '../../../kit/map/Piece.js';
import { layout, pointsOf } from './geography.js';
import { ShipCounter, ShipName } from './ShipCounter.js';

interface FleetProps {
  readonly G: GrandArmada;
  readonly selected: ShipId | undefined;
  readonly courses: ReadonlyMap<string, readonly string[]>;
  readonly still: boolean;
}

/** A ship on its way through another's hex lies aside, so that both are seen. */
const ASIDE: Point = [9, -9];

/** Every ship on the map; the one under way and the picked one last, so that nothing hides them. */
export function Fleet({ G, selected, courses, still }: FleetProps) {
  const active = G.active?.ship;
  const rank = (id: ShipId) => (id === active ? 2 : id === selected ? 1 : 0);
  const ids = fleet(G)
    .filter((id) => onMap(G, id))
    .sort((a, b) => rank(a) - rank(b));
  const shown = ids.map((id) => ({ id, at: layout.at(ship(G, id).hex ?? '') ?? ([0, 0] as Point) }));
  const gone = useDeparted(shown, still);
  const aside = (id: ShipId, [x, y]: Point): Point => {
    const passing = id === active && ids.some((other) => other !== id && ship(G, other).hex === ship(G, id).hex);
    return passing ? [x + ASIDE[0], y + ASIDE[1]] : [x, y];
  };
  const via = (id: ShipId) => pointsOf(courses.get(id) ?? []).slice(1, -1);
  return (
    <>
      {gone.map(({ id, at }) => (
        <g
          key={`gone-${id}`}
          className={`wg-sinking ${G.ships[id] ? `wg-${G.ships[id].status}` : ''}`}
          style={{ transform: `translate(${at[0]}px, ${at[1]}px)` }}
        >
          <g className="wg-sinking-counter">{G.ships[id] && <ShipCounter G={G} id={id} />}</g>
        </g>
      ))}
      {shown.map(({ id, at }) => (
        <Piece
          key={id}
          id={id}
          at={aside(id, at)}
          still={still}
          via={via(id)}
          className={`wg-piece${id === selected ? ' wg-selected' : ''}${id === active ? ' wg-active' : ''}`}
        >
          <ShipCounter G={G} id={id} />
        </Piece>
      ))}
      {shown.map(({ id, at }) => (
        <Piece key={id} id={`${id}-name`} at={aside(id, at)} still={still} via={via(id)} className="wg-piece-name">
          <ShipName id={id} />
        </Piece>
      ))}
    </>
  );
}
