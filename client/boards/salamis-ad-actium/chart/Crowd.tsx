import type { Salamis } from '../../../../src/games/salamis-ad-actium/face.js';
import { shipName } from '../names.js';
import { useWords } from '../words/index.js';

/** Ships under one press, the nearest first, and where in the window it was. */
export interface Crowding {
  readonly ids: readonly string[];
  readonly x: number;
  readonly y: number;
}

interface CrowdProps {
  readonly G: Salamis;
  readonly crowding: Crowding;
  readonly onPick: (id: string) => void;
}

/** The others that a press could have meant, fanned out below it. */
export function Crowd({ G, crowding: { ids, x, y }, onPick }: CrowdProps) {
  const words = useWords();
  return (
    <fieldset className="wg-crowd" aria-label={words.crowd} style={{ left: x, top: y }}>
      {ids.slice(1).map((id) => (
        <button key={id} type="button" className={`wg-fleet-${G.ships[id].side ?? 'none'}`} onClick={() => onPick(id)}>
          {shipName(G, id)}
        </button>
      ))}
    </fieldset>
  );
}
