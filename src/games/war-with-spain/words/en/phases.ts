import type { Texts } from '../../../../kit/texts.js';

/** Names of phases. */
export const phases: Texts = {
  'phase.activation': 'Joint Activation',
  'phase.navalEnglish': 'English Naval Phase',
  'phase.navalSpanish': 'Spanish Naval Phase',
  'phase.landEnglish': 'English Land Phase',
  'phase.landSpanish': 'Spanish Land Phase',
  'phase.administration': 'Joint Administration',
};
