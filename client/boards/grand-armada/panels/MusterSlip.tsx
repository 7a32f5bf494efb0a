import type { ReactNode } from 'react';
import { type GrandArmada, ROSTER, type ShipId, type Side } from '../../../../src/games/grand-armada/face.js';
import { shortName } from '../names.js';
import { sideClass } from '../session.js';
import { useWords } from '../words/index.js';
import { ShipPicture } from './Pictures.js';

interface ShipListProps {
  readonly G: GrandArmada;
  readonly ids: readonly ShipId[];
  readonly picked: ShipId | undefined;
  readonly onPick: (id: ShipId) => void;
}

/** Ships to choose from, each with its counter and its factors. */
export function ShipList({ G, ids, picked, onPick }: ShipListProps) {
  const text = useWords().slip;
  return (
    <ul className="wg-ship-list">
      {ids.map((id) => {
        const { defence, crew, guns, speed } = ROSTER[id];
        return (
          <li key={id}>
            <button type="button" aria-pressed={id === picked} data-ship={id} onClick={() => onPick(id)}>
              <ShipPicture G={G} id={id} size={44} />
              <span>
                {shortName(id)}
                <small>{text.factors(defence, crew, guns, speed)}</small>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

interface MusterSlipProps extends ShipListProps {
  readonly side: Side;
  readonly children?: ReactNode;
}

/** The ships that are still to be placed, and which way the next one points. */
export function MusterSlip({ side, children, ...ships }: MusterSlipProps) {
  const text = useWords().slip;
  return (
    <section className={`wg-slip wg-muster-slip ${sideClass(side)}`}>
      <h2>{text.muster(ships.ids.length)}</h2>
      {children}
      <ShipList {...ships} />
    </section>
  );
}
