import { markTexts } from './texts/marks.js';
import { sheetTexts } from './texts/sheet.js';

/** Every word of this board, so that a second language needs no change in its components. */
export const boardText = { ...sheetTexts, ...markTexts } as const;
