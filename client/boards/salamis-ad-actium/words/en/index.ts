import { campaignWords } from './campaign.js';
import { godWords } from './gods.js';
import { markWords } from './marks.js';
import { musterWords } from './muster.js';
import { orders } from './orders.js';
import { panelWords } from './panels.js';
import { planWords } from './plans.js';
import { sheetWords } from './sheet.js';
import { tableWords } from './table.js';
import { terrainWords } from './terrain.js';

/** The board in English. */
export const en = {
  ...sheetWords,
  ...tableWords,
  ...terrainWords,
  ...markWords,
  ...planWords,
  ...panelWords,
  ...godWords,
  ...musterWords,
  ...campaignWords,
  orders,
};
