import {
  goneOf,
  objectiveOf,
  opponentOf,
  type Salamis,
  type SalamisWords,
  strengthAtStart,
  victoryOf,
} from '../../../../src/games/salamis-ad-actium/face.js';
import { fleetName } from '../names.js';
import { useGameWords } from '../words/game.js';
import { type SalamisBoardWords, useWords } from '../words/index.js';

type Fleets = SalamisWords['fleets'];
type Result = NonNullable<Salamis['result']>;

const titleOf = (G: Salamis, { side, level }: Result, { over }: SalamisBoardWords, fleets: Fleets): string =>
  side === null || level === 'draw' ? over.draw : over.wins(fleetName(G, side, fleets), level);

/** Returns why the match ended, and the figures that decided it. */
function reasonOf(G: Salamis, { side, reason, vp }: Result, { over: { why } }: SalamisBoardWords, fleets: Fleets): string {
  const objective = G.camp ? undefined : objectiveOf(G);
  if (objective && (reason === 'objective' || reason === 'turnLimit')) {
    const victory = victoryOf(G);
    const { reached, need } = objective;
    if (victory.type === 'landings') return why.landed(reached, need);
    return why.escaped(reached, need, victory.type === 'breakout' && victory.needFraction !== undefined);
  }
  if (side === null) return reason === 'beaten' ? why.bothBeaten : why.score(vp[0], vp[1]);
  const loser = opponentOf(side);
  if (reason === 'beaten') return why.beaten(fleetName(G, loser, fleets), goneOf(G, loser), strengthAtStart(G, loser));
  if (reason === 'concede') return why.conceded(fleetName(G, loser, fleets));
  return why.score(vp[side], vp[loser]);
}

/** Returns the result as a sentence, empty until the match ends. */
export function resultSentence(G: Salamis, words: SalamisBoardWords, fleets: Fleets): string {
  const { result } = G;
  return result ? words.over.sentence(titleOf(G, result, words, fleets), reasonOf(G, result, words, fleets)) : '';
}

export function Ending({ G }: { readonly G: Salamis }) {
  const { fleets } = useGameWords();
  const words = useWords();
  const { result } = G;
  if (!result) return null;
  return (
    <section className={`wg-slip wg-ending${result.side === null ? '' : ` wg-side-${result.side}`}`} role="status">
      <h2>{titleOf(G, result, words, fleets)}</h2>
      <p>{words.over.because(reasonOf(G, result, words, fleets))}</p>
      <p className="wg-slip-note">{words.over.turn(result.turn)}</p>
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
