import type { GameMeta } from '../../kit/meta.js';

export const meta: GameMeta = {
  slug: 'grand-armada',
  version: '0.3.0',
  sides: ['english', 'spanish'],
  minutes: [25, 90],
  words: {
    en: {
      title: 'The Grand Armada',
      year: '1588',
      battle: 'the Channel, 1588',
      sides: ['English', 'Spanish'],
      blurb:
        'Five days of the Armada campaign, ship by ship. English ships are faster and shoot better; Spanish ships carry more soldiers. Keep your distance, or close in and board. Use the wind, fire broadsides, and tow damaged ships.',
    },
  },
};
