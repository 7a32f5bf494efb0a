import { memo } from 'react';
import {
  CITIES,
  DUTCH_RANGE,
  grid,
  type HexId,
  INTERCEPTION,
  isFleet,
  marketsOf,
  SIDES,
  type WarWithSpain,
} from '../../../../src/games/war-with-spain/face.js';
import { hexRing } from '../../../kit/instruments/HexGround.js';
import type { Block } from '../pieces.js';
import type { Ground, OverlayState } from '../session.js';
import { layout } from './geography.js';

const ring = (hexes: ReadonlySet<number>): string => hexRing(layout, hexes);

const DUTCH = ring(new Set(grid.within(grid.index(CITIES[DUTCH_RANGE.city].hex), DUTCH_RANGE.hexes)));

/** Grounds within reach of what is picked. */
export const Reaches = memo(function Reaches({ reach }: { readonly reach: readonly Ground[] | undefined }) {
  return reach?.map(({ kind, hexes }) =>
    hexes.size ? (
      <path key={kind} className={`wg-reach wg-reach-${kind}`} d={ring(new Set([...hexes.keys()].map((hex) => grid.index(hex))))} />
    ) : null,
  );
});

interface RingsProps {
  readonly G: WarWithSpain;
  readonly blocks: ReadonlyMap<HexId, readonly Block[]>;
  readonly show: OverlayState['on'];
}

/** The rings that are asked for. */
export function Rings({ G, blocks, show }: RingsProps) {
  if (!show.size) return null;
  const fleets = [...blocks.values()]
    .flat()
    .filter(({ kind, besieged, munitions }) => kind === 'fleet' && !besieged && (munitions ?? 0) > 0);
  return (
    <g className="wg-rings">
      {show.has('dutch') && <path className="wg-ring wg-ring-dutch" d={DUTCH} />}
      {show.has('powder') &&
        SIDES.map((side) => (
          <path
            key={side}
            className={`wg-ring wg-market wg-side-${side}`}
            d={marketsOf(G, side)
              .map((hex) => ring(new Set([grid.index(hex)])))
              .join('')}
          />
        ))}
      {show.has('rings') &&
        fleets.map(({ id, side, hex }) => (
          <path
            key={id}
            className={`wg-ring wg-side-${side}${isFleet(id) && G.fleets[id]?.tried ? ' wg-tried' : ''}`}
            d={ring(new Set(grid.within(grid.index(hex), INTERCEPTION.range)))}
          />
        ))}
    </g>
  );
}
