import { standing } from '../../../src/games/salamis-ad-actium/standing.js';
import { chosenOf } from '../../../src/kit/standing.js';
import { sea } from './sea.js';

/** Returns the automatic answer to Tactical Initiative with two ships `mm` apart. */
function answerAt(mm: number, chosen: object = {}) {
  const G = sea({ A: { side: 0, at: [300, 300, 90] }, B: { side: 1, at: [300 + 40 + mm, 300, 270] } });
  G.await = { kind: 'seize', sides: [0] };
  return standing.answer(G, '0', chosenOf(standing.lists, chosen));
}

describe('Tactical Initiative (4.4)', () => {
  const declined = { move: 'seize', args: [false] };

  it('is not offered before an Action Phase can bring ships into contact (4.2)', () => {
    expect([401, 400].map((mm) => answerAt(mm))).toEqual([declined, undefined]);
  });

  it('is always or never offered if the player has chosen so', () => {
    expect(answerAt(401, { initiative: 'asked' })).toBeUndefined();
    expect(answerAt(100, { initiative: 'never' })).toEqual(declined);
  });
});
