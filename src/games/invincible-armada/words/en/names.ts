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

export const chits: { readonly [id in ChitId]: { readonly name: string; readonly effect: string } } = {
  noEvent: { name: 'No Event', effect: 'No effect.' },
  bonusDraw: { name: 'Bonus Draw', effect: 'Draw 2 more chits.' },
  parmaReady: { name: 'Parma Ready', effect: '+1 to all army arrival rolls. Stays beside Gravelines.' },
  parmaDelayed: { name: 'Parma Delayed', effect: '−1 to all army arrival rolls. Stays beside Gravelines.' },
  explosion: { name: 'Magazine Explosion', effect: 'A squadron takes 2 Hits, then makes 1 Morale Roll.' },
  fireAboard: { name: 'Fire Aboard', effect: 'A squadron takes 1 Hit, then makes a Morale Roll at +1.' },
  collision: { name: 'Collision', effect: '2 adjacent squadrons of a side take 1 Hit each and make Morale Rolls.' },
  fever: { name: 'Ship Fever', effect: 'An unbroken squadron makes a Morale Roll at +2.' },
  spoiledPowder: { name: 'Spoiled Powder', effect: 'A squadron without Low Ammo gains 2 Shot and makes a Low Ammo check.' },
  stoutHearts: { name: 'Stout Hearts', effect: '−2 to the Morale Rolls of a squadron until the next draw.' },
  murmurs: { name: 'Murmurs of Mutiny', effect: '+2 to the Morale Rolls of a squadron until the next draw.' },
  fouledRigging: { name: 'Fouled Rigging', effect: 'A squadron may not move on the Tactical Map or withdraw until the next draw.' },
  windShift: { name: 'Wind Shift', effect: 'The wind changes to the opposite direction.' },
  deadCalm: { name: 'Dead Calm', effect: 'The weather is Calm until the next weather roll.' },
  fogBank: { name: 'Fog Bank', effect: 'The weather is Fog until the next weather roll.' },
  squall: { name: 'Squall', effect: 'The weather is Gales until the next weather roll, without damage.' },
  handOfGod: { name: 'Hand of God', effect: 'Cancels a chit when either side draws or plays it.' },
  broadside: { name: 'Broadside', effect: '+1 Battle Die.' },
  masterGunners: { name: 'Master Gunners', effect: '+1 to each Battle Die.' },
  crossedLines: { name: 'Crossed Lines', effect: '−1 Battle Die for the enemy.' },
  shipwrights: { name: 'Shipwrights', effect: '+3 to one Repair.' },
  favourableSlant: { name: 'Favourable Slant', effect: 'A moving squadron may move 1 more square.' },
  weatherGage: { name: 'Weather Gage', effect: '+2 Battle Dice with Stand Off or Close In.' },
  supplyHoys: { name: 'Supply Hoys', effect: 'One Resupply succeeds without a roll.' },
  volunteers: { name: 'Volunteers', effect: 'One squadron reinforces without a roll.' },
  soldiers: { name: 'Soldiers', effect: '+2 Battle Dice with Try to Board.' },
  holyBanner: { name: 'Holy Banner', effect: 'One Rally succeeds without a roll.' },
  urcaStores: { name: 'Urca Stores', effect: 'One Resupply succeeds without a roll.' },
};

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

/** Published sources of figures. */
export const sources: { readonly [id in SourceId]: string } = {
  sessionReport:
    'a session report on BoardGameGeek, thread 1919556: an English chit adds two dice. The name of the chit and its condition are reconstructed',
  shipTable: 'the table of the Spanish fleet in “Historical Parallels”, vol. 2: large ships of each squadron, at the scale of 1.1',
  review: 'a review at armchairgeneral.com, which names the box. Its number follows from the position of the rocks, south of Plymouth',
};

export const reasons: { readonly [id in ReasonId]: string } = {
  chitFilling: 'the rules name the actions that chits affect, but not this chit; added to complete the set of 48',
  weatherChit: '11.0 mentions weather chits without kinds or numbers; the five in this set are ours and cause most bad weather',
  chitNumber: 'named in 16.0 without a number',
  soldiersMirror: 'named in 16.0 as a chit that may be held; number and effect mirror Weather Gage',
  mirror: 'section 17.2 is missing; these options mirror 17.1',
  tonnage:
    'English ships of 200 tons or more in the published tonnage list, the five largest counted double, plus eight smaller ships: 63 points, divided among the squadrons',
  character: 'from the reputation of the commander and the ships',
  boxName: 'the rules do not name this box; named after a landmark between the two adjacent boxes',
  weymouth: 'a harbour halfway between Plymouth and Portsmouth',
  dover: 'an English base at the eastern end of the Channel, where the squadron of the Narrow Seas was stationed',
  allRound: 'the diagram of 4.3 is missing; a friendly squadron covers every side of each Medina squadron',
  horns:
    'the diagram of 4.3 is missing; published naval histories put Levant in the north and Biscay in the south of a crescent open to the west',
  anchorage: 'the diagram of 13.2 is missing; the area is given in 9.3',
  matrix: 'long range favours English guns and causes few Hits, boarding favours Spanish soldiers, and a boarder is fired on first',
  battleTable: 'six Hits in a battle must be possible but rare for a squadron with every advantage',
  rallyInPort: '8.3 gives a bonus without a figure; ours mirrors the +2 of 8.2 and 8.4.3, because low rolls are good here',
  damagedAtSea: '8.2 and 8.3 mention modifiers without figures; without this one, no trip to port gained anything in test matches',
  badWeather: '11.0 names the three results; the split is not printed, so each has an equal chance',
  becalmed: 'a squadron without wind can neither leave nor enter; the rules forbid its strategic move',
  fireshipMorale: 'more English squadrons cause more panic',
  fireshipDiagram: 'wind and tide carried the ships north and east',
  condition: 'a fleet in good order must be able to reach 10; adjusted by simulation',
  armadaArea: 'rows 8 and 9 of columns C to H are directly below the area (9.3); each other side has a border of two squares',
  season: 'a match must end; none of 2,000 simulated matches lasted this long',
  openReading: 'the rule allows more than one reading; this reading is ours',
};

// Names of commanders and ports are the same in every language: they are in `data/`.

export const sides: { readonly [side in Side]: string } = { english: 'English', spanish: 'Spanish' };

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

/** Spanish deployments, and the suggested anchorage. */
export const deployments = {
  historicalI: 'All-round defence, 29 July',
  historicalII: 'Horns, 31 July',
  calais: 'Suggested anchorage in Calais Roads',
};

/** Fireships Attack Move Diagram, from a total of 2. */
export const drifts = ['W', 'NW', 'N two', 'N', 'NE', 'E', 'E two, N one', 'SE', 'E two', 'S', 'SW'];

/** Directions of drift, for sentences. */
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

// Names for sentences. An unknown id is returned unchanged.

const find = <T extends string>(ids: readonly T[], value: Value | undefined): T | undefined => ids.find((id) => id === value);

export function squadron(value: Value | undefined): string {
  const id = find(SQUADRONS, value);
  return id ? squadronData[id].name : String(value);
}

export function chit(value: Value | undefined): string {
  const id = find(CHITS, value);
  return id ? chits[id].name : String(value);
}

/** Returns the effect of a chit; empty for an unknown id. */
export function chitEffect(value: Value | undefined): string {
  const id = find(CHITS, value);
  return id ? chits[id].effect : '';
}

export function tactic(value: Value | undefined): string {
  const id = find(TACTICS, value);
  return id ? tactics[id] : String(value);
}

export function place(value: Value | undefined): string {
  const port = find(PORTS, value);
  if (port) return PORT[port].name;
  const box = BOX_NUMBERS.find((n) => `box${n}` === value);
  return box ? boxes[box] : String(value);
}

const many = (value: Value | undefined): readonly Value[] => (Array.isArray(value) ? value : []);

/** Returns the name of the event's squadron at index `n`. `at` returns the place at index `n`. */
export const who = ({ who }: Values, n = 0): string => squadron(many(who)[n]);
export const at = ({ at }: Values, n = 0): string => place(many(at)[n]);
/** Boxes with "in" before their names; the others have "at". */
const WITHIN = ['box6', 'box10', 'box12'];

/** Returns "in Calais Roads" or "at Gravelines". */
export const inBox = (v: Values): string => `${WITHIN.includes(String(many(v.at)[0])) ? 'in' : 'at'} ${at(v)}`;
export const lastAt = ({ at }: Values): string => place(many(at).at(-1));
export const everyone = ({ who }: Values): string => list(many(who).map(squadron));
export const howMany = ({ who }: Values): number => many(who).length;
/** Returns "Broadside and Crossed Lines (2)": the names of the event's chits, with numbers other than 1. */
export const chitList = ({ chits }: Values): string => {
  const names = many(chits).map(chit);
  const times = (name: string) => names.filter((other) => other === name).length;
  return list([...new Set(names)].map((name) => (times(name) > 1 ? `${name} (${times(name)})` : name)));
};
export const side = ({ by }: Values): string => sides[sideOf(String(by))];
