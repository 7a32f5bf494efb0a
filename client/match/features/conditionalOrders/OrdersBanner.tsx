import { Banner } from '../../Banner.js';
import type { SeatOrders } from './useOrders.js';
import { useOrderWords } from './words/index.js';

/** Shows the progress of the player's orders, or why the server cancelled them. */
export function OrdersBanner({ orders, drop }: Pick<SeatOrders, 'orders' | 'drop'>) {
  const words = useOrderWords();
  const { plan, dropped } = orders ?? {};
  if (!plan && !dropped) return null;
  return (
    <Banner text={plan ? words.progress(plan.done, plan.steps.length) : words.dropped[dropped?.why ?? 'otherwise']} testId="plan">
      <button type="button" className="wg-button" onClick={drop}>
        {plan ? words.cancel : words.noted}
      </button>
    </Banner>
  );
}
