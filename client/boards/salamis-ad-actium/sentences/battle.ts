import { type Berth, type BoardOrder, type Order, policyOf } from '../../../../src/games/salamis-ad-actium/face.js';
import { shipName } from '../names.js';
import type { View } from '../session.js';
import type { SalamisBoardWords } from '../words/index.js';

const legs = ({ say }: SalamisBoardWords, { steps }: Order): string =>
  steps.map(([kind, amount]) => (kind === 'F' || kind === 'B' ? say.run[kind](amount) : say.turn(amount))).join(', ');

/** A course leg by leg, its pace, and what is done about whoever is met. */
export function course(words: SalamisBoardWords, order: Order): string {
  const { say } = words;
  const pace = order.burst ? say.burst : order.approach ? say.approach : '';
  const policy = policyOf(order);
  const contact = policy === 'halt' ? '' : say.policy[policy];
  return [legs(words, order), pace, contact].filter(Boolean).join('; ');
}

/** Orders for the boarding fights. */
export const boarders = ({ G, words: { say } }: View, orders: readonly BoardOrder[]): string =>
  orders.length
    ? orders.map(({ ship, action, target }) => say.order[action](shipName(G, ship), target ? shipName(G, target) : '')).join('; ')
    : say.allDefend;

/** Where a squadron would lie, about its middle. */
export function middleOf(words: SalamisBoardWords, berths: readonly Berth[]): string {
  const mean = (of: (berth: Berth) => number) => berths.reduce((sum, berth) => sum + of(berth), 0) / Math.max(1, berths.length);
  return words.at(
    mean(({ x }) => x),
    mean(({ y }) => y),
  );
}
