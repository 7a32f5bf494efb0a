import { type Side, TACTICS } from '../../../../src/games/invincible-armada/ids.js';
import { fighter } from '../../../../src/games/invincible-armada/rules/combat.js';
import type { Armada, Battle } from '../../../../src/games/invincible-armada/state.js';
import { kitText } from '../../../kit/texts.js';
import { nameOf } from '../names.js';
import { battleOdds, type Gunnery } from '../odds.js';
import { boardText } from '../texts.js';

interface OddsTableProps {
  readonly G: Armada;
  readonly battle: Pick<Battle, 'attacker' | 'defender' | 'extra'> & Partial<Pick<Battle, 'forcedStandOff'>>;
}

function Fire({ side, gunnery }: { readonly side: Side; readonly gunnery: Gunnery }) {
  return (
    <span className={`fire fire-${side}`}>
      <span className="fire-dice">
        {gunnery.dice}d{gunnery.drm ? kitText.signed(gunnery.drm) : ''}
      </span>
      <b>{gunnery.hits.toFixed(1)}</b>
      <span className="fire-breaks">{kitText.percent(gunnery.breaks)}</span>
    </span>
  );
}

/** The nine cells of the Tactical Matrix for two squadrons: exact odds both ways. */
export function OddsTable({ G, battle }: OddsTableProps) {
  const cells = battleOdds(G, battle);
  const rows = battle.forcedStandOff ? TACTICS.slice(0, 1) : TACTICS;
  return (
    <section className="slip odds">
      <h2>{boardText.slip.odds(nameOf(G, fighter(battle, 'english')), nameOf(G, fighter(battle, 'spanish')))}</h2>
      <table>
        <thead>
          <tr>
            <td className="odds-corner">
              <span className="side-english">{boardText.sides.english}</span> ╲{' '}
              <span className="side-spanish">{boardText.sides.spanish}</span>
            </td>
            {TACTICS.map((tactic) => (
              <th key={tactic} scope="col">
                {boardText.tactics[tactic]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((english) => (
            <tr key={english}>
              <th scope="row">{boardText.tactics[english]}</th>
              {cells
                .filter(({ tactics }) => tactics.english === english)
                .map((cell) => (
                  <td key={cell.tactics.spanish}>
                    <Fire side="english" gunnery={cell.english} />
                    <Fire side="spanish" gunnery={cell.spanish} />
                    {cell.first && <span className={`first side-${cell.first}`}>{boardText.slip.first(boardText.sides[cell.first])}</span>}
                  </td>
                ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="slip-note">{boardText.slip.oddsNote}</p>
    </section>
  );
}
