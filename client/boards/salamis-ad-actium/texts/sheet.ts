/** Words on the table itself. */
export const sheetTexts = {
  title: 'Salamis ad Actium',
  sheet: {
    title: 'ΣΑΛΑΜΙΣ · ACTIUM',
    depth: (level: number) => `${level}`,
    winds: ['Still', 'Light airs', 'Breeze', 'Strong breeze', 'Storm', 'Gale'],
    tide: (kind: 'rising' | 'falling', dir: number) => `Tide ${kind}, to ${dir}°`,
    seas: { flat: 'Flat sea', choppy: 'Choppy sea', rough: 'Rough sea', veryRough: 'Very rough sea' },
  },
} as const;
