/** Charts of land combat, money and politics. */
export const landCharts = {
  die: 'Die',
  /** Ranges of strength. */
  between: (from: number, to: number): string => `${from}-${to}`,
  from: (from: number): string => `${from}+`,
  land: {
    title: 'Land Combat Results',
    loss: (steps: string | number, retreats: boolean): string => `${steps}${retreats ? 'r' : ''}`,
    note: 'Ratio of attacker to defender, rounded in favour of the defender. Steps lost; r = retreat one hex.',
  },
  sieges: {
    title: 'Duration of Sieges',
    columns: ['Besieged in', 'Own Land Combat Segments'],
    plain: 'a hex without a fortress',
    fortress: 'a friendly fortress',
    port: 'a port, by land only or by sea only',
    forEver: 'no limit',
    note: (winter: number): string => `A winter counts as ${winter} segments.`,
  },
  attrition: { title: 'Winter Attrition', column: 'Land unit that moved', dies: 'eliminated', lives: 'no effect' },
  income: { title: 'Income', columns: ['Die', 'Spanish', 'English'], note: 'Game-Turns 1 and 9; half in Game-Turn 17.' },
  prices: {
    title: 'Purchase and Maintenance',
    columns: ['Unit', 'Build', 'Repair', 'Maintain', 'In friendly port'],
    half: 'half',
    land: 'Land unit, by Combat Strength',
    deep: 'Deep draft',
    shallow: 'Shallow draft',
    barge: 'Invasion barge',
    munitions: 'Munitions Point for a fleet',
    note: (winter: number): string => `Ships: multiples of M. Maintenance in winter is × ${winter}.`,
  },
  irish: {
    title: 'Irish Revolt',
    note: 'Columns: Spanish strength in Ireland at the first landing. Result: strength of the rebels.',
  },
  english: 'English Catholic Revolt',
  scottish: 'Scottish Intervention',
  strength: 'Strength',
  victory: {
    title: 'Levels of Victory',
    columns: ['Spanish minus English VP', 'Level'],
    orLess: (points: number): string => `${points} or less`,
    orMore: (points: number): string => `${points} or more`,
    to: (from: number, to: number): string => `${from} to ${to}`,
  },
};
