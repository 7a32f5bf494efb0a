import { memo } from 'react';
import { CALENDAR, type PhaseId } from '../../../../src/games/war-with-spain/face.js';
import { boardText } from '../texts.js';

const { strip } = boardText;
const PHASES: readonly PhaseId[] = ['activation', 'navalEnglish', 'navalSpanish', 'landEnglish', 'landSpanish', 'administration'];

/** The record of turns with its winters, incomes and treasure months, and the segments of the turn under way. */
export const TurnStrip = memo(function TurnStrip({ turn, phase }: { readonly turn: number; readonly phase: PhaseId }) {
  return (
    <div className="turn-strip">
      <ol className="turn-months" aria-label={strip.months}>
        {CALENDAR.map((info) => (
          <li
            key={info.turn}
            className={`${info.winter ? 'winter' : ''}${info.rough && !info.winter ? ' rough' : ''}${info.turn < turn ? ' past' : ''}`}
            aria-current={info.turn === turn ? 'step' : undefined}
            title={[info.label, info.incomeDivisor && strip.income, info.treasure && strip.treasure, info.rough && strip.rough]
              .filter(Boolean)
              .join('; ')}
          >
            <span aria-hidden="true">{info.winter ? '❄' : info.label.slice(0, 1)}</span>
            <span className="unseen">{info.label}</span>
            <small aria-hidden="true">
              {info.incomeDivisor ? '¤' : ''}
              {info.treasure ? '✦' : ''}
            </small>
          </li>
        ))}
      </ol>
      <ol className="turn-phases" aria-label={strip.phases}>
        {PHASES.map((id) => (
          <li key={id} className={`phase-${id}`} aria-current={id === phase ? 'step' : undefined}>
            {strip.phase[id]}
          </li>
        ))}
      </ol>
    </div>
  );
});
