import { cleanup } from '@testing-library/react';
import { type ChitId, ENGLISH, SPANISH } from '../../../src/games/invincible-armada/ids.js';
import { PREFERENCES, standing } from '../../../src/games/invincible-armada/standing.js';
import type { Armada } from '../../../src/games/invincible-armada/state.js';
import { clone } from '../../../src/kit/clone.js';
import { chosenOf } from '../../../src/kit/standing.js';
import { about } from '../../kit/about.js';
import { atStep } from './table.js';

afterEach(cleanup);

describe('what a player does not wish to be asked', () => {
  const asking = (chit: ChitId, by: 'english' | 'spanish', purpose: 'event' | 'draw' = 'event'): Armada => {
    const G = clone(atStep('reaction'));
    G.windows = [{ chit, by, ask: ['english'], purpose: { kind: purpose } }];
    return G;
  };
  const answer = (G: Armada, handOfGod?: 'every' | 'never') => standing.answer(G, '0', chosenOf(PREFERENCES, { handOfGod }))?.move;

  it('16.0 is asked about what harms him, serves his enemy, or touches weather and Parma', () => {
    for (const chit of ['explosion', 'stoutHearts', 'handOfGod', 'broadside'] as const) {
      about(chit, () => expect(answer(asking(chit, 'spanish'))).toBeUndefined());
    }
    expect(answer(asking('bonusDraw', 'spanish', 'draw'))).toBeUndefined();
    expect(answer(asking('soldiers', 'english'))).toBeUndefined();
    for (const chit of ['parmaReady', 'parmaDelayed', 'windShift', 'squall'] as const) {
      about(chit, () => expect(answer(asking(chit, 'english'))).toBeUndefined());
    }
  });

  it('16.0 is not asked about what goes to him and serves him, or does nothing', () => {
    for (const chit of ['explosion', 'stoutHearts', 'handOfGod', 'broadside', 'noEvent'] as const) {
      about(chit, () => expect(answer(asking(chit, 'english'))).toBe('letStand'));
    }
    expect(answer(asking('bonusDraw', 'english', 'draw'))).toBe('letStand');
    expect(answer(asking('noEvent', 'spanish'))).toBe('letStand');
    expect(answer(asking('weatherGage', 'spanish'))).toBe('letStand');
  });

  it('16.0 whoever wishes it is asked about every chit', () => {
    expect(answer(asking('noEvent', 'spanish'), 'every')).toBeUndefined();
  });

  it('a chit that can befall nobody but his own harms him', () => {
    const G = asking('spoiledPowder', 'english');
    for (const id of SPANISH) G.squadrons[id].lowAmmo = true;
    expect(answer(G)).toBeUndefined();
    for (const id of ENGLISH) G.squadrons[id].lowAmmo = true;
    expect(answer(G)).toBe('letStand');
  });
});
