import { memo, type ReactNode, useContext, useEffect, useRef } from 'react';
import type { Entry } from '../../src/kit/chronicle.js';
import type { Texts } from '../../src/kit/texts.js';
import { CaseChip } from './CaseChip.js';
import { DieSides, RollLine } from './Dice.js';
import { Earlier } from './earlier.js';
import { LookingBackContext, stateAfter } from './lookingBack.js';
import { useKitWords } from './words/index.js';

/** Something that happened, ready to show. */
export interface Told {
  /** Stable for the life of the match. */
  readonly id: string;
  readonly entry: Entry;
  readonly sentence: string;
  /** A heading that begins here. */
  readonly heading?: string;
}

interface ChronicleProps {
  readonly told: readonly Told[];
  readonly texts: Texts;
  /** Entries from this index on are new: their dice tumble and they are read aloud. */
  readonly fresh: number;
  readonly sideClass: (by: string | undefined) => string;
  readonly onPoint: (entry: Entry | undefined) => void;
  readonly onChart: (chart: string, row: number | undefined) => void;
}

const Item = memo(function Item({
  told: { id, entry, sentence },
  texts,
  isNew,
  side,
  onPoint,
  onChart,
}: Omit<ChronicleProps, 'told' | 'fresh' | 'sideClass'> & { readonly told: Told; readonly isNew: boolean; readonly side: string }) {
  const sidesOf = useContext(DieSides);
  const see = useContext(LookingBackContext)?.see;
  const pointed = { onMouseEnter: () => onPoint(entry), onMouseLeave: () => onPoint(undefined) };
  return (
    <li className={`told ${side}${isNew ? ' fresh' : ''}`} {...pointed}>
      <button
        type="button"
        className="told-sentence"
        onFocus={() => onPoint(entry)}
        onBlur={() => onPoint(undefined)}
        onClick={see && (() => see(stateAfter(id)))}
      >
        {sentence}
      </button>{' '}
      {entry.case && <CaseChip case={entry.case} />}
      {entry.roll && <RollLine roll={entry.roll} texts={texts} sides={sidesOf(entry)} tumbling={isNew} onChart={onChart} />}
    </li>
  );
});

/** The story of the match under headings, the newest at the end; pointing at an entry shows its places on the map. */
export function Chronicle({ told, texts, fresh, sideClass, onPoint, onChart }: ChronicleProps) {
  const words = useKitWords();
  const list = useRef<HTMLDivElement>(null);
  const earlier = useContext(Earlier);
  const count = told.length;
  const newest = told[count - 1]?.id;
  useEffect(() => {
    const panel = list.current?.parentElement;
    if (!newest || !panel) return;
    const toEnd = () => {
      panel.scrollTop = panel.scrollHeight;
    };
    toEnd();
    if (typeof ResizeObserver === 'undefined') return;
    // What is told while the panel is closed, as on a phone, is shown from its end once it opens.
    let closed = panel.clientHeight === 0;
    const opening = new ResizeObserver(() => {
      if (closed) toEnd();
      closed = panel.clientHeight === 0;
    });
    opening.observe(panel);
    return () => opening.disconnect();
  }, [newest]);
  if (!count && !earlier) return <p className="empty">{words.chronicleEmpty}</p>;
  return (
    <div className="chronicle" ref={list}>
      {earlier && (
        <button type="button" className="chronicle-earlier" onClick={earlier}>
          {words.chronicleEarlier}
        </button>
      )}
      <ol>
        {told.map((each, i) => (
          <FragmentWithHeading key={each.id} heading={each.heading}>
            <Item told={each} texts={texts} isNew={i >= fresh} side={sideClass(each.entry.by)} onPoint={onPoint} onChart={onChart} />
          </FragmentWithHeading>
        ))}
      </ol>
    </div>
  );
}

function FragmentWithHeading({ heading, children }: { readonly heading?: string; readonly children: ReactNode }) {
  return (
    <>
      {heading && (
        <li className="told-heading">
          <h3>{heading}</h3>
        </li>
      )}
      {children}
    </>
  );
}

/** Reads the newest entries aloud for screen readers. */
export function Herald({ told, fresh }: Pick<ChronicleProps, 'told' | 'fresh'>) {
  const words = useKitWords();
  return (
    <div className="unseen" role="log" aria-live="polite">
      {told.slice(Math.max(fresh, told.length - 12)).map(({ id, sentence, entry }) => (
        <p key={id}>
          {sentence} {entry.roll && words.dice(entry.roll.dice)}
        </p>
      ))}
    </div>
  );
}
