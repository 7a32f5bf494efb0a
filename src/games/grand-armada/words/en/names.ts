import type { Texts } from '../../../../kit/texts.js';
import type { Squadron } from '../../data/ships.js';
import { chronicle, modifiers } from './chronicle.js';
import { refusals } from './refusals.js';

/** The form of the set-up. */
export const options = {
  scenario: { title: 'Battle (11)', description: 'Which of the five battles is fought.' },
  deployment: {
    title: 'Deployment (11)',
    description: 'Where the ships begin. Gravelines is placed freely, the others are not.',
    values: {
      scenario: 'As the battle has it',
      historical: 'Where the ships were',
      free: 'Both sides place their ships',
    },
  },
  swapSeats: { title: 'Exchange the seats', description: 'The first player commands the Spanish.' },
  objectiveTiebreak: {
    title: 'Objective breaks ties (10)',
    description: 'Equal points go to the side that met the aim of the battle; otherwise they are a draw.',
  },
  crewFireRange: {
    title: 'Crew fire and range (8.1)',
    description: 'Printed: one hex off is easier than alongside. The other way round counts range as the guns do.',
    values: { add: 'The range is added', subtract: 'The range is taken off' },
  },
  passingFire: {
    title: 'Passing fire (8.1)',
    description: 'Who shoots when a ship comes by: the moving ship, silencing its target, or the ships it passes.',
    values: { silence: 'The passer silences', react: 'The passed may fire' },
  },
  multiBoarding: {
    title: 'Boarding by several ships (8.1)',
    description: 'One combat for each pair, as the Spanish player orders them; or all crews against one ship together.',
    values: { single: 'Ship against ship', grouped: 'Groups against one' },
  },
  retreat: {
    title: 'General retreat (11)',
    description: 'When the English may break off the battle of Gravelines.',
    values: { rationed: 'As they open a turn, with a reason', printed: 'Whenever they are asked' },
  },
  reinforcements: {
    title: 'Last Spanish reinforcements (11)',
    description: 'Which three ships may come to Gravelines from turn 12 on.',
    values: { printed: 'Any but San Lorenzo', historical: 'Those that could have come' },
  },
  keepWay: { title: 'Keeping way on (5.6)', description: 'A sail ship that made two hexes may not stop dead.' },
  windChanges: { title: 'Changing wind (6)', description: 'Every sixth turn a die may shift the wind.' },
  ammoE: {
    title: 'English shot (11)',
    description: 'Gun discharges of each English ship; empty: ten at Gravelines, elsewhere no limit.',
  },
};

/** Every text of the game by key. */
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

export const sides = { E: 'English', S: 'Spanish' };

/** As the charts abridge them. */
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
