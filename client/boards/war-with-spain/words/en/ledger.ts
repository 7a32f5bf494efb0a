import { ducats } from './counted.js';

export const ledger = {
  /** Returns a number with a typographic minus. */
  figure: (n: number) => (n < 0 ? `−${-n}` : String(n)),
  ledger: 'Treasury',
  upkeep: (when: string) => `Maintenance, ${when}`,
  upkeepWinter: 'Maintenance next winter (× 5)',
  left: 'Left after maintenance',
  short: (n: number) => `${ducats(n)} short: you lose your treasury, a third of your land units and 20 VP.`,
  ducats,
  perPoint: 'Price of 1 munitions point',
  income: 'Next income',
  price: (n: number) => `${n} d.`,
  buyMunitions: 'Buy munitions',
  newcomers: 'joining ships',
  settleTroops: (n: number, of: number) => `Land units to remove: ${n} of ${of}`,
  settleShips: 'Ships to lay up',
  points: 'Victory Points',
  level: (lead: string, level: string) => `${lead}: ${level}`,
  lead: (n: number) => (n === 0 ? 'No lead' : n > 0 ? `Spain leads by ${n} VP` : `England leads by ${-n} VP`),
  part: { steps: 'Ships', cities: 'Cities', france: 'France', penalty: 'Penalties', total: 'Total' },
};

/** Names of the victory levels, by the keys of stored results. */
const levels: { readonly [level: string]: string } = {
  'Decisive Spanish Victory': 'Decisive Spanish Victory',
  'Substantive Spanish Victory': 'Substantive Spanish Victory',
  'Marginal Spanish Victory': 'Marginal Spanish Victory',
  Draw: 'Draw',
  'Marginal English Victory': 'Marginal English Victory',
  'Substantive English Victory': 'Substantive English Victory',
  'Decisive English Victory': 'Decisive English Victory',
};

export const over = {
  turns: 'The last Game-Turn is over.',
  conceded: (side: string) => `The ${side} conceded.`,
  levels,
  /** Returns a text about the final lead.  @param n Spanish lead  @param won winner by VP; undefined if the VP did not decide the match */
  lead: (n: number, won?: 'E' | 'S' | 'draw') => {
    const short = n <= 0 ? '' : won === 'E' ? ', too few for a draw' : won === 'draw' ? ', too few for a Spanish victory' : '';
    return `${ledger.lead(n)}${short}.`;
  },
  /** Returns a text such as "Draw. The last Game-Turn is over. Spain leads by 9 VP, too few for a Spanish victory." */
  sentence: (level: string, reason: string, lead: string) => `${level}. ${reason} ${lead}`,
};
