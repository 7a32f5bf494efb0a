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
        'Strategic war across western Europe in seventeen turns, with a tight budget for each side. Build hidden fleets, intercept the treasure from the Indies, land on coasts, besiege cities, pay rebels and princes, and survive two winters.',
    },
  },
};
