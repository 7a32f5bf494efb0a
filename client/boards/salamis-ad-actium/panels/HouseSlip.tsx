import { fightingOarsmen, type Salamis } from '../../../../src/games/salamis-ad-actium/face.js';
import { shipName } from '../names.js';
import type { Change, Draft } from '../session.js';
import { useWords } from '../words/index.js';
import { PartyPicker } from './PartyPicker.js';
import { ShipCard } from './ShipCard.js';

interface HouseSlipProps {
  readonly G: Salamis;
  readonly id: string;
  readonly to: string | undefined;
  /** Ships that lie alongside. */
  readonly others: readonly string[];
  readonly draft: Draft;
  readonly change: Change;
}

/** A ship between the fights: her card, and the men who go across to a ship alongside. */
export function HouseSlip({ G, id, to, others, draft, change }: HouseSlipProps) {
  const text = useWords().house;
  const { heavy, normal, archers, oarsmen, spare, dmg, flag } = G.ships[id];
  const rowers = fightingOarsmen(G.ships[id]) || (dmg === 5 ? oarsmen + spare : 0);
  return (
    <section className="wg-slip">
      <ShipCard G={G} id={id} />
      {others.length > 0 && (
        <fieldset className="wg-helm-row" aria-label={text.to}>
          {others.map((other) => (
            <button key={other} type="button" aria-pressed={to === other} onClick={() => change({ target: other })}>
              {text.toShip(shipName(G, other))}
            </button>
          ))}
        </fieldset>
      )}
      {to && <PartyPicker have={{ heavy, normal, archers, oarsmen: rowers }} party={draft.party} onParty={(party) => change({ party })} />}
      {to && flag && (
        <button type="button" className="wg-helm-wide" aria-pressed={draft.officer} onClick={() => change({ officer: !draft.officer })}>
          {text.officer(flag.name)}
        </button>
      )}
    </section>
  );
}
