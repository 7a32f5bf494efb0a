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
