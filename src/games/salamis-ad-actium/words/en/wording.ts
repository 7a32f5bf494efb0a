/** Words that the texts share. */

export const cm = (mm: unknown): string => `${Number(mm) / 10} cm`;
export const factors = (n: unknown): string => `${n} ${n === 1 ? 'factor' : 'factors'}`;
export const groups = (n: unknown): string => `${n} oar ${n === 1 ? 'group' : 'groups'}`;

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
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
