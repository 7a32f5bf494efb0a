import type { Languages } from '../../../kit/language.js';
import { en } from './en/charts/index.js';
import type { WarWords } from './index.js';

/** The words of the charts, loaded with them. */
export const chartWords: Languages<typeof en> = { en };

export type WarChartWords = WarWords & typeof en;
