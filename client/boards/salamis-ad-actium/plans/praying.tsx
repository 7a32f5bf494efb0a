import { opponentOf } from '../../../../src/games/salamis-ad-actium/face.js';
import type { ActionItem } from '../../../kit/board/ActionBar.js';
import { offer } from '../../../kit/board/useOrders.js';
import { PrayerSlip } from '../panels/PrayerSlip.js';
import { godName } from '../pantheons.js';
import { type Change, type Draft, picking, type Session, type StepView } from '../session.js';

/** A libation: which god, and for what [3.1]. The place pressed on the table is what is prayed for. */
export function planPraying(session: Session, draft: Draft, change: Change): StepView {
  const { act, ask } = session.words;
  const { G, me } = session;
  const { god } = draft;
  const pour: ActionItem[] = god
    ? [offer(session, { id: 'pour', label: act.pour(godName(G, me, god)), main: true }, 'libation', [god, { ...draft.wish }])]
    : [];
  const healing = god === 'healing' ? G.order.filter((id) => G.ships[id].status === 'table' && G.ships[id].side === me) : [];
  return {
    ask: ask.pray,
    marks: new Map(
      healing.map((id) => [id, { kind: draft.wish.ship === id ? 'chosen' : 'pick', meaning: session.words.mark.prayed } as const]),
    ),
    actions: [...pour, { id: 'noPrayer', label: act.noPrayer, run: () => change(picking()) }],
    back: () => change(picking()),
    press: (place) => {
      if (healing.includes(place)) change({ wish: { ship: place } });
      else if (G.ships[place]?.side === opponentOf(me)) session.notify(session.refusal('libation', ['healing', { ship: place }]));
    },
    slip: <PrayerSlip session={session} draft={draft} change={change} />,
  };
}
