import { grammarOf } from '../../../../../src/kit/language.js';

const { count } = grammarOf('en');

const decisions = (n: number) => count(n, { one: 'decision', other: 'decisions' });

export const en = {
  ahead: 'Plan ahead',
  aheadFailed: 'The plan could not be begun in this browser.',
  name: (n: number) => `Plan ${n}`,

  title: 'Your plan',
  about:
    'Play on here for both sides. What you decide is what the server will do for you, as long as your opponent does what he does here. The dice here are not those of the match.',
  none: 'You have decided nothing yet.',
  steps: 'Your decisions',
  unsaid: (n: number) => `Decision ${n}`,
  expects: (n: number) =>
    n === 0 ? 'at once, or when you are asked' : `after ${count(n, { one: 'move', other: 'moves' })} of your opponent`,
  when: (n: number) => `When is decision ${n} carried out?`,
  this: 'Only if he does this',
  any: 'Whatever he does, if it is allowed',
  lay: 'Lay this down',
  laying: 'Laying it down …',
  back: 'Back to the match',
  tooMany: (most: number) => `A plan may have ${most} decisions.`,

  stands: (done: number, all: number) =>
    done === 0 ? `You have laid a plan of ${decisions(all)}.` : `Your plan: ${done} of ${decisions(all)} carried out.`,
  takeUp: 'Take it up',
  dropped: {
    otherwise: 'Your plan was dropped: your opponent did something else.',
    own: 'Your plan was dropped: you decided otherwise yourself.',
    notAllowed: 'Your plan was dropped: its next move is not allowed now.',
  },
  noted: 'Noted',
};
