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
  victory: { type: 'breakout', side: 1, edges: ['W', 'N', 'S'], needFraction: 50 },
  sides: [
    {
      name: 'Octavian',
      list: 'romanImperialEarly',
      edge: 'W',
      libations: 1,
      squadrons: {
        'oc-l': squadron('Left wing: Agrippa', 'veteran', { rank: 'admiral', name: 'Marcus Agrippa', command: 2 }, [
          ship('liburnian', 950, 1040, 90, { equip: ['incendiaries'] }),
          ship('liburnian', 950, 980, 90, { equip: ['incendiaries'] }),
          ship('hexareme', 950, 920, 90, { equip: ['incendiaries'], flagship: true }),
          ship('quinqueremeRoman', 950, 860, 90, { equip: ['incendiaries', 'ballistaF'] }),
          ship('liburnian', 950, 800, 90, { equip: ['incendiaries'] }),
        ]),
        'oc-c': squadron('Centre: Arruntius', 'average', { rank: 'vice', name: 'Lucius Arruntius', command: 0 }, [
          ship('triremeImperial', 950, 720, 90, { equip: ['incendiaries'] }),
          ship('triremeImperial', 950, 660, 90, { equip: ['incendiaries'] }),
          ship('quinqueremeRoman', 950, 600, 90, { equip: ['incendiaries', 'ballistaF'], flagship: true }),
          ship('quinqueremeRoman', 950, 540, 90, { equip: ['incendiaries', 'ballistaF'] }),
          ship('triremeImperial', 950, 480, 90, { equip: ['incendiaries'] }),
        ]),
        'oc-r': squadron('Right wing: Lurius', 'average', { rank: 'vice', name: 'Marcus Lurius', command: 0 }, [
          ship('liburnian', 950, 390, 90, { equip: ['incendiaries'] }),
          ship('quinqueremeRoman', 950, 330, 90, { equip: ['incendiaries', 'ballistaF'], flagship: true }),
          ship('liburnian', 950, 270, 90, { equip: ['incendiaries'] }),
          ship('liburnian', 950, 210, 90, { equip: ['incendiaries'] }),
        ]),
      },
    },
    {
      name: 'Antony and Cleopatra',
      list: 'hellenistic',
      edge: 'E',
      libations: 1,
      squadrons: {
        'an-r': squadron('Right wing: Publicola', 'raw', { rank: 'admiral', name: 'Mark Antony', command: 0 }, [
          ship('deceres', 1640, 780, 270, { mods: { oarsmen: 42 }, sails: 'aboard' }),
          ship('quinqueremeHellenistic', 1640, 860, 270, { mods: { oarsmen: 20 }, sails: 'aboard', flagship: true }),
          ship('quinqueremeHellenistic', 1640, 940, 270, { mods: { oarsmen: 20 }, sails: 'aboard' }),
        ]),
        'an-c': squadron('Centre: Insteius', 'raw', { rank: 'vice', name: 'Marcus Insteius', command: 0 }, [
          ship('hexareme', 1640, 560, 270, { mods: { oarsmen: 24 }, sails: 'aboard', flagship: true }),
          ship('quinqueremeHellenistic', 1640, 640, 270, { mods: { oarsmen: 20 }, sails: 'aboard' }),
        ]),
        'an-l': squadron('Left wing: Sosius', 'raw', { rank: 'vice', name: 'Gaius Sosius', command: 0 }, [
          ship('octeres', 1640, 250, 270, { mods: { oarsmen: 33 }, sails: 'aboard', flagship: true }),
          ship('quinqueremeHellenistic', 1640, 330, 270, { mods: { oarsmen: 20 }, sails: 'aboard' }),
          ship('quinqueremeHellenistic', 1640, 410, 270, { mods: { oarsmen: 20 }, sails: 'aboard' }),
        ]),
        'an-cl': squadron('Egyptian squadron', 'average', { rank: 'vice', name: 'Cleopatra VII', command: 0 }, [
          ship('quinqueremeHellenistic', 1980, 520, 270, { name: 'Antonias', sails: 'aboard', flagship: true }),
          ship('quadrireme', 1980, 600, 270, { sails: 'aboard' }),
          ship('quadrireme', 1980, 680, 270, { sails: 'aboard' }),
        ]),
      },
    },
  ],
};
