import type { ActionItem } from '../../../kit/board/ActionBar.js';
import { argsOf, offer } from '../../../kit/board/useOrders.js';
import { shipName } from '../names.js';
import { HouseSlip } from '../panels/HouseSlip.js';
import { deedLabel } from '../sentences/deeds.js';
import type { Change, Draft, Mark, Session, StepView } from '../session.js';

/** Between the fights: crews pass across, carpenters repair [10.4, 10.5]. */
export function planHouse(session: Session, draft: Draft, change: Change): StepView {
  const { act, ask, mark } = session.words;
  const { G } = session;
  const repairs = argsOf(session, 'repair');
  const transfers = argsOf(session, 'transfer');
  const busy = new Set([...repairs.map(([id]) => id), ...transfers.map(([from]) => from)]);
  const marks = new Map<string, Mark>([...busy].map((id) => [id, { kind: 'pick', meaning: mark.house }]));
  const id = draft.ship && busy.has(draft.ship) ? draft.ship : undefined;
  const others = new Set(id ? transfers.filter(([from]) => from === id).map(([, to]) => to) : []);
  for (const to of others) marks.set(to, { kind: 'target', meaning: mark.across });
  if (id) marks.set(id, { kind: 'chosen', meaning: mark.chosen });
  const mend = repairs
    .filter(([ship]) => ship === id)
    .map(([ship, what]): ActionItem => {
      const label = deedLabel(session, { move: 'repair', args: [ship, what] });
      return { id: `repair-${what}`, ...label, run: () => session.send('repair', ship, what) };
    });
  const what = { ...draft.party, ...(draft.officer && { officer: true }) };
  const to = draft.target && others.has(draft.target) ? draft.target : undefined;
  const cross =
    id && to ? [offer(session, { id: 'transfer', label: act.transfer(shipName(G, to)), main: true }, 'transfer', [id, to, what])] : [];
  const hint = busy.size ? act.left.house(busy.size) : undefined;
  const ready = { id: 'ready', label: act.ready, hint, main: !cross.length, forgoes: busy.size };
  return {
    ask: id ? ask.houseShip(shipName(G, id)) : ask.house,
    marks,
    selected: id,
    shows: id,
    actions: [...cross, ...mend, offer(session, ready, 'ready', [])],
    back: id ? () => change({ ship: undefined, target: undefined, party: {}, officer: false }) : undefined,
    press: (place) => {
      if (others.has(place) && place !== id) change({ target: place });
      else if (busy.has(place)) change({ ship: place, target: undefined, party: {}, officer: false });
      else if (id) session.notify(session.refusal('transfer', [id, place, { normal: 1 }]));
    },
    slip: id ? <HouseSlip G={G} id={id} to={to} others={[...others]} draft={draft} change={change} /> : undefined,
  };
}
