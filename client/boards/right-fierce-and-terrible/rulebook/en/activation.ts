import type { Rulebook } from '../../../../kit/rules/rulebook.js';

/** 4.0 */
export const activation: Rulebook = [
  {
    case: '4.0',
    title: 'Activation',
    text: ['This chapter says who chooses the command that acts next, and who goes first in the Sally.'],
  },
  {
    case: '4.1',
    title: 'Activation Phase Procedure',
    text: [
      'Chits from a cup decide whose choice the next command is. Whoever chooses, the owner alone plays the command through its segments. [[2.1]]',
    ],
  },
  {
    case: '4.1.1',
    title: 'The cup',
    text: [
      'All five chits are in the cup when the Activation Phase begins. The players draw by turns, without looking; in each turn the English draw first.',
      'Ruling: the five are two English, two French and one ANY. A command with nothing that could act cannot be named. [[2.1.10]]',
    ],
    chart: 'chits',
  },
  {
    case: '4.1.2',
    title: 'English chit',
    text: [
      'The English activate one of their commands, or they make the French choose and activate one of theirs.',
      'Ruling: by this chit you cannot name the enemy’s command yourself; the player who is forced names one of his own.',
    ],
  },
  {
    case: '4.1.3',
    title: 'French chit',
    text: [
      'The French activate one of their commands, or they make the English choose and activate one of theirs.',
      'Ruling: the player who is forced names the command. [[4.1.2]]',
    ],
  },
  {
    case: '4.1.4',
    title: 'ANY chit',
    text: [
      'Whoever drew it activates one of his own commands, or names a command of his opponent’s that has not acted yet, which must then be activated. Its owner plays it as he likes.',
    ],
  },
  {
    case: '4.1.5',
    title: 'Command boxes',
    text: [
      'The chit that activated a command lies in that command’s box until the turn ends, and shows that it cannot act again. A command that acted without a chit is marked too.',
    ],
  },
  {
    case: '4.1.6',
    title: 'The last command',
    text: ['When the five chits are gone, the one command left is activated by its owner without a chit.'],
  },
  {
    case: '4.1.7',
    title: 'One side is through',
    text: [
      'When all commands of one player have acted, the other activates the rest of his, one at a time and in the order he likes.',
      'Ruling: no chits are drawn for them. The same holds while one side has only commands that sleep or have nothing to act with. [[12.2]]',
    ],
  },
  {
    case: '4.2',
    title: 'Sally Phase Procedure',
    text: ['Initiative says which side goes first in each segment of the Sally, and whether there is one at all. [[2.2]]'],
  },
  {
    case: '4.2.1',
    title: 'Initiative',
    text: [
      'At the start of each segment both players throw one die. The higher die has the initiative.',
      'Ruling: the English may use the King’s luck to have both dice thrown again. [[3.5.1]]',
    ],
  },
  {
    case: '4.2.2',
    title: 'Who goes first',
    text: ['The side with the initiative finishes everything it wants to do in the segment; the other side follows.'],
  },
  {
    case: '4.2.3',
    title: 'A tie',
    text: ['Equal dice end the Sally Phase there and then; the segment does not take place, and the End Phase begins. [[2.3]]'],
  },
];
