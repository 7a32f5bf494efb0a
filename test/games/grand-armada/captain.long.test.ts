import { grandArmada } from '../../../src/games/grand-armada/index.js';
import { about } from '../../kit/about.js';
import { strength } from '../../kit/strength.js';

const { captain } = grandArmada;

it('the captain beats random play in every battle from either side', () => {
  for (const scenario of [1, 2, 3, 5]) {
    for (const seat of ['0', '1'] as const) {
      const won = strength(grandArmada, seat, 40, { setupData: { scenario }, players: { [seat]: captain } });
      about(`seat ${seat}, battle ${scenario}`, () => expect(won).toBeGreaterThanOrEqual(0.8));
    }
  }
});
