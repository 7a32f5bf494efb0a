import type { Rulebook } from '../../../../kit/rules/rulebook.js';

/** 3.3 */
export const marines: Rulebook = [
  {
    case: '3.3',
    title: 'Marines',
    text: ['Knights, men-at-arms and mariners are the men who board and fight. They live on the decks of squadrons.'],
    chart: 'marines',
  },
  {
    case: '3.3.1',
    title: 'Marines have no command',
    text: [
      'Marines act with the squadron that carries them, whatever its command. By crossing to a squadron of another command that has not yet acted, a marine unit can act more than once in a turn. [[3.3.6]]',
    ],
  },
  {
    case: '3.3.2',
    title: 'Kinds of marines',
    text: [
      'Knights have four steps on two counters, with an MF of 5, 4, 3 and 2; they show the star of heroism at 5 and at 2, and never shoot. Men-at-arms have four steps on two counters, with an MF of 4, 3, 2 and 1, and shoot only at full strength. Mariners, French only, have two steps with an MF of 2 and 1, and shoot only at full strength. All of them may be rallied on a reduced side: knights and men-at-arms with three steps or one, mariners with one. [[9.1.3]]',
      'Ruling: men-at-arms shoot with all four steps only. The archery factor of all these marines is 0, longbows for the English, crossbows for the French.',
    ],
    chart: 'marines',
  },
  {
    case: '3.3.3',
    title: 'Only aboard active squadrons',
    text: [
      'In the Activation Phase marines shoot and board only from a friendly active squadron. Aboard an enemy squadron they do neither; they fight there only in their own boarding attack. [[8.3.8]] [[8.3.10]]',
    ],
  },
  {
    case: '3.3.4',
    title: 'Marines in the Sally',
    text: ['In the Sally every marine unit may act in its own side’s portion of a segment, wherever it is. [[2.2]]'],
  },
  {
    case: '3.3.5',
    title: 'Stacking',
    text: [
      'Marines are always aboard a squadron. A hex holds two marine units of each side, so up to four in all; where a chain lies, it holds four of each side. [[3.2.1]]',
      'Ruling: the limit holds after every single move, not only at the end of a segment.',
    ],
  },
  {
    case: '3.3.6',
    title: 'Activation',
    text: [
      'A marine unit acts in the Activation Phase with the friendly squadron under it, and in the Sally together with all others. [[3.3.3]] [[3.3.4]]',
    ],
  },
  {
    case: '3.3.7',
    title: 'Steps',
    text: [
      'A step lost turns a marine counter to its reduced side; the next one replaces it by its weaker counter, or removes it for good if it has none. A counter once removed never comes back by rally, and a unit on its last step (a skull in print, a small cross here) is lost with it. Knights of MF 5 thus go to 4, then to a new counter of 3, then to 2; they may rally from 4 to 5 and from 2 to 3, never from 3 to 4. Squadrons have one step to lose and are never removed for it. [[3.1.2]] [[9.1.3]]',
    ],
    chart: 'marines',
  },
  {
    case: '3.3.8',
    title: 'Heroism and sacrifice',
    text: [
      'Knights that show the star at that moment may spend a step on heroism in a mêlée, to avert a failed Collapse Check, or to die in place of a friendly leader. [[8.3.21]] [[11.2.5]] [[3.4.6]]',
    ],
  },
];
