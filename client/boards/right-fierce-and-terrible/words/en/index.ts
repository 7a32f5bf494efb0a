import type { PREFERENCES } from '../../../../../src/games/right-fierce-and-terrible/face.js';
import type { PreferenceWords } from '../../../../kit/panels/PreferenceList.js';
import { panels } from './panels.js';
import { plans } from './plans.js';
import { sheet } from './sheet.js';

const orders: PreferenceWords<typeof PREFERENCES> = {
  mulliganMelee: {
    title: 'Re-roll King Edward’s melee',
    case: '3.5.1',
    values: { losing: 'Ask me when I lose', always: 'Ask me every time', never: 'Never' },
  },
  mulliganInitiative: {
    title: 'Re-roll Sally initiative',
    case: '3.5.1',
    values: { asked: 'Ask me', never: 'Never' },
  },
  heroismWhenWon: {
    title: 'Heroism after a round I win',
    case: '8.3.21',
    values: { never: 'Never', asked: 'Ask me' },
  },
  heroism: {
    title: 'Heroism after a round I lose or tie',
    case: '8.3.21',
    values: { asked: 'Ask me', never: 'Never' },
  },
};

export const en = { ...sheet, ...plans, ...panels, orders };
