import type { Value } from '../../../../kit/events.js';
import { grammarOf } from '../../../../kit/language.js';
import type { Values } from '../../../../kit/texts.js';
import type { ReasonId, SourceId } from '../../data/chits.js';
import { PORT } from '../../data/maps.js';
import { squadronData } from '../../data/squadrons.js';
import type { PhaseId } from '../../data/tables.js';
import {
  BOX_NUMBERS,
  type BoxNumber,
  CHITS,
  type ChitId,
  PORTS,
  type Side,
  SQUADRONS,
  type SquadronId,
  sideOf,
  TACTICS,
  type Tactic,
} from '../../ids.js';

/** What stands on each event chit. */
export const chits: { readonly [id in ChitId]: { readonly name: string; readonly effect: string } } = {
  noEvent: { name: 'No Event', effect: 'Nothing happens.' },
  bonusDraw: { name: 'Bonus Draw', effect: 'Two more chits are drawn at once.' },
  parmaReady: { name: 'Parma Ready', effect: 'Stays at Gravelines: +1 to every army arrival die.' },
  parmaDelayed: { name: 'Parma Delayed', effect: 'Stays at Gravelines: -1 to every army arrival die.' },
  explosion: { name: 'Magazine Explosion', effect: 'Two Hits on a squadron, then one Morale Roll.' },
  fireAboard: { name: 'Fire Aboard', effect: 'One Hit on a squadron, then a Morale Roll at +1.' },
  collision: { name: 'Collision', effect: 'One Hit on a squadron and one on a second of its side beside it; each rolls Morale.' },
  fever: { name: 'Ship Fever', effect: 'An unbroken squadron makes a Morale Roll at +2.' },
  spoiledPowder: { name: 'Spoiled Powder', effect: 'Two Shot on a squadron without Low Ammo, then one Low Ammo die.' },
  stoutHearts: { name: 'Stout Hearts', effect: '-2 to the Morale Rolls of a squadron until the next draw.' },
  murmurs: { name: 'Murmurs of Mutiny', effect: '+2 to the Morale Rolls of a squadron until the next draw.' },
  fouledRigging: { name: 'Fouled Rigging', effect: 'A squadron neither moves nor withdraws until the next draw.' },
  windShift: { name: 'Wind Shift', effect: 'The wind turns round.' },
  deadCalm: { name: 'Dead Calm', effect: 'Calm until the next weather roll.' },
  fogBank: { name: 'Fog Bank', effect: 'Fog until the next weather roll.' },
  squall: { name: 'Squall', effect: 'Gales until the next weather roll, without damage.' },
  handOfGod: { name: 'Hand of God', effect: 'Cancels a chit the moment either side draws or plays it.' },
  broadside: { name: 'Broadside', effect: 'One more Battle Die.' },
  masterGunners: { name: 'Master Gunners', effect: '+1 to each Battle Die.' },
  crossedLines: { name: 'Crossed Lines', effect: 'One Battle Die less for the enemy.' },
  shipwrights: { name: 'Shipwrights', effect: '+3 to the rolls of one Repair.' },
  favourableSlant: { name: 'Favourable Slant', effect: 'One square more for a squadron under sail.' },
  weatherGage: { name: 'Weather Gage', effect: 'Two more Battle Dice with Stand Off or Close In.' },
  supplyHoys: { name: 'Supply Hoys', effect: 'A Resupply succeeds without a roll.' },
  volunteers: { name: 'Volunteers', effect: 'A reinforcement succeeds without a roll.' },
  soldiers: { name: 'Soldiers', effect: 'Two more Battle Dice with Try to Board.' },
  holyBanner: { name: 'Holy Banner', effect: 'A Rally succeeds without a roll.' },
  urcaStores: { name: 'Urca Stores', effect: 'A Resupply succeeds without a roll.' },
};

/** The phases of the sequence of play. */
export const phases: { readonly [phase in PhaseId]: string } = {
  deploy: 'Spanish Deployment',
  blessing: 'Blessing',
  englishTactical: 'English Tactical Move Phase',
  spanishTactical: 'Spanish Tactical Move Phase',
  reorganize: 'Reorganize and Reinforce Phase',
  crisis: 'Fireships and Rendezvous',
  strategic: 'Weather and Strategic Move Phase',
  events: 'Event Chit Draw Phase',
};

/** What has been published and is relied upon. */
export const sources: { readonly [id in SourceId]: string } = {
  sessionReport: 'session report on boardgamegeek, thread 1919556: an English chit gave two dice; name and condition reconstructed',
  shipTable: 'table of the Spanish fleet in “Historical Parallels”, vol. 2: large ships of each squadron, on the scale of 1.1',
  review: 'review at armchairgeneral.com names the box; its number follows from the rocks lying due south of Plymouth',
};

/** Why figures were filled in as they were. */
export const reasons: { readonly [id in ReasonId]: string } = {
  chitFilling: 'the rules name the kinds of actions that chits serve, not this chit; chosen to fill the 48',
  weatherChit: '11.0 knows weather chits but prints neither kinds nor numbers: five of the 48 are ours, and bring most of the bad weather',
  chitNumber: 'named in 16.0; its number is not printed',
  soldiersMirror: 'named in 16.0 as a chit to be held; number and effect mirror Weather Gage',
  mirror: '17.2 is missing; historical mirrors of 17.1',
  tonnage:
    'English ships of 200 tons and up in the public tonnage list, the five largest doubled, eight smaller ones: 63 points in all, shared out by squadron',
  character: 'character of the commander and his ships',
  boxName: 'the name of this box is printed nowhere in the rules; a landmark between its neighbours',
  weymouth: 'a haven half-way between Plymouth and Portsmouth',
  dover: 'an English base at the far end of the Channel, where the squadron of the Narrow Seas lay',
  allRound: 'the diagram of 4.3 is missing; every side of every Medina squadron is covered by a friend',
  horns:
    'the diagram of 4.3 is missing; wings after the public naval histories (Levant in the north, Biscay in the south), a crescent open to the west',
  anchorage: 'the diagram of 13.2 is missing; the area is that of 9.3',
  matrix:
    'distance favours English guns and keeps two fleets standing off nearly harmless; grappling favours Spanish soldiers; who boards crosses the other’s fire first',
  battleTable: 'up to six Hits must be possible, but rare, for a squadron with every advantage',
  badWeather: 'the three results are those of 11.0; the split is not printed: even thirds',
  becalmed: 'a squadron without wind neither leaves nor joins; the rules bar its strategic move',
  fireshipMorale: 'the more enemies lie watching, the more panic',
  fireshipDiagram: 'wind and tide carried the ships north and east',
  condition: 'modifiers worth enough to reach 10 with a fleet in good order; tuned by simulation',
  armadaArea: 'rows 8 and 9, columns C to H, lie immediately below it (9.3); two squares of border on the other sides',
  season: 'a match must end; no game in 2,000 came near it',
  openReading: 'the case can be read in more than one way; this reading is ours',
};

// What things are called. Names of commanders and ports are the same in every language and stay with the data.

export const sides: { readonly [side in Side]: string } = { english: 'English', spanish: 'Spanish' };

/** What each squadron is made of. */
export const fleets: { readonly [id in SquadronId]: string } = {
  howard: 'Lord Admiral',
  drake: 'Western ships',
  hawkins: 'Reformed royal ships',
  frobisher: 'Great ships',
  seymour: 'Narrow Seas',
  sidonia: 'Portugal',
  recalde: 'Biscay',
  diego: 'Castile',
  pedro: 'Andalusia',
  oquendo: 'Guipuzcoa',
  bertendona: 'Levant',
  moncada: 'Galleasses of Naples',
  medina1: 'Urcas and hulks',
  medina2: 'Urcas and hulks',
  medina3: 'Urcas and hulks',
};

export const tactics: { readonly [tactic in Tactic]: string } = {
  standOff: 'Stand Off',
  closeIn: 'Close In',
  tryToBoard: 'Try to Board',
};

/** The boxes of the Channel. */
export const boxes: { readonly [n in BoxNumber]: string } = {
  1: 'The Lizard',
  2: 'Dodman Point',
  3: 'Eddystone',
  4: 'Start Point',
  5: 'Portland Bill',
  6: 'The Solent',
  7: 'Isle of Wight',
  8: 'Selsey Bill',
  9: 'Beachy Head',
  10: 'Calais Roads',
  11: 'Gravelines',
  12: 'The Narrows',
};

/** Orders of sailing, and the suggested anchorage. */
export const deployments = {
  historicalI: 'All-round defence, 29 July',
  historicalII: 'Horns, 31 July',
  calais: 'Suggested anchorage at Calais',
};

/** Where wind and tide carry a squadron before the fireships, from a total of 2 on. */
export const drifts = ['W', 'NW', 'N two', 'N', 'NE', 'E', 'E two, N one', 'SE', 'E two', 'S', 'SW'];

/** The same in a sentence. */
export const driftsTo = [
  'west',
  'north-west',
  'two squares north',
  'north',
  'north-east',
  'east',
  'two squares east and one north',
  'south-east',
  'two squares east',
  'south',
  'south-west',
];

const { list } = grammarOf('en');

/** Names for ids, as sentences use them; an id that is unknown stands for itself. */

const find = <T extends string>(ids: readonly T[], value: Value | undefined): T | undefined => ids.find((id) => id === value);

export function squadron(value: Value | undefined): string {
  const id = find(SQUADRONS, value);
  return id ? squadronData[id].name : String(value);
}

export function chit(value: Value | undefined): string {
  const id = find(CHITS, value);
  return id ? chits[id].name : String(value);
}

export function tactic(value: Value | undefined): string {
  const id = find(TACTICS, value);
  return id ? tactics[id] : String(value);
}

/** A box, a port or a square. */
export function place(value: Value | undefined): string {
  const port = find(PORTS, value);
  if (port) return PORT[port].name;
  const box = BOX_NUMBERS.find((n) => `box${n}` === value);
  return box ? boxes[box] : String(value);
}

const many = (value: Value | undefined): readonly Value[] => (Array.isArray(value) ? value : []);

/** The n-th squadron, or place, of an entry. */
export const who = ({ who }: Values, n = 0): string => squadron(many(who)[n]);
export const at = ({ at }: Values, n = 0): string => place(many(at)[n]);
export const lastAt = ({ at }: Values): string => place(many(at).at(-1));
export const everyone = ({ who }: Values): string => list(many(who).map(squadron));
export const howMany = ({ who }: Values): number => many(who).length;
export const chitList = ({ chits }: Values): string => list(many(chits).map(chit));
export const side = ({ by }: Values): string => sides[sideOf(String(by))];
