import { memo } from 'react';
import { CALENDAR, type PhaseId, type Scenario } from '../../../../src/games/war-with-spain/face.js';
import { turnName } from '../names.js';
import { useWords } from '../words/index.js';

const PHASES: readonly PhaseId[] = ['activation', 'navalEnglish', 'navalSpanish', 'landEnglish', 'landSpanish', 'administration'];

interface Shown {
  readonly turn: number;
  readonly phase: PhaseId;
  readonly scenario: Scenario;
}

/** Shows the scenario's Game-Turns, and the phases of the current Game-Turn. */
export const TurnStrip = memo(function TurnStrip({ turn, phase, scenario: { first, last } }: Shown) {
  const words = useWords();
  const { strip } = words;
  return (
    <div className="wg-turn-strip">
      <ol className="wg-turn-months" aria-label={strip.months}>
        {CALENDAR.slice(first - 1, last).map((info) => {
          const name = turnName(words, info.turn);
          return (
            <li
              key={info.turn}
              className={`${info.winter ? 'wg-winter' : ''}${info.rough && !info.winter ? ' wg-rough' : ''}${info.turn < turn ? ' wg-past' : ''}`}
              aria-current={info.turn === turn ? 'step' : undefined}
              title={[name, info.incomeDivisor && strip.income, info.treasure && strip.treasure, info.rough && strip.rough]
                .filter(Boolean)
                .join('; ')}
            >
              <span aria-hidden="true">{info.winter ? '❄' : name.slice(0, 1)}</span>
              <span className="wg-unseen">{name}</span>
              <small aria-hidden="true">
                {info.incomeDivisor ? '¤' : ''}
                {info.treasure ? '✦' : ''}
              </small>
            </li>
          );
        })}
      </ol>
      <ol className="wg-turn-phases" aria-label={strip.phases}>
        {PHASES.map((id) => (
          <li key={id} className={`wg-phase-${id}`} aria-current={id === phase ? 'step' : undefined}>
            {strip.phase[id]}
          </li>
        ))}
      </ol>
    </div>
  );
});
