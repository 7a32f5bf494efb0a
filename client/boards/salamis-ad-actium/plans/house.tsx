import { fightingOarsmen, type Salamis } from '../../../../src/games/salamis-ad-actium/face.js';
import type { ActionItem } from '../../../kit/board/ActionBar.js';
import { argsOf, offer } from '../../../kit/board/useOrders.js';
import { shipName } from '../names.js';
import { PartyPicker } from '../panels/Aim.js';
import { ShipCard } from '../panels/ShipCard.js';
import { deedLabel } from '../sentences/deeds.js';
import type { Change, Draft, Mark, Session, StepView } from '../session.js';
import { useWords } from '../words/index.js';

interface HouseSlipProps {
  readonly G: Salamis;
  readonly id: string;
  readonly to: string | undefined;
  /** Other ships alongside, to which men can be transferred. */
  readonly others: readonly string[];
  readonly draft: Draft;
  readonly change: Change;
}

/** Panel for transfers: a ship's card and the men to transfer [10.4]. */
function HouseSlip({ G, id, to, others, draft, change }: HouseSlipProps) {
  const text = useWords().house;
  const { heavy, normal, archers, oarsmen, spare, dmg, flag } = G.ships[id];
  const rowers = fightingOarsmen(G.ships[id]) || (dmg === 5 ? oarsmen + spare : 0);
  return (
    <section className="wg-slip">
      <ShipCard G={G} id={id} />
      {others.length > 0 && (
        <fieldset className="wg-helm-row" aria-label={text.to}>
          {others.map((other) => (
            <button key={other} type="button" aria-pressed={to === other} onClick={() => change({ target: other })}>
              {text.toShip(shipName(G, other))}
            </button>
          ))}
        </fieldset>
      )}
      {to && <PartyPicker have={{ heavy, normal, archers, oarsmen: rowers }} party={draft.party} onParty={(party) => change({ party })} />}
      {to && flag && (
        <button type="button" className="wg-helm-wide" aria-pressed={draft.officer} onClick={() => change({ officer: !draft.officer })}>
          {text.officer(flag.name)}
        </button>
      )}
    </section>
  );
}

/** Plans the step `house`: transfers and repairs [10.4, 10.5]. */
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
