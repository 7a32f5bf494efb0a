import { orderSentence } from '../orderSentence.js';
import type { Session } from '../session.js';
import { useWords } from '../words/index.js';

/** What is ordered so far, each order to be struck out; and what is struck out, to be ordered again. */
export function OrderBook({ session }: { readonly session: Session }) {
  const { act, slip } = useWords();
  const { G, me, send, refusal } = session;
  const orders = G.orders[me].map((order, index) => ({ order, index, sentence: orderSentence(session, order) }));
  if (!orders.length) return <p className="wg-slip-lines">{slip.noOrders}</p>;
  return (
    <ul className="wg-orders">
      {orders.map(({ order, index, sentence }) => (
        <li key={index} className={order.cancelled ? 'wg-struck' : undefined}>
          <span>{sentence}</span>
          {order.cost > 0 && <b>{slip.price(order.cost)}</b>}
          {!order.cancelled && refusal('cancelOrder', [index]) === undefined && (
            <button type="button" aria-label={act.cancel(sentence)} title={slip.strikes} onClick={() => send('cancelOrder', index)}>
              ×
            </button>
          )}
          {order.cancelled && <OrderAgain session={session} order={order} sentence={sentence} />}
        </li>
      ))}
    </ul>
  );
}

interface OrderAgainProps {
  readonly session: Session;
  readonly order: Session['G']['orders']['E'][number];
  readonly sentence: string;
}

/** An order that was struck out is given again, where it still can be. */
function OrderAgain({ session, order: { move, args }, sentence }: OrderAgainProps) {
  const { act, slip } = useWords();
  // What stands in the book was ordered with these arguments before: they fit the move.
  const again = { move, args } as unknown as Parameters<Session['sendAll']>[0][number];
  if (session.refusal(again.move, again.args)) return null;
  return (
    <button type="button" aria-label={act.again(sentence)} title={slip.again} onClick={() => session.sendAll([again])}>
      ↺
    </button>
  );
}
