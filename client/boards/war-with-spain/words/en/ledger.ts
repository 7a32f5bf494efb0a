import { ducats } from './counted.js';

/** Money and points. */
export const ledger = {
  /** A figure with a minus where it is below nothing. */
  figure: (n: number) => (n < 0 ? `−${-n}` : String(n)),
  ledger: 'The Treasury',
  upkeep: (when: string) => `Upkeep, ${when}`,
  upkeepWinter: 'Next winter, five times as much',
  left: 'Left after it',
  short: (n: number) =>
    `${ducats(n)} short: the chest empties, a third of the troops goes, ships in port are laid up, and 20 points are lost.`,
  ducats,
  perPoint: 'A point of munitions',
  income: 'Next income',
  price: (n: number) => `${n} d.`,
  buyMunitions: 'Munitions for the fleets',
  newcomers: 'newcomers',
  settleTroops: (n: number, of: number) => `Troops that go: ${n} of ${of}`,
  settleShips: 'Ships that are laid up',
  points: 'Points of Victory',
  level: (lead: string, level: string) => `${lead}: ${level}`,
  lead: (n: number) => (n === 0 ? 'Neither side leads' : n > 0 ? `Spain leads by ${n}` : `England leads by ${-n}`),
  part: { steps: 'ships', cities: 'cities', france: 'France', penalty: 'debts', total: 'Total' },
};

/** By the levels that the results of matches carry. */
const levels: { readonly [level: string]: string } = {
  'Decisive Spanish Victory': 'Decisive Spanish Victory',
  'Substantive Spanish Victory': 'Substantive Spanish Victory',
  'Marginal Spanish Victory': 'Marginal Spanish Victory',
  Draw: 'Draw',
  'Marginal English Victory': 'Marginal English Victory',
  'Substantive English Victory': 'Substantive English Victory',
  'Decisive English Victory': 'Decisive English Victory',
};

/** How a war ends. */
export const over = {
  reason: { turns: 'The last winter has come.', concession: 'One side has given up.' },
  levels,
  /** The end as one line. */
  sentence: (level: string, reason: string) => `${level}. ${reason}`,
};
