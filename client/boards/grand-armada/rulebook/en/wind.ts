import type { Rulebook } from '../../../../kit/rules/rulebook.js';

/** Chapters 6 and 7. */
export const wind: Rulebook = [
  {
    case: '6.0',
    title: 'Wind Direction',
    text: [
      'On turns 6, 12, 18, 24 and 30 a die is thrown before anything else. On 1 the wind comes from one side anticlockwise of where it came from at the start of the battle; on 2 or 3 from the side of the start; on 4 or 5 it stays as it is; on 6 it comes from one side clockwise of the start. So it never strays more than one side. [[5.2]]',
      'Ruling: the printed table and its figure are missing. Ours goes by the first wind because the rules tell players to bear it in mind.',
      'Option: the wind can be kept as it is for the whole battle.',
    ],
    chart: 'windChange',
  },
  {
    case: '7.0',
    title: 'Zones of Control',
    text: [
      'The zone of control of a ship is the six hexes about her. A ship that enters a hex beside a fighting enemy has come to the end of her way: she goes no farther this turn, but may still turn, by points or by the free side. [[5.3]]',
      'A ship that begins her move beside an enemy may leave, if she is not held, once the boarding is over and her crew has stood it. She may go straight into another such hex, and stops there again. Who leaves a prize may lose it. [[5.6]] [[9.2]]',
      'Ruling: only fighting ships have such a zone: broken, withdrawing, captured and drifting ones have none. The translator reads the case so that only a ship that won her boarding may leave; hence who lost is held. [[8.1]]',
    ],
  },
];
