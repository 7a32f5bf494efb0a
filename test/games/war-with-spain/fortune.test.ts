import { fortune } from '../../../src/games/war-with-spain/fortune/index.js';
import { warWithSpain } from '../../../src/games/war-with-spain/index.js';
import type { Entry } from '../../../src/kit/chronicle.js';
import { fortuneLaws, type Says } from '../../kit/fortuneLaws.js';

const rises = ({ values }: Entry) => Number(values?.strength);
const says: Says = {
  ...{ intercepts: 1, interceptFails: 0, disengages: 1, staysEngaged: 0, irishRevolt: rises, englishRevolt: rises, scottishRevolt: rises },
  wind: ({ values }) => 0 - Number(values?.steps),
  income: ({ values }) => Number(values?.ducats),
  attrition: ({ values }) => Number(!values?.lost),
};

fortuneLaws(warWithSpain, fortune, { random: 1, captains: 0, says });
