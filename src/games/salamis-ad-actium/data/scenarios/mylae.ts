import { type Scenario, ship, squadron } from './scenario.js';

export const mylae: Scenario = {
  id: 'mylae-260',
  title: 'Mylae',
  year: -260,
  region: 'med',
  table: { w: 1800, h: 1200 },
  wind: { from: 0, strength: 1 },
  sea: 'flat',
  currents: [],
  tide: null,
  turnLimit: 12,
  land: {
    cape: {
      kind: 'coast',
      coast: 'rocky',
      poly: [
        [0, 0],
        [420, 0],
        [330, 120],
        [160, 230],
        [60, 240],
        [0, 180],
      ],
    },
    beach: {
      kind: 'coast',
      coast: 'sandy',
      poly: [
        [420, 0],
        [900, 0],
        [860, 60],
        [470, 70],
      ],
    },
  },
  forts: {},
  shallows: {},
  special: {},
  victory: { type: 'standard' },
  sides: [
    {
      name: 'Rome',
      list: 'romanRepublic',
      edge: 'S',
      libations: 1,
      squadrons: {
        'ro-1': squadron('First squadron', 'raw', { rank: 'admiral', name: 'Gaius Duilius', command: 1 }, [
          ship('quinqueremeRoman', 650, 200, 0, { equip: ['corvus'] }),
          ship('quinqueremeRoman', 710, 200, 0, { equip: ['corvus'] }),
          ship('quinqueremeRoman', 770, 200, 0, { equip: ['corvus'], flagship: true }),
          ship('quinqueremeRoman', 830, 200, 0, { equip: ['corvus'] }),
          ship('quinqueremeRoman', 890, 200, 0, { equip: ['corvus'] }),
          ship('quinqueremeRoman', 950, 200, 0, { equip: ['corvus'] }),
        ]),
        'ro-2': squadron('Second squadron', 'raw', { rank: 'vice', name: 'Tribune of the fleet', command: 0 }, [
          ship('quinqueremeRoman', 1060, 200, 0, { equip: ['corvus'] }),
          ship('quinqueremeRoman', 1120, 200, 0, { equip: ['corvus'] }),
          ship('quinqueremeRoman', 1180, 200, 0, { equip: ['corvus'], flagship: true }),
          ship('quinqueremeRoman', 1240, 200, 0, { equip: ['corvus'] }),
          ship('quinqueremeRoman', 1300, 200, 0, { equip: ['corvus'] }),
        ]),
      },
    },
    {
      name: 'Carthage',
      list: 'carthaginian',
      edge: 'N',
      libations: 1,
      squadrons: {
        'ca-1': squadron('Flag squadron', 'veteran', { rank: 'admiral', name: 'Hannibal Gisco', command: -1 }, [
          ship('hepteres', 680, 1060, 180, { name: 'Flagship of Pyrrhus', flagship: true }),
          ship('quinqueremePunic', 620, 1060, 180),
          ship('quinqueremePunic', 560, 1060, 180),
        ]),
        'ca-2': squadron('Centre', 'veteran', { rank: 'vice', name: 'Captain Bodo', command: 0 }, [
          ship('quinqueremePunic', 1050, 1060, 180),
          ship('quinqueremePunic', 990, 1060, 180, { flagship: true }),
          ship('quinqueremePunic', 930, 1060, 180),
          ship('quinqueremePunic', 870, 1060, 180),
        ]),
        'ca-3': squadron('Left wing', 'veteran', { rank: 'vice', name: 'Captain Himilco', command: 0 }, [
          ship('quinqueremePunic', 1320, 1060, 180),
          ship('quinqueremePunic', 1260, 1060, 180, { flagship: true }),
          ship('quinqueremePunic', 1200, 1060, 180),
        ]),
      },
    },
  ],
};
