import type { PREFERENCES } from '../../../../../src/games/salamis-ad-actium/face.js';
import type { PreferenceWords } from '../../../../kit/panels/PreferenceList.js';

/** What a player may settle beforehand. */
export const orders: PreferenceWords<typeof PREFERENCES> = {
  shooting: {
    title: 'Shooting where nobody has a target',
    case: '4.3',
    values: { ended: 'My Action Phase is over', asked: 'Ask me' },
  },
  initiative: {
    title: 'Seize Tactical Initiative',
    case: '4.4',
    values: { asked: 'Ask me', never: 'Never' },
  },
  battle: {
    title: 'Battle in the campaign',
    case: '12.7',
    values: { asked: 'Ask me', never: 'Decline wherever I may' },
  },
};
