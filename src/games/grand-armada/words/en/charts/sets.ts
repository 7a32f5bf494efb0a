/** Data sets: map, ships and battles. */

export const ships = {
  title: 'Ships',
  reason: 'Factors worked out from published tons, guns and men (see the key).',
  columns: ['Ship', 'Side', 'Type', 'Squadron', 'Defence', 'Crew', 'Guns', 'Speed', 'Admiral', 'Tons', 'Pieces', 'Men'],
  workedOut: 'Worked out from published tons, guns and men by one key, which also yields both ships whose factors are printed.',
};

export const ratings = {
  title: 'How factors are worked out',
  reason: 'One key that yields both ships whose factors are printed.',
  columns: ['Side', 'Factor', 'From', 'Value'],
  tons: 'Defence by tons',
  toneladas: 'Defence by toneladas',
  crew: 'Crew by men aboard',
  guns: 'Guns by pieces',
  notes: [
    'English guns go by class: flagship and great ships 6, large royal ships 5, middling 4, small ones and large merchants 3, small merchants 2, pinnaces 1.',
    'Galleasses: defence 4, guns 3, speed 4. Speeds: race-built English 6, older ships, merchants and galleons 5, naos and hulks 3.',
  ],
};

export const map = {
  title: 'The map',
  reason: 'The map is missing; size and sand bars were chosen to fit the scenarios.',
  columns: ['What', 'Where'],
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
    'English shot',
    'English exits',
    'Spanish exits',
    'English: sunk',
    'English: captured',
    'Spanish: sunk',
    'Spanish: captured',
  ],
  yes: 'yes',
  no: 'no',
  noExit: 'none',
  unprinted: 'A fifth scenario is known only to exist; this one brings towing, capture and rescue into play',
  notes: [
    'Gravelines: the English also score 1 for every three ships that have left over the west edge.',
    'The Rosario: 6 to the English if taken, 3 if sunk; 4 to the Spanish if towed off east, 2 if still theirs.',
    'Exits outside Gravelines, and everything about the Rosario, are reconstructed.',
  ],
};

export const starts = {
  title: 'Where ships begin',
  reason: 'The scenario tables are missing.',
  columns: ['Battle', 'Side', 'Ship', 'Hex', 'Heading'],
};

export const reinforcements = {
  title: 'Reinforcements at Gravelines',
  columns: ['Group', 'Side', 'Ships', 'From turn', 'To turn', 'Edge', 'Of'],
  notes: [
    'The windows are read as totals; which galleons there are is reconstructed. A ship counts against the group that closes first.',
    'By option the last group is of those ships only that could have come on the day.',
  ],
};
