import type { Languages } from '../../../kit/language.js';
import { en } from './en/charts/index.js';
import type { SluysWords } from './index.js';

/** What the charts say beside the words of the game. It is loaded with them. */
export const chartWords: Languages<typeof en> = { en };

/** All words that charts are made with. */
export type SluysChartWords = SluysWords & typeof en;
