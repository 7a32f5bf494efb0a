import { steps } from './counted.js';

/** By the names that the rules give to what makes a strength. */
const weights: { readonly [name: string]: string } = {
  ships: 'ships',
  wind: 'wind',
  shortAndPort: 'port, want of powder',
  leaders: 'leaders',
  units: 'troops',
  walls: 'walls',
  besieged: 'besieged, halved',
};

/** By the columns of the Naval Combat Results Table; those of the land are figures. */
const columns: { readonly [name: string]: string } = {
  'less than -20': 'less than -20',
  '-20 to -11': '-20 to -11',
  '-10 to 0': '-10 to 0',
  '+1 to +10': '+1 to +10',
  '+11 to +20': '+11 to +20',
  'more than +20': 'more than +20',
};

/** Battles weighed, and their losses. */
export const battles = {
  lossesTaken: (taken: number, due: number) => `${taken} of ${due} steps`,
  /** The button that takes so many steps of a unit, said aloud. */
  lose: (name: string, loss: string) => `${name}: ${loss}`,
  gone: (loss: string) => `${loss}, lost`,
  replace: (name: string, by: string, loss: string) => `${name} replaced by ${by}, ${loss}`,
  steps: (n: number) => (n === 0 ? 'none' : steps(n)),
  naval: (hex: string) => `Battle at ${hex}`,
  land: (hex: string) => `Assault on ${hex}`,
  differential: 'Differential',
  ratio: 'Odds',
  attacker: 'Attacker',
  defender: 'Defender',
  unseen: 'The enemy lies face down: the odds below are for each strength he might have.',
  unseenWalls: (factor: number) => `His walls multiply it by ${factor}; that is reckoned in.`,
  enemyHas: 'Enemy strength',
  column: 'Column',
  columns,
  orMore: (n: number) => `${n} or more`,
  span: (least: number, most: number) => (least === most ? `${least}` : `${least} to ${most}`),
  gageOf: (side: string) => `The ${side} have the wind.`,
  weights,
  perDie: 'By the die',
  youLose: 'you lose',
  theyLose: 'they lose',
  expected: 'On average',
  disengage: 'Breaking away',
  disengageNeeds: (least: number) => `${least} or more on one die`,
};
