import {
  type BoardOrder,
  boardingOdds,
  capsizeOdds,
  capsizeRefusal,
  fightingOarsmen,
  mostAboard,
  type Party,
  type Salamis,
  targetsOf,
} from '../../../../src/games/salamis-ad-actium/face.js';
import { argsOf, offer } from '../../../kit/board/useOrders.js';
import { ChanceBar } from '../../../kit/panels/Odds.js';
import { useKitWords } from '../../../kit/words/index.js';
import { shipName } from '../names.js';
import { ModifierLine, PartyPicker } from '../panels/Aim.js';
import type { Change, Draft, Mark, Session, StepView } from '../session.js';
import { useWords } from '../words/index.js';
import { ownShips } from './helm.js';

interface BoardingSlipProps {
  readonly session: Session;
  readonly able: readonly string[];
  readonly draft: Draft;
  readonly change: Change;
  readonly onToggle: (ship: string, target: string) => void;
}

/** Shows the odds of the boarding fight between a target and all ships ordered to board it. */
function Fight({ session, draft, target }: { readonly session: Session; readonly draft: Draft; readonly target: string }) {
  const text = useWords().boarding;
  const { G } = session;
  const group = draft.orders.filter((order) => order.action === 'assault' && order.target === target).map(({ ship }) => ship);
  if (!group.length) return null;
  const { melee, wins, even, loses, rows } = boardingOdds(G, group, target);
  return (
    <div className="wg-fight">
      <h3>{text.fight(group.map((id) => shipName(G, id)).join(', '), shipName(G, target))}</h3>
      <p className="wg-slip-lines">{text.strengths(melee.attack, melee.defend)}</p>
      <ModifierLine modifiers={melee.attacker} />
      <ModifierLine modifiers={melee.defender} />
      <ul className="wg-chances">
        <ChanceBar chance={wins} label={text.win} tone="good" />
        <ChanceBar chance={even} label={text.even} />
        <ChanceBar chance={loses} label={text.lose} tone="bad" />
      </ul>
      <ul className="wg-chances wg-rows">
        {rows.map((chance, row) => (chance > 0 ? <ChanceBar key={text.rows[row]} chance={chance} label={text.rows[row]} /> : null))}
      </ul>
    </div>
  );
}

/** Lists the ships that can board, their targets, and the odds of the orders. */
function BoardingSlip({ session, able, draft, change, onToggle }: BoardingSlipProps) {
  const text = useWords().boarding;
  const kit = useKitWords();
  const { G } = session;
  const orderOf = (id: string): BoardOrder | undefined => draft.orders.find(({ ship }) => ship === id);
  const replace = (id: string, patch: Partial<BoardOrder>) =>
    change({ orders: draft.orders.map((order) => (order.ship === id ? { ...order, ...patch } : order)) });
  const targets = [...new Set(draft.orders.flatMap(({ target }) => (target === undefined ? [] : [target])))];
  return (
    <section className="wg-slip">
      <h2>{text.title}</h2>
      {able.map((id) => {
        const order = orderOf(id);
        return (
          <div key={id} className={`wg-boarder${draft.ship === id ? ' wg-open' : ''}`}>
            <h3>{shipName(G, id)}</h3>
            <fieldset className="wg-helm-row" aria-label={text.against(shipName(G, id))}>
              {targetsOf(G, id).map((target) => (
                <button key={target} type="button" aria-pressed={order?.target === target} onClick={() => onToggle(id, target)}>
                  {shipName(G, target)}
                </button>
              ))}
              {order?.target && !capsizeRefusal(G, id, order.target) && (
                <button
                  type="button"
                  aria-pressed={order.action === 'capsize'}
                  onClick={() => replace(id, { action: order.action === 'capsize' ? 'assault' : 'capsize', oneRound: undefined })}
                >
                  {text.capsize(kit.percent(capsizeOdds(G, id, order.target).over))}
                </button>
              )}
              {order?.action === 'assault' && (
                <button
                  type="button"
                  aria-pressed={order.oneRound === true}
                  onClick={() => replace(id, { oneRound: order.oneRound ? undefined : true })}
                >
                  {text.oneRound}
                </button>
              )}
            </fieldset>
          </div>
        );
      })}
      {targets.map((target) => (
        <Fight key={target} session={session} draft={draft} target={target} />
      ))}
    </section>
  );
}

interface PrizeSlipProps {
  readonly G: Salamis;
  readonly capture: { readonly ship: string; readonly by: string };
  readonly party: Party;
  readonly change: Change;
}

function PrizeSlip({ G, capture, party, change }: PrizeSlipProps) {
  const text = useWords().prize;
  const { heavy, normal, archers } = G.ships[capture.by];
  return (
    <section className="wg-slip">
      <h2>{text.title(shipName(G, capture.ship))}</h2>
      <p className="wg-slip-note">{text.explain(mostAboard(G.ships[capture.ship]))}</p>
      <PartyPicker
        have={{ heavy, normal, archers, oarsmen: fightingOarsmen(G.ships[capture.by]) }}
        party={party}
        onParty={(next) => change({ party: next })}
      />
    </section>
  );
}

/** Plans the step `board`, in which boarding orders are secret [8.2]. */
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

/** Plans the step `prize`, in which the player chooses a prize crew [8.5]. */
export function planPrize(session: Session, draft: Draft, change: Change): StepView {
  const { act, ask, mark } = session.words;
  const { G } = session;
  const [capture] = G.boarding?.captures ?? [];
  if (!capture) return { ask: '', marks: new Map(), actions: [] };
  const named = Object.fromEntries(Object.entries(draft.party).filter(([, men]) => men));
  // The default prize crew is one factor.
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
