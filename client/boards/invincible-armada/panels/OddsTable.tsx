import {
  type Armada,
  type Battle,
  battleOdds,
  type CellOdds,
  flagOf,
  openTactics,
  type Side,
  type SideOdds,
  type SquadronId,
  TACTICS,
} from '../../../../src/games/invincible-armada/face.js';
import { useKitWords } from '../../../kit/words/index.js';
import { nameOf } from '../names.js';
import { useWords } from '../words/index.js';

interface OddsTableProps {
  readonly G: Armada;
  readonly attacker: SquadronId;
  readonly defender: SquadronId;
  /** The declared battle, if any. Chits played in it and a failed withdrawal affect the odds. */
  readonly battle?: Battle;
}

/** Shows a side's dice, average Hits, and chance to break or eliminate the enemy. */
function Fire({ side, fire, foe }: { readonly side: Side; readonly fire: SideOdds; readonly foe: SideOdds }) {
  const words = useWords();
  const kit = useKitWords();
  return (
    <span className={`wg-fire wg-fire-${side}`}>
      <span className="wg-fire-dice">{words.slip.volley(fire.count, fire.each ? kit.signed(fire.each) : '')}</span>
      <b>{fire.mean.toFixed(1)}</b>
      <span className="wg-fire-breaks">{kit.percent(foe.breaks + foe.sinks)}</span>
    </span>
  );
}

/** Shows the exact odds of two squadrons for each cell of the Tactical Matrix. */
export function OddsTable({ G, attacker, defender, battle }: OddsTableProps) {
  const words = useWords();
  const cells = battleOdds(G, attacker, defender, battle);
  const rows = battle?.forcedStandOff ? TACTICS.slice(0, 1) : TACTICS;
  const open = battle && openTactics(battle);
  const isOpen = (tactics: CellOdds['tactics']) => open?.english === tactics.english && open.spanish === tactics.spanish;
  const [english, spanish] = flagOf(attacker) === 'english' ? [attacker, defender] : [defender, attacker];
  return (
    <section className="wg-slip wg-odds">
      <h2>{words.slip.odds(nameOf(G, english), nameOf(G, spanish))}</h2>
      <table>
        <thead>
          <tr>
            <td className="wg-odds-corner">
              <span className="wg-side-english">{words.game.sides.english}</span> ╲{' '}
              <span className="wg-side-spanish">{words.game.sides.spanish}</span>
            </td>
            {TACTICS.map((tactic) => (
              <th key={tactic} scope="col">
                {words.game.tactics[tactic]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              <th scope="row">{words.game.tactics[row]}</th>
              {cells
                .filter(({ tactics }) => tactics.english === row)
                .map((cell) => (
                  <td key={cell.tactics.spanish} className={isOpen(cell.tactics) ? 'wg-open' : undefined}>
                    <Fire side="english" fire={cell.english} foe={cell.spanish} />
                    <Fire side="spanish" fire={cell.spanish} foe={cell.english} />
                    {cell.first && (
                      <span className={`wg-first wg-side-${cell.first}`}>{words.slip.first(words.game.sides[cell.first])}</span>
                    )}
                  </td>
                ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="wg-slip-note">{words.slip.oddsNote}</p>
    </section>
  );
}
