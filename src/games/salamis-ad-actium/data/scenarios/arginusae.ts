import { type Scenario, ship, squadron } from './scenario.js';

export const arginusae: Scenario = {
  id: 'arginusae-406',
  title: 'The Arginusae Islands',
  year: -406,
  region: 'med',
  table: { w: 1800, h: 1200 },
  wind: { from: 0, strength: 1 },
  sea: 'flat',
  currents: [],
  tide: null,
  turnLimit: 12,
  land: {
    arg1: {
      kind: 'island',
      coast: 'sandy',
      poly: [
        [700, 130],
        [900, 110],
        [930, 180],
        [760, 220],
      ],
    },
    arg2: {
      kind: 'island',
      coast: 'rocky',
      poly: [
        [1030, 140],
        [1180, 120],
        [1190, 190],
        [1060, 210],
      ],
    },
  },
  forts: {},
  shallows: {},
  special: { stormFrom: 9 },
  victory: { type: 'standard' },
  sides: [
    {
      name: 'Athens',
      list: 'greekClassical',
      edge: 'S',
      libations: 1,
      squadrons: {
        'at-l': squadron('Left wing: Aristocrates', 'raw', { rank: 'admiral', name: 'Thrasyllus', command: 0 }, [
          ship('trireme', 460, 330, 0),
          ship('trireme', 520, 330, 0, { flagship: true }),
          ship('trireme', 580, 330, 0),
          ship('trireme', 490, 260, 0),
          ship('trireme', 550, 260, 0),
        ]),
        'at-c': squadron('Centre: Samians and allies', 'average', { rank: 'vice', name: 'Hippeus of Samos', command: 0 }, [
          ship('trireme', 890, 290, 0),
          ship('trireme', 950, 290, 0, { flagship: true }),
          ship('trireme', 1010, 290, 0),
        ]),
        'at-r': squadron('Right wing: Protomachus', 'raw', { rank: 'vice', name: 'Protomachus', command: 0 }, [
          ship('trireme', 1280, 330, 0),
          ship('trireme', 1340, 330, 0, { flagship: true }),
          ship('trireme', 1400, 330, 0),
          ship('trireme', 1310, 260, 0),
          ship('trireme', 1370, 260, 0),
        ]),
      },
    },
    {
      name: 'Sparta',
      list: 'greekClassical',
      edge: 'N',
      libations: 1,
      squadrons: {
        'sp-r': squadron('Right wing: Callicratidas', 'veteran', { rank: 'admiral', name: 'Callicratidas', command: 1 }, [
          ship('trireme', 696, 1050, 180),
          ship('trireme', 648, 1050, 180),
          ship('trireme', 600, 1050, 180, { flagship: true }),
          ship('trireme', 552, 1050, 180),
          ship('trireme', 504, 1050, 180),
        ]),
        'sp-l': squadron('Left wing: Boeotians', 'veteran', { rank: 'vice', name: 'Thrasondas of Thebes', command: 0 }, [
          ship('trireme', 1336, 1050, 180),
          ship('trireme', 1288, 1050, 180),
          ship('trireme', 1240, 1050, 180, { flagship: true }),
          ship('trireme', 1192, 1050, 180),
          ship('trireme', 1144, 1050, 180),
        ]),
      },
    },
  ],
};
