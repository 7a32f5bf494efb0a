import type { Languages } from '../../../kit/language.js';
import { en } from './en/charts/index.js';
import type { WarWords } from './index.js';

export const chartWords: Languages<typeof en> = { en };

export type WarChartWords = WarWords & typeof en;
