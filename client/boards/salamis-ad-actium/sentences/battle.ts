import { type Berth, type BoardOrder, type Order, policyOf, type Salamis } from '../../../../src/games/salamis-ad-actium/face.js';
import { shipName } from '../names.js';
import { boardText } from '../texts.js';

const { say } = boardText;

const legs = ({ steps }: Order): string =>
  steps.map(([kind, amount]) => (kind === 'F' || kind === 'B' ? say.run[kind](amount) : say.turn(amount))).join(', ');

/** A course leg by leg, its pace, and what is done about whoever is met. */
export function course(order: Order): string {
  const pace = order.burst ? say.burst : order.approach ? say.approach : '';
  const policy = policyOf(order);
  const contact = policy === 'halt' ? '' : say.policy[policy];
  return [legs(order), pace, contact].filter(Boolean).join('; ');
}

/** Orders for the boarding fights. */
export const boarders = (G: Salamis, orders: readonly BoardOrder[]): string =>
  orders.length
    ? orders.map(({ ship, action, target }) => say.order[action](shipName(G, ship), target ? shipName(G, target) : '')).join('; ')
    : say.allDefend;

/** Where a squadron would lie, about its middle. */
export function middleOf(berths: readonly Berth[]): string {
  const mean = (of: (berth: Berth) => number) => berths.reduce((sum, berth) => sum + of(berth), 0) / Math.max(1, berths.length);
  return boardText.at(
    mean(({ x }) => x),
    mean(({ y }) => y),
  );
}
