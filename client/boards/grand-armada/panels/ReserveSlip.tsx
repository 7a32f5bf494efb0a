import type { ReactNode } from 'react';
import {
  chargedTo,
  GROUPS,
  type GrandArmada,
  ROSTER,
  type ShipId,
  type Side,
  scenarioOf,
} from '../../../../src/games/grand-armada/face.js';
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

function ShipList({ G, ids, picked, onPick }: ShipListProps) {
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

/** Lists the ships to be placed, and the heading of the next one. */
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

/** Lists a side's reinforcement groups with their turns and the ships left. */
export function Windows({ G, side }: { readonly G: GrandArmada; readonly side: Side }) {
  const words = useWords();
  const text = words.slip;
  const { reinforcements } = scenarioOf(G);
  return (
    <ul className="wg-windows">
      {GROUPS.flatMap((group) => {
        const window = reinforcements[group];
        if (window?.side !== side) return [];
        const left = window.count - (G.groupsUsed[group] ?? 0);
        const state = left === 0 || G.turn > window.toTurn ? 'closed' : G.turn < window.fromTurn ? 'coming' : 'open';
        return (
          <li key={group} className={`wg-${state}`}>
            <b>{group}</b> {text.window(left, window.count, window.fromTurn, window.toTurn, words.edges[window.edge])}{' '}
            <i>{text.windowState[state]}</i>
          </li>
        );
      })}
    </ul>
  );
}

interface ReserveSlipProps {
  readonly G: GrandArmada;
  readonly side: Side;
  readonly ids: readonly ShipId[];
  readonly picked: ShipId | undefined;
  readonly onPick: (id: ShipId) => void;
  readonly children?: ReactNode;
}

export function ReserveSlip({ G, side, ids, picked, onPick, children }: ReserveSlipProps) {
  const text = useWords().slip;
  const group = picked && chargedTo(G, picked);
  return (
    <section className={`wg-slip ${sideClass(side)}`}>
      <h2>{text.reserves}</h2>
      <Windows G={G} side={side} />
      {group && <p className="wg-slip-note">{text.charged(group)}</p>}
      {children}
      <ShipList G={G} ids={ids} picked={picked} onPick={onPick} />
    </section>
  );
}
