import { steps } from './counted.js';

/** Names of the components of a combat strength, by the keys that the rules use. */
const weights: { readonly [name: string]: string } = {
  ships: 'ships',
  wind: 'wind',
  shortAndPort: 'no munitions, port',
  leaders: 'leaders',
  units: 'land units',
  walls: 'fortress, siege',
  besieged: 'besieged, halved',
};

/** Names of the columns of the Naval Combat Results Table. */
const columns: { readonly [name: string]: string } = {
  'less than -20': 'less than -20',
  '-20 to -11': '-20 to -11',
  '-10 to 0': '-10 to 0',
  '+1 to +10': '+1 to +10',
  '+11 to +20': '+11 to +20',
  'more than +20': 'more than +20',
};

export const battles = {
  lossesTaken: (taken: number, due: number) => `${taken} of ${due} steps`,
  /** Accessible name of the button that assigns a loss to a unit. */
  lose: (name: string, loss: string) => `${name}: ${loss}`,
  gone: (loss: string) => `${loss}, eliminated`,
  replace: (name: string, by: string, loss: string) => `${name} replaced by ${by}, ${loss}`,
  steps: (n: number) => (n === 0 ? 'none' : steps(n)),
  naval: (hex: string) => `Battle in ${hex}`,
  land: (hex: string) => `Attack on ${hex}`,
  differential: 'Differential',
  ratio: 'Odds',
  attacker: 'Attacker',
  defender: 'Defender',
  unseen: 'Enemy units are hidden: odds for each possible strength.',
  unseenWalls: (factor: number) => `Includes × ${factor} for the defender’s fortress or siege.`,
  enemyHas: 'Enemy strength',
  column: 'Column',
  columns,
  orMore: (n: number) => `${n} or more`,
  span: (least: number, most: number) => (least === most ? `${least}` : `${least} to ${most}`),
  gageOf: (side: string) => `The ${side} have the wind.`,
  weights,
  perDie: 'By die roll',
  youLose: 'you lose',
  theyLose: 'they lose',
  expected: 'Average',
  disengage: 'Disengagement',
  disengageNeeds: (least: number) => `Roll ${least}+ on one die`,
};
