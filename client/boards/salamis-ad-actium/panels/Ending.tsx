import type { Salamis } from '../../../../src/games/salamis-ad-actium/face.js';
import { fleetName } from '../names.js';
import { useGameWords } from '../words/game.js';
import { useWords } from '../words/index.js';

/** How the match ended: who won, how clearly and why, and the points of both. */
export function Ending({ G }: { readonly G: Salamis }) {
  const { fleets } = useGameWords();
  const text = useWords().over;
  const { result } = G;
  if (!result) return null;
  return (
    <section className={`wg-slip wg-ending${result.side === null ? '' : ` wg-side-${result.side}`}`} role="status">
      <h2>{result.side === null ? text.draw : text.wins(fleetName(G, result.side, fleets))}</h2>
      <p>
        {text.level[result.level]} {text.reason[result.reason]}
      </p>
      <p className="wg-slip-note">{text.turn(result.turn)}</p>
      <table className="wg-reckoning">
        <tbody>
          {([0, 1] as const).map((side) => (
            <tr key={side}>
              <th scope="row">{fleetName(G, side, fleets)}</th>
              <td>{result.vp[side]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
