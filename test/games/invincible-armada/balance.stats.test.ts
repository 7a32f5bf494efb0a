import { invincibleArmada } from '../../../src/games/invincible-armada/index.js';
import { strength } from '../../kit/strength.js';

const { captain } = invincibleArmada;

it.each(['free', 'historicalI', 'historicalII'])('neither side is much the stronger with a captain on both: %s', (deployment) => {
  const spanish = strength(invincibleArmada, '1', 240, { setupData: { deployment }, players: { '0': captain, '1': captain } });
  expect(spanish).toBeGreaterThan(0.3);
  expect(spanish).toBeLessThan(0.7);
});
