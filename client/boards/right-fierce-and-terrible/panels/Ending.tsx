import { MARINES, SIDES, type Sluys, sideOf } from '../../../../src/games/right-fierce-and-terrible/face.js';
import { Arms } from '../chart/Bonds.js';
import { resultOf } from '../names.js';
import { useWords } from '../words/index.js';

export function Ending({ G }: { readonly G: Sluys }) {
  const words = useWords();
  const { over: text, sides } = words;
  const { over } = G;
  if (!over) return null;
  const result = resultOf({ G, words });
  const winner = over.winner === undefined ? undefined : sideOf(over.winner);
  const count = (side: (typeof SIDES)[number]) => {
    const ships = Object.values(G.squadrons);
    return {
      morale: over.morale[side],
      prizes: ships.filter((ship) => ship.side === side && ship.marker === 'captured').length,
      sunk: ships.filter((ship) => ship.side === side && ship.status === 'sunk').length,
      marines: Object.entries(G.marines).filter(([id, { steps }]) => MARINES[id].side === side && steps === 0).length,
    };
  };
  const rows = [count('english'), count('french')];
  return (
    <section className={`wg-slip wg-ending${winner ? ` wg-side-${winner}` : ''}`} role="status">
      {winner && (
        <svg width={84} height={104} viewBox="-44 -50 88 108" aria-hidden="true">
          <Arms side={winner} x={0} y={0} width={80} />
        </svg>
      )}
      <h2>{result.title}</h2>
      <p>{result.reason}</p>
      <p className="wg-slip-note">{text.turn(over.turn)}</p>
      <table className="wg-reckoning">
        <thead>
          <tr>
            <td />
            {SIDES.map((side) => (
              <th key={side} scope="col" className={`wg-side-${side}`}>
                {sides[side]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(['morale', 'prizes', 'sunk', 'marines'] as const).map((row) => (
            <tr key={row}>
              <th scope="row">{text[row]}</th>
              {rows.map((each, i) => (
                <td key={i}>{each[row]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
