import { memo, useMemo } from 'react';
import { isDone, onTable, type Salamis, type Ship, sizeOf } from '../../../../src/games/salamis-ad-actium/face.js';
import type { Mark } from '../session.js';
import { useWords } from '../words/index.js';
import { labelSpots } from './labels.js';
import { ShipFigure } from './ShipFigure.js';
import { ShipLabel } from './ShipLabel.js';
import { onSheet, type Sheet } from './scale.js';

const ROOM = 5;

/** A rim about a ship's base. */
function Halo({ vessel, x, y }: { readonly vessel: Ship; readonly x: number; readonly y: number }) {
  const [length, width] = sizeOf(vessel);
  return (
    <rect
      className="wg-ship-halo"
      x={-width / 2 - ROOM}
      y={-length / 2 - ROOM}
      width={width + 2 * ROOM}
      height={length + 2 * ROOM}
      rx={9}
      transform={`translate(${x} ${y}) rotate(${vessel.at.h})`}
    />
  );
}

interface AfloatProps {
  readonly G: Salamis;
  readonly sheet: Sheet;
  readonly marks: ReadonlyMap<string, Mark>;
  readonly lit: readonly string[];
  readonly looked: string | undefined;
  /** Ships in control of their flagships. */
  readonly control: ReadonlySet<string>;
}

/** Every ship on the table, lit as she matters now, and over all of them their names and state marks. */
export const Afloat = memo(function Afloat({ G, sheet, marks, lit, looked, control }: AfloatProps) {
  const words = useWords();
  const ids = useMemo(() => onTable(G), [G]);
  const spots = useMemo(() => labelSpots(G, sheet, ids, words), [G, sheet, ids, words]);
  const stripes = useMemo(() => {
    const count = [0, 0];
    return new Map(Object.entries(G.squadrons).map(([sq, { side }]) => [sq, count[side]++]));
  }, [G.squadrons]);
  const at = (id: string) => onSheet(sheet, G.ships[id].at.x, G.ships[id].at.y);
  return (
    <>
      {ids.map((id) => {
        const vessel = G.ships[id];
        const [x, y] = at(id);
        const mark = marks.get(id);
        const pointed = lit.includes(id) || looked === id;
        return (
          <g key={id} className={`wg-afloat${mark ? ` wg-mark-${mark.kind}` : ''}${pointed ? ' wg-pointed' : ''}`}>
            {(mark || pointed) && <Halo vessel={vessel} x={x} y={y} />}
            <ShipFigure
              id={id}
              vessel={vessel}
              stripe={stripes.get(vessel.sq) ?? 0}
              x={x}
              y={y}
              done={isDone(G, id)}
              controlled={control.has(id)}
            />
          </g>
        );
      })}
      {spots.map((spot) => {
        const [x, y] = at(spot.id);
        return <ShipLabel key={spot.id} spot={spot} x={x} y={y} mark={marks.get(spot.id)?.label} />;
      })}
    </>
  );
});

/** Where ships went down or left that an entry of the chronicle is about. */
export function Ghosts({ G, sheet, lit }: Pick<AfloatProps, 'G' | 'sheet' | 'lit'>) {
  return (
    <g className="wg-ghosts">
      {lit
        .filter((id) => G.ships[id] && G.ships[id].status !== 'table')
        .map((id) => {
          const [x, y] = onSheet(sheet, G.ships[id].at.x, G.ships[id].at.y);
          return <path key={id} d={`M${x - 12} ${y - 12}l24 24m0 -24l-24 24`} />;
        })}
    </g>
  );
}
