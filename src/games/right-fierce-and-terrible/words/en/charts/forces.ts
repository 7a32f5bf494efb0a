import type { LeaderClass, LeaderFate, MarineType, ShipType } from '../../../data/units.js';
import type { ChitKind, Command, Side } from '../../../state.js';
import { commands as commandNames, leaders as leaderNames, squadrons as squadronNames } from '../names.js';

const sides: { readonly [side in Side]: string } = { english: 'English', french: 'French' };
const ofCommand: { readonly [command in Command]: string } = {
  brown: 'Brown',
  white: 'White',
  green: 'Green',
  yellow: 'Yellow',
  violet: 'Violet',
  orange: 'Orange',
};
const ships: { readonly [type in ShipType]: string } = { cog: 'cog', nef: 'nef', barge: 'barge', balinger: 'balinger', galley: 'galley' };
const marineTypes: { readonly [type in MarineType]: string } = { knights: 'knights', menAtArms: 'men-at-arms', mariners: 'mariners' };
const ranks: { readonly [rank in LeaderClass]: string } = { king: 'king', admiral: 'admiral', captain: 'captain', queen: 'queen' };
const fates: { readonly [fate in LeaderFate]: string } = {
  killed: 'killed',
  captured: 'captured',
  liberated: 'liberated',
  executed: 'executed',
  killedCaptive: 'killed while captive',
};
const chits: { readonly [kind in ChitKind]: string } = { english: 'English', french: 'French', any: 'ANY' };

export const forces = {
  yes: 'yes',
  sides,
  ofCommand,
  squadrons: {
    title: 'Order of battle',
    columns: ['Id', 'Command', 'Name', 'Type', 'MA', 'Castle', 'Archery', 'MF', 'Ships'],
    reason:
      'The counters are missing from our copy. Given: larger French MF (1.2), English longbows, 120 to 150 English and 213 French ships. Balingers’ MF 3 and French archery are set for balance',
    named: 'Histories of the battle and play reports of the printed game: name of the ship',
    notes: ['Pairs of figures: full strength, reduced. English archers have longbows, French archers crossbows (1.2).'],
    names: squadronNames,
    ships,
  },
  marines: {
    title: 'Marines by remaining steps',
    columns: ['Units', 'Type', 'Steps', 'MF', 'Archery', 'Heroism', 'Can be rallied'],
    reason:
      'Steps, counter sides and the MF of knights are in the rulebook; the other MF are lower. English archery is 0 for balance: with 1, the English bot won 70 of 100 matches',
    types: marineTypes,
    most: (inHex: number, inChain: number) => `At most ${inHex} units of each side in a hex, ${inChain} in a chain’s hex (3.3.5).`,
  },
  leaders: {
    title: 'Leaders',
    columns: ['Leader', 'Side', 'Command', 'Rank'],
    source: 'Histories and play reports name the leaders; Weathergage assigned the ranks',
    names: leaderNames,
    ranks,
  },
  morale: {
    title: 'Morale',
    columns: ['Event', 'Fleet', 'Change'],
    reason: 'The events are in the rulebook, but most amounts are not; in a play report two captures of small ships cost 3',
    captured: (castle: number) => `squadron captured, castle factor ${castle}`,
    smallShips: 'Play report: a balinger and a barge cost 3 together',
    liberated: 'squadron liberated',
    liberation: 'Play report: a liberation raises morale',
    sunk: 'squadron sunk',
    knights: 'knight unit eliminated',
    leader: (rank: LeaderClass, fate: LeaderFate) => `${ranks[rank]}: ${fates[fate]}`,
    leaderCaptured: 'leader captured',
    leaderExecuted: 'leader executed',
    fleets: {
      loser: 'loser',
      newController: 'new controller',
      oldController: 'old controller',
      controller: 'controller',
      own: 'own fleet of the lost unit',
      captor: 'captor',
      executioner: 'executing fleet',
    },
    range: ({ start, short, max, checkBelow }: { readonly [name in 'start' | 'short' | 'max' | 'checkBelow']: number }) =>
      `Starts at ${start} (${short} in a shorter game). Range 0 to ${max}. Below ${checkBelow} a fleet makes a Collapse Check (11.1, 11.2).`,
  },
  commands: {
    title: 'Commands',
    columns: ['Command', 'Side', 'Leader', 'Command range (13.1)'],
    reason: 'Three commands for each side are in the rulebook; play reports name two colours',
    colour: 'Play reports of the printed game: colour',
    names: commandNames,
  },
  chits: {
    title: 'Activation chits and prize markers',
    columns: ['Kind', 'Number'],
    reason: 'Five chits of three kinds are in the rulebook; only this split treats both sides alike',
    kinds: chits,
    prizes: 'prize markers of each command',
  },
};
