import type { Value } from '../../../../kit/events.js';
import { grammarOf } from '../../../../kit/language.js';
import type { TextsOf, Values } from '../../../../kit/texts.js';
import type { Events } from '../../keys/events.js';

/** The game's texts. A misspelt event key does not compile. */
export type SalamisTexts = TextsOf<keyof Events>;

const grammar = grammarOf('en');

export const { plural, count, list } = grammar;
/** Returns the ending of an ordinal, "rd" for 3. */
export const th = (n: number): string => grammar.ordinal(n, { one: 'st', two: 'nd', few: 'rd', other: 'th' });

/** Formats a number with − instead of a hyphen. */
export const signed = (n: unknown): string => (Number(n) < 0 ? `−${-Number(n)}` : String(n));
export const cm = (mm: unknown): string => `${Number(mm) / 10} cm`;
export const factors = (n: unknown): string => count(Number(n), { one: 'factor', other: 'factors' });
const KINDS = [
  ['heavy', 'heavy marines'],
  ['normal', 'marines'],
  ['archers', 'archers'],
  ['oarsmen', 'oarsmen'],
] as const;
/** Returns men by kind: "2 factors of marines", "1 factor of archers". */
export const menIn = (v: Values): string[] => KINDS.flatMap(([kind, name]) => (v[kind] ? [`${factors(v[kind])} of ${name}`] : []));
/** Returns a number of groups, such as "2 starboard oar groups". */
export function groups(n: unknown, beam?: unknown): string {
  const side = beam === undefined ? '' : beam === 'port' ? 'port ' : 'starboard ';
  return count(Number(n), { one: `${side}oar group`, other: `${side}oar groups` });
}

const DAMAGE_NAMES = ['no', 'Light', 'Medium', 'Heavy', 'Severe', 'sinking'];
/** Returns the name of a damage level from 0 to 5, capitalised as in the rulebook [1.4]. */
export const levelName = (level: unknown): string => DAMAGE_NAMES[Number(level)] ?? String(level);

const ASPECT_NAMES: { readonly [aspect: string]: string } = {
  beam: 'on the beam',
  sternQuarter: 'on the stern quarter',
  stern: 'on the stern',
  bowQuarter: 'on the bow quarter',
  bow: 'bow to bow',
};
export const aspectName = (aspect: unknown): string => ASPECT_NAMES[String(aspect)] ?? String(aspect);

const WEAPON_NAMES: { readonly [weapon: string]: string } = { archers: 'archers', ballista: 'ballista', engine: 'heavy engine' };
export const weaponName = (weapon: unknown): string => WEAPON_NAMES[String(weapon)] ?? String(weapon);

const POINTS = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'];
export const compass = (degrees: unknown): string => POINTS[Math.floor(((Number(degrees) + 22.5) % 360) / 45)];
const WIND_NAMES = ['still air', 'light airs', 'a breeze', 'a strong breeze', 'a storm', 'a gale'];
/** Returns a description of the wind, such as "A breeze from the west". */
export const windName = (strength: unknown, from: unknown): string =>
  `${capital(windStrength(strength))}${Number(strength) ? ` from the ${compass(from)}` : ''}`;
export const windStrength = (strength: unknown): string => WIND_NAMES[Number(strength)];
const SEA_NAMES: { readonly [sea: string]: string } = { flat: 'flat', choppy: 'choppy', rough: 'rough', veryRough: 'very rough' };
export const seaName = (sea: unknown): string => SEA_NAMES[String(sea)] ?? String(sea);
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const yearText = (year: number): string => (year < 0 ? `${-year} BC` : `AD ${year}`);

const GRADE_NAMES: { readonly [grade: string]: string } = { veryGood: 'very good' };
export const gradeName = (grade: unknown): string => GRADE_NAMES[String(grade)] ?? String(grade);

const nameIn = (name: Value | undefined, unnamed: string): string => (typeof name === 'string' && name ? name : unnamed);

/** Returns the first ship in `who`, at the start of a sentence. */
export const shipIn = ({ ship }: Values): string => nameIn(ship, 'A ship');
/** Returns the last ship in `who`, at the start of a sentence. */
export const otherIn = ({ other }: Values): string => nameIn(other, 'A ship');
/** Returns the first ship in `who`, within a sentence. */
export const byShip = ({ ship }: Values): string => nameIn(ship, 'another ship');
/** Returns the last ship in `who`, within a sentence. */
export const byOther = ({ other }: Values): string => nameIn(other, 'another ship');
/** Returns the squadron in `who`, at the start of a sentence. Without a name, it is "A squadron of the Roman fleet". */
export const squadronIn = ({ squadronName, seat }: Values): string =>
  nameIn(squadronName, typeof seat === 'string' && seat ? `A squadron of ${theFleet(seat)}` : 'A squadron');
/** Returns the squadron in `who`, within a sentence. */
export const bySquadron = ({ squadronName }: Values): string => nameIn(squadronName, 'a squadron');
export const fortIn = ({ fortName }: Values): string => nameIn(fortName, 'The fort');
export const fleetIn = ({ ship }: Values): string => nameIn(ship, 'A fleet');
export const byFort = ({ fortName }: Values): string => nameIn(fortName, 'the fort');

/** Fleets named after peoples, such as "the Danes". */
const PEOPLES = ['Greek allies', 'Sea Peoples', 'Danes', 'Veneti'];
const isPlural = (name: string): boolean => PEOPLES.includes(name) || / and | squadrons$/.test(name);
/** Returns a fleet with its article: "Rome", "the Danes", "the Persian fleet". */
export function theFleet(name: Value | undefined): string {
  if (typeof name !== 'string' || !name) return 'one side';
  return PEOPLES.includes(name) || /\bfleet\b| squadrons$/.test(name) ? `the ${name}` : name;
}
/** Returns the verb for a fleet: "wins" for Rome, "win" for the Danes. */
export const verbOf = (name: Value | undefined, one: string, many: string): string => (isPlural(String(name)) ? many : one);
/** Returns "Rome wins", "The Danes win". */
export const fleetDoes = (name: Value | undefined, one: string, many: string): string =>
  `${capital(theFleet(name))} ${verbOf(name, one, many)}`;

/** Returns "Rome wins the roll to act first", for a roll of both fleets. Events of old matches have no result. */
export function orderRoll({ called, result }: Values, goal: string): string {
  if (result === 'first') return `${fleetDoes(called, 'wins', 'win')} the roll ${goal}`;
  if (result === 'second') return `${fleetDoes(called, 'loses', 'lose')} the roll ${goal}`;
  return `${fleetDoes(called, 'rolls', 'roll')} ${goal}${result === 'tie' ? ': a tie, roll again' : ''}`;
}

/** Returns a die with its modifier: "die 9 − 1". */
export const dieAndModifier = (die: number, total: number): string =>
  `die ${die}${total === die ? '' : ` ${total > die ? '+' : '−'} ${Math.abs(total - die)}`}`;

/** Returns two totals, the winner's first: "9 to 4". */
export const score = (totals: Value | undefined, winner: Value | undefined): string =>
  Array.isArray(totals) ? `${signed(totals[Number(winner ?? 0)])} to ${signed(totals[1 - Number(winner ?? 0)])}` : '';
