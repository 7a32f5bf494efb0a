import { sources } from '../sources.js';
import { landCharts } from './land.js';
import { seaCharts } from './sea.js';
import { dataSets } from './sets.js';

/** The words of the charts, in English, and where their figures come from. */
export const en = { charts: { ...landCharts, ...seaCharts, ...dataSets }, sources };
