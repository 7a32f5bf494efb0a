import { fortune } from '../../../src/games/war-with-spain/fortune/index.js';
import { warWithSpain } from '../../../src/games/war-with-spain/index.js';
import { fortuneLaws } from '../../kit/fortuneLaws.js';

fortuneLaws(warWithSpain, fortune, { random: 1, captains: 0 });
