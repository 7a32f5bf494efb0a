import { type BoardOrder, targetsOf } from '../../../../src/games/salamis-ad-actium/face.js';
import { argsOf, offer } from '../../../kit/board/useOrders.js';
import { shipName } from '../names.js';
import { BoardingSlip } from '../panels/BoardingSlip.js';
import { PrizeSlip } from '../panels/PrizeSlip.js';
import type { Change, Draft, Mark, Session, StepView } from '../session.js';
import { ownShips } from './marks.js';

/** Orders for the boarding fights, unseen by the other [8.2]. */
export function planBoarding(session: Session, draft: Draft, change: Change): StepView {
  const { act, ask, mark } = session.words;
  const { G, me } = session;
  const able = ownShips(G, me).filter((id) => targetsOf(G, id).length > 0);
  const marks = new Map<string, Mark>(able.map((id) => [id, { kind: 'pick', meaning: mark.boarder }]));
  if (draft.ship) for (const id of targetsOf(G, draft.ship)) marks.set(id, { kind: 'pick', meaning: mark.assaultable });
  for (const { target } of draft.orders) if (target) marks.set(target, { kind: 'target', meaning: mark.assaulted });
  if (draft.ship) marks.set(draft.ship, { kind: 'chosen', meaning: mark.chosen });
  const toggle = (id: string, target: string) => {
    const others = draft.orders.filter((order) => order.ship !== id);
    const before = draft.orders.find((order) => order.ship === id);
    const next: BoardOrder = { ship: id, action: 'assault', target };
    change({ ship: id, orders: before?.target === target ? others : [...others, next] });
  };
  const hint = able.length ? act.left.assault(able.length) : undefined;
  const allDefend = { id: 'orders', label: act.allDefend, hint, main: true, forgoes: able.length };
  return {
    ask: ask.board,
    marks,
    selected: draft.ship,
    actions: [
      offer(
        session,
        draft.orders.length ? { id: 'orders', label: act.boardWith(draft.orders.length), main: true } : allDefend,
        'boardOrders',
        [draft.orders.map((order) => ({ ...order }))],
      ),
    ],
    back: draft.orders.length ? () => change({ orders: draft.orders.slice(0, -1) }) : undefined,
    press: (place) => {
      if (able.includes(place)) return change({ ship: place });
      if (draft.ship && targetsOf(G, draft.ship).includes(place)) toggle(draft.ship, place);
    },
    slip: <BoardingSlip session={session} able={able} draft={draft} change={change} onToggle={toggle} />,
  };
}

/** Who goes aboard a prize [8.5]. */
export function planPrize(session: Session, draft: Draft, change: Change): StepView {
  const { act, ask, mark } = session.words;
  const { G } = session;
  const [capture] = G.boarding?.captures ?? [];
  if (!capture) return { ask: '', marks: new Map(), actions: [] };
  const named = Object.fromEntries(Object.entries(draft.party).filter(([, men]) => men));
  // Whoever names nobody sends the usual factor.
  const [usual] = argsOf(session, 'prizeCrew');
  const crew = Object.keys(named).length || !usual ? named : usual[1];
  return {
    ask: ask.prize(shipName(G, capture.ship), shipName(G, capture.by)),
    marks: new Map<string, Mark>([
      [capture.ship, { kind: 'target', meaning: mark.prize }],
      [capture.by, { kind: 'chosen', meaning: mark.captor }],
    ]),
    selected: capture.by,
    actions: [
      offer(session, { id: 'crew', label: act.sendCrew, main: true }, 'prizeCrew', [capture.ship, crew]),
      offer(session, { id: 'abandon', label: act.abandon }, 'abandonPrize', [capture.ship]),
    ],
    slip: <PrizeSlip G={G} capture={capture} party={crew} change={change} />,
  };
}
