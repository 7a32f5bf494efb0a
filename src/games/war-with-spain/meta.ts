import type { GameMeta } from '../../kit/meta.js';

export const meta: GameMeta = {
  slug: 'war-with-spain',
  version: '0.5.0',
  sides: ['english', 'spanish'],
  minutes: [60, 480],
  words: {
    en: {
      title: 'Armada: The War with Spain',
      year: '1586 to 1588',
      battle: 'western Europe, 1586 to 1588',
      sides: ['English', 'Spanish'],
      blurb:
        'A strategic game of western Europe in seventeen turns. Build and arm hidden fleets, intercept the Treasure Fleet, land armies, besiege cities, and pay for it all.',
    },
  },
};
