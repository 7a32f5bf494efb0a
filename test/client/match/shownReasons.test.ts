import { shownReasons } from '../../../client/match/features/hint/HintPanel.js';
import type { Candidate } from '../../../src/kit/explain.js';

const plan = (...reasons: Candidate['reasons']): Candidate => ({ move: { move: 'x', args: [] }, worth: 0, reasons });

it('the reasons of a suggestion are those in which it differs from the others, and rules of thumb first', () => {
  const near = plan({ key: 'near', weight: -1 }, { key: 'lee', weight: -2 }, { key: 'rule' });
  const far = plan({ key: 'near', weight: -3 }, { key: 'lee', weight: -2 });
  expect(shownReasons(near, [near, far])).toEqual([{ key: 'rule' }, { key: 'near', weight: 1 }]);
  expect(shownReasons(far, [near, far])).toEqual([{ key: 'near', weight: -1 }]);
});

it('the reason of the only suggestion is its heaviest, without a comparison', () => {
  const only = plan({ key: 'small', weight: 1 }, { key: 'great', weight: -4 });
  expect(shownReasons(only, [only])).toEqual([{ key: 'great', weight: undefined }]);
});
