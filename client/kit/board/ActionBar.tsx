import Undo2 from 'lucide-react/icons/undo-2';
import { type CSSProperties, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import type { Refusal } from '../../../src/kit/rules.js';
import type { Spot } from '../map/usePointed.js';
import { CaseChip } from '../rules/CaseChip.js';
import { useKitWords } from '../words/index.js';

/** A possible or refused action. */
export interface ActionItem {
  readonly id: string;
  readonly label: string;
  /** Beside the label: a chance, a cost or a remark. */
  readonly hint?: string;
  readonly main?: boolean;
  /** Number of possible actions it ends. If above 0, the button is plain. */
  readonly forgoes?: number;
  readonly pressed?: boolean;
  readonly run?: () => void;
  /** The move it sends, for hints. */
  readonly order?: string;
  /** Set if it is refused. */
  readonly why?: Why;
}

type Why = Pick<Refusal, 'reason' | 'case'>;

const isMain = ({ main, forgoes = 0 }: ActionItem): boolean => main === true && forgoes === 0;

/** Longest hint that is shown on phones. */
const LONG = 18;

interface ActionBarProps {
  readonly actions: readonly ActionItem[];
  readonly undo?: { readonly run: () => void };
  readonly notice?: Why;
  readonly pointed?: RefObject<Spot | undefined>;
}

interface Refused {
  readonly ids: string;
  readonly labels: string;
  readonly why: Why;
}

/** Without repeated reasons. */
function refusals(actions: readonly ActionItem[]): Refused[] {
  const lines: Refused[] = [];
  for (const { id, label, why } of actions) {
    if (!why) continue;
    const at = lines.findIndex((line) => line.why.reason === why.reason && line.why.case === why.case);
    if (at < 0) lines.push({ ids: id, labels: label, why });
    else lines[at] = { ...lines[at], labels: `${lines[at].labels}, ${label}` };
  }
  return lines;
}

/** Number of actions below the visible rows. */
function useHidden(things: unknown): readonly [row: React.RefObject<HTMLDivElement | null>, hidden: number] {
  const row = useRef<HTMLDivElement>(null);
  const [hidden, setHidden] = useState(0);
  useLayoutEffect(() => {
    const element = row.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const measure = () => {
      const { bottom } = element.getBoundingClientRect();
      const below = [...element.querySelectorAll('.wg-action')].filter((each) => each.getBoundingClientRect().bottom > bottom + 8);
      setHidden(below.length);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [things]);
  return [row, hidden];
}

/** Largest width of a reason, in CSS. */
const WIDE = 'min(340px, 100% - 24px)';

/** Nearer than this to the map's top edge, in px, the reason is shown below the place. */
const NEAR = 120;

/** Styles for a position beside a spot of the map. */
function beside({ x, y }: Spot, bar: Element): CSSProperties {
  const { left, top } = bar.getBoundingClientRect();
  const map = bar.parentElement?.querySelector('.wg-map-area')?.getBoundingClientRect();
  const below = map !== undefined && y - map.top < NEAR;
  return {
    left: `clamp(8px, ${x - left + 12}px, calc(100% - ${WIDE} - 12px))`,
    bottom: top - y + (below ? -16 : 16),
    ...(below && { transform: 'translateY(100%)' }),
  };
}

/** The action bar: the main action first, refusals last. Shows two rows; the rest folds out. */
export function ActionBar({ actions, undo, notice, pointed }: ActionBarProps) {
  const words = useKitWords();
  const name = useId();
  const possible = actions.filter(({ why }) => !why).sort((a, b) => Number(isMain(b)) - Number(isMain(a)));
  const refused = refusals(actions);
  const things = actions.map(({ id, label, hint }) => `${id} ${label} ${hint}`).join();
  const [row, hidden] = useHidden(things);
  // A new decision starts at the top.
  const first = possible[0]?.id;
  useLayoutEffect(() => {
    for (const each of [row.current, row.current?.parentElement]) if (first && each) each.scrollTop = 0;
  }, [first, row]);
  const [unfolded, setUnfolded] = useState<string>();
  const [told, setTold] = useState<{ readonly ids: string; readonly left: number }>();
  const bar = useRef<HTMLElement>(null);
  const [place, setPlace] = useState<CSSProperties>();
  useLayoutEffect(() => {
    const spot = pointed?.current;
    setPlace(notice && spot && bar.current ? beside(spot, bar.current) : undefined);
  }, [notice, pointed]);
  const open = unfolded === things;
  const why = refused.find(({ ids }) => ids === told?.ids)?.why;
  const tell = (ids: string, button: HTMLElement) => {
    const from = bar.current?.getBoundingClientRect().left ?? 0;
    setTold({ ids, left: button.getBoundingClientRect().left - from });
  };
  return (
    <section className="wg-actionbar" ref={bar} aria-label={words.actions} tabIndex={-1}>
      <p className="wg-action-notice" role="status" style={place}>
        {notice && (
          <>
            {notice.reason} <CaseChip case={notice.case} />
          </>
        )}
      </p>
      {why && told && (
        <p className="wg-told-why" style={{ left: `clamp(8px, ${told.left}px, calc(100% - ${WIDE} - 12px))` }}>
          {why.reason} <CaseChip case={why.case} />
        </p>
      )}
      <div className="wg-actions">
        <div className={open ? 'wg-actions-row wg-unfolded' : 'wg-actions-row'} ref={row}>
          {possible.map((item) => (
            <div key={item.id} className="wg-action">
              <button
                type="button"
                data-action={item.id}
                data-order={item.order}
                className={faceOf(item)}
                aria-pressed={item.pressed}
                onClick={item.run}
              >
                <span className="wg-action-label">{item.label}</span>
                {item.hint && <span className={item.hint.length > LONG ? 'wg-action-hint wg-long' : 'wg-action-hint'}>{item.hint}</span>}
              </button>
            </div>
          ))}
          {refused.map(({ ids, labels, why: { reason, case: ruleCase } }) => (
            <div key={ids} className="wg-action wg-refused">
              <button
                type="button"
                data-action={ids}
                aria-disabled
                aria-describedby={name + ids}
                onMouseEnter={({ currentTarget }) => tell(ids, currentTarget)}
                onMouseLeave={() => setTold(undefined)}
                onFocus={({ currentTarget }) => tell(ids, currentTarget)}
                onBlur={({ relatedTarget }) => relatedTarget?.closest('.wg-told-why') || setTold(undefined)}
                onClick={({ currentTarget }) => tell(ids, currentTarget)}
              >
                {labels}
              </button>
              <span className="wg-why wg-unseen" id={name + ids}>
                {reason} <span className="wg-case">{ruleCase}</span>
              </span>
            </div>
          ))}
        </div>
        {(hidden > 0 || open) && (
          <button type="button" className="wg-fold" aria-expanded={open} onClick={() => setUnfolded(open ? undefined : things)}>
            {open ? words.fewer : words.more(hidden)}
          </button>
        )}
        {undo && (
          <div className="wg-action wg-undo">
            <button type="button" data-action="undo" onClick={undo.run} title={words.undoHint}>
              <Undo2 size={16} aria-hidden="true" /> <span className="wg-action-label">{words.undo}</span>
            </button>
          </div>
        )}
      </div>
    </section>
  );
}

function faceOf(item: ActionItem): string | undefined {
  if (isMain(item)) return 'wg-primary';
  return item.forgoes ? 'wg-quiet' : undefined;
}
