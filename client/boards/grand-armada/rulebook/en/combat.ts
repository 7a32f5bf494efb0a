import type { Rulebook } from '../../../../kit/rules/rulebook.js';

export const victory: Rulebook = [
  {
    case: '10.0',
    title: 'Game Duration and Victory Conditions',
    text: [
      'Each battle states its number of turns and what scores Victory Points (VP); the side with more VP wins. VP are scored for ships that are sunk (including aground), captured or off the map. No VP are scored for withdrawing ships, drifting ships or broken ships that left the map. The Rosario is an exception. [[11.0]]',
      'Ruling: a battle also ends after a turn in which one side has no ships left to move and none that can still enter. At Gravelines the battle ends this way only if the English have no such ships. If only the Spanish have none, it continues, so that the English can still leave the map. A general retreat at Gravelines ends the battle at once. If a player concedes, the opponent wins, whatever the VP.',
      'Ruling: if VP are tied, the objective stated for the battle decides who wins. [[11.0]] Option: a tie in VP is a draw.',
    ],
  },
];

export const withdrawal: Rulebook = [
  {
    case: '8.4',
    title: 'Withdrawal from Combat',
    text: [
      'A ship with crew below 0 is broken and must leave the battle. From that moment it does not fire, board or hold ships, has no zone of control, and loses its tow. [[8.1]] [[7.0]]',
      'In the withdrawal step of that turn it makes an extra move, unless a fighting enemy is adjacent. The ship’s MP depend on its heading and the present wind. The tide has no effect, the ship need not turn when it stops, and it may leave by any edge. It may not enter or end in a hex closer than range 3 to a fighting enemy. If it is already at range 3 or more from every fighting enemy, it may stay. If the ship has a legal move, its owner must choose one; if not, the ship surrenders. [[3.5]] [[9.0]]',
      'Ruling: a ship that starts nearer than range 3 may still withdraw. For each fighting enemy, every hex that it enters must be at range 3 or more, or farther away than the hex it left. It must end at range 3 or more. A crippled ship cannot withdraw.',
      'In later turns the ship moves in the movement phase until it leaves the map. It may leave by any edge, and it may not fire. It must keep moving nearer to an edge as long as it can. Count the distance to an edge in hexes, along a course that the ship can sail with the present wind.',
      'The ship may enter only hexes that it can pay for, including turns. It may not enter a sand bar or a hex within range 1 of a fighting enemy. If none of these hexes is nearer to an edge, it may end its move or enter one at the same distance. If there is none at the same distance either, it may enter one that is farther away. [[5.6]]',
      'A withdrawing ship surrenders at once and is captured if a fighting enemy is at range 0 or 1. Check this at the end of its own move and at the end of the movement phase. [[9.0]]',
      'Neither side scores VP for a withdrawing ship that leaves the map. While it is on the map, it can be fired at and blocks lines of fire. A ship that is broken before it has moved may still move this turn, without firing. [[8.3]]',
      'Ships that have surrendered or been captured move only in tow. [[9.1]]',
    ],
    chart: 'limits',
  },
];

export const restrictions: Rulebook = [
  {
    case: '5.6',
    title: 'Movement Restrictions',
    text: [
      'Slowing down: a sailing ship that entered 2 or more hexes in its last move may not simply stop. If it enters no hex in this move, its final heading must differ by at least one hexside from its heading at the start. If necessary, it turns one extra hexside for free, now or at the start of its next move. If it enters a hex, it need not turn.',
      'Turns that cancel each other do not count. A ship makes a deferred turn first in its next move, before the wind is checked. No paid or free turn may undo the deferred turn before the ship has entered a hex. [[5.2]] [[5.3]]',
      'Galleasses, held ships, ships with a tow and crippled ships are exempt from the rule on slowing down. Ships that entered one hex or none in their last move are also exempt, as are ships that fought in the last boarding phase. So is Recalde’s San Juan while its heading is fixed. All ships start or enter a battle as if they had moved one hex. Heading into the wind or having an adjacent enemy does not exempt a ship. [[11.0]]',
      'Grappling: a ship with the lower total in a boarding combat is held by the ships it fought. The hold lasts as long as one of these ships can fight and is adjacent. If the totals are tied, both sides are held. A held ship may turn, trim and fire, but may not move ahead. [[8.1]]',
      'Ruling: this case allows a grappled ship only to turn, but case 7.0 allows a ship to leave after boarding. We read both together: the winner of a boarding combat may leave; a ship that lost or tied may not. A ship boarded by several enemies in turn is held by each enemy that it did not beat, even if it beats a later one. The next boarding phase determines all holds again. [[7.0]]',
      'A ship may be taken in tow even if it is next to an enemy. The rulebook calls the case on towing 11.1; the correct number is [[9.1]].',
      'Sand bars, at Portland: a ship of defence 3 or more that enters a sand bar hex runs aground, whether it sails, withdraws or is towed. It is out of the battle and counts as sunk. Ships of defence 2 or less pass over sand bars. If a grounded ship was towing or in tow, the tow is cast off. [[11.0]]',
      'Ruling: the scenario says that any ship runs aground, but this case exempts small ships. We follow this case; no ship at Portland is that small.',
      'Option: the rule on slowing down is not used.',
    ],
    chart: 'limits',
  },
];

export const prizes: Rulebook = [
  {
    case: '9.0',
    title: 'Surrender and Capture of Ships',
    text: [
      'A broken ship that cannot withdraw surrenders automatically after the boarding combats and is captured. A ship cannot withdraw if a fighting enemy is adjacent or if it has no legal move. A withdrawing ship that surrenders is also captured. [[3.6]] [[8.4]]',
      'A captured ship keeps its hull hits, crew losses and heading. It does not move, fire, board or hold ships, and has no zone of control. It occupies its hex and blocks lines of fire. Ruling: it may not be fired at or boarded.',
      'The captor must keep one of its fighting ships next to the prize as a guard. Another ship may replace the guard at any time. A ship that tows the prize counts as adjacent to it. Without a guard, the captor loses the prize. [[9.2]]',
    ],
  },
  {
    case: '9.1',
    title: 'Towed Ships',
    text: [
      'A fighting ship that is not held may take one adjacent ship in tow, unless it is heading towards that ship. The towed ship must be one that the towing side has captured, or a drifting ship of that side. It may also be a crippled ship of that side that is not held. A ship takes another in tow at the start of its move, at no cost, even next to an enemy. The tow lasts until it is cast off, at the start of a move or during it. The tow also ends if the towing ship is broken, or if either ship is lost or changes sides. Two ships may not tow the same ship. [[5.6]]',
      'The MP of the two ships depend on the lower of their speeds and on the heading of the towed ship. Use the MP for oars if the towing ship is a galleass, otherwise the MP for sail. The translator adds that this heading counts only until the towed ship has turned into line.',
      'Two rows of the table apply only to ships with a tow. Speed 4 under sail gives 4, 2, 1 and 0 MP with the wind lateral, aft, bow and head. Speed 3 with oars gives 3, 2, 2 and 1 MP. [[5.5]]',
      'The towing ship moves first. The towed ship enters the hex that the towing ship has just left and takes the heading of that step. It is therefore in line after the first hex. The cost of a turn depends on the towing ship’s own speed. The towing ship may turn only one hexside at a time. It may trim, but may not pass through occupied hexes. Both ships stop if the towing ship enters a zone of control. If the towed ship is held, the towing ship may not move ahead. The towing ship may fire as usual, and need not turn when it stops. [[5.3]] [[5.1.1]] [[7.0]]',
      'Both ships may leave the map together by an edge open to their side. A captured ship towed off the map stays captured and is scored as such. Neither side scores VP for a drifting ship towed off the map. [[10.0]]',
      'Ruling: ships with a tow have at least 1 MP before the tide, so that a prize heading into the wind can be turned.',
    ],
    chart: 'movement',
  },
  {
    case: '9.2',
    title: 'Recapture of a Ship',
    text: [
      'At the end of the movement phase a captured ship without an adjacent fighting ship of the captor is freed. It is not freed in the turn of its capture. The ship belongs to its own side again, drifts without a crew, and moves only if a friendly ship tows it. [[9.1]]',
      'Ruling: check the guards once, at the end of the whole movement phase, because ships of the two sides move in mixed order. Resolve surrenders at the end of that phase before this check.',
      'Ruling: after the surrender step, a drifting ship next to a fighting enemy is automatically captured again, unless a fighting ship of its own side is also adjacent. [[3.6]]',
    ],
  },
];

export const equipment: Rulebook = [
  {
    case: '1.0',
    title: 'Introduction',
    text: [
      'The game covers battles of 1588 between the Armada and the English fleet, with one counter per ship and one player per side. The first player is English and the second player Spanish, unless sides are swapped in the set-up. This chapter has no rules. [[11.0]]',
    ],
  },
  {
    case: '2.0',
    title: 'Game Equipment',
    text: ['This chapter describes the map and the counters. [[2.1]] [[2.2]]'],
  },
  {
    case: '2.1',
    title: 'The Map',
    text: [
      'The map shows open sea, divided into hexes. In some battles sand bars are shown in a paler colour. The turn track and the wind compass are next to the map. [[5.6]] [[6.0]]',
      'Ruling: the printed map is missing. This map has 27 columns, A (the west edge) to Z and then A1 (the east edge). It has 20 rows, from 1 in the north to 20 in the south. Every second column, starting with B, is half a hex lower. A hex is named by column, hyphen and row: K-10, A1-7.',
      'Ruling: hexsides are numbered clockwise from north: 1 north, 2 north-east, 3 south-east, 4 south, 5 south-west, 6 north-west. Opposite sides are 1 and 4, 2 and 5, 3 and 6. A ship heads towards a side, and the wind comes from a side. [[5.2]]',
      'Ruling: there are 36 sand bar hexes. They are along the north edge below Portland Bill (columns K to T) and in the Shambles (columns Q to W, rows 9 to 14). They have an effect only in battle 2. [[11.0]]',
    ],
    chart: 'map',
  },
  {
    case: '2.2',
    title: 'The Counters',
    text: [
      'Spanish ships are white on blue, English ships blue on white. Impact counters, and the advice to copy them, are not needed in software: the board shows hits as numbers. [[2.2.1]]',
    ],
  },
  {
    case: '2.2.1',
    title: 'Types of Counters',
    text: [
      'A ship has four factors. A is defence, the number of hull hits that sink it. B is the number and quality of its crew, C its guns, and D its maximum speed. They are written in this order: 7366 is defence 7, crew 3, guns 6, speed 6. A pennant marks an admiral who leads a Spanish squadron. [[8.1]] [[5.5]]',
      'Hull hits are shown above a ship and crew losses below it.',
      'Ruling: ships of speed 4 are the galleasses, with sails and oars; all others are sailing ships. The rules give the factors of two ships without their names. We take these to be Ark Royal (7366) and San Lorenzo (4534, with an admiral). For all other ships, one formula derives the factors from published figures for tonnage, guns and men. The formula also gives the right factors for these two ships.',
    ],
    chart: 'ships',
  },
];

const common: readonly string[] = [
  'Four battles are printed; the fifth is reconstructed. Where the rulebook does not name the ships, our choice is based on accounts of the battle and was tested in play. The same applies to starting positions and zones. [[2.2.1]]',
  'Deployment: in battle 4 both sides place their ships freely; in the other battles ships start in fixed hexes. An option changes this for any battle.',
  'With free placement, the Spanish place first. Each ship is placed in its side’s zone with any heading, in an empty hex that is not an active sand bar. It must be at range 3 or more from every enemy already placed. A side may use its historical positions instead. Some ships always have a fixed position.',
  'Except for withdrawing ships, ships may leave the map only by the edges listed for the battle. [[8.4]] Ships aground count as sunk. [[5.6]]',
];

const plymouth: readonly string[] = [
  '1. The bait off Plymouth, 31 July. The battle lasts 12 turns. The wind blows from 5 to 2. No ship may leave the map.',
  'English (zone: columns A to F): Ark Royal, Revenge, Victory, Triumph, Nonpareil, Hope, Mary Rose, Disdain.',
  'Spanish (zone: columns P to T): San Juan with Recalde; Gran Grin, San Martín, San Mateo, San Felipe, Florencia, San Marcos. San Juan has a fixed position, isolated ahead of the other ships.',
  'Recalde offers himself as bait. In turns 1 to 3 San Juan may not change heading, by a paid or free turn, and need not turn when it stops. It may move straight ahead, stop, fire and board. The English want to cut off San Juan; the Spanish want to sink the attackers. [[5.6]]',
  'VP: the English score 1 for each Spanish ship sunk and 2 for each Spanish ship captured. The Spanish score 3 for each English ship sunk or captured.',
  'Ruling: a tie goes to the Spanish if San Juan is a fighting ship in column R or farther east at the end of the battle. Otherwise it goes to the English.',
];

const portland: readonly string[] = [
  '2. Portland Bill, 2 August. The battle lasts 9 turns. The wind blows from 5 to 2. Sand bars are active.',
  'English (zone: columns L to O, rows 4 to 12): Triumph, Golden Lion, Mary Rose, Merchant Royal, Centurion, Margaret and John.',
  'Spanish (zone: columns D to F, rows 3 to 9): the galleasses San Lorenzo with Moncada, Zúñiga, Girona and Napolitana.',
  'The English want to escape. Ruling: English ships may leave by the west and south edges; Spanish ships may not leave.',
  'The tide flows south-east, towards side 3. A ship that moves in any other direction rolls a die: on 1 it loses 1 MP, on 2 to 6 it loses 2 MP.',
  'Ruling: roll once per move, when the ship first enters a hex in a direction other than 3, before it pays for that hex. Leaving by an edge counts as entering a hex. The ship loses at most the MP it has left. A ship in another ship’s hex keeps the MP it needs to leave that hex. A ship that can no longer pay for a hex may not enter it.',
  'Ships that enter no hex, or move only in direction 3, do not roll. Galleasses roll like other ships. With a tow, the direction of the towing ship counts. The tide does not affect the extra move of a withdrawing ship. [[8.4]]',
  'VP are scored as in battle 1; a ship aground counts as sunk.',
  'Ruling: a tie goes to the English if four or more unbroken English ships have left the map, otherwise to the Spanish.',
];

const wight: readonly string[] = [
  '3. Isle of Wight, 4 August. The battle lasts 18 turns. The wind blows from 5 to 2.',
  'English (zone: columns A to F): Victory, Mary Rose, Dreadnought, Swallow, Ark Royal, Golden Lion.',
  'Spanish (zone: columns R to V): San Lorenzo with Moncada, Girona, Napolitana, Rata Encoronada; also San Luis and Duquesa Santa Ana, which have fallen behind and have fixed positions.',
  'The Spanish want to rescue San Luis and Duquesa Santa Ana and withdraw with them. Ruling: Spanish ships may leave by the east edge, and ships that leave score for neither side. English ships may not leave.',
  'VP are scored as in battle 1.',
  'Ruling: a tie goes to the Spanish if both San Luis and Duquesa Santa Ana are safe, otherwise to the English. A ship is safe if it has left by the east edge unbroken, or is in Spanish hands in column U or farther east. A drifting or withdrawing ship is in the hands of its own side.',
];

const gravelines: readonly string[] = [
  '4. Gravelines, 8 August. The battle lasts 30 turns, or until the English retreat.',
  'English (zone: columns Y, Z and A1, the three columns at the east edge): Revenge, Nonpareil, Hope, Aid, Victory, Mary Rose, Dreadnought, Swallow, Triumph, Vanguard, Rainbow, Antelope, with any heading.',
  'Spanish (zone: columns H to N): San Martín with Medina Sidonia, San Juan with Recalde, San Marcos, San Felipe, San Mateo, San Juan Bautista.',
  'The English want to pass the Spanish and leave by the west edge. Spanish ships may not leave.',
  'Ruling: the wind blows from 3 to 6. The rulebook gives 4 to 6, which is not a straight line, and calls the wind north-west.',
  'Ruling: where the rulebook prints columns A and J, we read column A1.',
  'Each English ship may fire its guns 10 times in the battle; crew fire does not count. An option changes this limit, or sets one for another battle. [[8.1]]',
  'Reinforcements: from turn 5 on, Ark Royal (7366) may enter by the east edge. Spanish ships may enter by the west edge: two galleons of speed 5 from turn 5 on, and two more in turns 6 to 12. From turn 12 on, three ships of any kind except San Lorenzo may also enter.',
  'Ruling: these are totals, not ships per turn, and a ship that may enter in turn 5 may enter later. A ship that fits several groups counts against the group whose last turn comes first. If that turn is the same, it counts against the group with the strictest limits. Option: the last three reinforcements must be ships that were at the historical battle.',
  'A reinforcement enters when it is activated, in an empty hex of the edge column, with any heading. This heading sets its MP. The entry hex costs 1 MP; a ship with 0 MP enters at no cost. It then moves like any other ship. A ship may delay its entry within the turns given; after those turns it cannot enter. [[4.0]] [[5.5]]',
  'If the English declare a general retreat, the battle ends at once and is scored as it stands.',
  'Ruling: from turn 2 on, the English may declare a general retreat when they open a turn. They may do so only if at least half of their fighting ships have no shots left, or if the present score is not an English win. Option: as printed, they may declare it at any English decision.',
  'VP: the English score 1 for every three English ships that left by the west edge unbroken, and 2 for each Spanish ship sunk or captured. The Spanish score 4 for each English ship sunk or captured.',
  'Ruling: a tie goes to the English if six or more English ships have left by the west edge unbroken, otherwise to the Spanish.',
];

const rosario: readonly string[] = [
  '5. The prize of the Rosario, 1 August. The battle lasts 12 turns. The wind blows from 6 to 3. Ruling: another translator added a fifth battle that we could not find; this one is entirely reconstructed.',
  'English (zone: columns A to F; exit by the west edge): Revenge, Roebuck, Margaret and John, Mary Rose, White Bear, Golden Lion.',
  'Spanish (zone: columns O to R; exit by the east edge): Nuestra Señora del Rosario with Pedro de Valdés, San Lorenzo with Moncada, San Cristóbal with Diego Flores de Valdés.',
  'San Lorenzo, Margaret and John, and Rosario have fixed positions.',
  'The Rosario is crippled: it has no MP, does not turn, and need not turn when it stops. It is activated, fires and boards like other ships, and may be towed by a Spanish ship although its crew is not broken. [[9.1]]',
  'VP: the English score 6 if the Rosario is captured at the end, even if it was towed off the map, or 3 if it is sunk. They score 1 for each other Spanish ship sunk and 2 for each other Spanish ship captured. The Spanish score 4 if the Rosario has left by the east edge, or 2 if it is still in Spanish hands. They score 3 for each English ship sunk or captured.',
  'A tie goes to the Spanish if the Rosario is in Spanish hands or has left by the east edge, otherwise to the English. [[9.2]]',
];

export const battles: Rulebook = [
  {
    case: '11.0',
    title: 'Scenarios',
    text: [...common, ...plymouth, ...portland, ...wight, ...gravelines, ...rosario],
    chart: 'scenarios',
  },
];

const artillery: readonly string[] = [
  'Range is the number of hexes between two ships, not counting the hexes they are in; adjacent ships are at range 0.',
  'Artillery: roll a die, add the ship’s guns, subtract the range, and subtract 1 if the firing ship is Spanish. A total of 7 or more is one hull hit. The −1 for Spanish ships does not apply to crew fire. There is no fixed limit on range, but a ship may not fire if even a 6 would miss. Each ship fires its guns once per turn.',
  'Every third hull hit also costs 1 crew point. When hull hits equal the defence, the ship sinks and the enemy scores VP for it. [[10.0]]',
  'Ruling: in its own move a ship fires guns after moving, and firing ends its movement; it may trim before it fires. Captured and drifting ships may not be fired at. [[4.0]]',
];

const crews: readonly string[] = [
  'Crew fire: roll a die, add the present crew, and add the range, which must be 0 or 1. A total of 7 or more costs the target 1 crew point. Crew fire has no arc but needs a clear line of fire. Each crew fires once per turn, either in the ship’s own move or in simultaneous fire. In its own move it may fire in any one hex, including the starting hex, before or after the guns. [[8.3]] [[3.3]]',
  'A ship’s present crew is the printed crew, minus losses from crew fire and boarding, minus 1 for every three hull hits. A crew of 0 still fights; below 0 the ship is broken. [[8.4]]',
  'Ruling: the range is added, as in the text, so range 1 is easier than range 0. Option: the range is subtracted, as for guns.',
];

const boarding: readonly string[] = [
  'Boarding: adjacent fighting enemies each roll a die and add their crew, and 2 if an admiral is aboard. The side with the lower total loses 1 crew point for each full 3 points of difference: none for 0 to 2, one for 3 to 5, two for 6 to 8, three for 9 to 11, and so on. The losing ship is also held; if the totals are tied, both are. There is no other effect. [[5.6]]',
  'Boarding combats are ship against ship, one for each adjacent pair, in the order the Spanish player chooses. The Spanish player names a pair; resolve that combat before naming the next pair. A ship may have to fight several times. A pair is skipped if one of its ships has been broken in the meantime.',
  'Ruling: boarding is not optional. Only Spanish squadron leaders, including San Lorenzo, carry an admiral; Rata Encoronada and the English have none.',
  'Option: groups, as the editor of the translation suggests. In each group of adjacent enemies, the side with fewer ships is attacked, or the English if both have the same number. The Spanish player assigns each ship of the larger side to one adjacent ship of the smaller side. All crews of a group fight together; a group with one or more admirals adds 2 in all. If a group loses, its owner chooses which ship loses each crew point. Ships of the smaller side without attackers do not fight. In each combat the side with the lower total is held by all ships of the other side in that combat. If the totals are tied, both sides are held.',
];

const bounds: readonly string[] = [
  'Silencing: a ship that has entered a hex in its move may silence a fighting enemy by crew fire, whether it hits or misses. The enemy must not have moved or been fired at this turn. The silenced enemy may not fire its guns in its own move. It may still use crew fire, and may fire its guns in simultaneous fire. A ship that has not moved may fire, but silences no ship. [[3.3]]',
  'Ruling: the rulebook says that the target loses its fire. We follow the translator, who reads this as guns only: the target may still use crew fire.',
  'Option: the enemies fire at the moving ship instead. Whenever a ship enters a hex, enemies that have not moved yet and are in range may fire their crews at it, one after another. An enemy that does so may not fire its guns in its own move. A moving ship that is broken moves on without firing. With this option, a moving ship silences no ship.',
  'Mutual fire: after all ships have moved, enemies at range 0 or 1 may fire at each other with weapons that they have not used this turn. [[3.3]]',
  'After boarding: a ship that fought in the last boarding phase may not fire guns while a fighting enemy is adjacent. [[8.2]]',
];

export const combat: Rulebook = [
  {
    case: '8.0',
    title: 'Combat',
    text: ['This chapter covers guns, crew fire, boarding, firing arcs, and withdrawal.'],
  },
  { case: '8.1', title: 'Types of Combat', text: [...artillery, ...crews, ...boarding, ...bounds], chart: 'gunnery' },
];
