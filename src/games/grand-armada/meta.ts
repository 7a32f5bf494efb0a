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
        'Five days of the Armada, ship by ship. The English are quick and shoot well, the Spanish decks are full of soldiers: keep three hexes of water between you and them, or close it. Steer by the wind, silence a passing broadside, fire unseen at close quarters, board, take in tow, run for it.',
    },
  },
};
