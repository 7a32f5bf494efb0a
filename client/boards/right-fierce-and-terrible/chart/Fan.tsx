import { type Sluys, sideOfUnit, stackOf, topAt } from '../../../../src/games/right-fierce-and-terrible/face.js';
import { menOn } from '../names.js';
import { layout, NEAT } from './geography.js';
import { Man } from './Men.js';
import { SquadronCounter } from './SquadronCounter.js';

const SHIP = 118;
const MAN = 58;
const GAP = 12;

/** What lies in a hex, spread out beside it so that every counter can be read. */
export function Fan({ G, hex }: { readonly G: Sluys; readonly hex: string }) {
  const top = topAt(G, hex);
  const at = layout.at(hex);
  if (top === undefined || !at) return null;
  const ships = stackOf(G, top);
  const men = menOn(G, top);
  const { side } = G.squadrons[top];
  const rows = [men.filter((id) => sideOfUnit(G, id) === side), men.filter((id) => sideOfUnit(G, id) !== side)].filter((row) => row.length);
  const width = Math.max(ships.length * (SHIP + 6), ...rows.map((row) => row.length * MAN)) + GAP * 2;
  const height = SHIP + rows.length * MAN + GAP * 2;
  const left = Math.min(NEAT.right - width - 8, Math.max(NEAT.left + 8, at[0] - width / 2));
  const below = at[1] + 46 + height < NEAT.bottom;
  const y = below ? at[1] + 44 : at[1] - 44 - height;
  return (
    <g className="wg-fan" transform={`translate(${left} ${y})`}>
      <rect className="wg-fan-shadow" x={5} y={6} width={width} height={height} rx={6} />
      <rect className="wg-fan-ground" width={width} height={height} rx={6} />
      {ships.map((id, i) => (
        <g key={id} transform={`translate(${width / 2 + (i - (ships.length - 1) / 2) * (SHIP + 6)} ${GAP + SHIP / 2}) scale(${SHIP / 90})`}>
          <SquadronCounter G={G} id={id} />
        </g>
      ))}
      {rows.map((row, r) =>
        row.map((id, i) => (
          <g key={id} transform={`translate(${width / 2 + (i - (row.length - 1) / 2) * MAN} ${GAP + SHIP + 30 + r * MAN}) scale(1.7)`}>
            <Man G={G} id={id} />
          </g>
        )),
      )}
    </g>
  );
}
