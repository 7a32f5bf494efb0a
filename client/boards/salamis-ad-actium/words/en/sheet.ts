import type { Sea, WindStrength } from '../../../../../src/games/salamis-ad-actium/face.js';

export const winds = ['Still', 'Light airs', 'Breeze', 'Strong breeze', 'Storm', 'Gale'];
export const seas: { readonly [sea in Sea]: string } = {
  flat: 'Flat sea',
  choppy: 'Choppy sea',
  rough: 'Rough sea',
  veryRough: 'Very rough sea',
};

/** Words on the table itself. */
export const sheetWords = {
  title: 'Salamis ad Actium',
  sheet: {
    /** From the north, the east, the south and the west. */
    windNames: ['ΒΟΡΕΑΣ', 'ΕΥΡΟΣ', 'ΝΟΤΟΣ', 'ΖΕΦΥΡΟΣ'],
    /** On the rose of the winds. */
    north: 'N',
    winds,
    tide: (kind: 'rising' | 'falling', dir: number) => `Tide ${kind}, to ${dir}°`,
    seas,
    weather: (from: number, strength: WindStrength, sea: Sea) => `${winds[strength]} from ${from}°, ${seas[sea].toLowerCase()}`,
  },
};
