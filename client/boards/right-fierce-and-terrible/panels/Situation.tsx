import { MARINES } from '../../../../src/games/right-fierce-and-terrible/data/units.js';
import { SIDES, type Sluys, sideOf } from '../../../../src/games/right-fierce-and-terrible/state.js';
import { texts } from '../../../../src/games/right-fierce-and-terrible/texts.js';
import type { Told } from '../../../kit/Chronicle.js';
import { RollLine } from '../../../kit/Dice.js';
import { Arms } from '../chart/Arms.js';
import { boardText } from '../texts.js';

interface JustNowProps {
  readonly told: readonly Told[];
  readonly fresh: number;
  readonly onChart: (chart: string, row: number | undefined) => void;
}

const MOST = 7;

/** The dice that have just been thrown, large, with what they came to: they lie on the table until the next move. */
export function JustNow({ told, fresh, onChart }: JustNowProps) {
  const last = told.slice(fresh).slice(-MOST);
  const first = last.findIndex(({ entry }) => entry.roll);
  if (first < 0) return null;
  const news = last.slice(first);
  return (
    <section className="slip just-now">
      <h2>{boardText.slip.justNow}</h2>
      <ul>
        {news.map(({ id, entry, sentence }) => (
          <li key={id} className={entry.by === '0' ? 'side-english' : entry.by === '1' ? 'side-french' : undefined}>
            {sentence}
            {entry.roll && <RollLine roll={entry.roll} texts={texts} tumbling onChart={onChart} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How the match ended: who won and why, and what both fleets have come to. */
export function Ending({ G }: { readonly G: Sluys }) {
  const { over } = G;
  if (!over) return null;
  const text = boardText.over;
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
    <section className={`slip ending${winner ? ` side-${winner}` : ''}`} role="status">
      {winner && (
        <svg width={84} height={104} viewBox="-44 -50 88 108" aria-hidden="true">
          <Arms side={winner} x={0} y={0} width={80} />
        </svg>
      )}
      <h2>{text.title[winner ?? 'draw']}</h2>
      <p>{text.reason[over.reason as keyof typeof text.reason] ?? over.reason}</p>
      <p className="slip-note">{text.turn(over.turn)}</p>
      <table className="reckoning">
        <thead>
          <tr>
            <td />
            {SIDES.map((side) => (
              <th key={side} scope="col" className={`side-${side}`}>
                {boardText.sides[side]}
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
