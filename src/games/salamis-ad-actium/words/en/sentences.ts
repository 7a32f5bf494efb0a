import type { Texts } from '../../../../kit/texts.js';
import { battleTexts } from './sentences/battle.js';
import { boardingTexts } from './sentences/boarding.js';
import { campaignTexts } from './sentences/campaign.js';
import { godsTexts } from './sentences/gods.js';
import { intermediateTexts } from './sentences/intermediate.js';
import { movesTexts } from './sentences/moves.js';
import { setupTexts } from './sentences/setup.js';
import { shootingTexts } from './sentences/shooting.js';

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
