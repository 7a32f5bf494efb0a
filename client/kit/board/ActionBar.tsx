import Undo2 from 'lucide-react/icons/undo-2';
import { type CSSProperties, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import type { Refusal } from '../../../src/kit/rules.js';
import type { Spot } from '../map/usePointed.js';
import { CaseChip } from '../rules/CaseChip.js';
import { useKitWords } from '../words/index.js';

/** A button of the action bar, or a refused action with its reason. */
export interface ActionItem {
  readonly id: string;
  readonly label: string;
  /** Text after the label, such as a chance or a cost. */
  readonly hint?: string;
  readonly main?: boolean;
  /** Number of actions that this action makes impossible. If above 0, the button is not emphasized. */
  readonly forgoes?: number;
  readonly pressed?: boolean;
  readonly run?: () => void;
  /** Id of the move that the action sends (`orderOf`), used to highlight the button. */
  readonly order?: string;
  /** Why the action is refused; absent if the action is possible. */
  readonly why?: Why;
}

type Why = Pick<Refusal, 'reason' | 'case'>;

const isMain = ({ main, forgoes = 0 }: ActionItem): boolean => main === true && forgoes === 0;

/** Maximum length of a button's hint on phones, in characters. */
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

/** Groups refused actions by reason. */
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

/** Returns a ref for the row of buttons, and how many buttons are scrolled out of view below it. */
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

/** Maximum width, in px, of the reason for a refused action. */
const WIDE = 340;

/** Distance from the map's top edge, in px, within which the reason for a place appears below the place instead of above it. */
const NEAR = 120;

/** Returns styles that place the reason next to a spot on the map. */
function beside({ x, y }: Spot, bar: Element): CSSProperties {
  const { left, bottom } = bar.getBoundingClientRect();
  const map = (bar.parentElement?.querySelector('.wg-map-area') ?? bar).getBoundingClientRect();
  const width = Math.min(WIDE, map.width - 24);
  const below = y - map.top < NEAR;
  return {
    left: Math.max(map.left + 8, Math.min(x + 12, map.right - width - 12)) - left,
    maxWidth: width,
    top: 'auto',
    bottom: bottom - y + (below ? -16 : 16),
    ...(below && { transform: 'translateY(100%)' }),
  };
}

/** Renders the action bar: the main action first, refusals last. Two rows are visible, with a button to show the rest. */
export function ActionBar({ actions, undo, notice, pointed }: ActionBarProps) {
  const words = useKitWords();
  const name = useId();
  const possible = actions.filter(({ why }) => !why).sort((a, b) => Number(isMain(b)) - Number(isMain(a)));
  const refused = refusals(actions);
  const things = actions.map(({ id, label, hint }) => `${id} ${label} ${hint}`).join();
  const [row, hidden] = useHidden(things);
  // For a new decision, scroll back to the top.
  const first = possible[0]?.id;
  useLayoutEffect(() => {
    for (const each of [row.current, row.current?.parentElement]) if (first && each) each.scrollTop = 0;
  }, [first, row]);
  const [unfolded, setUnfolded] = useState<string>();
  const [shownWhy, setShownWhy] = useState<{ readonly ids: string; readonly left: number }>();
  const bar = useRef<HTMLElement>(null);
  const [place, setPlace] = useState<CSSProperties>();
  useLayoutEffect(() => {
    const spot = pointed?.current;
    setPlace(notice && spot && bar.current ? beside(spot, bar.current) : undefined);
  }, [notice, pointed]);
  const open = unfolded === things;
  const why = refused.find(({ ids }) => ids === shownWhy?.ids)?.why;
  const tell = (ids: string, button: HTMLElement) => {
    const from = bar.current?.getBoundingClientRect().left ?? 0;
    setShownWhy({ ids, left: button.getBoundingClientRect().left - from });
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
      {why && shownWhy && (
        <p className="wg-told-why" style={{ left: `clamp(8px, ${shownWhy.left}px, calc(100% - min(${WIDE}px, 100% - 24px) - 12px))` }}>
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
                onMouseLeave={() => setShownWhy(undefined)}
                onFocus={({ currentTarget }) => tell(ids, currentTarget)}
                onBlur={({ relatedTarget }) => relatedTarget?.closest('.wg-told-why') || setShownWhy(undefined)}
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
