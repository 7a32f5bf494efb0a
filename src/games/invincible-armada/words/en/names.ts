import type { BoxNumber, Side, SquadronId, Tactic } from '../../ids.js';

/** What things are called. Names of commanders and ports are the same in every language and stay with the data. */

export const sides: { readonly [side in Side]: string } = { english: 'English', spanish: 'Spanish' };

/** What each squadron is made of. */
export const fleets: { readonly [id in SquadronId]: string } = {
  howard: 'Lord Admiral',
  drake: 'Western ships',
  hawkins: 'Reformed royal ships',
  frobisher: 'Great ships',
  seymour: 'Narrow Seas',
  sidonia: 'Portugal',
  recalde: 'Biscay',
  diego: 'Castile',
  pedro: 'Andalusia',
  oquendo: 'Guipuzcoa',
  bertendona: 'Levant',
  moncada: 'Galleasses of Naples',
  medina1: 'Urcas and hulks',
  medina2: 'Urcas and hulks',
  medina3: 'Urcas and hulks',
};

export const tactics: { readonly [tactic in Tactic]: string } = {
  standOff: 'Stand Off',
  closeIn: 'Close In',
  tryToBoard: 'Try to Board',
};

/** The boxes of the Channel. */
export const boxes: { readonly [n in BoxNumber]: string } = {
  1: 'The Lizard',
  2: 'Dodman Point',
  3: 'Eddystone',
  4: 'Start Point',
  5: 'Portland Bill',
  6: 'The Solent',
  7: 'Isle of Wight',
  8: 'Selsey Bill',
  9: 'Beachy Head',
  10: 'Calais Roads',
  11: 'Gravelines',
  12: 'The Narrows',
};

/** Orders of sailing, and the suggested anchorage. */
export const deployments = {
  historicalI: 'All-round defence, 29 July',
  historicalII: 'Horns, 31 July',
  calais: 'Suggested anchorage at Calais',
};

/** Where wind and tide carry a squadron before the fireships, from a total of 2 on. */
export const drifts = ['W', 'NW', 'N two', 'N', 'NE', 'E', 'E two, N one', 'SE', 'E two', 'S', 'SW'];

/** The same in a sentence. */
export const driftsTo = [
  'west',
  'north-west',
  'two squares north',
  'north',
  'north-east',
  'east',
  'two squares east and one north',
  'south-east',
  'two squares east',
  'south',
  'south-west',
];
