import { reasons, sources } from '../origins.js';
import * as battle from './battle.js';
import * as campaign from './campaign.js';
import { common } from './common.js';
import * as counters from './counters.js';
import { rulings } from './rulings.js';

/** The words of the charts, in English, and where their figures come from. */
export const en = { charts: { common, ...battle, ...campaign, ...counters, rulings }, reasons, sources };
