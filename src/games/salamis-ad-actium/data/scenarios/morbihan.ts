import { type Scenario, ship, squadron } from './scenario.js';

export const morbihan: Scenario = {
  id: 'morbihan-56',
  title: 'The Veneti',
  year: -56,
  region: 'north',
  table: { w: 1800, h: 1200 },
  wind: { from: 45, strength: 2 },
  sea: 'flat',
  currents: [{ dir: 270, strength: 'weak' }],
  tide: null,
  turnLimit: 12,
  land: {
    quiberon: {
      kind: 'coast',
      coast: 'rocky',
      poly: [
        [0, 1080],
        [300, 1040],
        [380, 1200],
        [0, 1200],
      ],
    },
    houat: {
      kind: 'island',
      coast: 'rocky',
      poly: [
        [560, 250],
        [720, 230],
        [760, 290],
        [640, 330],
      ],
    },
  },
  forts: {},
  shallows: {
    shoal: {
      depth: 2,
      poly: [
        [1350, 0],
        [1800, 0],
        [1800, 160],
        [1420, 120],
      ],
    },
  },
  special: { windDies: 6 },
  victory: { type: 'standard' },
  sides: [
    {
      name: 'Rome',
      list: 'romanRepublic',
      edge: 'S',
      libations: 1,
      squadrons: {
        'ro-1': squadron('Decimus Brutus', 'veteran', { rank: 'admiral', name: 'Decimus Brutus Albinus', command: 1 }, [
          ship('triremeImperial', 696, 180, 0, { equip: ['polearms'] }),
          ship('triremeImperial', 748, 180, 0, { equip: ['polearms'], flagship: true }),
          ship('triremeImperial', 800, 180, 0, { equip: ['polearms'] }),
          ship('liburnian', 852, 180, 0, { equip: ['polearms'] }),
          ship('liburnian', 904, 180, 0, { equip: ['polearms'] }),
        ]),
        'ro-2': squadron('Loire squadron', 'veteran', { rank: 'vice', name: 'Prefect of the Loire squadron', command: 0 }, [
          ship('triremeImperial', 1076, 180, 0, { equip: ['polearms'] }),
          ship('triremeImperial', 1128, 180, 0, { equip: ['polearms'], flagship: true }),
          ship('liburnian', 1180, 180, 0, { equip: ['polearms'] }),
          ship('liburnian', 1232, 180, 0, { equip: ['polearms'] }),
          ship('liburnian', 1284, 180, 0, { equip: ['polearms'] }),
        ]),
      },
    },
    {
      name: 'Veneti',
      list: 'veneti',
      edge: 'N',
      libations: 1,
      squadrons: {
        've-1': squadron('Northern squadron', 'average', { rank: 'admiral', name: 'Chief of the Veneti', command: 1 }, [
          ship('ponto', 1020, 980, 180, { sails: 'set' }),
          ship('ponto', 960, 980, 180, { sails: 'set' }),
          ship('ponto', 900, 980, 180, { sails: 'set', flagship: true }),
          ship('ponto', 840, 980, 180, { sails: 'set' }),
          ship('ponto', 780, 980, 180, { sails: 'set' }),
        ]),
        've-2': squadron('Southern squadron', 'raw', { rank: 'vice', name: 'Chief of the Osismii', command: 0 }, [
          ship('ponto', 1440, 980, 180, { sails: 'set' }),
          ship('ponto', 1380, 980, 180, { sails: 'set' }),
          ship('ponto', 1320, 980, 180, { sails: 'set', flagship: true }),
          ship('ponto', 1260, 980, 180, { sails: 'set' }),
          ship('ponto', 1200, 980, 180, { sails: 'set' }),
        ]),
      },
    },
  ],
};
