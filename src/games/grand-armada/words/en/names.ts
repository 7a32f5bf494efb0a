import type { Texts } from '../../../../kit/texts.js';
import type { Squadron } from '../../data/ships.js';
import { chronicle, modifiers } from './chronicle.js';
import { refusals } from './refusals.js';

export const options = {
  scenario: { title: 'Battle (11)', description: 'The battle to play.' },
  deployment: {
    title: 'Deployment (11)',
    description: 'Starting positions. The scenario set-up is free at Gravelines and historical elsewhere.',
    values: {
      scenario: 'Scenario set-up',
      historical: 'Historical set-up',
      free: 'Free set-up',
    },
  },
  swapSeats: { title: 'Swap sides', description: 'The first player plays the Spanish.' },
  objectiveTiebreak: {
    title: 'Objective breaks ties (10)',
    description: 'If Victory Points are tied, the objective of the battle decides. If off, a tie is a draw.',
  },
  crewFireRange: {
    title: 'Range of crew fire (8.1)',
    description: 'Printed: crew fire is easier at range 1 than at range 0. Alternative: subtract the range, as for guns.',
    values: { add: 'Add the range', subtract: 'Subtract the range' },
  },
  passingFire: {
    title: 'Passing fire (8.1)',
    description: 'Either crew fire by the moving ship silences its target, or the ships it passes may fire at it.',
    values: { silence: 'The moving ship silences its target', react: 'The ships it passes may fire' },
  },
  multiBoarding: {
    title: 'Boarding by several ships (8.1)',
    description:
      'Either each pair of ships fights its own combat, in an order chosen by the Spanish player, or several ships attack one ship together.',
    values: { single: 'Ship against ship', grouped: 'Groups against one ship' },
  },
  retreat: {
    title: 'General retreat (11)',
    description:
      'When the English may retreat at Gravelines. If restricted, half their ships must have no shots left, or they must not be winning.',
    values: { rationed: 'At the start of a turn, restricted', printed: 'At any decision' },
  },
  reinforcements: {
    title: 'Last Spanish reinforcements (11)',
    description: 'Which three ships may enter at Gravelines from turn 12.',
    values: { printed: 'Any except San Lorenzo', historical: 'Only ships at the historical battle' },
  },
  keepWay: { title: 'Slowing down (5.6)', description: 'A sailing ship that moved 2 or more hexes must turn 1 hexside when it stops.' },
  windChanges: { title: 'Wind changes (6)', description: 'Roll for the wind every sixth turn.' },
  ammoE: {
    title: 'English gun shots (11)',
    description: 'Gun shots per English ship. If left empty: 10 at Gravelines, no limit elsewhere.',
  },
};

export const texts: Texts = {
  'phase.deploy': 'Deployment',
  'phase.movement': 'Movement and firing',
  'phase.closeFire': 'Simultaneous fire',
  'phase.boarding': 'Boarding',
  'phase.withdrawal': 'Withdrawal and surrender',

  ...refusals,
  ...chronicle,
  ...modifiers,
};

/** Abbreviations for the charts. */
export const edges = { W: 'W', E: 'E', N: 'N', S: 'S' };

export const types = {
  galleon: 'galleon',
  'great ship': 'great ship',
  merchant: 'merchant',
  pinnace: 'pinnace',
  nao: 'nao',
  hulk: 'hulk',
  galleass: 'galleass',
};

export const squadrons: { readonly [squadron in Squadron]: string } = {
  Queen: 'Queen',
  Merchant: 'Merchant',
  Portugal: 'Portugal',
  Castile: 'Castile',
  Andalusia: 'Andalusia',
  Guipúzcoa: 'Guipúzcoa',
  Levant: 'Levant',
  Biscay: 'Biscay',
  Naples: 'Naples',
  Hulks: 'Hulks',
};
