import { rightFierceAndTerrible } from '../../../src/games/right-fierce-and-terrible/index.js';
import { expectAdmiral } from '../../kit/strength.js';

it('the admiral wins more often against the captain than the captain does, from either side', () => {
  expectAdmiral(rightFierceAndTerrible, 25);
});
