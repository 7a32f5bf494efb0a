import type { PREFERENCES } from '../../../../../src/games/grand-armada/face.js';
import type { PreferenceWords } from '../../../../kit/panels/PreferenceList.js';

/** What a player may settle beforehand. */
export const orders: PreferenceWords<typeof PREFERENCES> = {
  closeFire: {
    title: 'Simultaneous fire',
    case: '3.3',
    values: { asked: 'Ask me', best: 'Every weapon at its best odds' },
  },
  passingFire: {
    title: 'Fire at a ship that passes',
    case: '8.1',
    values: { asked: 'Ask me', never: 'Never: let her pass' },
  },
};
