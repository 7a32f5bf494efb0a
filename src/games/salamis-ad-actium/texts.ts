import type { Texts } from '../../kit/texts.js';
import { battleTexts } from './texts/battle.js';
import { boardingTexts } from './texts/boarding.js';
import { campaignTexts } from './texts/campaign.js';
import { godsTexts } from './texts/gods.js';
import { intermediateTexts } from './texts/intermediate.js';
import { movesTexts } from './texts/moves.js';
import { setupTexts } from './texts/setup.js';
import { shootingTexts } from './texts/shooting.js';

export const texts: Texts = {
  ...setupTexts,
  ...battleTexts,
  ...movesTexts,
  ...shootingTexts,
  ...boardingTexts,
  ...intermediateTexts,
  ...campaignTexts,
  ...godsTexts,
};
