import { CONTROL_RANGE, isOnTable, onTable, type Salamis, sizeOf } from '../../../../src/games/salamis-ad-actium/face.js';
import { onSheet, type Sheet } from './scale.js';

interface ControlProps {
  readonly G: Salamis;
  readonly sheet: Sheet;
  /** Of this ship's squadron alone. */
  readonly only: string | undefined;
  readonly control: ReadonlySet<string>;
}

/** Lines from each ship in control to its flagship, and the ring of 10 cm about it [2.2]. */
export function Control({ G, sheet, only, control }: ControlProps) {
  const squadrons = Object.entries(G.squadrons).filter(([sq]) => only === undefined || G.ships[only].sq === sq);
  return (
    <g className="wg-control">
      {squadrons.map(([sq, { flagship }]) => {
        if (flagship === null || !G.ships[flagship] || !isOnTable(G, flagship)) return null;
        const [fx, fy] = onSheet(sheet, G.ships[flagship].at.x, G.ships[flagship].at.y);
        const ships = onTable(G).filter((id) => G.ships[id].sq === sq && id !== flagship && control.has(id));
        return (
          <g key={sq}>
            <circle className="wg-control-ring" cx={fx} cy={fy} r={CONTROL_RANGE + sizeOf(G.ships[flagship])[0] / 2} />
            {ships.map((id) => {
              const [x, y] = onSheet(sheet, G.ships[id].at.x, G.ships[id].at.y);
              return <line key={id} x1={fx} y1={fy} x2={x} y2={y} />;
            })}
          </g>
        );
      })}
    </g>
  );
}
