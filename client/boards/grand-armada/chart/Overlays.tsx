import { memo, useMemo } from 'react';
import {
  attitude,
  berths,
  directionOf,
  type GrandArmada,
  grid,
  HEADINGS,
  MOVEMENT,
  onMap,
  ROSTER,
  type ShipId,
  ship,
} from '../../../../src/games/grand-armada/face.js';
import { headingStep } from '../../../kit/hex/layout.js';
import { HexGround } from '../../../kit/instruments/HexGround.js';
import { layout } from './geography.js';

interface OverlayProps {
  readonly G: GrandArmada;
  readonly id: ShipId;
}

/** Where a ship can come to with this wind: hexes where an enemy would stop her are in another ink [5, 7]. */
export const ReachGround = memo(function ReachGround({ G, id }: OverlayProps) {
  const found = useMemo(() => berths(G, id), [G, id]);
  const [free, stopped] = useMemo(() => {
    const hexes = [...found.keys()];
    return [false, true].map((stops) => new Set(hexes.filter((hex) => found.get(hex)?.stopped === stops)));
  }, [found]);
  return (
    <g className="reach-ground">
      <HexGround layout={layout} hexes={free} />
      <HexGround layout={layout} hexes={stopped} className="hard" />
      <g className="overlay-figures">
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

/** How far out the points of a heading stand, in the radius of a hex. */
const OUT = 1.16;

/** The wind on a ship: the points that each heading would give her, and that which she has [5.2]. */
export function WindOn({ G, id }: OverlayProps) {
  const at = onMap(G, id) ? layout.at(ship(G, id).hex ?? '') : undefined;
  if (!at) return null;
  const { speed, oars } = ROSTER[id];
  return (
    <g className="windrose wind-on" transform={`translate(${at.join(' ')})`}>
      {HEADINGS.map((each) => {
        const [x, y] = headingStep(directionOf(each)).map((part) => part * layout.size * OUT);
        const kind = attitude(each, G.windFrom);
        return (
          <g key={each} className={`windrose-heading ${kind}${each === ship(G, id).heading ? ' own' : ''}`}>
            <circle cx={x} cy={y} r={11.5} />
            <text x={x} y={y + 5}>
              {MOVEMENT[oars ? 'oars' : 'sail'][speed][kind]}
            </text>
          </g>
        );
      })}
    </g>
  );
}
