import { type Scenario, ship, squadron } from './scenario.js';

export const theDelta: Scenario = {
  id: 'delta-1175',
  title: 'The Mouths of the Nile',
  year: -1175,
  region: 'med',
  table: { w: 1500, h: 1200 },
  wind: { from: 0, strength: 1 },
  sea: 'flat',
  currents: [],
  tide: null,
  turnLimit: 8,
  won: 63,
  land: {
    westBank: {
      kind: 'coast',
      coast: 'sandy',
      poly: [
        [0, 0],
        [480, 0],
        [480, 300],
        [0, 340],
      ],
    },
    eastBank: {
      kind: 'coast',
      coast: 'sandy',
      poly: [
        [1020, 0],
        [1500, 0],
        [1500, 340],
        [1020, 300],
      ],
    },
  },
  forts: {
    fortW: {
      name: 'West stockade',
      owner: 0,
      poly: [
        [400, 240],
        [470, 240],
        [470, 290],
        [400, 290],
      ],
      strength: 3,
      archers: 3,
      ballistae: 0,
      engines: 0,
    },
    fortE: {
      name: 'East stockade',
      owner: 0,
      poly: [
        [1030, 240],
        [1100, 240],
        [1100, 290],
        [1030, 290],
      ],
      strength: 3,
      archers: 3,
      ballistae: 0,
      engines: 0,
    },
  },
  shallows: {},
  special: { oarsStowed: 1 },
  victory: {
    type: 'landings',
    side: 1,
    need: 6,
    zones: [
      { kind: 'beach', land: 'westBank' },
      { kind: 'beach', land: 'eastBank' },
      { kind: 'exit', edge: 'S', from: 480, to: 1020 },
    ],
  },
  sides: [
    {
      name: 'Egypt',
      list: 'egyptian',
      edge: 'S',
      libations: 1,
      squadrons: {
        'eg-w': squadron('Western squadron', 'average', { rank: 'admiral', name: 'Fleet commander of Ramesses III', command: 1 }, [
          ship('egyptianGalley', 150, 710, 90, { equip: ['grapnelCapsize'] }),
          ship('egyptianGalley', 150, 650, 90, { equip: ['grapnelCapsize'], flagship: true }),
          ship('egyptianGalley', 150, 590, 90, { equip: ['grapnelCapsize'] }),
          ship('egyptianGalley', 150, 530, 90, { equip: ['grapnelCapsize'] }),
        ]),
        'eg-e': squadron('Eastern squadron', 'average', { rank: 'vice', name: 'Captain of the eastern mouth', command: 0 }, [
          ship('egyptianGalley', 1350, 530, 270, { equip: ['grapnelCapsize'] }),
          ship('egyptianGalley', 1350, 590, 270, { equip: ['grapnelCapsize'], flagship: true }),
          ship('egyptianGalley', 1350, 650, 270, { equip: ['grapnelCapsize'] }),
          ship('egyptianGalley', 1350, 710, 270, { equip: ['grapnelCapsize'] }),
        ]),
      },
    },
    {
      name: 'Sea Peoples',
      list: 'seaPeoples',
      edge: 'N',
      libations: 1,
      squadrons: {
        'sp-p': squadron('Peleset boats', 'veteran', { rank: 'admiral', name: 'Chief of the Peleset', command: 0 }, [
          ship('birdBoat', 750, 1060, 180, { sails: 'aboard' }),
          ship('birdBoat', 702, 1060, 180, { sails: 'aboard' }),
          ship('birdBoat', 654, 1060, 180, { sails: 'aboard', flagship: true }),
          ship('birdBoat', 606, 1060, 180, { sails: 'aboard' }),
          ship('birdBoat', 558, 1060, 180, { sails: 'aboard' }),
          ship('birdBoat', 510, 1060, 180, { sails: 'aboard' }),
        ]),
        'sp-s': squadron('Sherden boats', 'average', { rank: 'vice', name: 'Chief of the Sherden', command: 0 }, [
          ship('birdBoat', 1050, 1060, 180, { sails: 'aboard' }),
          ship('birdBoat', 1002, 1060, 180, { sails: 'aboard' }),
          ship('birdBoat', 954, 1060, 180, { sails: 'aboard', flagship: true }),
          ship('birdBoat', 906, 1060, 180, { sails: 'aboard' }),
          ship('birdBoat', 858, 1060, 180, { sails: 'aboard' }),
          ship('birdBoat', 810, 1060, 180, { sails: 'aboard' }),
        ]),
      },
    },
  ],
};
