import type { Rulebook } from '../../../../kit/rules/rulebook.js';

/** 8.0 and 8.1 */
export const ramming: Rulebook = [
  {
    case: '8.0',
    title: 'Combat',
    text: [
      'This chapter is about the three ways to hurt the enemy, each with its own time in the turn. Rams damage hulls and may grapple them, archery strikes from afar, and mêlée is fought hand to hand to crush and to capture. [[8.1]] [[8.2]] [[8.3]]',
    ],
  },
  {
    case: '8.1',
    title: 'Ramming',
    text: [
      'An active squadron may ram another, a friendly one too. Rams are resolved in the Ram Resolution Segment; oared squadrons may also ram in Maneuver. [[2.1.3]] [[6.2.1]]',
    ],
    chart: 'ram',
  },
  {
    case: '8.1.1',
    title: 'Adjacent targets',
    text: ['The target must be a squadron in an adjacent hex.', 'Ruling: a squadron rams once in a segment.'],
  },
  {
    case: '8.1.2',
    title: 'Free squadrons only',
    text: [
      'A squadron that is grappled or chained cannot ram. [[3.2.4]]',
      'Ruling: a declared ram comes to nothing if the rammer has meanwhile been grappled, if one of the two is gone, or if they are no longer adjacent.',
    ],
  },
  {
    case: '8.1.3',
    title: 'The last hex',
    text: [
      'The hex from which the squadron rams must have cost no more than 3 MP to enter. How far it came before that does not matter.',
      'Ruling: in Sails and Oars it must have moved at least one hex; having been placed in an entry zone is not enough. [[1.4.5]]',
    ],
    chart: 'costs',
  },
  {
    case: '8.1.4',
    title: 'Declaring a ram',
    text: [
      'A ram is declared in Sails and Oars, once the squadron has moved, and marked from the attacker to its target. A shortage of printed markers has no effect here.',
    ],
  },
  {
    case: '8.1.5',
    title: 'Ramming in Maneuver',
    text: [
      'A squadron that rams in Maneuver does not move in that segment. [[6.2.1]]',
      'Ruling: it need not have moved before, so the cost of its last hex does not matter.',
    ],
  },
  {
    case: '8.1.6',
    title: 'Sails and wind',
    text: [
      'Under sail no squadron rams in a direction in which a hex would cost it 3 or 5 by the wind.',
      'Ruling: the direction is that from the rammer to its target, which must lie straight with the wind or one hexside off.',
    ],
  },
  {
    case: '8.1.7',
    title: 'Oars and current',
    text: [
      'Under oars no squadron rams straight against the current, in Maneuver neither. The direction is that from the rammer to its target.',
    ],
  },
  {
    case: '8.1.8',
    title: 'Ram resolution',
    text: [
      'The active player resolves his rams one by one in the order he likes: two dice and the modifiers, read on the Ram Chart, with effect at once. [[8.1.9]]',
      'Ruling: 3 or less damages the rammer; 4 or 5 does nothing; 6 or 7 grapples the two; 8 damages both and grapples them; 9 or 10 damages the target and grapples; 11 damages the target; 12 or more damages it twice and grapples.',
    ],
    chart: 'ram',
  },
  {
    case: '8.1.9',
    title: 'Results and modifiers',
    text: [
      'The rammer adds 1 if its castle factor is higher than the target’s, 1 if its MA is higher, and 1 if the target is grappled to any squadron. Damage is marked as usual, and a grapple ties the two together. [[3.1.4]] [[7.1.2]]',
      'Ruling: castle and MA are those of the moment, after fire, damage and shallows. The target is damaged first, then the rammer, then the grapple is placed. Of a chain the top squadron is compared and damaged; the grapple holds the pair.',
    ],
    chart: 'ramModifiers',
  },
  {
    case: '8.1.10',
    title: 'A ram that sinks',
    text: [
      'If one of the two sinks and the result was to grapple them, the survivor throws one die and is damaged on a 6. [[3.1.4]]',
      'Ruling: it throws once, before the neighbours that were grappled to the sunk squadron do.',
    ],
    chart: 'ripple',
  },
];

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
