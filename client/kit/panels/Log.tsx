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
  /** Id of the line, which stays the same during the match. */
  readonly id: string;
  readonly entry: GameEvent;
  readonly sentence: string;
  /** Heading above this line. */
  readonly heading?: string;
}

interface LogProps {
  readonly lines: readonly LogLine[];
  readonly texts: Texts;
  /** Index of the first new line. New lines are animated and announced to screen readers. */
  readonly fresh: number;
  readonly sideClass: (by: string | undefined) => string;
  readonly onPoint: (entry: GameEvent | undefined) => void;
  readonly onChart: (chart: string, row: number | undefined) => void;
}

interface LinesProps extends Pick<LogProps, 'lines' | 'texts' | 'fresh' | 'sideClass' | 'onPoint' | 'onChart'> {
  /** Shows the position with this `_stateID`; undefined if there is no history. */
  readonly see: ((stateID: number) => void) | undefined;
}

interface ItemProps extends Pick<LinesProps, 'texts' | 'see' | 'onPoint' | 'onChart'> {
  readonly line: LogLine;
  readonly isNew: boolean;
  readonly side: string;
}

/** Whether two lines are equal. Compares by value, because lines are rebuilt with every state. */
const saysSame = (a: LogLine, b: LogLine): boolean =>
  a === b || (a.id === b.id && a.sentence === b.sentence && a.heading === b.heading && sameParts(a.entry, b.entry));

const Item = memo(
  function Item({ line: { id, entry, sentence, heading }, texts, isNew, side, see, onPoint, onChart }: ItemProps) {
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
  ({ line, ...before }, { line: next, ...now }) => saysSame(line, next) && sameParts(before, now),
);

/** Number of lines rendered together. */
const STRETCH = 20;

const Lines = memo(
  function Lines({ lines, fresh, sideClass, ...props }: LinesProps) {
    return (
      <ol>
        {lines.map((each, i) => (
          <Item key={each.id} {...props} line={each} isNew={i >= fresh} side={sideClass(each.entry.by)} />
        ))}
      </ol>
    );
  },
  ({ lines, ...before }, { lines: next, ...now }) =>
    lines.length === next.length && next.every((each, i) => saysSame(lines[i], each)) && sameParts(before, now),
);

function toEnd(panel: Element | null | undefined): void {
  if (panel) panel.scrollTop = panel.scrollHeight;
}

/** Shows the log, newest line last. Hovering over a line highlights its places. */
export function Log({ lines, texts, fresh, sideClass, onPoint, onChart }: LogProps) {
  const words = useKitWords();
  const list = useRef<HTMLDivElement>(null);
  const earlier = useContext(EarlierLogContext);
  const seeing = useContext(HistoryContext)?.see;
  const see = useSteady(seeing);
  const point = useSteady(onPoint);
  const count = lines.length;
  const newest = lines[count - 1]?.id;
  useEffect(() => {
    if (newest) toEnd(list.current?.parentElement);
  }, [newest]);
  const hasLines = count > 0;
  useEffect(() => {
    const panel = list.current?.parentElement;
    if (!hasLines || !panel || typeof ResizeObserver === 'undefined') return;
    // Scroll to the end when the panel opens.
    let closed = panel.clientHeight === 0;
    const opening = new ResizeObserver(() => {
      if (closed) toEnd(panel);
      closed = panel.clientHeight === 0;
    });
    opening.observe(panel);
    return () => opening.disconnect();
  }, [hasLines]);
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
          lines={lines.slice(i * STRETCH, (i + 1) * STRETCH)}
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

export function LogAnnouncer({ lines, fresh }: Pick<LogProps, 'lines' | 'fresh'>) {
  const words = useKitWords();
  return (
    <div className="wg-unseen" role="log" aria-live="polite">
      {lines.slice(Math.max(fresh, lines.length - 12)).map(({ id, sentence, entry }) => (
        <p key={id}>
          {sentence} {entry.roll && words.dice(entry.roll.dice)}
        </p>
      ))}
    </div>
  );
}
