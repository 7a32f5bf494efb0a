import type { Rulebook } from '../../../../kit/rules/rulebook.js';

/** Module 12.0. */
export const strategic: Rulebook = [
  {
    case: '12.0',
    title: 'Strategic Movement',
    text: [
      'Movement on the Strategic Map, after the weather: English squadrons leave the Tactical Map, the Armada moves, English squadrons move, and those that reach the Armada may enter. The weather may forbid or lengthen it. [[12.1]] [[12.2]] [[12.3]] [[12.4]] [[11.1]]',
      'Ruling: the heading limits the procedure to boxes 1 to 9, but later cases send the English back to it; so for the English it holds in boxes 10 to 12 too. The Armada first settles there what the red reminders demand. [[13.0]] [[14.0]] [[15.0]]',
    ],
    chart: 'strategicMap',
  },
  {
    case: '12.1',
    title: 'English Exit of the Tactical Map',
    text: [
      'Before anything else moves, any of the English squadrons on the Tactical Map may leave it, wherever they lie. They are then in the Armada’s box, on top of its counter, and may move on the Strategic Map in this phase. Broken squadrons may leave as well.',
      'Ruling: nobody leaves in Calm. [[11.1]]',
    ],
  },
  {
    case: '12.2',
    title: 'Spanish Armada Movement',
    text: [
      'The Armada moves one box, always to the next higher number, whatever the wind, and takes along the English squadrons on the Tactical Map. It never turns back, and lies still only where a rule says so: in Calm; in Calais Roads after the fireships; at Gravelines until the army is aboard; in The Narrows. [[11.1]] [[13.2]] [[14.2]] [[15.1]]',
      'In Gales it moves one box or two, as the Spanish player likes, but stops on entering Calais Roads.',
      'English squadrons never hinder it. Those in the box where it arrives lie on top of its counter. No Spanish squadron ever parts from it.',
      'Ruling: it stops on entering Gravelines and The Narrows as well; so a run of two boxes is possible as far as box 10.',
    ],
  },
  {
    case: '12.3',
    title: 'English Squadron Movement',
    text: [
      'After the Armada each English squadron that is not on the Tactical Map may move once, in any order; none has to. With the wind it goes two boxes, against it one. East is with a west wind, west with an east wind. [[11.0]]',
      'Out of a port the first step leads into the box that the port joins; from there the squadron may go one box with the wind. Going into the port of a box ends a move.',
      'Example: out of Portsmouth in a west wind a squadron comes to box 7 and may go on to box 8; in Gales, on to box 9.',
      'In Fog a squadron moves one step of any kind. In Gales it makes its normal move, which may be none, then one step more in either direction, unless it has put into port. In Calm nobody moves. [[11.1]]',
      'Seymour may not move before the Armada is in box 10. [[2.3]]',
      'Ruling: a step into or out of a port costs a box and is neither with nor against the wind. In normal weather a move is therefore one step of any kind, or two boxes with the wind, or one box with it and into port, or out of port and one box with it. Other squadrons and the Armada never bar the way.',
      'Option: Seymour released may move from turn 1. [[17.2.3]]',
    ],
    chart: 'strategicMoves',
  },
  {
    case: '12.4',
    title: 'Placement on the Tactical Map',
    text: [
      'A squadron that ends its move in the Armada’s box may be put on a vacant square of the edge from which it comes: from the box to the west on A1 to A8; from the box to the east on J1 to J9; straight out of a port on A1 to J1. No one comes from the south. It does nothing more in this phase.',
      'A squadron on top of the Armada that has not moved, because the Armada came to it or because it stayed with it, may be put on the eastern edge, J1 to J9.',
      'Whoever is not put on the Tactical Map stays on top of the Armada. Without a vacant square on the edge it must.',
      'Ruling: the ranges stand as printed, so A9 is no entry square and J9 is one; A1 and J1 belong to two edges. A squadron that has left the Tactical Map in this phase, while the Armada stayed in its box, has to sail before it can come back. In Calm nobody enters. [[12.1]] [[11.1]]',
    ],
    chart: 'tacticalMap',
  },
];
