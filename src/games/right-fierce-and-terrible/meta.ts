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
        'Midsummer in the mouth of the Zwin: a French fleet chained ship to ship, and King Edward coming down upon it with wind and sun. Grapple, board, and fight deck by deck with knights, archers and fire, until one fleet’s heart fails.',
    },
  },
};
