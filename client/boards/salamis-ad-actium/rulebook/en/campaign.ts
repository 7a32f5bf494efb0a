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

/** Chapter 12, 12.7 and 12.8: battles of a campaign. */
export const campaignBattles: Rulebook = [
  {
    case: '12.7',
    title: 'Naval battles',
    text: [
      'After movement there is a battle in every area where fleets of both sides lie, in the order of the theatre, with all of them. Unless interception forces it, each side accepts or declines unseen. Both decline: nothing happens.',
      'One declines: if its ports in the area keep all its ships there, it stays in port. Otherwise it tries to slip away: the enemy throws for interception [[12.5]], and on success there is a battle. If he fails it goes by a normal route to an area without enemies, one with a friendly port if there is any; its owner chooses among several. With no such area it fights.',
      'Set-up: battles are fought on the table, by a quick throw [[12.8]], or as agreed each time: on the table if both want it.',
      'On the table: fleets become squadrons of at most ten ships; beyond 14 ships a side the rest is in reserve. The fleet’s officer leads its first squadron; for others command is thrown for by the side’s training. The Commander-in-Chief is the Admiral, or the best officer there. The table is 120 by 120 cm for up to 8 ships on the larger side, 180 by 120 for up to 12, else 240 by 120. Land is rolled, with 2 more for habitations if the area has a port [[2.4]]; wind, sea, currents and tide are rolled; then edges and deployment [[2.8]]. It lasts 12 turns unless the set-up says otherwise.',
      'Afterwards damage, troops and oarsmen go back to the fleets. The beaten side retreats [[12.8]] with ships afloat and those that fled; those linked to an enemy, aground or derelict are captured. Sinking ships are lost. Its ships with Severe damage founder on the way on a d6 of 1-2. After a draw both stay, and derelicts are lost. Giving up the battle does not give up the war.',
      'The officer of a fleet who fell, or was taken with his ship, is replaced by a new man [[12.9]].',
    ],
    chart: 'quick',
  },
  {
    case: '12.8',
    title: 'Quick battle resolution',
    text: [
      'A side’s strength is the points of its ships [[15]], each less 20 per cent for every level of damage, rounded down ship by ship. Each side throws a d10 with its commander; the stronger adds 5 at odds of 3 to 1, 3 at 2 to 1, 2 at 3 to 2, 1 at 5 to 4.',
      'Difference 0: both lose 10 per cent. 1-3: the winner loses 10, the loser 20, and 5 are captured. 4-6: 10, 30 and 10. 7-9: 5, 40 and 15. 10 or more: 5, 50 and 25. Shares are of the ships each has, halves up. The cheapest sink, the next are captured, with raw crews; as many of the survivors as were lost in both ways take a level of damage, worst crews first.',
      'If the loser is beaten by 7 or more and was led by his Admiral, that man is lost on a d10 of 1-2.',
      'The loser retreats with all his fleets: to the nearest area with a friendly port within two normal moves, which may be the one fought over; else to a neighbour by a normal route without enemies; with neither he is captured whole. Captured ships for which the captor has no fleet and may form none are burnt.',
      'Ruling: among refuges that are as near the owner chooses.',
    ],
    chart: 'quick',
  },
];

/** Chapter 12, to 12.6: the map, ports, fleets and their movement. */
export const campaign: Rulebook = [
  {
    case: '12',
    title: 'Campaign rules',
    text: [
      'A war at sea, month by month. There are two theatres: the First Punic War from March 260 BC (Rome against Carthage, 22 areas, a model for ten ships) and the Ionian War from March 411 BC (Athens against Sparta and her allies, 23 areas).',
      'It lasts 8, 16 or 24 months, March to October of each year. The order of a month is in [[12.13]]. Where ill luck picks ships, it takes the worst crews first, then the fewest points, then the first numbered.',
    ],
  },
  {
    case: '12.1',
    title: 'Campaign areas',
    text: [
      'Areas are joined by normal and by perilous routes, both ways. The number of perilous routes of an area makes the sea of a battle there rougher [[2.6]].',
    ],
    chart: 'areas',
  },
  {
    case: '12.2',
    title: 'Ports',
    text: [
      'A major port keeps 20 ships, brings 12 a month, repairs 4 ships and builds. A minor one keeps 6, brings 4, repairs 2. A blockaded port brings nothing. Rome and Carthage have 24 a month besides from allies and tribute, Sparta 40 in Persian gold. Wars begin with 120 each in the west, with 100 for Athens and 140 for Sparta in the Aegean.',
      'Blockade: at the end of the month every port in whose area an enemy fleet lies with the stance of blockade is blockaded, until the end of the next.',
      'Assault, after the battles: a fleet with that stance and no enemy fleet in its area assaults an enemy port there, the one it was sent against or the first. Its strength is that of its troops: 3, 2 and 1 for heavy, normal and archers [[8.2]], rowers never; the port’s is 4 for each point of garrison. d10, odds as in boarding, the officer’s command, +2 if walls are breached, +1 if the port was blockaded, against d10 and 3.',
      'Better by 4 or more: captured. By 1 to 3: a minor port is captured, a major one breached. Otherwise repulsed. The fleet loses 20 per cent of each kind of troops if repulsed, 10 if not, rounded up. A captured port has half its garrison, rounded up, whole walls and no blockade.',
    ],
    chart: 'ports',
  },
  {
    case: '12.3',
    title: 'Fleets',
    text: [
      'A fleet has 1 to 20 ships and one officer; a side has six fleets at the most. One officer of a side is its Admiral; when he is gone the best of the others takes his rank. Commands are thrown for by training as the war begins [[2.3]].',
      'A fleet is hidden from the enemy, with its ships and officer, unless he has a fleet in its area or next to it by a normal route, or a port in its area.',
      'Spectators see what both sides see.',
    ],
    chart: 'fleets',
  },
  {
    case: '12.4',
    title: 'Supply',
    text: [
      'A fleet is supplied by an area, its own or the next by a normal route, where its side has ports that are not blockaded and keep together at least as many ships as the side has there.',
      'The first month without supply does nothing. From the second on each ship throws a d10 with her crew: 1 or less, she is lost; 2 to 4, she takes a level of damage and her oarsmen fall to three quarters of the type’s, rounded down. Only the owner hears of it.',
    ],
    chart: 'campaignCosts',
  },
  {
    case: '12.5',
    title: 'Movement',
    text: [
      'Both sides write orders unseen: for each fleet a path and a stance of patrol, blockade, assault or avoid. A fleet without orders stays, avoiding in a friendly port and patrolling elsewhere.',
      'Three movement points: a normal route costs 1, a perilous one 2. A path may be one point too long after a perilous route, in hope of a fair wind [[12.6]].',
      'All fleets move step by step together. Enemies that would swap areas along one route meet and stop, in the area that stands first.',
      'Interception: a fleet that comes into an area where an enemy lies on patrol, or leaves one where an enemy lies in blockade. d10, the hunter’s command, +1 for patrol or +2 for blockade, −1 if he has fewer than 5 ships, less the other’s command, +1 if that has more ships than he, −1 if it avoids. 6 or more stops the fleet there, and neither side may decline the battle. Several hunters throw once, under their Admiral or best officer.',
      'Ruling: stances for lying in port and for passing through are left out, for they decide nothing. Only a fleet whose own move is over hunts.',
    ],
    chart: 'campaignMovement',
  },
  {
    case: '12.6',
    title: 'Perilous routes',
    text: [
      'Each fleet that crosses throws 2d6 with its officer’s command (1 at the most either way) and the month: March −2, April −1, May and June 0, July +1, August 0, September −1, October −2.',
      '3 or less, storm: each ship throws a d10 with her crew, +1 for a stout hull, −1 for a weak one or size 1-2; 1 or less she is lost, 2 to 4 she takes a level of damage. 4-5, scattered: the fleet stops on arrival and d3 ships take a level. 6-11, safe. 12 or more, a fair wind: a movement point more.',
      'At sea damage alone never sinks a ship: Severe is the worst.',
      'Ruling: the owner may name in his orders the ships that suffer first when a fleet is scattered; after them ill luck chooses.',
    ],
    chart: 'peril',
  },
];
