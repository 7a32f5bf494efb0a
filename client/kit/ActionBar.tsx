import { Undo2 } from 'lucide-react';
import type { Refusal } from '../../src/kit/rules.js';
import { CaseChip } from './CaseChip.js';
import { kitText } from './texts.js';

/** Something a player may do, or may not and why. */
export interface ActionItem {
  readonly id: string;
  readonly label: string;
  /** A chance, a cost or a remark beside the label. */
  readonly hint?: string;
  readonly main?: boolean;
  readonly pressed?: boolean;
  readonly run?: () => void;
  /** Why it is not possible now. */
  readonly why?: Pick<Refusal, 'reason' | 'case'>;
}

interface ActionBarProps {
  readonly actions: readonly ActionItem[];
  readonly undo?: { readonly moves: number; readonly run: () => void };
  /** A refusal of what was just tried on the map. */
  readonly notice?: Pick<Refusal, 'reason' | 'case'>;
}

type Why = ActionItem['why'];
const sameReason = (a: Why, b: Why) => a !== undefined && a.reason === b?.reason && a.case === b.case;
const rank = ({ main, why }: ActionItem) => (main ? 0 : why ? 2 : 1);

/** The actions now possible, the main one first, and why not beside what is not. */
export function ActionBar({ actions, undo, notice }: ActionBarProps) {
  const ordered = [...actions].sort((a, b) => rank(a) - rank(b));
  const shown = ordered.filter(({ why }, i) => !why || ordered.findIndex((each) => sameReason(each.why, why)) === i);
  return (
    <footer className="actionbar">
      <p className="notice" role="status">
        {notice && (
          <>
            {notice.reason} <CaseChip case={notice.case} />
          </>
        )}
      </p>
      <div className="actions">
        <div className="actions-row">
          {shown.map(({ id, label, hint, main, pressed, run, why }) => (
            <div key={id} className={why ? 'action refused' : 'action'}>
              <button
                type="button"
                data-action={id}
                className={main ? 'main' : undefined}
                aria-disabled={!run || undefined}
                aria-pressed={pressed}
                onClick={run}
              >
                <span className="action-label">
                  {why
                    ? ordered
                        .filter((each) => sameReason(each.why, why))
                        .map((each) => each.label)
                        .join(', ')
                    : label}
                </span>
                {hint && !why && <span className="action-hint">{hint}</span>}
              </button>
              {why && (
                <span className="why">
                  {why.reason} <CaseChip case={why.case} />
                </span>
              )}
            </div>
          ))}
        </div>
        {undo && (
          <div className="action undo">
            <button type="button" data-action="undo" onClick={undo.run} title={kitText.undoHint(undo.moves)}>
              <Undo2 size={16} aria-hidden="true" /> <span className="action-label">{kitText.undo}</span>
            </button>
          </div>
        )}
      </div>
    </footer>
  );
}
