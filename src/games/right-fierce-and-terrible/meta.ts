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
        'Midsummer 1340 in the mouth of the Zwin: King Edward attacks a chained French fleet with wind and sun behind him. Grapple, board, and fight deck by deck with knights, archers and fire until one fleet breaks.',
    },
  },
};
