import { invincibleArmada } from '../../../src/games/invincible-armada/index.js';
import { expectAdmiral } from '../../kit/strength.js';

it('the admiral wins more often against the captain than the captain does, from either side', () => {
  expectAdmiral(invincibleArmada, 150);
});
