import type { GameMeta } from '../../kit/meta.js';

export const meta: GameMeta = {
  slug: 'invincible-armada',
  version: '0.3.0',
  sides: ['english', 'spanish'],
  minutes: [90, 150],
  words: {
    en: {
      title: 'The Invincible Armada',
      year: '1588',
      battle: 'the Channel, 1588',
      sides: ['English', 'Spanish'],
      blurb:
        'Ten Spanish squadrons sail up the Channel in formation, pursued by five English squadrons. Attack with the wind, refit in port and attack again. Send fireships into Calais Roads. If the Armada is still fit to fight off Gravelines, the invasion goes ahead.',
    },
  },
};
