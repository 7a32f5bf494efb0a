import { invincibleArmada } from '../../../src/games/invincible-armada/index.js';
import { about } from '../../kit/about.js';
import { strength } from '../../kit/strength.js';

const { captain } = invincibleArmada;

describe('the captain', () => {
  it('beats random play from either side', () => {
    for (const seat of ['0', '1'] as const) {
      const won = strength(invincibleArmada, seat, 120, { players: { [seat]: captain } });
      about(`seat ${seat}`, () => expect(won).toBeGreaterThan(0.8));
    }
  });

  it('neither side is much the stronger with a captain on both, whatever the deployment', () => {
    for (const deployment of ['free', 'historicalI', 'historicalII']) {
      const spanish = strength(invincibleArmada, '1', 240, { setupData: { deployment }, players: { '0': captain, '1': captain } });
      about(deployment, () => expect(spanish).toBeGreaterThan(0.3));
      about(deployment, () => expect(spanish).toBeLessThan(0.7));
    }
  });
});
