import { fleet, type GrandArmada, SIDES, ship } from '../../../../src/games/grand-armada/face.js';
import { sideClass } from '../session.js';
import { useWords } from '../words/index.js';
import { Points } from './Points.js';

/** How the match ended: who won and why, and what both sides have come to. */
export function Ending({ G }: { readonly G: GrandArmada }) {
  const words = useWords();
  const text = words.over;
  const { result } = G;
  if (!result) return null;
  const rows = (['sunk', 'aground', 'captured', 'left'] as const).map((status) => ({
    status,
    counts: SIDES.map((side) => fleet(G, side).filter((id) => ship(G, id).status === status).length),
  }));
  return (
    <section className={`wg-slip wg-ending${result.side ? ` ${sideClass(result.side)}` : ''}`} role="status">
      <h2>{text.title[result.side ?? 'draw']}</h2>
      <p>{text.reason[result.reason]}</p>
      {result.tiebreak && <p>{text.tiebreak}</p>}
      <p className="wg-slip-note">{text.turn(result.turn)}</p>
      <table className="wg-reckoning">
        <thead>
          <tr>
            <td />
            {SIDES.map((side) => (
              <th key={side} scope="col">
                {words.sides[side]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{text.points}</th>
            {SIDES.map((side) => (
              <td key={side}>{result.vp[side]}</td>
            ))}
          </tr>
          {rows.map(({ status, counts }) => (
            <tr key={status}>
              <th scope="row">{text.ships[status]}</th>
              {counts.map((count, i) => (
                <td key={SIDES[i]}>{count}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Points G={G} />
    </section>
  );
}
