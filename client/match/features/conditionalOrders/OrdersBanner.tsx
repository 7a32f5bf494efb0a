import { Banner } from '../../Banner.js';
import type { SeatOrders } from './useOrders.js';
import { useOrderWords } from './words/index.js';

/** Progress of the player's orders, or why they were cancelled. */
export function OrdersBanner({ said, drop }: Pick<SeatOrders, 'said' | 'drop'>) {
  const words = useOrderWords();
  const { plan, dropped } = said ?? {};
  if (!plan && !dropped) return null;
  return (
    <Banner text={plan ? words.stands(plan.done, plan.steps.length) : words.dropped[dropped?.why ?? 'otherwise']} testId="plan">
      <button type="button" className="wg-button" onClick={drop}>
        {plan ? words.takeUp : words.noted}
      </button>
    </Banner>
  );
}
