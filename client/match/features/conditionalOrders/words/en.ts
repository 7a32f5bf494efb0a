import { grammarOf } from '../../../../../src/kit/language.js';

const { count } = grammarOf('en');

const orders = (n: number) => count(n, { one: 'order', other: 'orders' });

export const en = {
  ahead: 'Conditional orders',
  aheadFailed: 'Conditional orders could not be started in this browser.',
  name: (n: number) => `Orders ${n}`,

  title: 'Conditional orders',
  about:
    'Play both sides here to set orders. The server plays them while your opponent makes the moves shown. These dice are only examples.',
  none: 'No orders yet.',
  steps: 'Your orders',
  unsaid: (n: number) => `Order ${n}`,
  expects: (n: number) => (n === 0 ? 'when you next decide' : `after ${count(n, { one: 'move', other: 'moves' })} of your opponent`),
  when: (n: number) => `When is order ${n} played?`,
  this: 'Only after exactly these moves',
  any: 'After any move, if allowed',
  lay: 'Set these orders',
  laying: 'Setting orders …',
  back: 'Back to the match',
  tooMany: (most: number) => `You can set at most ${most} orders. Take some back.`,

  stands: (done: number, all: number) =>
    done === 0 ? `Conditional orders set: ${orders(all)}.` : `Conditional orders: ${done} of ${orders(all)} played.`,
  takeUp: 'Cancel orders',
  dropped: {
    otherwise: 'Conditional orders cancelled: your opponent made a different move.',
    own: 'Conditional orders cancelled: you made a different move.',
    notAllowed: 'Conditional orders cancelled: the next order is not allowed now.',
  },
  noted: 'OK',
};
