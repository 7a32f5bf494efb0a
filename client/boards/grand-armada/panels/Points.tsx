import { account, computeVP, type GrandArmada, SIDES, scenarioOf, tiebreakSide } from '../../../../src/games/grand-armada/face.js';
import { CaseChip } from '../../../kit/rules/CaseChip.js';
import { sideClass } from '../session.js';
import { useGameWords, useWords } from '../words/index.js';

/** Both sides' points as they stand, each with how they come about, and what decides between equal ones. */
export function Points({ G }: { readonly G: GrandArmada }) {
  const words = useWords();
  const text = words.points;
  const points = computeVP(G);
  const { objectives } = useGameWords().scenarios[G.scenario];
  const { scoring } = scenarioOf(G);
  return (
    <div className="wg-points">
      {SIDES.map((side) => (
        <section key={side} className={sideClass(side)}>
          <h4>
            {words.sides[side]} <b>{points[side]}</b>
          </h4>
          <ul>
            {account(G, side).map((score) => (
              <li key={score.for}>
                {text.score[score.for](score.ships)} <b>{score.points}</b>
              </li>
            ))}
          </ul>
          <p className="wg-slip-note">{objectives[side]}</p>
          <p className="wg-slip-note">
            {text.worth(scoring[side].sunk, scoring[side].captured, scoring[side].threeLeft)} <CaseChip case="11.0" />
          </p>
        </section>
      ))}
      <p className="wg-slip-note">{G.options.objectiveTiebreak ? text.tiebreak(words.sides[tiebreakSide(G)]) : text.noTiebreak}</p>
    </div>
  );
}
