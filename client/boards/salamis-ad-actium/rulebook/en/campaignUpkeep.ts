import type { Rulebook } from '../../../../kit/rules/rulebook.js';

/** Chapter 12, from 12.9: between the battles, and the order of a month. */
export const campaignUpkeep: Rulebook = [
  {
    case: '12.9',
    title: 'Fleet reorganisation',
    text: [
      'After battles and assaults fleets of a side in one area may exchange ships, merge, or part; troops may go from ship to ship in the area, as far as the deck’s capacity, nobody being overloaded. Limits of [[12.3]] hold. A fleet keeps at least a ship, or it is merged.',
      'A fleet that merges with another or receives ships from it has been out of supply as long as the worse of the two, and has moved this month if either has.',
      'An officer belongs to his fleet. A fleet that is formed gets one: the officer who has waited longest, else a new man, whose command is thrown for by the side’s training.',
      'Ruling: when fleets merge the junior officer waits (the lower rating; of equals the later commissioned) and has the next new fleet of his side, wherever it forms. With a fleet that is destroyed its officer is lost. No throw is repeated by parting and merging.',
    ],
    chart: 'fleets',
  },
  {
    case: '12.10',
    title: 'Hull repairs',
    text: [
      'In a friendly port a ship may be mended by one level a month, for 3 from the treasury. A major port mends 4 ships a month; a minor one 2, and only Light and Medium damage. A minor port is used first where it will do.',
    ],
    chart: 'campaignCosts',
  },
  {
    case: '12.11',
    title: 'Replacements',
    text: [
      'New ships: of the side’s lists [[11]], in their years, at the price of one with an average crew [[15]], with any equipment that the type may take [[14.2]] at its price. The side must hold a major port. The ship comes next month to the port named, or any friendly major port with room; without room she waits. Her crew is a grade below what a d10 on the list’s training gives, green at the worst.',
      'Men, in major ports: a factor of troops 2, to the deck’s capacity; a factor of oarsmen 1, to the type’s number.',
      'Training: a fleet that has not moved and lies in a major port, once a month: for 2 each all its green and raw crews rise by a grade.',
    ],
    chart: 'campaignCosts',
  },
  {
    case: '12.12',
    title: 'Random events',
    text: [
      'Each month 2d6 for each side. 2 plague: every ship of its largest fleet loses a quarter of her oarsmen, rounded up. 3 storm: one fleet at sea, drawn, that is in no area with a port of its own, throws as on a perilous route [[12.6]]. 4 politics: command of the largest fleet’s officer is thrown for anew. 5 the treasury loses 15, to nothing at the least. 6-8 quiet. 9 it gains 15. 10 volunteers: one ship’s crew is a grade better. 11 intelligence: the side sees the enemy’s orders before it writes its own; if both have it, neither does. 12 defection: an enemy minor port, drawn from those without any fleet in their area, comes over; if there is none, 20.',
      'A side alone hears of its own event, unless all can see what changed. Its owner says which ship has the volunteers; if he does not before his orders are given, they join the worst crew.',
    ],
    chart: 'campaignEvents',
  },
  {
    case: '12.13',
    title: 'Sequence of play in a campaign',
    text: [
      'A month: new ships arrive; income [[12.2]]; random events [[12.12]]; supply [[12.4]]; orders of both sides, unseen; movement [[12.5]]; battles [[12.7]]; assaults [[12.2]]; reorganisation, repairs and replacements, both sides at once, each unseen by the other [[12.9]] [[12.10]] [[12.11]]; blockades are noted.',
      'After October comes winter: all fleets go to the nearest friendly port by normal routes, or by any where there is none. They are in supply there, their stance is to avoid, and the next year begins in March.',
      'Victory at the end: the worth of every port that was the enemy’s and is now one’s own, and a point for each full 25 points of enemy ships lost or taken. A difference below 5 is a draw; 20 or more is decisive.',
      'A side without ships, or without any of the major ports it began with, loses at once and decisively; both together are compared by points. Who gives the war up loses it, decisively if the enemy has at least twice his points.',
    ],
    chart: 'campaignVictory',
  },
];
