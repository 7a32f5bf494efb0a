import type { Languages } from '../../../kit/language.js';
import { en } from './en/charts/index.js';
import type { GrandArmadaWords } from './index.js';

export const chartWords: Languages<typeof en> = { en };

export type GrandArmadaChartWords = GrandArmadaWords & typeof en;
