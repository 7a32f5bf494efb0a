import type { Side } from '../../../../../src/games/war-with-spain/face.js';

const fleets: { readonly [side in Side]: string } = { E: 'Fleets of England', S: 'Armadas of Spain' };

/** Fleets, yards and what lies in a hex. */
export const forces = {
  fleets,
  empty: 'not formed',
  unknown: 'contents unknown',
  powder: 'munitions',
  munitions: (n: number) => `munitions ${n}`,
  at: (hex: string) => `at ${hex}`,
  strength: 'Strength',
  strengthOf: (n: number) => `strength ${n}`,
  movement: 'Movement',
  transport: 'Room',
  aboard: 'Aboard',
  leaders: 'Leaders',
  alsoHere: 'Ashore',
  yards: 'Yards and quarters',
  yardFree: (used: number, av: number) => `${used} of ${av}`,
  yardAv: 'Activation Value used',
  boxHint: { 1: 'sails next', 2: 'may wait', 3: 'fitting out', 4: 'on the stocks' },
  blocked: 'blocked',
  landQuarters: 'Quarters',
  orders: 'Orders of this month',
  silver: (month: string) => `The Treasure Fleet sails in ${month}; only you know.`,
  noOrders: 'Nothing is ordered yet.',
  strikes: 'Strike out',
  again: 'Order again',
  pool: 'Not in play',
  poolShips: 'Ships that may be built',
  poolArmies: 'Troops that may be raised',
  poolEvents: 'Held back for risings',
};
