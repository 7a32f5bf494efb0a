import { salamisAdActium } from '../../../src/games/salamis-ad-actium/index.js';
import { expectAdmiral } from '../../kit/strength.js';

it('the admiral wins more often against the captain than the captain does, from either side', () => {
  expectAdmiral(salamisAdActium, 3);
});
