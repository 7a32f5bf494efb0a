import type { LeaderClass, LeaderFate, MarineType, ShipType } from '../../../data/units.js';
import type { ChitKind, Command, Side } from '../../../state.js';
import { commands as commandNames, leaders as leaderNames, squadrons as squadronNames } from '../names.js';

/** What pieces are called in the cells of charts. */
const sides: { readonly [side in Side]: string } = { english: 'english', french: 'french' };
const ofCommand: { readonly [command in Command]: string } = {
  brown: 'brown',
  white: 'white',
  green: 'green',
  yellow: 'yellow',
  violet: 'violet',
  orange: 'orange',
};
const ships: { readonly [type in ShipType]: string } = { cog: 'cog', nef: 'nef', barge: 'barge', balinger: 'balinger', galley: 'galley' };
const marineTypes: { readonly [type in MarineType]: string } = { knights: 'knights', menAtArms: 'menAtArms', mariners: 'mariners' };
const ranks: { readonly [rank in LeaderClass]: string } = { king: 'king', admiral: 'admiral', captain: 'captain', queen: 'queen' };
const fates: { readonly [fate in LeaderFate]: string } = {
  killed: 'killed',
  captured: 'captured',
  liberated: 'liberated',
  executed: 'executed',
  killedCaptive: 'killed while captive',
};
const chits: { readonly [kind in ChitKind]: string } = { english: 'english', french: 'french', any: 'any' };

/** Charts of the pieces and of morale. */
export const forces = {
  yes: 'yes',
  sides,
  ofCommand,
  squadrons: {
    title: 'Order of battle',
    columns: ['Id', 'Command', 'Name', 'Type', 'MA', 'Castle', 'Archery', 'MF', 'Ships'],
    reason:
      'The counters are not in the rulebook text: larger French melee factors (1.2), English longbows, 120 to 150 English and 213 French ships. Balingers at 3 and better bows on the French cogs and the royal galleys even the match',
    named: 'Histories of the battle and play reports of the printed game: the name of the ship',
    notes: ['Pairs are full strength, then reduced. English bows are longbows, French ones crossbows (1.2).'],
    names: squadronNames,
    ships,
  },
  marines: {
    title: 'Marines by steps left',
    columns: ['Units', 'Type', 'Steps', 'MF', 'Archery', 'Heroism', 'Can be rallied'],
    reason:
      'Steps, faces and the factors of knights are in the rulebook; the other factors leave room for them. English bows at 0: with 1 the English captain won 70 of 100 matches',
    types: marineTypes,
    most: (inHex: number, inChain: number) => `At most ${inHex} units a side in a hex, ${inChain} where a chain lies (3.3.5).`,
  },
  leaders: {
    title: 'Leaders',
    columns: ['Leader', 'Side', 'Command', 'Rank'],
    source: 'Histories and play reports name them; their ranks are ours',
    names: leaderNames,
    ranks,
  },
  morale: {
    title: 'Morale',
    columns: ['Event', 'Fleet', 'Change'],
    reason: 'The events are in the rulebook, most amounts are not; two captures of small ships cost 3 in a play report',
    captured: (castle: number) => `squadron captured, castle ${castle}`,
    smallShips: 'Play report: a balinger and a barge cost 3 together',
    liberated: 'prize changes hands',
    liberation: 'Play report: a liberation raises morale',
    sunk: 'squadron sunk',
    knights: 'knights eliminated',
    leader: (rank: LeaderClass, fate: LeaderFate) => `${ranks[rank]}: ${fates[fate]}`,
    leaderCaptured: 'leader captured',
    leaderExecuted: 'leader executed',
    fleets: {
      loser: 'loser',
      newController: 'new controller',
      oldController: 'old controller',
      controller: 'controller',
      own: 'its own fleet',
      captor: 'captor',
      executioner: 'executing fleet',
    },
    range: ({ start, short, max, checkBelow }: { readonly [name in 'start' | 'short' | 'max' | 'checkBelow']: number }) =>
      `Starts at ${start} (${short} in a shorter game), between 0 and ${max}; below ${checkBelow} a fleet may collapse (11.1, 11.2).`,
  },
  commands: {
    title: 'Commands',
    columns: ['Command', 'Side', 'Leader', 'Reach of the leader (13.1)'],
    reason: 'Three commands a side are in the rulebook; the play reports name two colours',
    colour: 'Play reports of the printed game: the colour',
    names: commandNames,
  },
  chits: {
    title: 'Activation chits and markers',
    columns: ['Kind', 'Number'],
    reason: 'Five chits of three kinds are in the rulebook; this is the only split that treats the sides alike',
    kinds: chits,
    prizes: 'prizes a command',
  },
};
