import type { Rulebook } from '../../../../kit/rules/rulebook.js';

/** Chapter 10. */
export const victory: Rulebook = [
  {
    case: '10.0',
    title: 'Game Duration and Victory Conditions',
    text: [
      'Each battle says how many turns it lasts and what scores points; more points win. Points go by what has become of the ships: sunk (those aground included), captured, gone over an edge. Ships in flight or adrift, and broken ships that have left, score nothing, the Rosario excepted. [[11.0]]',
      'Ruling: a battle also ends after a turn in which one side has no ship left to sail and none that could still enter; at Gravelines only if that side is the English, who may sail off when no enemy is left. It ends at once by a general retreat at Gravelines, and when a player concedes: then the other has won, whatever the points.',
      'Ruling: equal points go to the side that has met the aim of the battle, as each of them names it. Option: without this, equal points are a draw.',
    ],
  },
];
