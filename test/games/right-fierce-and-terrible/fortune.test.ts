import { fortune } from '../../../src/games/right-fierce-and-terrible/fortune/index.js';
import { rightFierceAndTerrible } from '../../../src/games/right-fierce-and-terrible/index.js';
import { fortuneLaws } from '../../kit/fortuneLaws.js';

fortuneLaws(rightFierceAndTerrible, fortune, { random: 1, captains: 0 });
