import { warWithSpain } from '../../../src/games/war-with-spain/index.js';
import { about } from '../../kit/about.js';
import { strength } from '../../kit/strength.js';
import { even } from './players.js';

const { captain } = warWithSpain;

it('the captain beats play at random from either side', () => {
  for (const seat of ['0', '1'] as const) {
    const won = strength(warWithSpain, seat, 20, { players: { '0': even, '1': even, [seat]: captain } });
    about(`seat ${seat}`, () => expect(won).toBeGreaterThanOrEqual(0.7));
  }
});
