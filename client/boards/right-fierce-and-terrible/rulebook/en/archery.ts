import type { Rulebook } from '../../../../kit/rules/rulebook.js';

export const ramming: Rulebook = [
  {
    case: '8.0',
    title: 'Combat',
    text: [
      'There are three kinds of combat, each in its own segment. Rams damage squadrons and may grapple them. Archery attacks at range. Melee is hand-to-hand combat. [[8.1]] [[8.2]] [[8.3]]',
    ],
  },
  {
    case: '8.1',
    title: 'Ramming',
    text: [
      'An active squadron may ram another, even a friendly one. Rams are resolved in the Ram Resolution Segment; oared squadrons may also ram in Maneuver. [[2.1.3]] [[6.2.1]]',
    ],
    chart: 'ram',
  },
  {
    case: '8.1.1',
    title: 'Target',
    text: ['The target must be a squadron in an adjacent hex.', 'Ruling: a squadron rams once per segment.'],
  },
  {
    case: '8.1.2',
    title: 'Grappled and chained squadrons',
    text: [
      'A grappled or chained squadron may not ram. [[3.2.4]]',
      'Ruling: a declared ram is cancelled if the ramming squadron has been grappled since. It is also cancelled if either squadron has left the map or the two are no longer adjacent.',
    ],
  },
  {
    case: '8.1.3',
    title: 'The last hex',
    text: [
      'The hex from which a squadron rams must have cost at most 3 MP to enter. Earlier hexes do not matter.',
      'Ruling: in Sails and Oars the squadron must have moved at least 1 hex; placement in an Entry Zone does not count. [[1.4.5]]',
    ],
    chart: 'costs',
  },
  {
    case: '8.1.4',
    title: 'Declaration',
    text: [
      'After moving in Sails and Oars, declare the ram and mark the ramming squadron and its target. The printed limit on the number of markers has no effect here.',
    ],
  },
  {
    case: '8.1.5',
    title: 'Ramming in Maneuver',
    text: [
      'A squadron that rams in Maneuver does not move in that segment. [[6.2.1]]',
      'Ruling: a squadron need not have moved before it rams in Maneuver, so the cost of its last hex does not matter.',
    ],
  },
  {
    case: '8.1.6',
    title: 'Sails and wind',
    text: [
      'A sailed squadron may not ram in a direction in which the wind makes a hex cost 3 or 5 MP.',
      'Ruling: the direction is from the ramming squadron to the target. It must be directly with the wind or 1 hexside off.',
    ],
  },
  {
    case: '8.1.7',
    title: 'Oars and current',
    text: [
      'An oared squadron may not ram directly against the current, even in Maneuver. The direction is from the ramming squadron to the target.',
    ],
  },
  {
    case: '8.1.8',
    title: 'Resolution',
    text: [
      'The active player resolves the rams one by one in any order: roll two dice, apply the DRM, and read the Ram Chart. Results apply at once. [[8.1.9]]',
      'Ruling: on 3 or less the ramming squadron is damaged. On 4 or 5 there is no effect. On 6 or 7 the two squadrons are grappled. On 8 both squadrons are damaged and grappled. On 9 or 10 the target is damaged and the two are grappled. On 11 the target is damaged. On 12 or more the target is damaged twice and the two are grappled.',
    ],
    chart: 'ram',
  },
  {
    case: '8.1.9',
    title: 'Results and DRM',
    text: [
      'The ramming squadron adds 1 for a castle factor higher than the target’s, 1 for a higher MA, and 1 if the target is grappled to any squadron. Place damage and grapples as usual. [[3.1.4]] [[7.1.2]]',
      'Ruling: castle factor and MA are current values, after fire, damage and shallows. Damage the target first, then the ramming squadron, then place the grapple. For a chain, compare and damage the top squadron; the grapple holds both squadrons of the chain.',
    ],
    chart: 'ramModifiers',
  },
  {
    case: '8.1.10',
    title: 'Sinking by a ram',
    text: [
      'If one of the two squadrons sinks and the result includes a grapple, the survivor rolls one die and is damaged on a 6. [[3.1.4]]',
      'Ruling: the survivor rolls once. Then the squadrons that were grappled to the sunk squadron roll.',
    ],
    chart: 'ripple',
  },
];

export const fire: Rulebook = [
  {
    case: '10.0',
    title: 'Squadron Afire',
    text: ['This chapter describes squadrons that catch fire in melee. [[8.3.20]]'],
  },
  {
    case: '10.1',
    title: 'General Rules',
    text: ['A fire cancels the castle factor, may cause damage each turn, and may spread across grapples.'],
    chart: 'afire',
  },
  {
    case: '10.1.1',
    title: 'No castle factor',
    text: [
      'A squadron afire has no castle factor.',
      'Ruling: its castle factor is 0 for all purposes, including the morale cost of its capture. [[5.2.3]] Only the final count of All-the-Marbles uses the printed castle factor. [[13.3]]',
    ],
  },
  {
    case: '10.1.2',
    title: 'Afire check',
    text: [
      'In the End Phase, check each squadron that is afire. [[2.3.3]]',
      'Ruling: check only squadrons that are afire at the start of the segment, English before French, and each fleet in ascending order of hex number.',
    ],
  },
  {
    case: '10.1.3',
    title: 'Roll',
    text: ['Roll one die for each such squadron and read the Afire Table. [[10.1.5]]'],
    chart: 'afire',
  },
  { case: '10.1.4', title: 'No DRM', text: ['The roll has no modifiers.'] },
  {
    case: '10.1.5',
    title: 'Results',
    text: [
      'If the result is Extinguished, the fire is out and the castle factor counts again. If it is Damage, the squadron takes one damage level; the third level sinks it. A damaged squadron stays afire. [[3.1.4]]',
      'Ruling: 1 to 3 is Extinguished, 4 to 6 is Damage.',
    ],
    chart: 'afire',
  },
  {
    case: '10.1.6',
    title: 'Spreading',
    text: [
      'If the fire caused damage, roll one die for each squadron grappled to the burning one. On a 6 it catches fire.',
      'Ruling: a new fire is not checked this turn. A squadron that sinks in the check does not spread its fire; its sinking may damage grappled squadrons instead. [[3.1.4]] In a chain the top squadron catches fire.',
    ],
    chart: 'afire',
  },
];

export const archery: Rulebook = [
  {
    case: '8.2',
    title: 'Archery',
    text: [
      'Active archers may shoot at enemies in range. English archers have longbows with a longer range; all others have crossbows. [[2.1.4]]',
    ],
    chart: 'archeryModifiers',
  },
  {
    case: '8.2.1',
    title: 'Archers',
    text: [
      'Each squadron and marine unit with an archery factor, even 0, is an archer; units without one are not. The bottom squadron of a chain, and captured or liberated squadrons, may not shoot. [[3.2.5]] [[5.2.3]]',
    ],
  },
  { case: '8.2.2', title: 'Once per segment', text: ['An archer may shoot once per segment.'] },
  { case: '8.2.3', title: 'Separate attacks', text: ['Archers do not combine their factors; each rolls separately.'] },
  { case: '8.2.4', title: 'Longbows', text: ['Longbows may shoot into their own hex or an adjacent hex.'] },
  {
    case: '8.2.5',
    title: 'Crossbows',
    text: [
      'Crossbows may shoot into their own hex, and into an adjacent hex only if the archer’s squadron is grappled to the squadron there. [[7.1.2]]',
    ],
  },
  { case: '8.2.6', title: 'Sally Phase', text: ['In the Sally Phase all archers shoot into their own hex only. [[2.2.1]]'] },
  {
    case: '8.2.7',
    title: 'Target hex',
    text: [
      'The target is a hex, not a unit. Friendly units in it are not affected, but friendly leaders there make Casualty Checks. [[3.4.5]]',
      'Ruling: the hex must hold an enemy squadron, enemy marines or a free enemy leader. You may shoot at a hex to hit a leader, even if no unit there can lose a step.',
    ],
  },
  {
    case: '8.2.8',
    title: 'Several archers',
    text: ['Any number of archers may shoot at the same hex in a segment, each with its own roll.'],
  },
  {
    case: '8.2.9',
    title: 'Resolution',
    text: [
      'Roll one die and add the archery factor and the DRM of the table. The result applies at once.',
      'Ruling: 5 or less has no effect; 6 to 8 costs the target hex one step; 9 or more costs it two steps.',
      'Ruling: the DRM against an adjacent hex are +1 if the castle factor in the archer’s hex is higher, −1 if it is lower, and −1 in darkness. [[12.4]] In the archer’s own hex, a squadron of castle factor 2 or more gives +1 if the archer’s side controls it, −1 if the enemy does. An enemy chain in the target hex gives +1.',
    ],
    chart: 'archery',
  },
  {
    case: '8.2.10',
    title: 'Step losses',
    text: [
      'The target’s player chooses the unit in the hex that loses the step. The unit must be able to lose a step, so a reduced squadron cannot be chosen. [[3.1.2]] [[3.2.7]]',
      'Ruling: if two steps are lost, the player chooses them one after the other. If no unit can lose a step, there is no loss.',
    ],
  },
  {
    case: '8.2.11',
    title: 'Leaders',
    text: [
      'After each attack, successful or not, each leader in the target hex, friendly or enemy, makes a Casualty Check. [[3.4.5]]',
      'Ruling: step losses come first, then the checks, then captures. [[5.2.1]]',
    ],
    chart: 'casualty',
  },
];
