import type { ActionItem } from '../../../kit/ActionBar.js';
import { type Change, type Draft, offer, type Session } from '../session.js';
import { boardText } from '../texts.js';

/**
 * An action with a consequence that deserves a second look: the first press shows what it costs, the second does it.
 */
export function guarded(
  session: Session,
  draft: Draft,
  change: Change,
  item: Omit<ActionItem, 'run' | 'why'>,
  [move, args]: readonly [move: string, args: readonly unknown[]],
  consequence: { readonly text: string } | undefined,
): ActionItem {
  const plain = offer(session, item, move, args);
  if (!consequence || !plain.run) return plain;
  if (draft.accepted === consequence.text) return { ...plain, label: boardText.act.agree(item.label) };
  return { ...plain, run: () => change({ accepted: consequence.text }) };
}
