import { memo, useContext, useEffect, useRef } from 'react';
import type { GameEvent } from '../../../src/kit/events.js';
import type { Texts } from '../../../src/kit/texts.js';
import { HistoryContext, stateAfter } from '../history/historyContext.js';
import { useSteady } from '../hooks/hooks.js';
import { sameParts } from '../hooks/sameData.js';
import { EarlierLogContext } from '../host/earlierLog.js';
import { CaseChip } from '../rules/CaseChip.js';
import { useKitWords } from '../words/index.js';
import { DieSides, RollLine } from './Dice.js';

export interface LogLine {
  /** Stable during the match. */
  readonly id: string;
  readonly entry: GameEvent;
  readonly sentence: string;
  /** Heading before this line. */
  readonly heading?: string;
}

interface LogProps {
  readonly told: readonly LogLine[];
  readonly texts: Texts;
  /** Later lines are new: animated and announced. */
  readonly fresh: number;
  readonly sideClass: (by: string | undefined) => string;
  readonly onPoint: (entry: GameEvent | undefined) => void;
  readonly onChart: (chart: string, row: number | undefined) => void;
}

interface LinesProps extends Pick<LogProps, 'told' | 'texts' | 'fresh' | 'sideClass' | 'onPoint' | 'onChart'> {
  /** Shows a state's position, if there is a history. */
  readonly see: ((stateID: number) => void) | undefined;
}

interface ItemProps extends Pick<LinesProps, 'texts' | 'see' | 'onPoint' | 'onChart'> {
  readonly told: LogLine;
  readonly isNew: boolean;
  readonly side: string;
}

/** Lines are rebuilt with every state; most are equal. */
const saysSame = (a: LogLine, b: LogLine): boolean =>
  a === b || (a.id === b.id && a.sentence === b.sentence && a.heading === b.heading && sameParts(a.entry, b.entry));

const Item = memo(
  function Item({ told: { id, entry, sentence, heading }, texts, isNew, side, see, onPoint, onChart }: ItemProps) {
    const sidesOf = useContext(DieSides);
    const pointed = { onMouseEnter: () => onPoint(entry), onMouseLeave: () => onPoint(undefined) };
    return (
      <>
        {heading && (
          <li className="wg-told-heading">
            <h3>{heading}</h3>
          </li>
        )}
        <li className={`wg-told ${side}${isNew ? ' wg-fresh' : ''}`} {...pointed}>
          <button
            type="button"
            className="wg-told-sentence"
            onFocus={() => onPoint(entry)}
            onBlur={() => onPoint(undefined)}
            onClick={see && (() => see(stateAfter(id)))}
          >
            {sentence}
          </button>{' '}
          {entry.case && <CaseChip case={entry.case} />}
          {entry.roll && <RollLine roll={entry.roll} texts={texts} sides={sidesOf(entry)} tumbling={isNew} onChart={onChart} />}
        </li>
      </>
    );
  },
  ({ told, ...before }, { told: next, ...now }) => saysSame(told, next) && sameParts(before, now),
);

/** Lines that render together. */
const STRETCH = 20;

const Lines = memo(
  function Lines({ told, fresh, sideClass, ...props }: LinesProps) {
    return (
      <ol>
        {told.map((each, i) => (
          <Item key={each.id} {...props} told={each} isNew={i >= fresh} side={sideClass(each.entry.by)} />
        ))}
      </ol>
    );
  },
  ({ told, ...before }, { told: next, ...now }) =>
    told.length === next.length && next.every((each, i) => saysSame(told[i], each)) && sameParts(before, now),
);

function toEnd(panel: Element | null | undefined): void {
  if (panel) panel.scrollTop = panel.scrollHeight;
}

/** The log, newest last. Pointing at a line highlights its places. */
export function Log({ told, texts, fresh, sideClass, onPoint, onChart }: LogProps) {
  const words = useKitWords();
  const list = useRef<HTMLDivElement>(null);
  const earlier = useContext(EarlierLogContext);
  const seeing = useContext(HistoryContext)?.see;
  const see = useSteady(seeing);
  const point = useSteady(onPoint);
  const count = told.length;
  const newest = told[count - 1]?.id;
  useEffect(() => {
    if (newest) toEnd(list.current?.parentElement);
  }, [newest]);
  const isTold = count > 0;
  useEffect(() => {
    const panel = list.current?.parentElement;
    if (!isTold || !panel || typeof ResizeObserver === 'undefined') return;
    // An opened panel starts at the end.
    let closed = panel.clientHeight === 0;
    const opening = new ResizeObserver(() => {
      if (closed) toEnd(panel);
      closed = panel.clientHeight === 0;
    });
    opening.observe(panel);
    return () => opening.disconnect();
  }, [isTold]);
  if (!count && !earlier) return <p className="wg-empty">{words.chronicleEmpty}</p>;
  return (
    <div className="wg-chronicle" ref={list}>
      {earlier && (
        <button type="button" className="wg-chronicle-earlier" onClick={earlier}>
          {words.chronicleEarlier}
        </button>
      )}
      {Array.from({ length: Math.ceil(count / STRETCH) }, (_, i) => (
        <Lines
          key={i}
          told={told.slice(i * STRETCH, (i + 1) * STRETCH)}
          texts={texts}
          fresh={Math.max(0, Math.min(STRETCH, fresh - i * STRETCH))}
          sideClass={sideClass}
          see={seeing && see}
          onPoint={point}
          onChart={onChart}
        />
      ))}
    </div>
  );
}

/** Announces new lines to screen readers. */
export function LogAnnouncer({ told, fresh }: Pick<LogProps, 'told' | 'fresh'>) {
  const words = useKitWords();
  return (
    <div className="wg-unseen" role="log" aria-live="polite">
      {told.slice(Math.max(fresh, told.length - 12)).map(({ id, sentence, entry }) => (
        <p key={id}>
          {sentence} {entry.roll && words.dice(entry.roll.dice)}
        </p>
      ))}
    </div>
  );
}
