import { type Scenario, ship, squadron } from './scenario.js';

export const bosporus: Scenario = {
  id: 'bosporus-717',
  title: 'Sea Fire at Constantinople',
  year: 717,
  region: 'med',
  table: { w: 1500, h: 1200 },
  wind: { from: 0, strength: 1 },
  sea: 'flat',
  currents: [{ dir: 180, strength: 'weak' }],
  tide: null,
  turnLimit: 10,
  land: {
    thrace: {
      kind: 'coast',
      coast: 'rocky',
      poly: [
        [0, 0],
        [200, 0],
        [240, 420],
        [180, 760],
        [0, 800],
      ],
    },
    thrace2: {
      kind: 'coast',
      coast: 'rocky',
      poly: [
        [0, 800],
        [180, 760],
        [120, 1200],
        [0, 1200],
      ],
    },
    asia: {
      kind: 'coast',
      coast: 'sandy',
      poly: [
        [1500, 0],
        [1500, 1200],
        [1330, 1200],
        [1280, 620],
        [1320, 0],
      ],
    },
  },
  forts: {
    seaWall: {
      name: 'Sea wall and boom tower',
      owner: 0,
      poly: [
        [120, 480],
        [200, 480],
        [200, 560],
        [120, 560],
      ],
      strength: 6,
      archers: 3,
      ballistae: 2,
      engines: 1,
    },
  },
  shallows: {},
  special: {},
  victory: { type: 'breakout', side: 1, edges: ['N'], needFraction: 33 },
  sides: [
    {
      name: 'Byzantium',
      list: 'byzantine',
      edge: 'W',
      libations: 1,
      squadrons: {
        'by-1': squadron('Imperial fleet', 'veteran', { rank: 'admiral', name: 'Drungarios of the fleet', command: 1 }, [
          ship('ousiakos', 600, 900, 180, { equip: ['siphonF'] }),
          ship('dromonGreat', 700, 900, 180, { flagship: true }),
          ship('dromonGreat', 800, 900, 180),
          ship('ousiakos', 900, 900, 180, { equip: ['siphonF'] }),
        ]),
        'by-2': squadron('Kibyrrhaiot squadron', 'veteran', { rank: 'vice', name: 'Strategos of the theme', command: 0 }, [
          ship('pamphylos', 330, 720, 90, { flagship: true }),
          ship('pamphylos', 330, 660, 90),
          ship('ousiakos', 330, 600, 90, { equip: ['siphonF'] }),
        ]),
      },
    },
    {
      name: 'Arab fleet of Sulayman',
      list: 'islamic',
      edge: 'S',
      libations: 1,
      squadrons: {
        'ar-1': squadron('Heavy transports', 'average', { rank: 'vice', name: 'Captain of the transports', command: -1 }, [
          ship('musattah', 850, 120, 0),
          ship('musattah', 920, 120, 0),
          ship('musattah', 990, 120, 0, { flagship: true }),
          ship('musattah', 1060, 120, 0),
          ship('musattah', 1130, 120, 0),
        ]),
        'ar-2': squadron('War galleys', 'average', { rank: 'admiral', name: 'Sulayman the general', command: 0 }, [
          ship('shini', 810, 340, 0),
          ship('shalandi', 870, 340, 0, { flagship: true }),
          ship('shalandi', 930, 340, 0),
          ship('shini', 990, 340, 0),
        ]),
        'ar-3': squadron('Egyptian squadron', 'raw', { rank: 'vice', name: 'Egyptian captain', command: 0 }, [
          ship('shini', 1100, 340, 0),
          ship('shini', 1160, 340, 0, { flagship: true }),
          ship('shini', 1220, 340, 0),
        ]),
      },
    },
  ],
};
