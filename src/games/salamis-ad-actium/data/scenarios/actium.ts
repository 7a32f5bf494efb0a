import { type Scenario, ship, squadron } from './scenario.js';

export const actium: Scenario = {
  id: 'actium-31',
  title: 'Actium',
  year: -31,
  region: 'med',
  table: { w: 2400, h: 1200 },
  wind: { from: 315, strength: 1 },
  sea: 'flat',
  currents: [],
  tide: null,
  turnLimit: 12,
  land: {
    north: {
      kind: 'coast',
      coast: 'sandy',
      poly: [
        [2150, 860],
        [2400, 820],
        [2400, 1200],
        [2200, 1200],
      ],
    },
    south: {
      kind: 'coast',
      coast: 'rocky',
      poly: [
        [2180, 0],
        [2400, 0],
        [2400, 360],
        [2200, 300],
      ],
    },
  },
  forts: {},
  shallows: {},
  special: { windRises: 5 },
  victory: { type: 'breakout', side: 1, edges: ['W', 'S'], needFraction: 50 },
  sides: [
    {
      name: 'Octavian',
      list: 'romanImperialEarly',
      edge: 'W',
      libations: 1,
      squadrons: {
        'oc-l': squadron('Left wing: Agrippa', 'veteran', { rank: 'admiral', name: 'Marcus Agrippa', command: 2 }, [
          ship('liburnian', 1150, 1040, 90, { equip: ['incendiaries'] }),
          ship('liburnian', 1150, 980, 90, { equip: ['incendiaries'] }),
          ship('hexareme', 1150, 920, 90, { equip: ['incendiaries'], flagship: true }),
          ship('quinqueremeRoman', 1150, 860, 90, { equip: ['incendiaries', 'ballistaF'] }),
          ship('liburnian', 1150, 800, 90, { equip: ['incendiaries'] }),
        ]),
        'oc-c': squadron('Centre: Arruntius', 'average', { rank: 'vice', name: 'Lucius Arruntius', command: 0 }, [
          ship('triremeImperial', 1150, 720, 90, { equip: ['incendiaries'] }),
          ship('triremeImperial', 1150, 660, 90, { equip: ['incendiaries'] }),
          ship('quinqueremeRoman', 1150, 600, 90, { equip: ['incendiaries', 'ballistaF'], flagship: true }),
          ship('quinqueremeRoman', 1150, 540, 90, { equip: ['incendiaries', 'ballistaF'] }),
          ship('triremeImperial', 1150, 480, 90, { equip: ['incendiaries'] }),
        ]),
        'oc-r': squadron('Right wing: Lurius', 'average', { rank: 'vice', name: 'Marcus Lurius', command: 0 }, [
          ship('liburnian', 1150, 390, 90, { equip: ['incendiaries'] }),
          ship('quinqueremeRoman', 1150, 330, 90, { equip: ['incendiaries', 'ballistaF'], flagship: true }),
          ship('liburnian', 1150, 270, 90, { equip: ['incendiaries'] }),
          ship('liburnian', 1150, 210, 90, { equip: ['incendiaries'] }),
        ]),
      },
    },
    {
      name: 'Antony and Cleopatra',
      list: 'hellenistic',
      edge: 'E',
      libations: 1,
      squadrons: {
        'an-r': squadron('Right wing: Publicola', 'average', { rank: 'admiral', name: 'Mark Antony', command: 0 }, [
          ship('deceres', 1640, 635, 270, { mods: { oarsmen: 42 }, sails: 'aboard' }),
          ship('quinqueremeHellenistic', 1640, 715, 270, { mods: { oarsmen: 20 }, sails: 'aboard', flagship: true }),
          ship('quinqueremeHellenistic', 1640, 795, 270, { mods: { oarsmen: 20 }, sails: 'aboard' }),
        ]),
        'an-c': squadron('Centre: Insteius', 'average', { rank: 'vice', name: 'Marcus Insteius', command: 0 }, [
          ship('hexareme', 1640, 430, 270, { mods: { oarsmen: 24 }, sails: 'aboard', flagship: true }),
          ship('quinqueremeHellenistic', 1640, 510, 270, { mods: { oarsmen: 20 }, sails: 'aboard' }),
        ]),
        'an-l': squadron('Left wing: Sosius', 'average', { rank: 'vice', name: 'Gaius Sosius', command: 0 }, [
          ship('octeres', 1640, 190, 270, { mods: { oarsmen: 33 }, sails: 'aboard', flagship: true }),
          ship('quinqueremeHellenistic', 1640, 270, 270, { mods: { oarsmen: 20 }, sails: 'aboard' }),
          ship('quinqueremeHellenistic', 1640, 350, 270, { mods: { oarsmen: 20 }, sails: 'aboard' }),
        ]),
        'an-cl': squadron('Egyptian squadron', 'average', { rank: 'vice', name: 'Cleopatra VII', command: 0 }, [
          ship('quinqueremeHellenistic', 1980, 345, 270, { name: 'Antonias', sails: 'aboard', flagship: true }),
          ship('quadrireme', 1980, 425, 270, { sails: 'aboard' }),
          ship('quadrireme', 1980, 505, 270, { sails: 'aboard' }),
        ]),
      },
    },
  ],
};
