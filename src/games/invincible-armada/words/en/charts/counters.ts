import { grammarOf } from '../../../../../kit/language.js';
import type { Timing } from '../../../data/chits.js';
import type { Edge } from '../../../data/maps.js';
import type { Trait } from '../../../data/squadrons.js';
import { deployments as orders } from '../names.js';
import { common } from './common.js';

const { either } = grammarOf('en');

/** Squadrons, chits, maps, deployments and options as charts. */

export const strengths = { title: 'Squadrons: Strength', columns: [common.squadron, 'Side', 'Ships', 'Strength'] };

export const displays = { title: 'Squadrons: Morale and Repair', columns: [common.squadron, 'Morale', 'Repair'] };

export const bonuses = {
  title: 'Squadrons: Battle Bonuses',
  columns: [common.squadron, 'Bonus', 'With', 'As'],
  dice: (amount: string) => `${amount} die`,
  eachDie: (amount: string) => `${amount} on each die`,
  everyTactic: 'every tactic',
  someTactics: either,
  roles: { attacker: 'attacker', defender: 'defender', either: 'either' },
};

const traits: { readonly [trait in Trait]: string } = {
  oars: 'two squares, no regard to the wind, acts in Calm',
  hulks: 'never attacks; once takes over a Low Ammo marker; keeps Low Ammo for good',
  rallyBonus: '-1 to one Rally of any Spanish squadron a turn',
  secondRepair: 'a second roll when a Repair fails',
  held: 'no strategic move before the Armada is in box 10',
};

export const specials = { title: 'Squadrons: Special Abilities', columns: [common.squadron, 'Ability'], traits };

const timing: { readonly [timing in Timing]: string } = {
  none: 'at the draw',
  draw: 'at the draw',
  now: 'at once *',
  placed: 'at once *, lies until the next draw',
  weather: 'at once *, lies until the weather roll',
  held: 'held',
};

export const events = { title: 'Event Chits', columns: ['Chit', 'Number', 'Who', 'When', 'Effect'], either: 'either', timing };

export const strategicMap = {
  title: 'Strategic Map',
  columns: ['Box', 'Name', 'What happens there'],
  special: { fireships: 'fireships', rendezvous: 'rendezvous', invasion: 'invasion' },
};

export const ports = { title: 'Ports', columns: ['Port', 'Box'] };

const entries: { readonly [edge in Edge]: string } = {
  west: 'Entry from the west',
  east: 'Entry from the east',
  north: 'Entry from the north',
};

export const tacticalMap = {
  title: 'Tactical Map',
  columns: ['What', 'Where'],
  map: 'Map',
  armada: 'Armada area (white squares)',
  calais: 'Anchorage in Calais Roads',
  entries,
  range: (from: string, to: string) => `${from} to ${to}`,
};

export const sailing = {
  title: 'Sailing',
  columns: ['', 'Squares', 'Straight upwind', 'Diagonally upwind'],
  never: 'never',
  ends: 'ends the move',
  free: 'free',
};

export const deployments = {
  title: 'Spanish Deployments',
  columns: [common.squadron, orders.historicalI, orders.historicalII, orders.calais],
};

export const start = { title: 'English at the Start', columns: [common.squadron, 'Where'], box: (n: number) => `box ${n}` };

export const options = { title: 'What If?', columns: ['Option', 'Case', 'Favours', 'Effect'] };

export const limits = {
  title: 'Turns and Draws',
  columns: ['What', 'Number'],
  draws: 'chits a side draws each turn, and for each Bonus Draw',
  turns: 'last turn; then the season is over and the English win',
};
