import type { GameMeta } from '../../kit/meta.js';

export const meta: GameMeta = {
  slug: 'war-with-spain',
  version: '0.4.0',
  sides: ['english', 'spanish'],
  minutes: [240, 480],
  words: {
    en: {
      title: 'Armada: The War with Spain',
      year: '1586 to 1588',
      battle: 'western Europe, 1586 to 1588',
      sides: ['English', 'Spanish'],
      blurb:
        'All of western Europe, seventeen turns, two treasuries that are never full enough. Build and arm fleets that the enemy cannot count, catch the treasure from the Indies, land on a coast or starve a city, pay for rebels and princes, and hold it all together through two winters.',
    },
  },
};
