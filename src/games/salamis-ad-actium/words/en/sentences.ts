import type { Texts } from '../../../../kit/texts.js';
import { battleTexts, shootingTexts } from './sentences/battle.js';
import { boardingTexts } from './sentences/boarding.js';
import { campaignTexts } from './sentences/campaign.js';
import { intermediateTexts } from './sentences/intermediate.js';
import { movesTexts } from './sentences/moves.js';
import { godsTexts, setupTexts } from './sentences/setup.js';

/** Every sentence of the game by its key. */
export const sentences: Texts = {
  ...setupTexts,
  ...battleTexts,
  ...movesTexts,
  ...shootingTexts,
  ...boardingTexts,
  ...intermediateTexts,
  ...campaignTexts,
  ...godsTexts,
};
