import { sources } from '../sources.js';
import { landCharts } from './land.js';
import { seaCharts } from './sea.js';
import { dataSets } from './sets.js';

export const en = { charts: { ...landCharts, ...seaCharts, ...dataSets }, sources };
