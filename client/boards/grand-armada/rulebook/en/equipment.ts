import type { Rulebook } from '../../../../kit/rules/rulebook.js';

/** Chapters 1 and 2. */
export const equipment: Rulebook = [
  {
    case: '1.0',
    title: 'Introduction',
    text: [
      'Battles of 1588 between the Armada and the English fleet, with a counter for each ship and a player for each side. The first seat is English and the second Spanish, unless the set-up exchanges them. The chapter holds no rule. [[11.0]]',
    ],
  },
  {
    case: '2.0',
    title: 'Game Equipment',
    text: ['The map and the counters. [[2.1]] [[2.2]]'],
  },
  {
    case: '2.1',
    title: 'The Map',
    text: [
      'Open sea in hexes, on which some battles have sand bars in a paler colour. Turn track and wind compass are beside it. [[5.6]] [[6.0]]',
      'Ruling: the printed map is missing. Ours has 27 columns, A (the west edge) to Z and then A1 (the east edge), and 20 rows, 1 in the north to 20 in the south; every second column, from B on, lies half a hex lower. A hex is named by column, hyphen and row: K-10, A1-7.',
      'Ruling: the sides of a hex are counted clockwise from north: 1 north, 2 north-east, 3 south-east, 4 south, 5 south-west, 6 north-west. Opposite are 1 and 4, 2 and 5, 3 and 6. A ship points at a side, and the wind comes from a side. [[5.2]]',
      'Ruling: the 36 sand bars lie along the north edge under Portland Bill (columns K to T) and in the Shambles (columns Q to W, rows 9 to 14). They have an effect in the second battle alone. [[11.0]]',
    ],
    chart: 'map',
  },
  {
    case: '2.2',
    title: 'The Counters',
    text: [
      'Spanish ships are white on blue, English ones blue on white. Counters of hits, and the advice to copy them, have no effect in software: the board shows figures. [[2.2.1]]',
    ],
  },
  {
    case: '2.2.1',
    title: 'Types of Counters',
    text: [
      'A ship has four factors. A, defence: the hits on her hull that sink her. B, crew: its number and worth. C, guns. D, her highest speed. They are written in this order: 7366 is defence 7, crew 3, guns 6, speed 6. A pennant is the flag of an admiral who leads a Spanish squadron. [[8.1]] [[5.5]]',
      'Hits on the hull are shown above a ship and losses of the crew below.',
      'Ruling: ships of speed 4 are the galleasses, with sails and oars; all others are sail ships. The two ships whose factors are printed are taken to be Ark Royal (7366) and San Lorenzo (4534, with an admiral). The factors of the rest are worked out from published tons, guns and men by one key that yields these two as well.',
    ],
    chart: 'ships',
  },
];
