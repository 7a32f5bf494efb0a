import type { ShipId } from '../../../../src/games/grand-armada/ids.js';
import { fleet, onMap, ship } from '../../../../src/games/grand-armada/rules/ships.js';
import type { GrandArmada } from '../../../../src/games/grand-armada/state.js';
import type { Point } from '../../../kit/curves.js';
import { useDeparted } from '../../../kit/hooks.js';
import { Piece } from '../../../kit/Piece.js';
import { layout, pointsOf } from './geography.js';
import { ShipCounter } from './ShipCounter.js';

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
  return (
    <>
      {gone.map(({ id, at }) => (
        <g key={`gone-${id}`} className={`sinking ${G.ships[id]?.status ?? ''}`} style={{ transform: `translate(${at[0]}px, ${at[1]}px)` }}>
          <g className="sinking-counter">{G.ships[id] && <ShipCounter G={G} id={id} />}</g>
        </g>
      ))}
      {shown.map(({ id, at: [x, y] }) => {
        const passing = id === active && ids.some((other) => other !== id && ship(G, other).hex === ship(G, id).hex);
        const state = [id === selected ? ' selected' : '', id === active ? ' active' : ''].join('');
        return (
          <Piece
            key={id}
            id={id}
            at={passing ? [x + ASIDE[0], y + ASIDE[1]] : [x, y]}
            still={still}
            via={pointsOf(courses.get(id) ?? []).slice(1, -1)}
            className={`piece${state}`}
          >
            <ShipCounter G={G} id={id} />
          </Piece>
        );
      })}
    </>
  );
}
