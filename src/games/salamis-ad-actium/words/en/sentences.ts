import type { EventTexts, Texts } from '../../../../kit/texts.js';
import type { Events } from '../../keys/events.js';
import { battleTexts, shootingTexts } from './sentences/battle.js';
import { boardingTexts } from './sentences/boarding.js';
import { campaignTexts } from './sentences/campaign.js';
import { intermediateTexts } from './sentences/intermediate.js';
import { movesTexts } from './sentences/moves.js';
import { godsTexts, setupTexts } from './sentences/setup.js';

export const sentences: Texts & EventTexts<keyof Events> = {
  ...setupTexts,
  ...battleTexts,
  ...movesTexts,
  ...shootingTexts,
  ...boardingTexts,
  ...intermediateTexts,
  ...campaignTexts,
  ...godsTexts,
};
