/** The charts of land, money and politics. */
export const landCharts = {
  die: 'Die',
  /** From one strength to another, and from one on. */
  between: (from: number, to: number): string => `${from}-${to}`,
  from: (from: number): string => `${from}+`,
  land: {
    title: 'Land Combat Results',
    loss: (steps: string | number, retreats: boolean): string => `${steps}${retreats ? 'r' : ''}`,
    note: 'Attacker to defender, rounded for the defender; steps lost, and r for a retreat of one hex.',
  },
  sieges: {
    title: 'How Long a Siege Lasts',
    columns: ['Besieged', 'Land combat segments of theirs'],
    plain: 'no fortress',
    fortress: 'a fortress of theirs',
    port: 'a port, by land alone or by sea alone',
    forEver: 'for ever',
    note: (winter: number): string => `A winter counts ${winter}.`,
  },
  attrition: { title: 'Attrition in Winter', column: 'A land unit that marched', dies: 'eliminated', lives: 'unharmed' },
  income: { title: 'Income', columns: ['Die', 'Spanish', 'English'], note: 'In turns 1 and 9; half of it in turn 17.' },
  prices: {
    title: 'Purchase and Maintenance',
    columns: ['Unit', 'Build', 'Repair', 'Keep', 'in friendly port'],
    half: 'half',
    land: 'Land unit, by Combat Strength',
    deep: 'Deep draft',
    shallow: 'Shallow draft',
    barge: 'Invasion barge',
    munitions: 'Munitions, a point for a fleet',
    note: (winter: number): string => `Ships in multiples of M. In winter everything costs ${winter} times as much to keep.`,
  },
  irish: {
    title: 'Irish Revolt',
    note: 'Columns: strength of Spain in Ireland at the first landing. Result: strength of the rebels.',
  },
  english: 'English Catholic Revolt',
  scottish: 'Scottish Intervention',
  strength: 'Strength',
  victory: {
    title: 'Levels of Victory',
    columns: ['Spanish minus English points', 'Level'],
    orLess: (points: number): string => `${points} or less`,
    orMore: (points: number): string => `${points} or more`,
    to: (from: number, to: number): string => `${from} to ${to}`,
  },
};
