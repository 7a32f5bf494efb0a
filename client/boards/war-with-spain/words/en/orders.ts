import type { PREFERENCES } from '../../../../../src/games/war-with-spain/face.js';
import type { PreferenceWords } from '../../../../kit/panels/PreferenceList.js';

/** What a player may settle beforehand. */
export const orders: PreferenceWords<typeof PREFERENCES> = {
  interception: {
    title: 'Intercept whoever comes near',
    case: '6.4',
    values: { asked: 'Ask me', never: 'Never intercept' },
  },
  disengagement: {
    title: 'Disengage from a battle at sea',
    case: '7.51',
    values: { asked: 'Ask me', always: 'Always try', never: 'Never: stand fast' },
  },
  siege: {
    title: 'When an army or a fleet attacks',
    case: '10.11',
    values: { asked: 'Ask me', walls: 'Behind the walls', field: 'Take the field' },
  },
};
