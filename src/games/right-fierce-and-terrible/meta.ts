import type { GameMeta } from '../../kit/meta.js';

export const meta: GameMeta = {
  slug: 'right-fierce-and-terrible',
  version: '0.3.0',
  sides: ['english', 'french'],
  minutes: [45, 90],
  words: {
    en: {
      title: 'Right Fierce & Terrible',
      year: '1340',
      battle: 'Sluys, 1340',
      sides: ['English', 'French'],
      blurb:
        'June 1340: King Edward III attacks a French invasion fleet at anchor off Sluys. Grapple, board and fight deck by deck with knights and archers until one fleet collapses.',
    },
  },
};
