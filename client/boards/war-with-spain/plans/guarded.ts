import type { ActionItem } from '../../../kit/ActionBar.js';
import type { Change, Draft } from '../session.js';
import { boardText } from '../texts.js';

/**
 * An action with a consequence that deserves a second look: the first press shows what it costs, the second does it.
 */
export function guarded(draft: Draft, change: Change, item: ActionItem, consequence: { readonly text: string } | undefined): ActionItem {
  if (!consequence || !item.run) return item;
  if (draft.accepted === consequence.text) return { ...item, label: boardText.act.agree(item.label) };
  return { ...item, run: () => change({ accepted: consequence.text }) };
}
