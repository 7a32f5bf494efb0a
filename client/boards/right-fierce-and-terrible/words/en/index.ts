import type { PREFERENCES } from '../../../../../src/games/right-fierce-and-terrible/face.js';
import type { PreferenceWords } from '../../../../kit/panels/PreferenceList.js';
import { panels } from './panels.js';
import { plans } from './plans.js';
import { sheet } from './sheet.js';

/** What a player may settle beforehand. */
const orders: PreferenceWords<typeof PREFERENCES> = {
  mulliganMelee: {
    title: 'Throw a mêlée of the King’s again',
    case: '3.5.1',
    values: { losing: 'Ask me when he loses it', always: 'Ask me every time', never: 'Never: keep his luck' },
  },
  mulliganInitiative: {
    title: 'Throw initiative again',
    case: '3.5.1',
    values: { asked: 'Ask me', never: 'Never: keep his luck' },
  },
  heroismWhenWon: {
    title: 'Heroism in a round that is won',
    case: '8.3.21',
    values: { never: 'No', asked: 'Ask me' },
  },
  heroism: {
    title: 'Heroism in a round that is lost or tied',
    case: '8.3.21',
    values: { asked: 'Ask me', never: 'No' },
  },
};

/** Every word of this board, in English. */
export const en = { ...sheet, ...plans, ...panels, orders };
