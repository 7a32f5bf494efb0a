import { type Scenario, ship, squadron } from './scenario.js';

export const solent: Scenario = {
  id: 'solent-896',
  title: 'Alfred’s Long Ships',
  year: 896,
  region: 'north',
  table: { w: 1200, h: 1200 },
  wind: { from: 225, strength: 1 },
  sea: 'flat',
  currents: [],
  tide: { kind: 'falling', strength: 'weak', dir: 180, every: 3 },
  turnLimit: 12,
  won: 65,
  land: {
    westShore: {
      kind: 'coast',
      coast: 'sandy',
      poly: [
        [0, 300],
        [160, 360],
        [220, 900],
        [0, 1000],
      ],
    },
    eastShore: {
      kind: 'coast',
      coast: 'sandy',
      poly: [
        [1200, 260],
        [1200, 1020],
        [980, 900],
        [1040, 380],
      ],
    },
    head: {
      kind: 'coast',
      coast: 'sandy',
      poly: [
        [0, 1000],
        [220, 900],
        [980, 900],
        [1200, 1020],
        [1200, 1200],
        [0, 1200],
      ],
    },
  },
  forts: {},
  shallows: {
    westMud: {
      depth: 3,
      poly: [
        [160, 360],
        [360, 420],
        [400, 880],
        [220, 900],
      ],
    },
    eastMud: {
      depth: 3,
      poly: [
        [1040, 380],
        [980, 900],
        [800, 880],
        [840, 420],
      ],
    },
    bar: {
      depth: 4,
      poly: [
        [360, 420],
        [840, 420],
        [800, 880],
        [400, 880],
      ],
    },
  },
  special: { beachedStart: { squadron: 'da-2', turn: 2 } },
  victory: { type: 'breakout', side: 1, edges: ['S'], needShips: 2 },
  sides: [
    {
      name: 'Wessex',
      list: 'saxon',
      edge: 'S',
      libations: 1,
      squadrons: {
        'wx-1': squadron("King's ships", 'raw', { rank: 'admiral', name: 'Ealdorman of Wessex', command: 1 }, [
          ship('alfredLongship', 310, 160, 0),
          ship('alfredLongship', 370, 160, 0),
          ship('alfredLongship', 430, 160, 0, { flagship: true }),
          ship('alfredLongship', 490, 160, 0),
          ship('alfredLongship', 550, 160, 0),
        ]),
        'wx-2': squadron('Frisian-manned ships', 'average', { rank: 'vice', name: 'Lucumon the reeve', command: 0 }, [
          ship('alfredLongship', 700, 160, 0),
          ship('alfredLongship', 760, 160, 0, { flagship: true }),
          ship('alfredLongship', 820, 160, 0),
          ship('alfredLongship', 880, 160, 0),
        ]),
      },
    },
    {
      name: 'Danes',
      list: 'viking',
      edge: 'N',
      libations: 1,
      squadrons: {
        'da-1': squadron('Ships afloat', 'elite', { rank: 'admiral', name: 'Danish chief', command: 1 }, [
          ship('skeid', 620, 680, 180, { flagship: true }),
          ship('skeid', 560, 680, 180),
          ship('snekkja', 500, 680, 180),
        ]),
        'da-2': squadron('Ships drawn up ashore', 'veteran', { rank: 'vice', name: 'Second chief', command: 0 }, [
          ship('snekkja', 700, 870, 180),
          ship('snekkja', 640, 870, 180, { flagship: true }),
          ship('snekkja', 580, 870, 180),
        ]),
      },
    },
  ],
};
