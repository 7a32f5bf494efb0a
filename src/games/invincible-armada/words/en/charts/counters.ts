import { grammarOf } from '../../../../../kit/language.js';
import type { Timing } from '../../../data/chits.js';
import type { Edge } from '../../../data/maps.js';
import type { Trait } from '../../../data/squadrons.js';
import { deployments as orders } from '../names.js';
import { common } from './common.js';

const { either } = grammarOf('en');

export const strengths = { title: 'Squadrons: Strength', columns: [common.squadron, 'Side', 'Ships', 'Strength'] };

export const displays = { title: 'Squadrons: Morale and Repair', columns: [common.squadron, 'Morale', 'Repair'] };

export const bonuses = {
  title: 'Squadrons: Battle Bonuses',
  columns: [common.squadron, 'Bonus', 'With', 'As'],
  dice: (amount: string) => `${amount} die`,
  eachDie: (amount: string) => `${amount} to each die`,
  everyTactic: 'every tactic',
  someTactics: either,
  roles: { attacker: 'attacker', defender: 'defender', either: 'either' },
};

const traits: { readonly [trait in Trait]: string } = {
  oars: 'moves 2 squares in any direction, even upwind; may move and attack in Calm',
  hulks: 'never attacks; once per game may take over a Low Ammo marker; its own Low Ammo marker is permanent',
  rallyBonus: '−1 to the Rally roll of one Spanish squadron per turn',
  secondRepair: 'may re-roll a failed Repair',
  held: 'may not move on the Strategic Map until the Armada is in box 10',
};

export const specials = { title: 'Squadrons: Special Abilities', columns: [common.squadron, 'Ability'], traits };

const timing: { readonly [timing in Timing]: string } = {
  none: 'when drawn',
  draw: 'when drawn',
  now: 'at once *',
  placed: 'at once *, until the next draw',
  weather: 'at once *, until the weather roll',
  held: 'held',
};

export const events = { title: 'Event Chits', columns: ['Chit', 'Number', 'Side', 'Played', 'Effect'], either: 'either', timing };

export const strategicMap = {
  title: 'Strategic Map',
  columns: ['Box', 'Name', 'Procedure'],
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
  columns: ['Area', 'Squares'],
  map: 'Map',
  armada: 'Armada area (white squares)',
  calais: 'Anchorage in Calais Roads',
  entries,
  range: (from: string, to: string) => `${from} to ${to}`,
};

export const sailing = {
  title: 'Tactical Movement',
  columns: ['Squadrons', 'Squares', 'Directly upwind', 'Diagonally upwind'],
  never: 'not allowed',
  ends: 'ends the move',
  free: 'free',
};

export const deployments = {
  title: 'Spanish Deployments',
  columns: [common.squadron, orders.historicalI, orders.historicalII, orders.calais],
};

export const start = { title: 'English Set-up', columns: [common.squadron, 'Place'], box: (n: number) => `box ${n}` };

export const options = { title: 'What If?', columns: ['Option', 'Case', 'Favours', 'Effect'] };

export const limits = {
  title: 'Turns and Draws',
  columns: ['Limit', 'Number'],
  draws: 'chits drawn by each side per turn, and for each Bonus Draw',
  turns: 'last turn; after it the English win',
};
