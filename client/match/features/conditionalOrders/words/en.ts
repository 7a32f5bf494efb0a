import { grammarOf } from '../../../../../src/kit/language.js';

const { count } = grammarOf('en');

const orders = (n: number) => count(n, { one: 'order', other: 'orders' });

export const en = {
  ahead: 'Conditional orders',
  aheadFailed: 'Conditional orders could not be opened in this browser.',
  name: (n: number) => `Orders ${n}`,

  title: 'Conditional orders',
  about:
    'Play both sides here to set your orders. The server plays them as long as your opponent makes the moves you expect. The dice here are only examples.',
  none: 'No orders yet.',
  steps: 'Your orders',
  unsaid: (n: number) => `Order ${n}`,
  expects: (n: number) => (n === 0 ? 'at your next decision' : `after ${count(n, { one: 'move', other: 'moves' })} by your opponent`),
  when: (n: number) => `When is order ${n} played?`,
  this: 'Only after exactly these moves',
  any: 'After any move, if allowed',
  submit: 'Set these orders',
  submitting: 'Setting orders…',
  back: 'Back to the match',
  tooMany: (most: number) => `You can set at most ${most} orders. Remove some of them.`,

  progress: (done: number, all: number) =>
    done === 0 ? `Conditional orders set: ${orders(all)}.` : `Conditional orders: ${done} of ${orders(all)} played.`,
  cancel: 'Cancel orders',
  dropped: {
    otherwise: 'Conditional orders cancelled: your opponent made a different move.',
    own: 'Conditional orders cancelled: you made a different move.',
    notAllowed: 'Conditional orders cancelled: the next order is not allowed now.',
  },
  noted: 'OK',
};
