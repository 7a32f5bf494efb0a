import { grammarOf } from '../../../../kit/language.js';

/** Words that sentences and charts share. */

const grammar = grammarOf('en');

export const { plural, count } = grammar;
/** What makes an ordinal of a number. */
export const th = (n: number): string => grammar.ordinal(n, { one: 'st', two: 'nd', few: 'rd', other: 'th' });

export const cm = (mm: unknown): string => `${Number(mm) / 10} cm`;
export const factors = (n: unknown): string => count(Number(n), { one: 'factor', other: 'factors' });
export const groups = (n: unknown): string => count(Number(n), { one: 'oar group', other: 'oar groups' });

const DAMAGE_NAMES = ['no', 'Light', 'Medium', 'Heavy', 'Severe', 'sinking'];
export const levelName = (level: unknown): string => DAMAGE_NAMES[Number(level)] ?? String(level);

const ASPECT_NAMES: { readonly [aspect: string]: string } = {
  beam: 'on the beam',
  sternQuarter: 'on the stern quarter',
  stern: 'in the stern',
  bowQuarter: 'on the bow quarter',
  bow: 'bow to bow',
};
export const aspectName = (aspect: unknown): string => ASPECT_NAMES[String(aspect)] ?? String(aspect);

const WEAPON_NAMES: { readonly [weapon: string]: string } = { archers: 'Archers', ballista: 'A ballista', engine: 'A heavy engine' };
export const weaponName = (weapon: unknown): string => WEAPON_NAMES[String(weapon)] ?? String(weapon);

const POINTS = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'];
/** A bearing in words, to the nearest of eight points. */
export const compass = (degrees: unknown): string => POINTS[Math.floor(((Number(degrees) + 22.5) % 360) / 45)];
const WIND_NAMES = ['still air', 'light airs', 'a breeze', 'a strong breeze', 'a storm', 'a gale'];
/** The wind with where it comes from. */
export const windName = (strength: unknown, from: unknown): string =>
  `${capital(windStrength(strength))}${Number(strength) ? ` from the ${compass(from)}` : ''}`;
/** The wind's strength alone, within a sentence. */
export const windStrength = (strength: unknown): string => WIND_NAMES[Number(strength)];
const SEA_NAMES: { readonly [sea: string]: string } = { flat: 'flat', choppy: 'choppy', rough: 'rough', veryRough: 'very rough' };
export const seaName = (sea: unknown): string => SEA_NAMES[String(sea)] ?? String(sea);
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const yearText = (year: number): string => (year < 0 ? `${-year} BC` : `AD ${year}`);

const GRADE_NAMES: { readonly [grade: string]: string } = { veryGood: 'very good' };
/** A training, or the quality of a crew or an officer. */
export const gradeName = (grade: unknown): string => GRADE_NAMES[String(grade)] ?? String(grade);
