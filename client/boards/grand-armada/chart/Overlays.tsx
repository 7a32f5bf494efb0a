import { memo, useMemo } from 'react';
import {
  attitude,
  berths,
  directionOf,
  type GrandArmada,
  grid,
  HEADINGS,
  MOVEMENT,
  ROSTER,
  type ShipId,
  ship,
} from '../../../../src/games/grand-armada/face.js';
import { HexDial } from '../../../kit/instruments/HexDial.js';
import { HexGround } from '../../../kit/instruments/HexGround.js';
import { layout } from './geography.js';

interface OverlayProps {
  readonly G: GrandArmada;
  readonly id: ShipId;
}

/** Tints the hexes where a ship can end its move. Hexes where an enemy stops the ship have another colour [5, 7]. */
export const ReachGround = memo(function ReachGround({ G, id }: OverlayProps) {
  const found = useMemo(() => berths(G, id), [G, id]);
  const [free, stopped] = useMemo(() => {
    const hexes = [...found.keys()];
    return [false, true].map((stops) => new Set(hexes.filter((hex) => found.get(hex)?.stopped === stops)));
  }, [found]);
  return (
    <g className="wg-reach-ground">
      <HexGround layout={layout} hexes={free} />
      <HexGround layout={layout} hexes={stopped} className="wg-hard" />
      <g className="wg-overlay-figures">
        {[...found].map(([hex, { mp }]) => {
          const [x, y] = layout.at(grid.labels[hex]) ?? [0, 0];
          return (
            <text key={hex} data-left={grid.labels[hex]} x={x} y={y - 22}>
              {mp}
            </text>
          );
        })}
      </g>
    </g>
  );
});

const KIND = { lateral: 'good', head: 'bad', bow: undefined, aft: undefined } as const;

/** Draws a ship's MP for each heading around its hex [5.2]. */
export function WindOn({ G, id }: OverlayProps) {
  const { hex, heading } = ship(G, id);
  if (!hex) return null;
  const { speed, oars } = ROSTER[id];
  const figures = HEADINGS.map((each) => {
    const kind = attitude(each, G.windFrom);
    return {
      direction: directionOf(each),
      text: String(MOVEMENT[oars ? 'oars' : 'sail'][speed][kind]),
      kind: KIND[kind],
      own: each === heading,
    };
  });
  return <HexDial layout={layout} at={hex} figures={figures} />;
}
