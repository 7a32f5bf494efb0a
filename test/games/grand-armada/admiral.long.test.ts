import { grandArmada } from '../../../src/games/grand-armada/index.js';
import { expectAdmiral } from '../../kit/strength.js';

it('the admiral wins more often against the captain than the captain does, from either side', () => {
  expectAdmiral(grandArmada, 40);
});
