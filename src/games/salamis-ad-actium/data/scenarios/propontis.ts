import { type Scenario, ship, squadron } from './scenario.js';

export const propontis: Scenario = {
  id: 'propontis-184',
  title: 'Hannibal’s Serpents',
  year: -184,
  region: 'med',
  table: { w: 1800, h: 1200 },
  wind: { from: 270, strength: 1 },
  sea: 'flat',
  currents: [],
  tide: null,
  turnLimit: 10,
  land: {
    proc: {
      kind: 'island',
      coast: 'rocky',
      poly: [
        [820, 560],
        [960, 540],
        [1000, 600],
        [930, 660],
        [830, 630],
      ],
    },
  },
  forts: {},
  shallows: {},
  special: { flagHunt: { side: 1, points: 40 } },
  victory: { type: 'standard' },
  sides: [
    {
      name: 'Bithynia',
      list: 'hellenistic',
      edge: 'S',
      libations: 1,
      squadrons: {
        'bi-1': squadron('Hannibal', 'average', { rank: 'admiral', name: 'Hannibal Barca', command: 2 }, [
          ship('quadrireme', 582, 160, 0, { equip: ['snakes'], flagship: true }),
          ship('quadrireme', 634, 160, 0, { equip: ['snakes'] }),
          ship('trireme', 686, 160, 0, { equip: ['snakes'] }),
          ship('trireme', 738, 160, 0, { equip: ['snakes'] }),
        ]),
        'bi-2': squadron('Royal squadron', 'veteran', { rank: 'vice', name: 'Officer of Prusias', command: 0 }, [
          ship('trireme', 1062, 160, 0, { equip: ['snakes'] }),
          ship('trireme', 1114, 160, 0, { equip: ['snakes'], flagship: true }),
          ship('hemiolia', 1166, 160, 0, { equip: ['snakes'] }),
          ship('hemiolia', 1218, 160, 0, { equip: ['snakes'] }),
        ]),
      },
    },
    {
      name: 'Pergamon',
      list: 'hellenistic',
      edge: 'N',
      libations: 1,
      squadrons: {
        'pg-1': squadron('Royal squadron', 'veteran', { rank: 'admiral', name: 'Eumenes II', command: 1 }, [
          ship('quinqueremeHellenistic', 792, 1040, 180, { name: 'Royal five', flagship: true }),
          ship('quadrireme', 736, 1040, 180),
          ship('quadrireme', 680, 1040, 180),
          ship('quadrireme', 624, 1040, 180),
          ship('trireme', 568, 1040, 180),
        ]),
        'pg-2': squadron('Second squadron', 'raw', { rank: 'vice', name: 'Navarch of Pergamon', command: 0 }, [
          ship('quadrireme', 1214, 1040, 180, { flagship: true }),
          ship('trireme', 1160, 1040, 180),
          ship('trireme', 1106, 1040, 180),
        ]),
      },
    },
  ],
};
