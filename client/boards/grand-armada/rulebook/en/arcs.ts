import type { Rulebook } from '../../../../kit/rules/rulebook.js';

/** Cases 8.2 and 8.3. */
export const arcs: Rulebook = [
  {
    case: '8.2',
    title: 'Angles of Fire',
    text: [
      'Where guns bear turns with the ship’s heading. Galleasses fire through all six sides of their hex. Other ships fire through four: the two next to the bow and the two next to the stern; dead ahead and dead astern are closed. Crew fire goes all round. [[8.1]]',
      'A ship may fire her guns at one target and her crew at another.',
      'A ship is locked with each enemy she fought in the last boarding step, as long as that one still fights and touches her. Nobody fires guns at a locked ship, and no crews but those of the ships she is locked with. [[3.4]]',
      'Ruling: the figure is missing; the four sides are ours. The text gives angles of fire no number of their own; they are called 8.2.',
    ],
    chart: 'arcs',
  },
  {
    case: '8.3',
    title: 'Firing Arc',
    text: [
      'A target lies in the arc of a side if it is within 30 degrees of the middle of that side; a hex on the line between two sides counts to both, and one open side is enough. Example: a ship on N-10 pointing north (1) cannot reach N-9, N-8, O-8 and M-8, but can reach O-9, M-9, O-10 and P-9.',
      'A ship on the line of fire, friend or enemy, keeps what lies behind her from being hit. The line runs from centre to centre. Any ship on the map blocks, whatever her state; a wreck does not.',
      'Ruling: the figure is missing. A line along the side between two hexes is blocked only if both hexes hold ships: from N-10 to O-9 a ship on N-9 alone blocks nothing, ships on N-9 and O-10 block.',
      'Copying the counters of hits has no effect in software.',
    ],
    chart: 'arcs',
  },
];
