import { fortune } from '../../../src/games/grand-armada/fortune/index.js';
import { grandArmada } from '../../../src/games/grand-armada/index.js';
import { fortuneLaws } from '../../kit/fortuneLaws.js';

fortuneLaws(grandArmada, fortune, { random: 1, captains: 0 });
