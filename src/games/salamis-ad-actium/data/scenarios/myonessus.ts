import { type Scenario, ship, squadron } from './scenario.js';

export const myonessus: Scenario = {
  id: 'myonessus-190',
  title: 'Myonessus',
  year: -190,
  region: 'med',
  table: { w: 1800, h: 1200 },
  wind: { from: 90, strength: 1 },
  sea: 'flat',
  currents: [],
  tide: null,
  turnLimit: 12,
  land: {
    myonessus: {
      kind: 'coast',
      coast: 'rocky',
      poly: [
        [1500, 0],
        [1800, 0],
        [1800, 330],
        [1700, 300],
        [1560, 180],
      ],
    },
    shore: {
      kind: 'coast',
      coast: 'sandy',
      poly: [
        [1180, 0],
        [1500, 0],
        [1530, 90],
        [1260, 60],
      ],
    },
  },
  forts: {},
  shallows: {},
  special: {},
  victory: { type: 'standard' },
  sides: [
    {
      name: 'Rome and Rhodes',
      list: 'romanRepublic',
      edge: 'S',
      libations: 1,
      squadrons: {
        'ro-1': squadron('Roman line', 'average', { rank: 'admiral', name: 'Lucius Aemilius Regillus', command: 1 }, [
          ship('quinqueremeRoman', 655, 200, 0),
          ship('quinqueremeRoman', 713, 200, 0),
          ship('quinqueremeRoman', 771, 200, 0, { flagship: true }),
          ship('quinqueremeRoman', 829, 200, 0),
          ship('quadrireme', 887, 200, 0),
          ship('quadrireme', 945, 200, 0),
        ]),
        rh: squadron(
          'Rhodians',
          'veteran',
          { rank: 'vice', name: 'Eudamus of Rhodes', command: 2 },
          [
            ship('quadrireme', 1102, 180, 0, { equip: ['firePots'], flagship: true }),
            ship('quadrireme', 1154, 180, 0, { equip: ['firePots'] }),
            ship('trihemiolia', 1206, 180, 0, { equip: ['firePots'] }),
            ship('trihemiolia', 1258, 180, 0, { equip: ['firePots'] }),
          ],
          'hellenistic',
          'rhodian',
        ),
      },
    },
    {
      name: 'Seleucid fleet',
      list: 'hellenistic',
      edge: 'N',
      libations: 1,
      squadrons: {
        'se-1': squadron('Right wing', 'average', { rank: 'admiral', name: 'Polyxenidas', command: 1 }, [
          ship('quadrireme', 884, 1040, 180),
          ship('quadrireme', 822, 1040, 180),
          ship('hepteres', 760, 1040, 180, { flagship: true }),
          ship('hexareme', 698, 1040, 180),
          ship('quadrireme', 636, 1040, 180),
        ]),
        'se-2': squadron('Left wing', 'average', { rank: 'vice', name: 'Commander of the left', command: 0 }, [
          ship('quadrireme', 1337, 1040, 180),
          ship('quadrireme', 1282, 1040, 180),
          ship('quadrireme', 1227, 1040, 180, { flagship: true }),
          ship('trireme', 1172, 1040, 180),
          ship('trireme', 1117, 1040, 180),
          ship('trireme', 1062, 1040, 180),
        ]),
      },
    },
  ],
};
