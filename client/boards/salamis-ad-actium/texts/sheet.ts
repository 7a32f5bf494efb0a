import type { Sea, WindStrength } from '../../../../src/games/salamis-ad-actium/face.js';

const WINDS = ['Still', 'Light airs', 'Breeze', 'Strong breeze', 'Storm', 'Gale'] as const;
const SEAS: { readonly [sea in Sea]: string } = { flat: 'Flat sea', choppy: 'Choppy sea', rough: 'Rough sea', veryRough: 'Very rough sea' };

/** Words on the table itself. */
export const sheetTexts = {
  title: 'Salamis ad Actium',
  sheet: {
    title: 'ΣΑΛΑΜΙΣ · ACTIUM',
    /** From the north, the east, the south and the west. */
    windNames: ['ΒΟΡΕΑΣ', 'ΕΥΡΟΣ', 'ΝΟΤΟΣ', 'ΖΕΦΥΡΟΣ'],
    depth: (level: number) => `${level}`,
    winds: WINDS,
    tide: (kind: 'rising' | 'falling', dir: number) => `Tide ${kind}, to ${dir}°`,
    seas: SEAS,
    weather: (from: number, strength: WindStrength, sea: Sea) => `${WINDS[strength]} from ${from}°, ${SEAS[sea].toLowerCase()}`,
  },
} as const;
