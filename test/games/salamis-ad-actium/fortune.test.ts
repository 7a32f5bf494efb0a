import { fortune } from '../../../src/games/salamis-ad-actium/fortune/index.js';
import { salamisAdActium } from '../../../src/games/salamis-ad-actium/index.js';
import { fortuneLaws, type Says } from '../../kit/fortuneLaws.js';

const setups = salamisAdActium.scenarios.filter(({ id }) => ['mylae-260', 'solent-896'].includes(id)).map(({ setupData }) => setupData);

const says: Says = {
  ...{ grappled: 1, grappleFails: 0, siphonHits: 1, siphonMisses: 0, potHits: 1, potMisses: 0, harpaxHolds: 1, harpaxMisses: 0 },
  ...{ jarHits: 1, jarMisses: 0, 'morale.steady': 1, 'morale.shaken': 0, 'morale.routed': 0 },
  crewTest: ({ values }) => Number(values?.passed),
  ram: ({ values }) => Number(values?.level),
  ramAnswer: ({ values }) => Number(values?.level),
  shock: ({ values }) => Number(!values?.hurt),
  collision: ({ values }) => Number(values?.harm === 'none'),
  ignites: ({ values }) => Number(values?.lit),
  mishap: ({ values }) => Number(!values?.lit),
  sinking: ({ values }) => Number(!values?.goes),
  fleetMorale: ({ values }) => Number(values?.holds),
  screens: ({ values }) => Number(values?.saved),
  boom: ({ values }) => Number(values?.broken),
};

fortuneLaws(salamisAdActium, fortune, { setups, random: 1, captains: 0, untold: ['layout', 'fort'], says });
