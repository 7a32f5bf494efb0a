import type { Value } from '../../../../kit/events.js';
import { grammarOf } from '../../../../kit/language.js';
import type { Values } from '../../../../kit/texts.js';

/** Words that sentences and charts share. */

const grammar = grammarOf('en');

export const { plural, count, list } = grammar;
/** The suffix of an ordinal, for example "rd" for 3. */
export const th = (n: number): string => grammar.ordinal(n, { one: 'st', two: 'nd', few: 'rd', other: 'th' });

export const cm = (mm: unknown): string => `${Number(mm) / 10} cm`;
export const factors = (n: unknown): string => count(Number(n), { one: 'factor', other: 'factors' });
export const groups = (n: unknown): string => count(Number(n), { one: 'oar group', other: 'oar groups' });

const DAMAGE_NAMES = ['no', 'Light', 'Medium', 'Heavy', 'Severe', 'sinking'];
/** A damage level, capitalised as in the rulebook [1.4]. */
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
/** The nearest of eight compass points. */
export const compass = (degrees: unknown): string => POINTS[Math.floor(((Number(degrees) + 22.5) % 360) / 45)];
const WIND_NAMES = ['still air', 'light airs', 'a breeze', 'a strong breeze', 'a storm', 'a gale'];
/** Wind strength and direction, capitalised: "A breeze from the west". */
export const windName = (strength: unknown, from: unknown): string =>
  `${capital(windStrength(strength))}${Number(strength) ? ` from the ${compass(from)}` : ''}`;
/** Wind strength, for use within a sentence. */
export const windStrength = (strength: unknown): string => WIND_NAMES[Number(strength)];
const SEA_NAMES: { readonly [sea: string]: string } = { flat: 'flat', choppy: 'choppy', rough: 'rough', veryRough: 'very rough' };
export const seaName = (sea: unknown): string => SEA_NAMES[String(sea)] ?? String(sea);
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const yearText = (year: number): string => (year < 0 ? `${-year} BC` : `AD ${year}`);

const GRADE_NAMES: { readonly [grade: string]: string } = { veryGood: 'very good' };
/** A training grade, or the quality of a crew or officer. */
export const gradeName = (grade: unknown): string => GRADE_NAMES[String(grade)] ?? String(grade);

/** The name in a value; `unnamed` where the teller does not know names. */
const nameIn = (name: Value | undefined, unnamed: string): string => (typeof name === 'string' && name ? name : unnamed);

/** The ship of an event that is named first in `who`, at the start of a sentence. */
export const shipIn = ({ ship }: Values): string => nameIn(ship, 'A ship');
/** The second ship of an event, at the start of a sentence. */
export const otherIn = ({ other }: Values): string => nameIn(other, 'A ship');
/** The first ship within a sentence that starts with the second. */
export const byShip = ({ ship }: Values): string => nameIn(ship, 'another ship');
/** The second ship within a sentence that starts with the first. */
export const byOther = ({ other }: Values): string => nameIn(other, 'another ship');
export const squadronIn = ({ squadronName }: Values): string => nameIn(squadronName, 'A squadron');
export const fortIn = ({ fortName }: Values): string => nameIn(fortName, 'The fort');
/** The fleet or the ships of a campaign event. */
export const fleetIn = ({ ship }: Values): string => nameIn(ship, 'A fleet');
/** The ships that assault together. */
export const groupIn = ({ group }: Values): string => nameIn(group, 'the boarders');
/** The side that made a decision. */
export const seatIn = ({ seat }: Values): string => nameIn(seat, 'One side');
/** A pair of totals from the winner's point of view: "9 to 4". */
export const score = (totals: Value | undefined, winner: Value | undefined): string =>
  Array.isArray(totals) ? `${totals[Number(winner ?? 0)]} to ${totals[1 - Number(winner ?? 0)]}` : '';
