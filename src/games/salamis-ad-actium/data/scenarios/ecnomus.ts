import { type Scenario, ship, squadron } from './scenario.js';

export const ecnomus: Scenario = {
  id: 'ecnomus-256',
  title: 'Cape Ecnomus',
  year: -256,
  region: 'med',
  table: { w: 2400, h: 1200 },
  wind: { from: 0, strength: 1 },
  sea: 'flat',
  currents: [],
  tide: null,
  turnLimit: 14,
  land: {
    sicily1: {
      kind: 'coast',
      coast: 'sandy',
      poly: [
        [0, 1060],
        [1000, 1110],
        [1000, 1200],
        [0, 1200],
      ],
    },
    ecnomus: {
      kind: 'coast',
      coast: 'rocky',
      poly: [
        [1000, 1090],
        [1300, 1040],
        [1420, 1090],
        [1450, 1200],
        [1000, 1200],
      ],
    },
    sicily2: {
      kind: 'coast',
      coast: 'sandy',
      poly: [
        [1450, 1120],
        [2400, 1100],
        [2400, 1200],
        [1450, 1200],
      ],
    },
  },
  forts: {},
  shallows: {},
  special: { transportsVP: 15 },
  victory: { type: 'standard' },
  sides: [
    {
      name: 'Rome',
      list: 'romanRepublic',
      edge: 'E',
      libations: 1,
      squadrons: {
        'ro-1': squadron('First squadron: Regulus', 'average', { rank: 'admiral', name: 'Marcus Atilius Regulus', command: 1 }, [
          ship('hexareme', 1560, 585, 270, { name: 'Six of the consul', equip: ['corvus'], flagship: true }),
          ship('quinqueremeRoman', 1595, 640, 270, { equip: ['corvus'] }),
          ship('quinqueremeRoman', 1630, 695, 270, { equip: ['corvus'] }),
        ]),
        'ro-2': squadron('Second squadron: Vulso', 'average', { rank: 'vice', name: 'Lucius Manlius Vulso', command: 1 }, [
          ship('quinqueremeRoman', 1560, 475, 270, { equip: ['corvus'], flagship: true }),
          ship('quinqueremeRoman', 1595, 420, 270, { equip: ['corvus'] }),
          ship('quinqueremeRoman', 1630, 365, 270, { equip: ['corvus'] }),
        ]),
        'ro-3': squadron('Third squadron and tows', 'average', { rank: 'vice', name: 'Prefect of the transports', command: 0 }, [
          ship('quinqueremeRoman', 1820, 450, 270, { equip: ['corvus'] }),
          ship('quinqueremeRoman', 1820, 530, 270, { equip: ['corvus'], flagship: true }),
          ship('quinqueremeRoman', 1820, 610, 270, { equip: ['corvus'] }),
          ship('horseTransport', 1900, 450, 270),
          ship('horseTransport', 1900, 530, 270),
          ship('horseTransport', 1900, 610, 270),
        ]),
        'ro-4': squadron('Triarii', 'veteran', { rank: 'vice', name: 'Legate of the triarii', command: 0 }, [
          ship('quinqueremeRoman', 2060, 410, 270, { equip: ['corvus'] }),
          ship('quinqueremeRoman', 2060, 530, 270, { equip: ['corvus'], flagship: true }),
          ship('quinqueremeRoman', 2060, 650, 270, { equip: ['corvus'] }),
        ]),
      },
    },
    {
      name: 'Carthage',
      list: 'carthaginian',
      edge: 'W',
      libations: 1,
      squadrons: {
        'ca-r': squadron('Right wing: Hanno', 'veteran', { rank: 'vice', name: 'Hanno', command: 0 }, [
          ship('quinqueremePunic', 860, 250, 90),
          ship('quinqueremePunic', 860, 190, 90, { flagship: true }),
          ship('quinqueremePunic', 860, 130, 90),
          ship('quinqueremePunic', 860, 70, 90),
        ]),
        'ca-c': squadron('Centre: Hamilcar', 'average', { rank: 'admiral', name: 'Hamilcar', command: 1 }, [
          ship('quinqueremePunic', 800, 680, 90),
          ship('quinqueremePunic', 800, 620, 90),
          ship('quinqueremePunic', 800, 560, 90, { flagship: true }),
          ship('quinqueremePunic', 800, 500, 90),
          ship('quinqueremePunic', 800, 440, 90),
        ]),
        'ca-l': squadron('Left wing, inshore', 'veteran', { rank: 'vice', name: 'Captain of the inshore wing', command: 0 }, [
          ship('quinqueremePunic', 860, 1010, 90),
          ship('quinqueremePunic', 860, 950, 90, { flagship: true }),
          ship('quinqueremePunic', 860, 890, 90),
          ship('quinqueremePunic', 860, 830, 90),
        ]),
      },
    },
  ],
};
