import type { Rulebook } from '../../../../kit/rules/rulebook.js';

/** Chapter 12, from 12.9: between the battles, and the order of a month. */
export const campaignUpkeep: Rulebook = [
  {
    case: '12.9',
    title: 'Fleet reorganisation',
    text: [
      'After battles and assaults, fleets of a side in one area may exchange ships, merge or split. Troops may move between ships in the area, up to the deck’s capacity; no ship may be overloaded. The limits of [[12.3]] apply. A fleet keeps at least one ship, or it is merged.',
      'A fleet that merges with another or receives ships from it counts as out of supply as long as the worse of the two, and as moved this month if either has.',
      'An officer belongs to a fleet. A new fleet gets the officer who has waited longest, or a new one; roll for the new officer’s command by the side’s training.',
      'Ruling: when fleets merge, the junior officer waits (the lower rating; in a tie the later one) and gets the side’s next new fleet, in any area. If a fleet is destroyed, its officer is lost. Splitting and merging never repeat a roll.',
    ],
    chart: 'fleets',
  },
  {
    case: '12.10',
    title: 'Hull repairs',
    text: [
      'In a friendly port a ship may be repaired by one level a month, for 3 from the treasury. A major port repairs 4 ships a month; a minor one 2, and only Light and Medium damage. A suitable minor port is used first.',
    ],
    chart: 'campaignCosts',
  },
  {
    case: '12.11',
    title: 'Replacements',
    text: [
      'New ships: of the side’s lists [[11]], in their years, at the price of one with an average crew [[15]], with any equipment that the type may take [[14.2]] at its price. The side must hold a major port. The ship arrives next month in the named port, or any friendly major port with room; without room it waits. Roll a d10 on the list’s training for its crew, which is one grade lower, at worst green.',
      'Men, in major ports: a factor of troops 2, to the deck’s capacity; a factor of oarsmen 1, to the type’s number.',
      'Training: once a month, a fleet that has not moved and is in a major port may raise all its green and raw crews by one grade, for 2 each.',
    ],
    chart: 'campaignCosts',
  },
  {
    case: '12.12',
    title: 'Random events',
    text: [
      'Each month 2d6 for each side. 2 plague: every ship of its largest fleet loses a quarter of its oarsmen, rounded up. 3 storm: one random fleet in an area without a port of its own rolls as on a perilous route [[12.6]]. 4 politics: re-roll the command of the largest fleet’s officer. 5 the treasury loses 15, to at least 0. 6-8 quiet. 9 it gains 15. 10 volunteers: one ship’s crew is a grade better. 11 intelligence: the side sees the enemy’s orders before it writes its own; if both have it, neither does. 12 defection: a random enemy minor port without any fleet in its area changes sides; if there is none, the treasury gains 20.',
      'Only the side itself learns of its event, unless its effect is visible to all. Its player chooses the ship for volunteers; if they do not before giving orders, the volunteers join the worst crew.',
    ],
    chart: 'campaignEvents',
  },
  {
    case: '12.13',
    title: 'Sequence of play in a campaign',
    text: [
      'A month: new ships arrive; income [[12.2]]; random events [[12.12]]; supply [[12.4]]; secret orders of both sides; movement [[12.5]]; battles [[12.7]]; assaults [[12.2]]; reorganisation, repairs and replacements, both sides at once and in secret [[12.9]] [[12.10]] [[12.11]]; blockades are noted.',
      'After October comes winter: all fleets go to the nearest friendly port by normal routes, or by any routes if there are none. They are in supply there with the stance avoid, and the next year begins in March.',
      'Victory at the end: each side scores the value of every port it has taken from the enemy, and a point for each full 25 points of enemy ships lost or captured. A difference below 5 is a draw; 20 or more is decisive.',
      'A side without ships, or without any of the major ports it began with, loses at once and decisively; if both do at once, compare points. A side that concedes the campaign loses, decisively if the enemy has at least twice its points.',
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
      'After movement there is a battle in every area with fleets of both sides, in the order of the theatre, with all of them. Unless an interception forces battle, each side secretly accepts or declines. If both decline, there is no battle.',
      'If one declines and its ports in the area can hold all its ships there, it stays in port. Otherwise it tries to evade: the enemy rolls for interception [[12.5]], and on success there is a battle. If the roll fails, it goes by a normal route to an area without enemies, with a friendly port if possible; its player chooses among several. If there is no such area, it must fight.',
      'Set-up: battles are fought on the table, by a quick battle roll [[12.8]], or as agreed each time: on the table if both want it.',
      'On the table: fleets become squadrons of at most ten ships; ships above 14 on a side are in reserve. The fleet’s officer leads its first squadron; for others, roll for command by the side’s training. The Commander-in-Chief is the Admiral, or the best officer present. The table is 120 by 120 cm for up to 8 ships on the larger side, 180 by 120 for up to 12, else 240 by 120. Roll for land, with +2 for habitations if the area has a port [[2.4]]; and for wind, sea, currents and tide; then edges and deployment [[2.8]]. It lasts 12 turns unless the set-up says otherwise.',
      'Afterwards damage, troops and oarsmen go back to the fleets. The beaten side retreats [[12.8]] with ships afloat and those that fled; those linked to an enemy, aground or derelict are captured. Sinking ships are lost. Its ships with Severe damage sink on the way on a d6 of 1-2. After a draw both stay, and derelicts are lost. Conceding the battle does not concede the campaign.',
      'A new officer replaces a fleet’s officer who was killed, or captured with the ship [[12.9]].',
    ],
    chart: 'quick',
  },
  {
    case: '12.8',
    title: 'Quick battle resolution',
    text: [
      'A side’s strength is the points of its ships [[15]], each minus 20 per cent for every damage level, rounded down for each ship. Each side rolls a d10 plus its commander; the stronger adds 5 at odds of 3 to 1, 3 at 2 to 1, 2 at 3 to 2, 1 at 5 to 4.',
      'Difference 0: both lose 10 per cent. 1-3: the winner loses 10, the loser 20, and 5 are captured. 4-6: 10, 30 and 10. 7-9: 5, 40 and 15. 10 or more: 5, 50 and 25. Percentages are of each side’s ships, halves rounded up. The cheapest sink, the next are captured, with raw crews. As many survivors as were lost in both ways take one damage level, worst crews first.',
      'If a side led by its Admiral loses by 7 or more, the Admiral is lost on a d10 of 1-2.',
      'The loser retreats with all its fleets to the nearest area with a friendly port within two normal moves, which may be the area of the battle. Otherwise it retreats to a neighbouring area without enemies by a normal route. If neither is possible, all of it is captured. Captured ships are burnt if the captor has no fleet for them and may not form one.',
      'Ruling: the player chooses among equally near areas.',
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
      'A war at sea, month by month. There are two theatres: the First Punic War from March 260 BC (Rome against Carthage, 22 areas, one model is ten ships) and the Ionian War from March 411 BC (Athens against Sparta and its allies, 23 areas).',
      'It lasts 8, 16 or 24 months, March to October of each year. The order of a month is in [[12.13]]. Ships that suffer by chance are chosen in this order: worst crews, fewest points, lowest number.',
    ],
  },
  {
    case: '12.1',
    title: 'Campaign areas',
    text: [
      'Areas are connected by normal and perilous routes, in both directions. Each perilous route of an area makes the sea in a battle there rougher [[2.6]].',
    ],
    chart: 'areas',
  },
  {
    case: '12.2',
    title: 'Ports',
    text: [
      'A major port holds 20 ships, has an income of 12 a month, repairs 4 ships and builds ships. A minor one holds 6, has 4, repairs 2. A blockaded port has no income. Rome and Carthage also get 24 a month from allies and tribute, Sparta 40 in Persian gold. Treasuries start with 120 each in the west; in the Aegean with 100 for Athens and 140 for Sparta.',
      'Blockade: at the end of the month every port in an area with an enemy fleet in the stance blockade is blockaded, until the end of the next month.',
      'Assault, after the battles: a fleet with that stance and no enemy fleet in its area assaults an enemy port there: the ordered one, or the first. Its strength is that of its troops: 3, 2 and 1 for heavy, normal and archers [[8.2]], never oarsmen. The port’s strength is 4 for each point of garrison. Compare d10 + odds as in boarding + the officer’s command, +2 if the walls are breached, +1 if the port was blockaded, with d10 + 3.',
      'Higher by 4 or more: captured. By 1 to 3: a minor port is captured, a major one breached. Otherwise repulsed. The fleet loses 20 per cent of each kind of troops if repulsed, otherwise 10, rounded up. A captured port has half its garrison, rounded up, intact walls and no blockade.',
    ],
    chart: 'ports',
  },
  {
    case: '12.3',
    title: 'Fleets',
    text: [
      'A fleet has 1 to 20 ships and one officer; a side has at most six fleets. One officer of a side is its Admiral; when lost, the best of the others becomes Admiral. Roll for commands by training when the campaign begins [[2.3]].',
      'A fleet, its ships and its officer are hidden from the enemy unless the enemy has a fleet in its area or next to it by a normal route, or a port in its area.',
      'Spectators see only what both sides see.',
    ],
    chart: 'fleets',
  },
  {
    case: '12.4',
    title: 'Supply',
    text: [
      'A fleet is in supply if its own area, or one next to it by a normal route, has friendly ports that are not blockaded and together hold at least as many ships as the side has there.',
      'The first month without supply has no effect. From the second on, each ship rolls a d10 plus its crew: 1 or less, it is lost; 2 to 4, it takes one damage level and its oarsmen drop to three quarters of the type’s, rounded down. Only its own side learns of it.',
    ],
    chart: 'campaignCosts',
  },
  {
    case: '12.5',
    title: 'Movement',
    text: [
      'Both sides write secret orders: for each fleet a path and a stance of patrol, blockade, assault or avoid. A fleet without orders stays, with the stance avoid in a friendly port and patrol elsewhere.',
      'A fleet has three movement points: a normal route costs 1, a perilous one 2. A path with a perilous route may be one point too long, for use with a fair wind [[12.6]].',
      'All fleets move step by step together. Enemies that would swap areas along one route meet and stop, in the area listed first.',
      'Interception: roll for a fleet that enters an area with an enemy on patrol, or leaves one with an enemy in blockade. Roll a d10, plus the interceptor’s command, +1 for patrol or +2 for blockade, −1 if it has fewer than 5 ships, minus the other fleet’s command, +1 if that fleet has more ships, −1 if it avoids. 6 or more stops the fleet there, and neither side may decline the battle. Several interceptors roll once, under their Admiral or best officer.',
      'Ruling: stances for staying in port and for passing through are left out, because they have no effect. Only a fleet that has finished its own move intercepts.',
    ],
    chart: 'campaignMovement',
  },
  {
    case: '12.6',
    title: 'Perilous routes',
    text: [
      'Each fleet that crosses rolls 2d6 plus its officer’s command (at most 1 either way) and the month: March −2, April −1, May and June 0, July +1, August 0, September −1, October −2.',
      '3 or less, storm: each ship rolls a d10 plus its crew, +1 for a stout hull, −1 for a weak one or size 1-2; on 1 or less it is lost, on 2 to 4 it takes one damage level. 4-5, scattered: the fleet stops on arrival and d3 ships take one damage level. 6-11, safe. 12 or more, a fair wind: one more movement point.',
      'On these routes damage never sinks a ship: Severe is the worst.',
      'Ruling: a player’s orders may name the ships that suffer first when a fleet is scattered; after them the order of [[12]] applies.',
    ],
    chart: 'peril',
  },
];
