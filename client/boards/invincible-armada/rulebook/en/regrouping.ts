import type { Rulebook } from '../../../../kit/rules/rulebook.js';

/** Modules 9.0 and 10.0. */
export const regrouping: Rulebook = [
  {
    case: '9.0',
    title: 'Disengage and Reorganize',
    text: [
      'What is left of the day after the fighting: the fleets part, the English first. The wind and the squares it bars count for nothing here, nor does what lies on the way; a squadron goes as far as it must. It happens in every weather and in every box. [[9.1]] [[9.2]]',
      'No two squadrons end on one square. A square that has been left in the same segment is vacant. [[9.3]]',
    ],
  },
  {
    case: '9.1',
    title: 'English Disengage Segment',
    text: [
      'Each English squadron on a white square must go to the nearest vacant square that is not white. Where several are equally near its player chooses; he also chooses the order of his squadrons. Squadrons on other squares stay where they are. [[2.1]]',
      'Distance is counted in squares, diagonals like any other step.',
    ],
  },
  {
    case: '9.2',
    title: 'Spanish Reorganize Segment',
    text: [
      'Then each Spanish squadron that is not on a white square, those on rows 8 and 9 included, must go to the nearest vacant white square. Choice among equals and order are the Spanish player’s. Squadrons on white squares stay. [[2.1]]',
    ],
  },
  {
    case: '9.3',
    title: 'Disengagement and Reorganization in Calais Roads',
    text: [
      'On the turn of the fireships the Armada lies at anchor in box 10. The English squadrons then keep off rows 8 and 9 as well as the white squares. After them the Spanish player puts all his living squadrons on different squares of C8 to H9 as he likes. [[13.0]]',
      'Ruling: the bar on rows 8 and 9 holds for all columns and for every English squadron on the map, not only for those that leave white squares. Each goes to the nearest vacant square of rows 1 to 7 that is not white, which takes it toward an edge other than the southern one.',
      'Ruling: all this belongs to the turn of the fireships alone. If Calm holds the fleet in box 10 any longer, those turns are like any other: the fleet reforms on the white squares. [[9.2]] [[13.2]]',
    ],
    chart: 'rulings',
  },
  {
    case: '10.0',
    title: 'Reinforce',
    text: [
      'After the Spanish have reorganized, each English squadron that is not on the Tactical Map throws a die; in Calm only those in port do. The Spanish never reinforce. On a 1 or 2 it gains a point: one Hit comes off, or, if it has none, its Strength marker goes up by one, beyond the printed strength and without limit. [[7.6]]',
      'The Volunteers chit gives one such squadron its point without a die. Broken squadrons reinforce too, and stay Broken. [[16.0]] [[8.3]]',
    ],
    chart: 'reinforce',
  },
];
