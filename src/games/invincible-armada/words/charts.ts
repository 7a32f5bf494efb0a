import type { Languages } from '../../../kit/language.js';
import { en } from './en/charts/index.js';
import type { ArmadaWords } from './index.js';

export const chartWords: Languages<typeof en> = { en };

export type ArmadaChartWords = ArmadaWords & typeof en;
