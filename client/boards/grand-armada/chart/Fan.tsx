import type { GrandArmada, HexId } from '../../../../src/games/grand-armada/face.js';
import { shipsAt } from '../names.js';
import { layout, NEAT } from './geography.js';
import { ShipCounter, ShipName } from './ShipCounter.js';

const SCALE = 1.7;
const WIDTH = 150;
const HEIGHT = 162;

/** The ships of a hex, large and side by side, so that every counter can be read. */
export function Fan({ G, hex }: { readonly G: GrandArmada; readonly hex: HexId }) {
  const ids = shipsAt(G, hex);
  const at = layout.at(hex);
  if (!ids.length || !at) return null;
  const width = ids.length * WIDTH;
  const left = Math.min(NEAT.right - width - 6, Math.max(NEAT.left + 6, at[0] - width / 2));
  const above = at[1] - 52 - HEIGHT > NEAT.top;
  const top = above ? at[1] - 52 - HEIGHT : at[1] + 58;
  return (
    <g className="wg-fan" transform={`translate(${left} ${top})`}>
      <rect className="wg-fan-shadow" x={5} y={6} width={width} height={HEIGHT} rx={6} />
      <rect className="wg-fan-ground" width={width} height={HEIGHT} rx={6} />
      {ids.map((id, i) => (
        <g key={id} transform={`translate(${WIDTH * (i + 0.5)} ${HEIGHT / 2 - 8}) scale(${SCALE})`}>
          <ShipCounter G={G} id={id} />
          <ShipName id={id} />
        </g>
      ))}
    </g>
  );
}
