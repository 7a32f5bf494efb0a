import {
  levelOf,
  points,
  SIDES,
  type Side,
  scenarioOf,
  spanishLead,
  type WarWithSpain,
} from '../../../../src/games/war-with-spain/face.js';
import { CaseChip } from '../../../kit/rules/CaseChip.js';
import { budgetOf, munitionsPrices } from '../forecast.js';
import { levelName } from '../levels.js';
import { turnName, useNames } from '../names.js';
import { useWords } from '../words/index.js';

function Coins() {
  return (
    <svg className="wg-coins" viewBox="-12 -12 46 24" width={46} height={24} aria-hidden="true">
      {[20, 10, 0].map((x) => (
        <g key={x} transform={`translate(${x} 0)`}>
          <circle r={9} />
          <path d="M0 -5V5M-4 -1H4M-3 5H3" />
        </g>
      ))}
    </svg>
  );
}

interface LedgerProps {
  readonly G: WarWithSpain;
  /** Side whose forecast is shown; the opponent's is secret. */
  readonly me: Side | undefined;
  readonly brief?: boolean;
}

export function Ledger({ G, me, brief }: LedgerProps) {
  const words = useWords();
  const { slip } = words;
  const { groupName } = useNames();
  const budget = me && budgetOf(G, me);
  return (
    <section className="wg-slip wg-ledger">
      <h2>
        {slip.ledger} <Coins />
      </h2>
      <table>
        <tbody>
          {SIDES.map((side) => (
            <tr key={side} className={`wg-side-${side}`}>
              <th scope="row">{words.sides[side]}</th>
              <td>{G.treasury[side]}</td>
            </tr>
          ))}
          {budget && (
            <>
              <tr>
                <th scope="row">{slip.upkeep(turnName(words, budget.dueOn))}</th>
                <td>{slip.figure(-budget.upkeep)}</td>
              </tr>
              <tr className={budget.left < 0 ? 'wg-ledger-sum wg-short' : 'wg-ledger-sum'}>
                <th scope="row">{slip.left}</th>
                <td>{slip.figure(budget.left)}</td>
              </tr>
              {budget.winter !== undefined && (
                <tr className="wg-ledger-note">
                  <th scope="row">{slip.upkeepWinter}</th>
                  <td>{slip.figure(-budget.winter)}</td>
                </tr>
              )}
              {budget.income !== undefined && (
                <tr className="wg-ledger-note">
                  <th scope="row">{slip.income}</th>
                  <td>{turnName(words, budget.income)}</td>
                </tr>
              )}
              {(brief ? [] : munitionsPrices(G, me)).map(({ id, price }) => (
                <tr key={id} className="wg-ledger-note">
                  <th scope="row">
                    {slip.perPoint}, {groupName(id)}
                  </th>
                  <td>{price}</td>
                </tr>
              ))}
            </>
          )}
        </tbody>
      </table>
      {budget && budget.left < 0 && (
        <p className="wg-slip-warning">
          {slip.short(-budget.left)} <CaseChip case="11.3" />
        </p>
      )}
    </section>
  );
}

/** Panel with the components of both sides' Victory Points, and the current level of victory. */
export function Victory({ G }: { readonly G: WarWithSpain }) {
  const words = useWords();
  const { slip } = words;
  const lead = spanishLead(G);
  const scenario = scenarioOf(G);
  const [low, high] = [-40, 55];
  const place = (n: number) => `${((Math.min(high, Math.max(low, n)) - low) / (high - low)) * 100}%`;
  const parts = ['steps', 'cities', 'france', 'penalty'] as const;
  return (
    <section className="wg-slip wg-victory">
      <h2>{slip.points}</h2>
      <div
        className="wg-victory-scale"
        role="img"
        aria-label={slip.level(slip.lead(lead), levelName(words, levelOf(lead, scenario).level))}
      >
        {scenario.levels.map(({ level, from, winner }, i) => (
          <span
            key={level}
            className={`wg-victory-level wg-side-${winner ?? 'none'} wg-level-${i}`}
            style={{ left: place(from ?? low), right: `calc(100% - ${place(i ? (scenario.levels[i - 1].from ?? high) : high)})` }}
          />
        ))}
        <b style={{ left: place(lead) }} />
      </div>
      <p className="wg-slip-lines">{slip.level(slip.lead(lead), levelName(words, levelOf(lead, scenario).level))}</p>
      <table>
        <thead>
          <tr>
            <td />
            {parts.map((part) => (
              <th key={part} scope="col">
                {slip.part[part]}
              </th>
            ))}
            <th scope="col">{slip.part.total}</th>
          </tr>
        </thead>
        <tbody>
          {SIDES.map((side) => {
            const score = points(G, side);
            return (
              <tr key={side} className={`wg-side-${side}`}>
                <th scope="row">{words.sides[side]}</th>
                {parts.map((part) => (
                  <td key={part}>{slip.figure(score[part])}</td>
                ))}
                <td>
                  <b>{slip.figure(score.total)}</b>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
