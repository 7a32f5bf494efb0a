import type { Squadron } from '../../data/ships.js';

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
