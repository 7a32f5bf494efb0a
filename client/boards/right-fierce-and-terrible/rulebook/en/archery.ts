import type { Rulebook } from '../../../../kit/rules/rulebook.js';

/** 8.2 */
export const archery: Rulebook = [
  {
    case: '8.2',
    title: 'Archery',
    text: [
      'Active archers shoot at enemies in range. English archers have longbows, which reach further; all others have crossbows. [[2.1.4]]',
    ],
    chart: 'archeryModifiers',
  },
  {
    case: '8.2.1',
    title: 'Archers',
    text: [
      'Every squadron and marine unit that shows an archery factor, 0 included, is an archer; one that shows none is not. The bottom squadron of a chain and prizes do not shoot. [[3.2.5]] [[5.2.3]]',
    ],
  },
  { case: '8.2.2', title: 'Once a segment', text: ['An archer shoots at most once in a segment. It is never obliged to.'] },
  { case: '8.2.3', title: 'One by one', text: ['Archers never add their shots together; each is thrown for by itself.'] },
  { case: '8.2.4', title: 'Longbows', text: ['Longbows shoot into their own hex or into an adjacent one.'] },
  {
    case: '8.2.5',
    title: 'Crossbows',
    text: [
      'Crossbows shoot into their own hex, and into an adjacent one only if the archer’s squadron is grappled to the squadron there. [[7.1.2]]',
    ],
  },
  { case: '8.2.6', title: 'In the Sally', text: ['In the Sally Phase archers of both kinds shoot into their own hex only. [[2.2.1]]'] },
  {
    case: '8.2.7',
    title: 'Hexes are targets',
    text: [
      'The target is a hex, not a unit. Friendly units in it are never hit, but friendly leaders there check for casualties. [[3.4.5]]',
      'Ruling: the hex must hold an enemy squadron, enemy marines or a free enemy leader. It may be shot at even where no step can be lost, in the hope of hitting a leader.',
    ],
  },
  {
    case: '8.2.8',
    title: 'Several archers',
    text: ['Any number of archers may shoot at a hex in the same segment, each with its own throw.'],
  },
  {
    case: '8.2.9',
    title: 'The shot',
    text: [
      'The archer’s player throws one die, adds the archery factor and the modifiers of the table, and the result counts at once.',
      'Ruling: 5 or less does nothing, 6 to 8 costs one step, 9 or more two. Into an adjacent hex: castle of the archer’s hex higher +1, lower -1, and -1 in darkness. [[12.4]] Within a hex whose squadron has a castle of 2 or more: +1 if the archer’s side controls it, -1 if the enemy does. At a hex with an enemy chain: +1.',
    ],
    chart: 'archery',
  },
  {
    case: '8.2.10',
    title: 'Who is hit',
    text: [
      'The player shot at chooses which of his units in the hex loses the step. It must be able to lose one: a reduced squadron is no choice. [[3.1.2]] [[3.2.7]]',
      'Ruling: he chooses each of two steps in turn. If no unit can lose a step, none is lost.',
    ],
  },
  {
    case: '8.2.11',
    title: 'Leaders under fire',
    text: [
      'After every shot, hit or miss, each leader in the target hex, friend or foe, checks for casualty. [[3.4.5]]',
      'Ruling: steps go first, then the checks, then captures are tested. [[5.2.1]]',
    ],
    chart: 'casualty',
  },
];
