import type { PREFERENCES } from '../../../../../src/games/invincible-armada/face.js';
import type { PreferenceWords } from '../../../../kit/panels/PreferenceList.js';

/** What a player may settle beforehand. */
export const orders: PreferenceWords<typeof PREFERENCES> = {
  handOfGod: {
    title: 'Call on the Hand of God',
    case: '16.0',
    values: {
      concerned: 'Ask me about what harms me',
      every: 'Ask me about every chit',
      never: 'Never: every chit stands',
    },
  },
  withdrawal: {
    title: 'Withdraw from an attack',
    case: '7.3',
    values: { asked: 'Ask me', never: 'Never: accept battle', always: 'Always try' },
  },
  battleChits: {
    title: 'Play chits in a battle',
    case: '7.4.3',
    values: { asked: 'Ask me', never: 'Never: keep them' },
  },
};
