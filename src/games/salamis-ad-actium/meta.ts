import type { GameMeta } from '../../kit/meta.js';

export const meta: GameMeta = {
  slug: 'salamis-ad-actium',
  version: '0.4.0',
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
        'Galleys on an open table, from the Sea Peoples to Greek fire: no squares, no hexes, every centimetre counts. Ram a beam, shear an oar bank, throw the grapnels, drop the corvus; nobody knows how often he will move before the melees. Eleven battles, fleets bought by points, and a war of months and treasuries.',
    },
  },
};
