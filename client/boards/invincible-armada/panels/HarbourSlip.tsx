import type { Armada, SquadronId } from '../../../../src/games/invincible-armada/face.js';
import { nameOf } from '../names.js';
import { useWords } from '../words/index.js';
import { CounterPicture } from './SquadronCounter.js';

interface HarbourSlipProps {
  readonly G: Armada;
  readonly left: readonly SquadronId[];
  readonly picked: SquadronId | undefined;
  readonly onPick: (id: SquadronId) => void;
}

/** Squadrons that have not been put on the chart. */
export function HarbourSlip({ G, left, picked, onPick }: HarbourSlipProps) {
  const words = useWords();
  if (!left.length) return null;
  return (
    <section className="wg-slip">
      <h2>{words.slip.unplaced}</h2>
      <div className="wg-harbour">
        {left.map((id) => (
          <button key={id} type="button" aria-pressed={id === picked} title={nameOf(G, id)} onClick={() => onPick(id)}>
            <span className="wg-unseen">{nameOf(G, id)}</span>
            <CounterPicture G={G} id={id} size={60} />
          </button>
        ))}
      </div>
    </section>
  );
}
