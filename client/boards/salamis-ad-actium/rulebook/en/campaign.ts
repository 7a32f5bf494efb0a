import type { Rulebook } from '../../../../kit/rules/rulebook.js';

/** Chapter 12 from case 12.9: between battles, and the order of a month. */
export const campaignUpkeep: Rulebook = [
  {
    case: '12.9',
    title: 'Fleet reorganisation',
    text: [
      'After battles and assaults, fleets of one side in the same area may exchange ships, merge or split. Troops may move between ships in the area, up to the deck’s capacity; no ship may be overloaded. The limits of [[12.3]] apply. A fleet must keep at least one ship, unless it merges with another.',
      'If a fleet merges with another fleet or receives ships from it, use the longer of the two fleets’ times out of supply. The fleet counts as moved this month if either of the two has moved.',
      'An officer belongs to a fleet. A new fleet gets the officer who has waited longest. If no officer is waiting, it gets a new one; roll for the new officer’s command by the side’s training.',
      'Ruling: when fleets merge, the officer with the lower rating waits; in a tie, the one appointed later. This officer gets the side’s next new fleet, in any area. If a fleet is destroyed, its officer is lost. Splitting and merging never cause a new roll for an officer.',
    ],
    chart: 'fleets',
  },
  {
    case: '12.10',
    title: 'Hull repairs',
    text: [
      'In a friendly port, a ship may be repaired by one damage level a month, at a cost of 3 from the treasury. A major port repairs 4 ships a month. A minor port repairs 2 ships a month, and only Light and Medium damage. If a minor port can repair the ship, it is used first.',
    ],
    chart: 'campaignCosts',
  },
  {
    case: '12.11',
    title: 'Replacements',
    text: [
      'A side that holds a major port may buy new ships from its lists [[11]], in their years, at the price of a ship with an average crew [[15]]. It may add any equipment that the type may take [[14.2]], at its price. The ship arrives next month in the named port, or in any friendly major port with room; if there is no room, it waits. Roll a d10 for its crew by the list’s training; the crew is one grade below the result, at worst green.',
      'Men are bought in major ports. A factor of troops costs 2 points; troops may fill the deck’s capacity. A factor of oarsmen costs 1 point, up to the full number for the ship’s type.',
      'Training: once a month, a fleet in a major port that has not moved may raise its green and raw crews by one grade. All of them are trained, for 2 points each.',
    ],
    chart: 'campaignCosts',
  },
  {
    case: '12.12',
    title: 'Random events',
    text: [
      'Each month, roll 2d6 for each side.',
      '2, plague: every ship of the side’s largest fleet loses a quarter of its oarsmen, rounded up.',
      '3, storm: one random fleet in an area without a port of its side rolls as on a perilous route [[12.6]].',
      '4, politics: re-roll the command of the largest fleet’s officer.',
      '5: the treasury loses 15, but does not fall below 0.',
      '6-8: nothing happens.',
      '9: the treasury gains 15.',
      '10, volunteers: one ship’s crew becomes a grade better.',
      '11, intelligence: the side sees the enemy’s orders before it writes its own; if both sides roll 11, neither sees the other’s orders.',
      '12, defection: a random enemy minor port with no fleet in its area changes sides; if there is no such port, the treasury gains 20.',
      'Only the affected side learns of its event, unless the effect is visible to all. The player chooses the ship that volunteers join. If the player gives orders without choosing, the volunteers join the worst crew.',
    ],
    chart: 'campaignEvents',
  },
  {
    case: '12.13',
    title: 'Sequence of play in a campaign',
    text: [
      'The steps of a month are: 1. New ships arrive. 2. Income [[12.2]]. 3. Random events [[12.12]]. 4. Supply [[12.4]]. 5. Secret orders of both sides. 6. Movement [[12.5]]. 7. Battles [[12.7]]. 8. Assaults [[12.2]]. 9. Reorganisation, repairs and replacements, by both sides at the same time and in secret [[12.9]] [[12.10]] [[12.11]]. 10. Blockades for the next month.',
      'Winter follows October. Each fleet goes to the nearest friendly port that it can reach by normal routes, or by any route if normal routes lead to none. There it is in supply and its stance is “Avoid battle”. The next year begins in March.',
      'At the end, each side scores the value of every port that it has taken from the enemy. It also scores one point for each full 25 points of enemy ships lost or captured. A difference below 5 is a draw; a difference of 20 or more is a decisive win.',
      'A side that has no ships, or none of the major ports it began with, loses at once and decisively. If this happens to both sides at the same time, compare points. A side that concedes the campaign loses, decisively if the enemy has at least twice its points.',
    ],
    chart: 'campaignVictory',
  },
];

/** Cases 12.7 and 12.8: battles of a campaign. */
export const campaignBattles: Rulebook = [
  {
    case: '12.7',
    title: 'Naval battles',
    text: [
      'After movement, there is a battle in every area that has fleets of both sides. Resolve the areas in the order of the theatre; all fleets in an area take part. Unless an interception forces the battle, each side secretly accepts or declines. If both decline, there is no battle.',
      'If one side declines and its ports in the area can hold all its ships there, its fleets stay in port. Otherwise they try to evade: the enemy rolls for interception [[12.5]], and there is a battle if the roll succeeds. If the roll fails, they go by a normal route to an area without enemies, with a friendly port if possible; their player chooses among several. If there is no such area, the fleets must fight.',
      'An option sets whether battles are fought on the table, by a quick battle roll [[12.8]], or as the players agree each time. In the last case a battle is fought on the table if both players want it.',
      'For a battle on the table, fleets become squadrons of at most ten ships; a side’s ships in excess of 14 are in reserve. The fleet’s officer leads its first squadron; for others, roll for command by the side’s training. The Commander-in-Chief is the Admiral, or the best officer present. The table is 120 by 120 cm for up to 8 ships on the larger side, 180 by 120 for up to 12, else 240 by 120. Roll for land, with +2 for habitations if the area has a port [[2.4]]; and for wind, sea, currents and tide; then edges and deployment [[2.8]]. The battle lasts 12 turns unless an option sets another number.',
      'Afterwards the fleets keep the damage and losses of the battle. The beaten side retreats [[12.8]] with its ships afloat and the ships that fled; its ships that are linked to an enemy, aground or derelict are captured. Sinking ships are lost. Each retreating ship with Severe damage sinks on the way on a d6 of 1-2. After a draw, both sides stay and derelicts are lost. Conceding the battle does not concede the campaign.',
      'A new officer replaces a fleet’s officer who was killed, or captured with the ship [[12.9]].',
    ],
    chart: 'quick',
  },
  {
    case: '12.8',
    title: 'Quick battle resolution',
    text: [
      'A side’s strength is the points of its ships [[15]], each minus 20 per cent for every damage level, rounded down for each ship. Each side rolls a d10 and adds its commander’s command. The stronger side also adds 5 at odds of 3 to 1, 3 at 2 to 1, 2 at 3 to 2, 1 at 5 to 4.',
      'If the difference is 0, both sides lose 10 per cent of their ships. If it is 1-3, the winner loses 10 per cent and the loser 20 per cent, and another 5 per cent of the loser’s ships are captured. At 4-6 these percentages are 10, 30 and 10; at 7-9 they are 5, 40 and 15; at 10 or more they are 5, 50 and 25. Halves are rounded up. A side’s cheapest ships sink; the next cheapest are captured, and get raw crews. As many survivors as were sunk and captured together take one damage level, worst crews first.',
      'If a side led by its Admiral loses by 7 or more, the Admiral is lost on a d10 of 1-2.',
      'The loser retreats with all its fleets to the nearest area with a friendly port within two normal moves, which may be the area of the battle. Otherwise it retreats to a neighbouring area without enemies by a normal route. If neither is possible, all its ships are captured. The captor burns captured ships if it has no fleet for them and may not form one.',
      'Ruling: the player chooses among equally near areas.',
    ],
    chart: 'quick',
  },
];

/** Chapter 12 up to case 12.6: map, ports, fleets and their movement. */
export const campaign: Rulebook = [
  {
    case: '12',
    title: 'Campaign rules',
    text: [
      'The campaign is a war at sea in monthly turns. There are two theatres. The First Punic War begins in March 260 BC (Rome against Carthage, 22 areas, one model is ten ships). The Ionian War begins in March 411 BC (Athens against Sparta and its allies, 23 areas).',
      'A campaign lasts 8, 16 or 24 months, from March to October of each year. [[12.13]] gives the steps of a month. If some of a fleet’s ships must suffer by chance, choose them in this order: worst crews, fewest points, lowest number.',
    ],
  },
  {
    case: '12.1',
    title: 'Campaign areas',
    text: [
      'Areas are connected by normal and perilous routes, in both directions. Each perilous route of an area makes the sea rougher in battles there [[2.6]].',
    ],
    chart: 'areas',
  },
  {
    case: '12.2',
    title: 'Ports',
    text: [
      'A major port holds 20 ships, has an income of 12 a month, repairs 4 ships a month and builds ships. A minor port holds 6 ships, has an income of 4 and repairs 2. A blockaded port has no income. Rome and Carthage also get 24 a month from allies and tribute, and Sparta gets 40 in Persian gold. In the First Punic War each treasury starts with 120; in the Ionian War Athens starts with 100 and Sparta with 140.',
      'At the end of the month, a port becomes blockaded if its area has an enemy fleet with the stance “Blockade”. The blockade lasts until the end of the next month.',
      'After the battles, a fleet with the stance “Assault” and no enemy fleet in its area assaults an enemy port there: the port named in its orders or, if none is named, the first. The fleet’s strength is 3 for each factor of heavy marines, 2 of normal marines and 1 of archers [[8.2]]; oarsmen do not count. The port’s strength is 4 for each point of garrison. The fleet rolls a d10 and adds the odds as in boarding and the officer’s command. It adds 2 if the walls are breached, and 1 if the port was blockaded. The port rolls d10 + 3.',
      'If the fleet’s total is higher by 4 or more, it captures the port. If it is higher by 1 to 3, it captures a minor port or breaches the walls of a major one. Otherwise the assault is repulsed. The fleet loses 20 per cent of each kind of troops if repulsed, otherwise 10 per cent, rounded up. A captured port has half its garrison, rounded up, intact walls and no blockade.',
    ],
    chart: 'ports',
  },
  {
    case: '12.3',
    title: 'Fleets',
    text: [
      'A fleet has 1 to 20 ships and one officer; a side has at most six fleets. One officer of each side is its Admiral. If the Admiral is lost, the best of the other officers becomes Admiral. When the campaign begins, roll for each officer’s command by training [[2.3]].',
      'A fleet, its ships and its officer are hidden from the enemy. They are visible if the enemy has a port or fleet in the fleet’s area, or a fleet next to it by a normal route.',
      'Spectators see only what both sides see.',
    ],
    chart: 'fleets',
  },
  {
    case: '12.4',
    title: 'Supply',
    text: [
      'A fleet is in supply if its area, or an area next to it by a normal route, has enough friendly ports. These must not be blockaded, and together must hold at least as many ships as the side has in the fleet’s area.',
      'The first month without supply has no effect. From the second month on, each ship rolls a d10 and adds its crew quality. On 1 or less it is lost. On 2 to 4 it takes one damage level, and its oarsmen drop to three quarters of the type’s number, rounded down. Only the ship’s own side learns of these losses.',
    ],
    chart: 'campaignCosts',
  },
  {
    case: '12.5',
    title: 'Movement',
    text: [
      'Both sides write secret orders, which give each fleet a path and a stance: “Patrol”, “Blockade”, “Assault” or “Avoid battle”. A fleet without orders stays where it is; its stance is “Avoid battle” in a friendly port and “Patrol” elsewhere.',
      'A fleet has three movement points: a normal route costs 1, a perilous one 2. A path with a perilous route may cost one point more than that; the fleet sails the last part only with a fair wind [[12.6]].',
      'All fleets move step by step together. Enemy fleets that would swap areas along one route meet and stop in the area that is listed first.',
      'Interception: roll when a fleet enters an area with an enemy fleet on patrol, or leaves an area with an enemy fleet on blockade. Roll a d10 and add the interceptor’s command, +1 for patrol or +2 for blockade, and −1 if the interceptor has fewer than 5 ships. Subtract the other fleet’s command, add 1 if that fleet has more ships, and subtract 1 if its stance is “Avoid battle”. On 6 or more that fleet stops there, and neither side may decline the battle. Several interceptors roll once, under their Admiral or best officer.',
      'Ruling: there are no stances for staying in port and for passing through, because they would have no effect. Only a fleet that has finished its own move intercepts.',
    ],
    chart: 'campaignMovement',
  },
  {
    case: '12.6',
    title: 'Perilous routes',
    text: [
      'Each fleet that crosses a perilous route rolls 2d6 and adds its officer’s command (at most 1 either way) and a modifier for the month: March −2, April −1, May and June 0, July +1, August 0, September −1, October −2.',
      '3 or less, storm: each ship rolls a d10 and adds its crew quality, +1 for a stout hull, −1 for a weak hull or size 1-2. On 1 or less the ship is lost, and on 2 to 4 it takes one damage level.',
      '4-5: the fleet is scattered. It stops on arrival, and d3 ships take one damage level.',
      '6-11: the fleet crosses safely.',
      '12 or more, fair wind: the fleet has one more movement point.',
      'On these routes damage never sinks a ship; it is at worst Severe.',
      'Ruling: a player’s orders may name the ships that take damage first if a fleet is scattered. For the rest, the order in [[12]] applies.',
    ],
    chart: 'peril',
  },
];
