import { fortune } from '../../../src/games/grand-armada/fortune/index.js';
import { grandArmada } from '../../../src/games/grand-armada/index.js';
import type { Entry } from '../../../src/kit/chronicle.js';
import { fortuneLaws, type Says } from '../../kit/fortuneLaws.js';

const hit = ({ values }: Entry) => Number(values?.hit);
const says: Says = { firesGuns: hit, firesCrew: hit, windShifts: 1, windHolds: 0 };

fortuneLaws(grandArmada, fortune, { random: 1, captains: 0, says });
