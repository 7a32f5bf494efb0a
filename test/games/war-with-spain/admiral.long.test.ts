import { warWithSpain } from '../../../src/games/war-with-spain/index.js';
import { expectAdmiral } from '../../kit/strength.js';

it('the admiral wins more often against the captain than the captain does, from either side', () => {
  expectAdmiral(warWithSpain, 30);
});
