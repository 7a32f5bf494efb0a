import { sources } from '../sources.js';
import { landCharts } from './land.js';
import { seaCharts } from './sea.js';
import { dataSets } from './sets.js';

/** English texts of the charts, and the sources of their figures. */
export const en = { charts: { ...landCharts, ...seaCharts, ...dataSets }, sources };
