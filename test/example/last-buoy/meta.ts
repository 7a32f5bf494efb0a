import type { GameMeta } from '../../../src/kit/meta.js';

export const meta: GameMeta = {
  slug: 'last-buoy',
  version: '0.1.0',
  sides: ['lugger', 'cutter'],
  minutes: [1, 5],
  words: {
    en: {
      title: 'The Last Buoy',
      year: '1783',
      battle: 'a chase in the estuary, 1783',
      sides: ['Lugger', 'Cutter'],
      blurb: 'A smuggler runs for the last buoy, a revenue cutter close behind. Sail or fire: there is no time for both.',
    },
  },
};
