import { type Scenario, ship, squadron } from './scenario.js';

export const salamis: Scenario = {
  id: 'salamis-480',
  title: 'Salamis',
  year: -480,
  region: 'med',
  table: { w: 1500, h: 1000 },
  wind: { from: 180, strength: 1 },
  sea: 'flat',
  currents: [],
  tide: null,
  turnLimit: 12,
  land: {
    attica1: {
      kind: 'coast',
      coast: 'rocky',
      poly: [
        [0, 890],
        [750, 870],
        [750, 1000],
        [0, 1000],
      ],
    },
    attica2: {
      kind: 'coast',
      coast: 'sandy',
      poly: [
        [750, 870],
        [1500, 900],
        [1500, 1000],
        [750, 1000],
      ],
    },
    salamis1: {
      kind: 'coast',
      coast: 'sandy',
      poly: [
        [0, 0],
        [620, 0],
        [620, 120],
        [0, 110],
      ],
    },
    kynosoura: {
      kind: 'coast',
      coast: 'rocky',
      poly: [
        [620, 0],
        [1040, 0],
        [1040, 100],
        [900, 170],
        [620, 120],
      ],
    },
    psyttaleia: {
      kind: 'island',
      coast: 'rocky',
      poly: [
        [1130, 430],
        [1290, 410],
        [1320, 470],
        [1170, 500],
      ],
    },
  },
  forts: {},
  shallows: {},
  special: { swell: 3 },
  victory: { type: 'standard' },
  sides: [
    {
      name: 'Greek allies',
      list: 'greekClassical',
      edge: 'W',
      libations: 1,
      squadrons: {
        'gr-ath': squadron('Athenians', 'elite', { rank: 'admiral', name: 'Themistocles', command: 2 }, [
          ship('triremeGreek', 400, 760, 90),
          ship('triremeGreek', 400, 712, 90),
          ship('triremeGreek', 400, 664, 90, { flagship: true }),
          ship('triremeGreek', 400, 616, 90),
          ship('triremeGreek', 400, 568, 90),
          ship('triremeGreek', 400, 520, 90),
        ]),
        'gr-aeg': squadron('Aeginetans and Peloponnesians', 'veteran', { rank: 'vice', name: 'Polykritos of Aegina', command: 1 }, [
          ship('triremeGreek', 400, 432, 90),
          ship('triremeGreek', 400, 384, 90, { flagship: true }),
          ship('triremeGreek', 400, 336, 90),
          ship('triremeGreek', 400, 288, 90),
        ]),
      },
    },
    {
      name: 'Persian fleet',
      list: 'persian',
      edge: 'E',
      libations: 1,
      squadrons: {
        'pe-pho': squadron('Phoenicians', 'average', { rank: 'admiral', name: 'Ariabignes', command: -1 }, [
          ship('triremePersian', 1060, 594, 270),
          ship('triremePersian', 1060, 642, 270),
          ship('triremePersian', 1060, 690, 270, { flagship: true }),
          ship('triremePersian', 1060, 738, 270),
          ship('triremePersian', 1060, 786, 270),
        ]),
        'pe-ion': squadron('Ionians and Carians', 'average', { rank: 'vice', name: 'Artemisia of Halicarnassus', command: 1 }, [
          ship('triremePersian', 1070, 204, 270),
          ship('triremePersian', 1070, 252, 270),
          ship('triremePersian', 1070, 300, 270, { flagship: true }),
          ship('triremePersian', 1070, 348, 270),
          ship('triremePersian', 1070, 396, 270),
        ]),
        'pe-egy': squadron('Egyptians and Cilicians', 'raw', { rank: 'vice', name: 'Achaemenes', command: -1 }, [
          ship('triremePersian', 1410, 488, 270),
          ship('triremePersian', 1410, 536, 270, { flagship: true }),
          ship('triremePersian', 1410, 584, 270),
          ship('triremePersian', 1410, 632, 270),
        ]),
      },
    },
  ],
};
