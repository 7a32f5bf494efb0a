import type { Rulebook } from '../../../../kit/rules/rulebook.js';

/** Chapter 5 but for its restrictions. */
export const movement: Rulebook = [
  {
    case: '5.0',
    title: 'Movement',
    text: ['How far a ship goes, what turning costs, and what stops her.'],
  },
  {
    case: '5.1',
    title: 'Generalities',
    text: [
      'Each ship has movement points by her speed and by how the wind takes her. A point is paid for each hex she enters, which is always the one ahead, and points for turning. [[5.2]] [[5.3]] [[5.5]]',
      'No manoeuvre may cost more than the points that are left, nor more than the speed on the counter. Points are neither saved for another turn nor lent to another ship. A player may spend all of them, some, or none.',
      'Ruling: a sail ship that points dead into the wind enters no hex, whatever points she has left. Ships leave the map only over the edges that the battle opens to their side, for a point; ships in flight over any. [[11.0]] [[8.4]]',
    ],
  },
  {
    case: '5.1.1',
    title: 'One ship to a hex',
    text: [
      'No ship ends her movement in the hex of another, friend or enemy.',
      'She may pass through hexes of friends, and of broken, withdrawing, captured or drifting ships of either side, if with the points she has left she can come out again. A hex that is occupied and in an enemy’s zone of control can therefore not be entered. [[7.0]]',
      'Ruling: the hex of a fighting enemy is closed. Nobody fires, trims or ends her move in a shared hex. A ship with another in tow passes no occupied hex. [[9.1]]',
    ],
  },
  {
    case: '5.2',
    title: 'Direction and wind',
    text: [
      'How the wind takes a ship depends on the sides between her heading and the side it comes from. None: head, dead into the wind. One: bow, the wind crosses the prow. Two: lateral, the best point of sailing. Three: aft, from right astern.',
      'With the wind from 5, headings 1 and 3 are lateral, 2 is aft, 4 and 6 are bow, 5 is head.',
      'Ruling: the figure is missing; lateral is as the example of [[5.3]] has it, and the rest follows. The wind is looked at once, as the ship begins her move, after a turn that she owes. Turning later changes neither gain nor loss. [[5.5]] [[5.6]]',
    ],
    chart: 'attitude',
  },
  {
    case: '5.3',
    title: 'Turns: change of direction',
    text: [
      'At the end of her movement a ship may turn one side for nothing, even with no point left and beside an enemy. [[7.0]]',
      'Any other turn is paid, by speed. Speed 6: one side 1 point, two sides 3, three sides (going about) 6. Speed 5: 1, 3, 5. Speeds 4 and 3: 1, 2, 3. They are paid out of what the wind leaves, so a ship of speed 6 can go about only with a lateral wind.',
      'Example: speed 6, heading 3, the wind lateral, from 1 or 5: six points. To point at 5 costs 3, to point at 6 the whole move.',
      'Ruling: the table is missing but for these two figures; two sides cost half the speed, rounded up, and three sides all of it, with oars 3. One turn in a hex: a ship that has paid for one there can neither add another nor the free side.',
      'A ship may turn while she is stopped or held. With a ship in tow she turns one side at a time. [[5.6]] [[9.1]]',
    ],
    chart: 'turns',
  },
  {
    case: '5.4',
    title: 'Not in the text',
    text: ['The numbering of the printed rules passes over this case. It has no effect.'],
  },
  {
    case: '5.5',
    title: 'Movement',
    text: [
      'Points by speed, with the wind lateral, aft, on the bow and ahead. Sail of speed 6: 6, 4, 3, 0. Speed 5: 5, 3, 2, 0. Speed 3: 3, 1, 1, 0. Galleasses, speed 4 with oars: 4, 3, 3, 2. Tows have rows of their own. [[5.2]] [[9.1]]',
      'Example: a ship of speed 5 with the wind aft has three points.',
      'Ruling: the table is missing but for two cells. Under sail the wind takes nothing off the speed when it is lateral, 2 from aft and 3 on the bow, but leaves at least 1, and everything from ahead; under oars it takes 1 from aft or on the bow and 2 from ahead. The points are fixed by the heading with which the ship begins.',
    ],
    chart: 'movement',
  },
];
