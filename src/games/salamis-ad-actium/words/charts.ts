import type { Languages } from '../../../kit/language.js';
import { en } from './en/charts/index.js';
import type { SalamisWords } from './index.js';

export const chartWords: Languages<typeof en> = { en };

export type SalamisChartWords = SalamisWords & typeof en;
