import type { Sluys } from '../../../../src/games/right-fierce-and-terrible/face.js';
import { menOn, unitName } from '../names.js';
import { useSeen } from '../useSeen.js';
import { UnitButton, UnitPicture } from './Pictures.js';

interface EntrySlipProps {
  readonly G: Sluys;
  readonly ids: readonly string[];
  readonly picked: string | undefined;
  readonly onPick: (id: string) => void;
}

/** Squadrons of the acting command that are still at sea. */
export function EntrySlip({ G, ids, picked, onPick }: EntrySlipProps) {
  const seen = useSeen(G);
  return (
    <section className="wg-slip wg-muster-slip">
      <h2>{seen.words.slip.entering}</h2>
      <ul className="wg-muster-ships">
        {ids.map((id) => (
          <li key={id}>
            <UnitButton G={G} id={id} pressed={id === picked} onPress={onPick} caption={unitName(seen, id)} />
            <span className="wg-unit-row">
              {menOn(G, id).map((man) => (
                <UnitPicture key={man} G={G} id={man} size={28} />
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
