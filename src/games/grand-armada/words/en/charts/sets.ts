export const ships = {
  title: 'Ships',
  reason: 'Factors derived from published tons, guns and men (see the derivation).',
  columns: ['Ship', 'Side', 'Type', 'Squadron', 'Defence', 'Crew', 'Guns', 'Speed', 'Admiral', 'Tons', 'Pieces', 'Men'],
  workedOut: 'Derived from published tons, guns and men by one formula, which also reproduces the printed factors of two ships.',
};

export const ratings = {
  title: 'Derivation of the factors',
  reason: 'One formula, which also reproduces the printed factors of two ships.',
  columns: ['Side', 'Factor', 'From', 'Value'],
  tons: 'Defence by tons',
  toneladas: 'Defence by toneladas',
  crew: 'Crew by men aboard',
  guns: 'Guns by pieces',
  notes: [
    'English guns by class: flagship and great ships 6, large royal ships 5, medium ones 4, small ones and large merchants 3, small merchants 2, pinnaces 1.',
    'Galleasses: defence 4, guns 3, speed 4. Speeds: race-built English 6, older ships, merchants and galleons 5, naos and hulks 3.',
  ],
};

export const map = {
  title: 'The map',
  reason: 'The map is missing; its size and sand bars are chosen to fit the scenarios.',
  columns: ['Feature', 'Hexes'],
  columnsOfMap: 'Columns',
  fromWestToEast: (west: string, east: string, count: number) => `${west} (west edge) to ${east} (east edge): ${count}`,
  rows: 'Rows',
  fromNorthToSouth: (south: number) => `1 (north) to ${south} (south)`,
  sandBar: 'Sand bar',
};

export const scenarios = {
  title: 'Battles',
  columns: [
    'Battle',
    'Date',
    'Turns',
    'Wind from',
    'Tide towards',
    'Sand bars',
    'English gun shots',
    'English exits',
    'Spanish exits',
    'English VP per ship sunk',
    'English VP per ship captured',
    'Spanish VP per ship sunk',
    'Spanish VP per ship captured',
  ],
  yes: 'yes',
  no: 'no',
  noExit: 'none',
  unprinted: 'Another translation has a fifth scenario, which we have not seen; this one features towing and capture',
  notes: [
    'Gravelines: the English also score 1 VP for every three ships that have left by the west edge unbroken.',
    'For the Rosario the English score 6 VP if it is captured, 3 if it is sunk. The Spanish score 4 VP if it left by the east edge, 2 if it is still Spanish.',
    'Exits outside Gravelines and the whole Rosario battle are reconstructed.',
  ],
};

export const starts = {
  title: 'Starting positions',
  reason: 'The scenario tables are missing.',
  columns: ['Battle', 'Side', 'Ship', 'Hex', 'Heading'],
};

export const reinforcements = {
  title: 'Reinforcements at Gravelines',
  columns: ['Group', 'Side', 'Ships', 'From turn', 'To turn', 'Edge', 'Pool'],
  notes: [
    'The numbers of ships are totals. The pools of galleons are reconstructed. A ship counts against the group whose last turn comes first.',
    'An option limits the last group to ships that were at the historical battle.',
  ],
};
