import type { GameMeta } from '../../kit/meta.js';

export const meta: GameMeta = {
  slug: 'salamis-ad-actium',
  version: '0.7.0',
  sides: ['side0', 'side1'],
  minutes: [45, 120],
  words: {
    en: {
      title: 'Salamis ad Actium',
      year: '2000 BC to AD 900',
      battle: 'galleys, 2000 BC to AD 900',
      sides: ['First fleet', 'Second fleet'],
      who: 'Greeks, Persians, Carthage, Rome, Byzantium',
      blurb:
        'Galley battles from the Sea Peoples to Greek fire, on an open table without squares or hexes. Ram, shear oars, grapple and board; counters drawn from a bag decide who acts next. Eleven historical battles, points battles, and two campaigns.',
    },
  },
};
