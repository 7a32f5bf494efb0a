import type { Rulebook } from '../../../../kit/rules/rulebook.js';

/** 10.0 */
export const fire: Rulebook = [
  {
    case: '10.0',
    title: 'Squadron Afire',
    text: ['This chapter says what becomes of a squadron that has caught fire in a mêlée. [[8.3.20]]'],
  },
  {
    case: '10.1',
    title: 'General Rules',
    text: ['A fire makes castles useless, may do damage every turn, and may spread over grapples.'],
    chart: 'afire',
  },
  {
    case: '10.1.1',
    title: 'No castle',
    text: [
      'While a squadron is afire its castle factor is left out of account.',
      'Ruling: it counts as 0 everywhere, in the price of a prize too. [[5.2.3]] Only the reckoning at the end of All-the-Marbles uses the printed castle. [[13.3]]',
    ],
  },
  {
    case: '10.1.2',
    title: 'Afire check',
    text: [
      'In the End Phase every squadron that is afire is checked. [[2.3.3]]',
      'Ruling: those burning as the segment begins, the English ones first, each fleet in ascending order of hex.',
    ],
  },
  {
    case: '10.1.3',
    title: 'The throw',
    text: ['One die is thrown for each such squadron and read on the Afire table. [[10.1.5]]'],
    chart: 'afire',
  },
  { case: '10.1.4', title: 'No modifiers', text: ['Nothing modifies this die.'] },
  {
    case: '10.1.5',
    title: 'Put out or damaged',
    text: [
      'Either the fire is put out, and the castle factor is whole again, or the squadron is damaged by one level; the third level sinks it. Unless it sinks, a damaged squadron goes on burning. [[3.1.4]]',
      'Ruling: 1 to 3 puts the fire out, 4 to 6 damages.',
    ],
    chart: 'afire',
  },
  {
    case: '10.1.6',
    title: 'Spreading',
    text: [
      'Where a fire did damage, one die is thrown for each squadron grappled to the burning one; on a 6 it is set afire.',
      'Ruling: a fire just caught is not checked in this turn. From a squadron that sank in the check no fire spreads; its sinking may damage the neighbours instead. [[3.1.4]] Of a chain the top squadron catches fire.',
    ],
    chart: 'afire',
  },
];
