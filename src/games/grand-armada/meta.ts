import type { GameMeta } from '../../kit/meta.js';

export const meta: GameMeta = {
  slug: 'grand-armada',
  version: '0.2.0',
  sides: ['english', 'spanish'],
  minutes: [25, 90],
  words: {
    en: {
      title: 'The Grand Armada',
      year: '1588',
      battle: 'the Channel, 1588',
      sides: ['English', 'Spanish'],
      blurb:
        'Five days of the Armada campaign, ship by ship. English ships are faster and shoot better; Spanish decks are full of soldiers. Keep three hexes away, or close in and board. Steer by the wind, fire broadsides, tow damaged ships, or break off.',
    },
  },
};
