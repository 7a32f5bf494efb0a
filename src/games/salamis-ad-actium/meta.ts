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
        'Galley battles without hexes or squares, from the Sea Peoples to Greek fire: every centimetre counts. Ram, shear oars, grapple, or drop the corvus. The number of Action Phases before each Intermediate Phase varies. Eleven battles, fleets bought with points, and a campaign.',
    },
  },
};
