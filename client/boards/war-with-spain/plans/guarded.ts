import type { ActionItem } from '../../../kit/board/ActionBar.js';
import type { Change, Draft, Session } from '../session.js';
import type { Consequence } from './voyage.js';

/**
 * An action with a consequence that deserves a second look: the first press shows what it costs, the second does it.
 */
export function guarded(
  { words: { act } }: Session,
  draft: Draft,
  change: Change,
  item: ActionItem,
  consequence: Consequence | undefined,
): ActionItem {
  if (!consequence || !item.run) return item;
  if (draft.accepted === consequence.text) return { ...item, label: act.agree(item.label) };
  return { ...item, run: () => change({ accepted: consequence.text }) };
}
