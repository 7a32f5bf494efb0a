import { campaignTexts } from './texts/campaign.js';
import { godTexts } from './texts/gods.js';
import { markTexts } from './texts/marks.js';
import { musterTexts } from './texts/muster.js';
import { panelTexts } from './texts/panels.js';
import { planTexts } from './texts/plans.js';
import { sheetTexts } from './texts/sheet.js';
import { tableTexts } from './texts/table.js';

/** Every word of this board, so that a second language needs no change in its components. */
export const boardText = {
  ...sheetTexts,
  ...tableTexts,
  ...markTexts,
  ...planTexts,
  ...panelTexts,
  ...godTexts,
  ...musterTexts,
  ...campaignTexts,
} as const;
