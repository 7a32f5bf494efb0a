import { type BoardOrder, boardingOdds, capsizeOdds, capsizeRefusal, targetsOf } from '../../../../src/games/salamis-ad-actium/face.js';
import { ChanceBar } from '../../../kit/panels/Odds.js';
import { useKitWords } from '../../../kit/words/index.js';
import { shipName } from '../names.js';
import type { Change, Draft, Session } from '../session.js';
import { useWords } from '../words/index.js';
import { ModifierLine } from './Odds.js';

interface BoardingSlipProps {
  readonly session: Session;
  readonly able: readonly string[];
  readonly draft: Draft;
  readonly change: Change;
  readonly onToggle: (ship: string, target: string) => void;
}

/** The odds of everybody who is ordered at one target. */
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

/** Every ship that could board, with its targets; and the odds of what is ordered. */
export function BoardingSlip({ session, able, draft, change, onToggle }: BoardingSlipProps) {
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
