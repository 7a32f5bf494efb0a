import type { Value } from '../../../../kit/events.js';
import { grammarOf } from '../../../../kit/language.js';
import type { Texts, Values } from '../../../../kit/texts.js';
import { MARINES, type MarineType } from '../../data/units.js';
import { type Command, opponentOf, type ScenarioId, type Side, sideOf } from '../../state.js';

/** The sequence of play: names of phases and segments. */
export const play: Texts = {
  'phase.deploy': 'Preparation for Play',
  'phase.activation': 'Activation Phase',
  'phase.sally': 'Sally Phase',
  'phase.endTurn': 'End Phase',
  'segment.sailsOars': 'Sails and Oars',
  'segment.ram': 'Ram Resolution',
  'segment.archery': 'Archery',
  'segment.grapple': 'Grapple',
  'segment.boarding': 'Boarding',
  'segment.melee': 'Mêlée',
  'segment.maneuver': 'Maneuver',
};

const titles: { readonly [id in ScenarioId]: string } = {
  s1: 'Out of the Sun',
  s2: "Barbavera's Plan",
  s3: 'Coup de Main',
  s4: "Quieret's Plan",
  s5: 'The Voice of Reason',
  s6: "Froissart's Version",
  s7: 'Free Setup',
};

export const scenarios = {
  titles,
  length: (least: number, most: number) => `${least} to ${most} turns`,
  leans: (won: number) => `It leans to the English: between captains they win about ${won} matches in a hundred`,
};

// Names for ids, as sentences use them; an id that is unknown stands for itself.

const { list, plural } = grammarOf('en');

const sides: { readonly [side in Side]: string } = { english: 'English', french: 'French' };

export const commands: { readonly [command in Command]: string } = {
  brown: 'Brown (the King)',
  white: 'White (Huntingdon)',
  green: 'Green (Morley)',
  yellow: 'Yellow (Quieret)',
  violet: 'Violet (Behuchet)',
  orange: 'Orange (Barbavera)',
};

/** Squadrons bear the name of a ship, or of the port and the kind of their ships. */
export const squadrons: { readonly [id: string]: string } = {
  E01: 'Cog Thomas',
  E02: 'Cog John',
  E03: 'Saint Mary',
  E04: 'Gabriel',
  E05: 'Michael',
  E06: 'Trinity',
  E07: 'Nicholas',
  E08: 'Southampton barges',
  E09: 'James',
  E10: 'Margaret',
  E11: 'Godyer',
  E12: 'Yarmouth barges',
  F01: 'Christopher',
  F02: 'Cog Edward',
  F03: 'Katherine',
  F04: 'Rose',
  F05: 'Picard barges',
  F06: 'Boulogne barges',
  F07: 'Riche de Leure',
  F08: 'Saint-Georges',
  F09: 'Harfleur nefs',
  F10: 'Caen barges',
  F11: 'Rouen barges',
  F12: 'Dieppe balingers',
  F13: 'Genoese galleys I',
  F14: 'Genoese galleys II',
  F15: 'Royal galleys',
  F16: 'Leure balingers',
  F17: 'Cherbourg balingers',
  F18: 'Spanish barges',
};

export const leaders: { readonly [id: string]: string } = {
  edward: 'King Edward III',
  huntingdon: 'William Clinton, Earl of Huntingdon',
  morley: 'Sir Robert Morley',
  queen: 'Queen Philippa of Hainaut',
  quieret: 'Hugues Quieret, Admiral of France',
  behuchet: 'Nicolas Behuchet, Constable of France',
  barbavera: 'Pietro Barbavera of Genoa',
};

const marines: { readonly [type in MarineType]: string } = { knights: 'knights', menAtArms: 'men-at-arms', mariners: 'mariners' };

export function unit(value: Value | undefined): string {
  const id = String(value);
  const name = squadrons[id] ?? leaders[id];
  if (name !== undefined || !Object.hasOwn(MARINES, id)) return name ?? id;
  const { side, type } = MARINES[id];
  return `${sides[side]} ${marines[type]} ${id.replace(/^\D+0?/, '')}`;
}

export const command = (value: Value | undefined): string => commands[value as Command] ?? String(value);

const valuesOf = (value: Value | undefined): readonly Value[] => (Array.isArray(value) ? value : []);

/** Names of many ships, and of men, take the plural. */
const MANY = /(barges|balingers|galleys|nefs)\b/;
const manyShips = (value: Value | undefined): boolean => MANY.test(String(squadrons[String(value)]));
const many = (value: Value | undefined): boolean => manyShips(value) || Object.hasOwn(MARINES, String(value));

/** A piece in the middle of a sentence. */
const named = (value: Value | undefined): string => (manyShips(value) ? `the ${unit(value)}` : unit(value));

/** The piece an entry is about, by its place among them: the first one opens the sentence. */
export const who = ({ who: ids }: Values, index = 0): string => (index === 0 ? unit : named)(valuesOf(ids)[index]);

/** Every piece of an entry from a place on, named one after the other. */
export const everyone = ({ who: ids }: Values, from = 0): string => list(valuesOf(ids).slice(from).map(unit));

/** The same in the middle of a sentence. */
export const them = ({ who: ids }: Values): string => list(valuesOf(ids).map(named));

/** A piece of an entry in the middle of a sentence, by its place among them. */
export const theirs = ({ who: ids }: Values, index: number): string => named(valuesOf(ids)[index]);

/** From where to where each piece of an entry went: one by the places of the entry, several by the ways they are given. */
export const ofWays = ({ at, ways }: Values): readonly (readonly [from: string, to: string])[] =>
  (ways === undefined ? [valuesOf(at)] : valuesOf(ways).map(valuesOf)).map((way) => [String(way[0]), String(way.at(-1))]);

/** The verb that goes with a piece of an entry: `does(v, 'sinks', 'sink')`. */
export const does = ({ who: ids }: Values, one: string, more: string, index = 0): string => (many(valuesOf(ids)[index]) ? more : one);

/** The verb that goes with all of them. */
export const allDo = (v: Values, one: string, more: string): string => (valuesOf(v.who).length > 1 ? more : does(v, one, more));

/** The ship that lies in a hex, or both of a chain, with the leaders aboard; the hex itself where a former match tells no more. */
export function deck(v: Values): string {
  const ships = valuesOf(v.deck);
  if (ships.length === 0) return lastPlace(v);
  const aboard = valuesOf(v.leaders);
  const name = list(ships.map(named));
  return aboard.length > 0 ? `${name}, with ${list(aboard.map(unit))} aboard` : name;
}

/** Whom an archer shoots at: on his own deck it is not the ship. */
export const target = (v: Values): string => (valuesOf(v.at).length === 1 ? `the enemies on ${deck(v)}` : deck(v));

/** The totals of a melee, the greater first. */
export const totals = ({ totals: both }: Values): string => valuesOf(both).join(' to ');

export const place = ({ at }: Values, index = 0): string => String(valuesOf(at)[index]);
export const places = ({ at }: Values): string => list(valuesOf(at).map(String));
export const lastPlace = ({ at }: Values): string => String(valuesOf(at).at(-1));

/** The side whose deed an entry is, and the other one. */
export const by = ({ by: player }: Values): string => sides[sideOf(String(player))];
export const opponentOfBy = ({ by: player }: Values): string => sides[opponentOf(sideOf(String(player)))];

const HEADINGS = ['north', 'north-east', 'south-east', 'south', 'south-west', 'north-west'];
export const heading = (value: Value | undefined): string => HEADINGS[Number(value)] ?? String(value);

const CHITS: { readonly [kind: string]: string } = { english: 'an English chit', french: 'a French chit', any: 'the ANY chit' };
export const chit = (value: Value | undefined): string => CHITS[String(value)] ?? 'no chit';

/** "a step", "2 steps". */
export const steps = (value: Value | undefined): string => plural(Number(value), { one: 'a step', other: `${value} steps` });
export const prizes = (value: Value | undefined): string => plural(Number(value), { one: 'a prize', other: `${value} prizes` });

export const source = (value: Value | undefined): string => (value === 'fleet' ? 'the fleet' : unit(value));
