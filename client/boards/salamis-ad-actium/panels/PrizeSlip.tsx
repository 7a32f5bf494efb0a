import { fightingOarsmen, mostAboard, type Party, type Salamis } from '../../../../src/games/salamis-ad-actium/face.js';
import { shipName } from '../names.js';
import type { Change } from '../session.js';
import { useWords } from '../words/index.js';
import { PartyPicker } from './PartyPicker.js';

interface PrizeSlipProps {
  readonly G: Salamis;
  readonly capture: { readonly ship: string; readonly by: string };
  /** Who would go as things stand. */
  readonly party: Party;
  readonly change: Change;
}

/** Who of the captor's men goes aboard the prize. */
export function PrizeSlip({ G, capture, party, change }: PrizeSlipProps) {
  const text = useWords().prize;
  const { heavy, normal, archers } = G.ships[capture.by];
  return (
    <section className="wg-slip">
      <h2>{text.title(shipName(G, capture.ship))}</h2>
      <p className="wg-slip-note">{text.explain(mostAboard(G.ships[capture.ship]))}</p>
      <PartyPicker
        have={{ heavy, normal, archers, oarsmen: fightingOarsmen(G.ships[capture.by]) }}
        party={party}
        onParty={(next) => change({ party: next })}
      />
    </section>
  );
}
