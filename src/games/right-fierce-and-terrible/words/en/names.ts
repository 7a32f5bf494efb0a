import type { Value } from '../../../../kit/events.js';
import { grammarOf } from '../../../../kit/language.js';
import type { Texts, Values } from '../../../../kit/texts.js';
import { MARINES, type MarineType, SQUADRONS } from '../../data/units.js';
import { type Command, opponentOf, type ScenarioId, type Side, sideOf } from '../../state.js';

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
  'segment.melee': 'Melee',
  'segment.maneuver': 'Maneuver',
};

const titles: { readonly [id in ScenarioId]: string } = {
  s1: 'Out of the Sun',
  s2: 'Barbavera’s Plan',
  s3: 'Coup de Main',
  s4: 'Quieret’s Plan',
  s5: 'The Voice of Reason',
  s6: 'Froissart’s Version',
  s7: 'Free Setup',
};

export const scenarios = {
  titles,
  length: (least: number, most: number) => `${least} to ${most} turns`,
  leans: (won: number) => `English favoured, ${won} %`,
};

// Functions that name an id return an unknown id unchanged.

const { list, plural } = grammarOf('en');

const sides: { readonly [side in Side]: string } = { english: 'English', french: 'French' };

export const commands: { readonly [command in Command]: string } = {
  brown: 'Brown (Edward)',
  white: 'White (Huntingdon)',
  green: 'Green (Morley)',
  yellow: 'Yellow (Quieret)',
  violet: 'Violet (Behuchet)',
  orange: 'Orange (Barbavera)',
};

/** Names of squadrons by id. Groups are named after a port or country and the type of ship. */
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

/** Names and titles of leaders, for the chart. */
export const leaders: { readonly [id: string]: string } = {
  edward: 'King Edward III',
  huntingdon: 'William Clinton, Earl of Huntingdon',
  morley: 'Sir Robert Morley',
  queen: 'Queen Philippa of Hainaut',
  quieret: 'Hugues Quieret, Admiral of France',
  behuchet: 'Nicolas Behuchet, Constable of France',
  barbavera: 'Pietro Barbavera of Genoa',
};

const surnames: { readonly [id: string]: string } = {
  edward: 'King Edward',
  huntingdon: 'Huntingdon',
  morley: 'Morley',
  queen: 'Queen Philippa',
  quieret: 'Quieret',
  behuchet: 'Behuchet',
  barbavera: 'Barbavera',
};

const marines: { readonly [type in MarineType]: string } = { knights: 'knights', menAtArms: 'men-at-arms', mariners: 'mariners' };

export function unit(value: Value | undefined): string {
  const id = String(value);
  const name = squadrons[id] ?? surnames[id];
  if (name !== undefined || !Object.hasOwn(MARINES, id)) return name ?? id;
  const { side, type } = MARINES[id];
  return `${sides[side]} ${marines[type]} ${id.replace(/^\D+0?/, '')}`;
}

export const command = (value: Value | undefined): string => commands[value as Command] ?? String(value);

/** Returns a command's name inside a sentence: "the Green command (Morley)". */
export const theCommand = (value: Value | undefined): string => command(value).replace(/^\S+/, 'the $& command');

const valuesOf = (value: Value | undefined): readonly Value[] => (Array.isArray(value) ? value : []);

/** Matches groups of ships, which take plural verbs. */
const PLURAL = /(barges|balingers|galleys|nefs)\b/;
const isGroup = (value: Value | undefined): boolean => PLURAL.test(String(squadrons[String(value)]));
const isPlural = (value: Value | undefined): boolean => isGroup(value) || Object.hasOwn(MARINES, String(value));

/** Returns the singular or plural verb for a unit: `verb('F13', 'is', 'are')`. */
export const verb = (id: Value | undefined, one: string, more: string): string => (isPlural(id) ? more : one);
export const be = (id: Value | undefined): string => verb(id, 'is', 'are');
export const have = (id: Value | undefined): string => verb(id, 'has', 'have');

/** Returns a unit's name inside a sentence. Groups of ships get an article. */
export const named = (value: Value | undefined): string => (isGroup(value) ? `the ${unit(value)}` : unit(value));

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns a unit's name at the start of a sentence. */
export const subject = (value: Value | undefined): string => capital(named(value));

/** Returns the event's unit at `index`. The unit at 0 begins the sentence. */
export const who = ({ who: ids }: Values, index = 0): string => (index === 0 ? subject : named)(valuesOf(ids)[index]);

/** Returns the event's units from index `from`, as a list inside a sentence; empty if there are none. */
export const them = ({ who: ids }: Values, from = 0): string => list(valuesOf(ids).slice(from).map(named));

/** Returns all units of the event at the start of a sentence. */
export const everyone = (v: Values): string => capital(them(v));

/** Returns the event's unit at `index`, inside a sentence. */
export const theirs = ({ who: ids }: Values, index: number): string => named(valuesOf(ids)[index]);

/** Returns the first and last hex of each unit's path. Several paths are in `ways`, a single one in `at`. */
export const ofWays = ({ at, ways }: Values): readonly (readonly [from: string, to: string])[] =>
  (ways === undefined ? [valuesOf(at)] : valuesOf(ways).map(valuesOf)).map((way) => [String(way[0]), String(way.at(-1))]);

/** Returns the verb for the event's unit at `index`: `does(v, 'sinks', 'sink')`. */
export const does = ({ who: ids }: Values, one: string, more: string, index = 0): string => verb(valuesOf(ids)[index], one, more);

/** Returns the verb for all units of the event, plural for several. */
export const allDo = (v: Values, one: string, more: string): string => (valuesOf(v.who).length > 1 ? more : does(v, one, more));

/** Returns the squadrons in the event's hex, or the hex for events of old matches, which do not list them. */
export function ships(v: Values): string {
  const ids = valuesOf(v.deck);
  return ids.length === 0 ? lastPlace(v) : list(ids.map(named));
}

/** Returns the squadrons in the event's hex, with the leaders aboard in brackets, except a leader boarding in this event. */
export function deck(v: Values): string {
  const aboard = valuesOf(v.leaders).filter((leader) => !valuesOf(v.who).includes(leader));
  return aboard.length > 0 ? `${ships(v)} (${list(aboard.map(unit))} aboard)` : ships(v);
}

/** Returns the target of an archery attack: the squadrons in the hex, or the enemies aboard in the archer's hex. */
export function target(v: Values): string {
  if (valuesOf(v.at).length !== 1) return ships(v);
  const isOwnDeck = valuesOf(v.deck).length === 1 && valuesOf(v.deck)[0] === valuesOf(v.who)[0];
  return isOwnDeck ? 'the enemies aboard' : `the enemies on ${ships(v)}`;
}

/** Returns the modified totals of a melee, higher first: "16 to 10". */
export const totals = ({ totals: both }: Values): string => valuesOf(both).join(' to ');

export const place = ({ at }: Values, index = 0): string => String(valuesOf(at)[index]);
export const places = ({ at }: Values): string => list(valuesOf(at).map(String));
export const lastPlace = ({ at }: Values): string => String(valuesOf(at).at(-1));

export const by = ({ by: player }: Values): string => sides[sideOf(String(player))];
/** Whether the event's first squadron belonged to the acting side at the start of the match. */
export const isOwn = ({ by: player, who: ids }: Values): boolean => SQUADRONS[String(valuesOf(ids)[0])]?.side === sideOf(String(player));
export const opponentOfBy = ({ by: player }: Values): string => sides[opponentOf(sideOf(String(player)))];

const HEADINGS = ['north', 'north-east', 'south-east', 'south', 'south-west', 'north-west'];
export const heading = (value: Value | undefined): string => HEADINGS[Number(value)] ?? String(value);

const CHITS: { readonly [kind: string]: string } = { english: 'an English chit', french: 'a French chit', any: 'the ANY chit' };
export const chit = (value: Value | undefined): string => CHITS[String(value)] ?? 'no chit';

/** Formats a number with the minus sign U+2212. */
export const number = (value: Value | undefined): string => String(value).replace('-', '−');

export const stepLosses = (value: Value | undefined): string =>
  plural(Number(value), { one: '1 step loss', other: `${value} step losses` });
export const prizes = (value: Value | undefined): string => plural(Number(value), { one: '1 prize', other: `${value} prizes` });
export const marineUnits = (value: Value | undefined): string =>
  plural(Number(value), { one: '1 marine unit', other: `${value} marine units` });
export const moreUnits = (n: number): string => plural(n, { one: '1 more unit', other: `${n} more units` });
