import { memo } from 'react';
import {
  CITIES,
  DUTCH_RANGE,
  grid,
  type HexId,
  INTERCEPTION,
  isFleet,
  type WarWithSpain,
} from '../../../../src/games/war-with-spain/face.js';
import { polyline } from '../../../kit/curves.js';
import { outlines } from '../../../kit/hex/outline.js';
import type { Block } from '../pieces.js';
import type { Ground, RingKind } from '../session.js';
import { layout } from './geography.js';

function ring(hexes: ReadonlySet<number>): string {
  const inside = (column: number, row: number) => hexes.has(grid.at(column, row));
  return outlines(layout, inside, { columns: [-1, grid.width], rows: [-1, grid.height] })
    .map((points) => polyline(points, true))
    .join('');
}

const DUTCH = ring(new Set(grid.within(grid.index(CITIES[DUTCH_RANGE.city].hex), DUTCH_RANGE.hexes)));

/** Grounds within reach of what is picked. */
export const Reaches = memo(function Reaches({ reach }: { readonly reach: readonly Ground[] | undefined }) {
  return reach?.map(({ kind, hexes }) =>
    hexes.size ? (
      <path key={kind} className={`reach reach-${kind}`} d={ring(new Set([...hexes.keys()].map((hex) => grid.index(hex))))} />
    ) : null,
  );
});

interface RingsProps {
  readonly G: WarWithSpain;
  readonly blocks: ReadonlyMap<HexId, readonly Block[]>;
  readonly show: readonly RingKind[];
}

/** The rings that are asked for. */
export function Rings({ G, blocks, show }: RingsProps) {
  if (!show.length) return null;
  const fleets = [...blocks.values()]
    .flat()
    .filter(({ kind, besieged, munitions }) => kind === 'fleet' && !besieged && (munitions ?? 0) > 0);
  return (
    <g className="rings">
      {show.includes('dutch') && <path className="ring ring-dutch" d={DUTCH} />}
      {show.includes('intercept') &&
        fleets.map(({ id, side, hex }) => (
          <path
            key={id}
            className={`ring side-${side}${isFleet(id) && G.fleets[id]?.tried ? ' tried' : ''}`}
            d={ring(new Set(grid.within(grid.index(hex), INTERCEPTION.range)))}
          />
        ))}
    </g>
  );
}
