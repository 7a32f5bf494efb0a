import Undo2 from 'lucide-react/icons/undo-2';
import type { Refusal } from '../../src/kit/rules.js';
import { CaseChip } from './CaseChip.js';
import { useKitWords } from './words/index.js';

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

/** A hint of more letters than this gives way on a phone. */
const LONG = 18;

interface ActionBarProps {
  readonly actions: readonly ActionItem[];
  readonly undo?: { readonly run: () => void };
  /** A refusal of what was just tried on the map. */
  readonly notice?: Pick<Refusal, 'reason' | 'case'>;
}

/** What is refused, one line for each reason: several actions may share it. */
function refusals(actions: readonly ActionItem[]): { ids: string; labels: string; why: Pick<Refusal, 'reason' | 'case'> }[] {
  const lines: { ids: string; labels: string; why: Pick<Refusal, 'reason' | 'case'> }[] = [];
  for (const { id, label, why } of actions) {
    if (!why) continue;
    const same = lines.find((line) => line.why.reason === why.reason && line.why.case === why.case);
    if (same) same.labels += `, ${label}`;
    else lines.push({ ids: id, labels: label, why });
  }
  return lines;
}

/** The actions now possible, the main one first, and why not beside what is not. */
export function ActionBar({ actions, undo, notice }: ActionBarProps) {
  const words = useKitWords();
  const possible = actions.filter(({ why }) => !why).sort((a, b) => Number(b.main ?? false) - Number(a.main ?? false));
  const refused = refusals(actions);
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
          {possible.map(({ id, label, hint, main, pressed, run }) => (
            <div key={id} className="action">
              <button type="button" data-action={id} className={main ? 'main' : undefined} aria-pressed={pressed} onClick={run}>
                <span className="action-label">{label}</span>
                {hint && <span className={hint.length > LONG ? 'action-hint long' : 'action-hint'}>{hint}</span>}
              </button>
            </div>
          ))}
          {refused.length > 0 && (
            <div className="refusals">
              {refused.map(({ ids, labels, why }) => (
                <div key={ids} className="action refused">
                  <button type="button" data-action={ids} aria-disabled>
                    {labels}
                  </button>
                  <span className="why">
                    {why.reason} <CaseChip case={why.case} />
                  </span>
                </div>
              ))}
            </div>
          )}
        </div>
        {undo && (
          <div className="action undo">
            <button type="button" data-action="undo" onClick={undo.run} title={words.undoHint}>
              <Undo2 size={16} aria-hidden="true" /> <span className="action-label">{words.undo}</span>
            </button>
          </div>
        )}
      </div>
    </footer>
  );
}
