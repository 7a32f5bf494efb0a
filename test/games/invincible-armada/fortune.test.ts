import { fortune } from '../../../src/games/invincible-armada/fortune/index.js';
import { invincibleArmada } from '../../../src/games/invincible-armada/index.js';
import { fortuneLaws } from '../../kit/fortuneLaws.js';

fortuneLaws(invincibleArmada, fortune, { random: 1, captains: 0 });
