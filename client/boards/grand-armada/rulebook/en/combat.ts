import type { Rulebook } from '../../../../kit/rules/rulebook.js';

/** Chapter 10. */
export const victory: Rulebook = [
  {
    case: '10.0',
    title: 'Game Duration and Victory Conditions',
    text: [
      'Each battle sets its number of turns and its Victory Points (VP); the side with more VP wins. VP depend on the state of the ships: sunk (including aground), captured, or off the map. Withdrawing and drifting ships, and broken ships that left the map, score nothing; the Rosario is an exception. [[11.0]]',
      'Ruling: a battle also ends after a turn in which one side has no ships left to move and none that can still enter. At Gravelines it does so only if that side is the English, who may leave the map even without an enemy left. A general retreat at Gravelines ends the battle at once. If a player concedes, the opponent wins, whatever the VP.',
      'Ruling: if VP are tied, the side that met the objective of the battle wins, as stated there. Option: tied VP are a draw.',
    ],
  },
];

/** Case 8.4. */
export const withdrawal: Rulebook = [
  {
    case: '8.4',
    title: 'Withdrawal from Combat',
    text: [
      'A ship with crew below 0 is broken and must leave the battle. From that moment it does not fire, board or hold ships, has no zone of control, and loses its tow. [[8.1]] [[7.0]]',
      'In the withdrawal step of that turn it makes an extra move, unless a fighting enemy is adjacent. It has the MP of the present wind and its heading; there is no tide and no turn owed, and it may leave over any edge. It may not pass or end within less than range 3 of a fighting enemy. If it is already clear of all of them, it may stay. If such a move exists it must make one, chosen by its owner; if not, it surrenders. [[3.5]] [[9.0]]',
      'Ruling: a ship that starts nearer than range 3 may still withdraw. Each hex must then be farther from every enemy nearer than 3, and it must end at range 3 or more. A crippled ship cannot withdraw.',
      'In later turns it moves in the movement phase until it leaves the map. Every edge is open to it, and it may not fire. It must move on: each hex must be nearer to its nearest edge, counted in hexes, as long as there is such a hex. Such a hex is no sand bar, is not within range 1 of a fighting enemy, and can be paid for, including turns. It may not enter other hexes, and may end its move only if there is no such hex. [[5.6]]',
      'It surrenders at once and is captured if a fighting enemy is at range 0 or 1. This is checked at the end of its own move and of the movement phase. [[9.0]]',
      'A withdrawing ship that leaves the map scores for neither side. Until then it can be fired at, and it blocks lines of fire. A ship that is broken before it has moved may still move this turn, without firing. [[8.3]]',
      'Ships that have surrendered or been captured move only in tow. [[9.1]]',
    ],
    chart: 'limits',
  },
];

/** Case 5.6. */
export const restrictions: Rulebook = [
  {
    case: '5.6',
    title: 'Movement Restrictions',
    text: [
      'Slowing down: a sailing ship that entered 2 or more hexes in its last move may not simply stop. If it enters no hex this time, its final heading must differ by a side or more from its heading at the start. It turns one extra side for free, now or at the start of its next move. If it enters a hex, it owes nothing.',
      'Turns that cancel each other do not count. A deferred turn is made first in the next move, before the wind is checked. It may not be undone, by a paid or free turn, before the ship has entered a hex. [[5.2]] [[5.3]]',
      'Exempt are galleasses, held ships, ships with a tow and crippled ships. So are ships that entered one hex or none last time, ships that fought in the last boarding phase, and Recalde’s San Juan while its heading is fixed. All ships start or enter a battle as if they had moved one hex. Heading into the wind or having an adjacent enemy does not exempt a ship. [[11.0]]',
      'Grappling: a ship with the lower total in a boarding combat is held by the ships it fought. The hold lasts as long as one of them fights and is adjacent. Tied totals hold both sides. A held ship may turn, trim and fire, but may not move ahead. [[8.1]]',
      'Ruling: this case lets grappled ships only turn, while case 7.0 lets a ship leave after the boarding. The winner may therefore leave; a ship that lost or tied may not. A ship boarded by several enemies in turn is held by each of those it did not beat, even if it beats a later one. All holds are determined anew in the next boarding phase. [[7.0]]',
      'A ship may be taken in tow next to an enemy. The text calls the towing case 11.1; it is [[9.1]].',
      'Sand bars, at Portland: a ship of defence 3 or more that enters a sand bar hex, by sailing, withdrawal or tow, is aground. It is out of the battle and counts as sunk. Ships of defence 2 or less pass over it. A tow to or from a grounded ship is cast off. [[11.0]]',
      'Ruling: the scenario says that any ship runs aground, and this case exempts small ones. This case is followed; no ship at Portland is that small.',
      'Option: the rule on slowing down is not used.',
    ],
    chart: 'limits',
  },
];

/** Chapter 9. */
export const prizes: Rulebook = [
  {
    case: '9.0',
    title: 'Surrender and Capture of Ships',
    text: [
      'A broken ship that could not withdraw surrenders automatically after the boarding combats and is captured. It could not withdraw if an enemy is adjacent or there is no legal move. A withdrawing ship that surrenders is also captured. [[3.6]] [[8.4]]',
      'A captured ship keeps its hull, crew and heading. It does not move, fire, board or hold ships, and has no zone of control. It occupies its hex and blocks lines of fire. Ruling: it may not be fired at or boarded.',
      'The captor must keep one of its fighting ships adjacent, and may replace it with another at any time. A ship that tows the prize is adjacent to it. Without a guard the prize is lost again. [[9.2]]',
    ],
  },
  {
    case: '9.1',
    title: 'Towed Ships',
    text: [
      'A fighting ship that is not held may take one adjacent ship in tow, if it does not head towards it. That ship is one its side has captured, a drifting ship of its own side, or its own side’s crippled ship if not held. Taking a ship in tow is free, at the start of a move, even next to an enemy. The tow lasts until it is cast off, at the start of a move or during it. It also ends if the towing ship is broken, or if either ship is lost or changes sides. No ship is towed by two. [[5.6]]',
      'Both move with the MP of the slower speed, with oars if the towing ship is a galleass, by the heading of the towed ship. The translator adds that this lasts until the towed ship has turned into line. Sail of speed 4 with a tow: 4, 2, 1, 0 with the wind lateral, aft, bow, head. Oars of speed 3: 3, 2, 2, 1. [[5.5]]',
      'The towing ship leads. The towed ship enters the hex just left and heads the way it moved, so it is in line after the first hex. The towing ship pays for turns by its own speed, one side at a time. It may trim, but not pass through occupied hexes. Both stop if the towing ship enters a zone of control. If the towed ship is held, the towing ship may not move ahead. It may fire as usual, and owes no turn for stopping. [[5.3]] [[5.1.1]] [[7.0]]',
      'Over an open edge both leave together. A captured ship towed off the map stays captured and is scored as such. A drifting ship towed off scores for neither side. [[10.0]]',
      'Ruling: ships with a tow have at least 1 MP before the tide, so that a prize heading into the wind can be turned.',
    ],
    chart: 'movement',
  },
  {
    case: '9.2',
    title: 'Recapture of a Ship',
    text: [
      'At the end of the movement phase a captured ship without an adjacent fighting ship of the captor is freed. It is not freed in the turn of its capture. It belongs to its own side again, drifts without a crew, and moves only if towed by a friend. [[9.1]]',
      'Ruling: this is checked once, at the end of the whole movement phase, because both sides move in turn. Surrenders at that moment come first.',
      'Ruling: after the surrenders, a drifting ship with an adjacent fighting enemy, and no adjacent fighting friend, is captured again automatically. [[3.6]]',
    ],
  },
];

/** Chapters 1 and 2. */
export const equipment: Rulebook = [
  {
    case: '1.0',
    title: 'Introduction',
    text: [
      'Battles of 1588 between the Armada and the English fleet, with one counter per ship and one player per side. The first player is English and the second Spanish, unless sides are swapped in the set-up. This chapter has no rules. [[11.0]]',
    ],
  },
  {
    case: '2.0',
    title: 'Game Equipment',
    text: ['The map and the counters. [[2.1]] [[2.2]]'],
  },
  {
    case: '2.1',
    title: 'The Map',
    text: [
      'The map shows open sea in hexes. Some battles have sand bars in a paler colour. The turn track and the wind compass are next to it. [[5.6]] [[6.0]]',
      'Ruling: the printed map is missing. This map has 27 columns, A (the west edge) to Z and then A1 (the east edge). It has 20 rows, from 1 in the north to 20 in the south. Every second column, starting with B, is half a hex lower. A hex is named by column, hyphen and row: K-10, A1-7.',
      'Ruling: hexsides are numbered clockwise from north: 1 north, 2 north-east, 3 south-east, 4 south, 5 south-west, 6 north-west. Opposite sides are 1 and 4, 2 and 5, 3 and 6. A ship heads towards a side, and the wind comes from a side. [[5.2]]',
      'Ruling: there are 36 sand bar hexes. They are along the north edge below Portland Bill (columns K to T) and in the Shambles (columns Q to W, rows 9 to 14). They have an effect only in the second battle. [[11.0]]',
    ],
    chart: 'map',
  },
  {
    case: '2.2',
    title: 'The Counters',
    text: [
      'Spanish ships are white on blue, English ships blue on white. Impact counters, and the advice to copy them, are not needed in software: the board shows numbers. [[2.2.1]]',
    ],
  },
  {
    case: '2.2.1',
    title: 'Types of Counters',
    text: [
      'A ship has four factors. A, defence: the number of hull hits that sink it. B, crew: its number and quality. C, guns. D, maximum speed. They are written in this order: 7366 is defence 7, crew 3, guns 6, speed 6. A pennant marks an admiral who leads a Spanish squadron. [[8.1]] [[5.5]]',
      'Hull hits are shown above a ship and crew losses below.',
      'Ruling: ships of speed 4 are the galleasses, with sails and oars; all others are sailing ships. The two ships with printed factors are taken to be Ark Royal (7366) and San Lorenzo (4534, with an admiral). The factors of the others are derived from published tons, guns and men by one key, which also gives these two.',
    ],
    chart: 'ships',
  },
];

const common: readonly string[] = [
  'Four battles are printed; the fifth is reconstructed. If the lists name no ships, the choice of ships follows accounts of the battle, and was tested in play. So do all positions and zones. [[2.2.1]]',
  'Deployment: both sides place their ships freely in battle 4; in the others ships start in fixed hexes. The set-up can change this for any battle. The Spanish place first. Each ship is placed in its side’s zone with any heading, in an empty hex that is not an active sand bar. It must be at range 3 or more from every enemy already placed. A side may also use its historical positions. Some ships always have a fixed position.',
  'Ships may leave the map only over the edges named, except withdrawing ships. [[8.4]] “Sunk” includes aground. [[5.6]]',
];

const plymouth: readonly string[] = [
  '1. The bait off Plymouth, 31 July. 12 turns, wind from 5 to 2. English: Ark Royal, Revenge, Victory, Triumph, Nonpareil, Hope, Mary Rose, Disdain (zone columns A to F). Spanish: San Juan with Recalde, isolated ahead of the rest; Gran Grin, San Martín, San Mateo, San Felipe, Florencia, San Marcos (zone P to T). San Juan has a fixed position. There are no exits.',
  'Recalde offers himself as bait. In turns 1 to 3 San Juan may not change heading, by a paid or free turn, and owes no turn for stopping. It may move straight ahead, stop, fire and board. The English want to cut it off, the Spanish to sink the attackers. [[5.6]]',
  'VP: English 1 per Spanish ship sunk, 2 per Spanish ship captured. Spanish 3 per English ship sunk or captured. Ruling: a tie goes to the Spanish if San Juan is fighting in column R or farther east at the end, otherwise to the English.',
];

const portland: readonly string[] = [
  '2. Portland Bill, 2 August. 9 turns, wind from 5 to 2; sand bars. English: Triumph, Golden Lion, Mary Rose, Merchant Royal, Centurion, Margaret and John (zone columns L to O, rows 4 to 12). Spanish: the galleasses San Lorenzo with Moncada, Zúñiga, Girona, Napolitana (zone D to F, rows 3 to 9). The English want to escape. Ruling: they may leave over the west and south edges, the Spanish over none.',
  'The tide sets to the south-east, side 3. A ship that moves in another direction loses a die roll in MP, but at most 2: 1 on a roll of 1, 2 on 2 or more.',
  'Ruling: roll once per move, when the ship first enters a hex in a direction other than 3, before it pays for it. Leaving over an edge counts as entering a hex. The ship loses at most the MP it has left. In another ship’s hex it keeps the MP it needs to leave. It may not enter a hex it can no longer pay for.',
  'Ships that enter no hex, or only hexes towards 3, do not roll. Galleasses roll like other ships. With a tow the direction of the towing ship counts. The extra move of a withdrawing ship has no tide. [[8.4]]',
  'VP as in 1; a ship aground counts as sunk. Ruling: a tie goes to the English if four or more of their ships have left unbroken, otherwise to the Spanish.',
];

const wight: readonly string[] = [
  '3. Isle of Wight, 4 August. 18 turns, wind from 5 to 2. English: Victory, Mary Rose, Dreadnought, Swallow, Ark Royal, Golden Lion (zone columns A to F). Spanish: San Luis and Duquesa Santa Ana, which have fallen behind and have fixed positions; San Lorenzo with Moncada, Girona, Napolitana, Rata Encoronada (zone R to V). The Spanish want to rescue the two and withdraw with them. Ruling: they may leave over the east edge, and ships that leave score for neither side. The English may not leave.',
  'VP as in 1. Ruling: a tie goes to the Spanish if both San Luis and Duquesa Santa Ana are safe, otherwise to the English. A ship is safe if it has left over the east edge unbroken, or is in Spanish hands in column U or farther east. A drifting or withdrawing ship is in the hands of its own side.',
];

const gravelines: readonly string[] = [
  '4. Gravelines, 8 August. 30 turns, or until the English retreat. English: Revenge, Nonpareil, Hope, Aid, Victory, Mary Rose, Dreadnought, Swallow, Triumph, Vanguard, Rainbow, Antelope, within three hexes of the east edge (zone columns Y, Z, A1), with any heading. Spanish: San Martín with Medina Sidonia, San Juan with Recalde, San Marcos, San Felipe, San Mateo, San Juan Bautista (zone H to N). The English want to pass the Spanish and leave over the west edge; the Spanish may not leave.',
  'Ruling: the wind blows from 3 to 6. The text has 4 to 6, which is not a straight line, and calls it north-west.',
  'Ruling: columns A and J in the text are read as A1.',
  'Each English ship may fire its guns 10 times in the battle; crew fire does not count. The set-up can change the number, in any battle. [[8.1]]',
  'Reinforcements. Ark Royal (7366) from turn 5 over the east edge. Spanish over the west edge: two galleons of speed 5 from turn 5; two more in turns 6 to 12; three ships of any kind except San Lorenzo from turn 12. Ruling: these are totals, not ships per turn, and a ship that may enter in turn 5 may enter later. A ship that fits several groups counts against the one that closes first, then against the narrowest. Option: the last three are limited to ships that could have been present that day.',
  'A ship enters when it is activated, in an empty hex of the edge column, with any heading, which sets its MP. The hex costs 1 MP; with 0 MP it enters for free. Then it moves like any ship. Entry may be delayed within the turns given; after them it is lost. [[4.0]] [[5.5]]',
  'General retreat: the battle ends at once and is scored as it stands. Ruling: the English may declare it from turn 2, when they open a turn. Half or more of their fighting ships must have no shots left, or the present VP must not win them the battle. Option: as printed, at any English decision.',
  'VP: English 1 for every three of their ships that left unbroken over the west edge, 2 per Spanish ship sunk or captured. Spanish 4 per English ship sunk or captured. Ruling: a tie goes to the English if six or more of their ships have left that way, otherwise to the Spanish.',
];

const rosario: readonly string[] = [
  '5. The prize of the Rosario, 1 August. Ruling: only the number of a fifth battle, from another translator, is known; this one is entirely reconstructed. 12 turns, wind from 6 to 3. English: Revenge, Roebuck, Margaret and John, Mary Rose, White Bear, Golden Lion (zone columns A to F; exit west). Spanish: Nuestra Señora del Rosario with Pedro de Valdés, San Lorenzo with Moncada, San Cristóbal with Diego Flores de Valdés (zone O to R; exit east). Rosario, San Lorenzo and Margaret and John have fixed positions.',
  'The Rosario is crippled: it has no MP, does not turn, and owes no turn for stopping. It is activated in its turn, fires and boards like other ships, and may be towed by a Spanish ship although its crew is not broken. [[9.1]]',
  'VP: English 6 if the Rosario is captured at the end, even if it was towed off the map, 3 if it is sunk; per other Spanish ship 1 if sunk, 2 if captured. Spanish 4 if it has left over the east edge, or 2 if it is still theirs; 3 per English ship sunk or captured. A tie goes to the Spanish if the Rosario is theirs or has left over the east edge, otherwise to the English. [[9.2]]',
];

/** Chapter 11. */
export const battles: Rulebook = [
  {
    case: '11.0',
    title: 'Scenarios',
    text: [...common, ...plymouth, ...portland, ...wight, ...gravelines, ...rosario],
    chart: 'scenarios',
  },
];

const artillery: readonly string[] = [
  'Range is the number of hexes between two ships, not counting their own; adjacent ships are at range 0.',
  'Artillery: roll a die, add the ship’s guns, subtract the range, and subtract 1 if it is Spanish (guns only, not crews). 7 or more is one hull hit. There is no other limit on range, but a ship may not fire if even a 6 would miss. Each ship fires its guns once per turn.',
  'Every third hull hit also costs 1 crew point. When hull hits equal the defence, the ship sinks and the enemy scores VP for it. [[10.0]]',
  'Ruling: in its own move a ship fires guns after moving, and firing ends its movement; it may trim before. Captured and drifting ships may not be fired at. [[4.0]]',
];

const crews: readonly string[] = [
  'Crew fire: roll a die, add the present crew, and add the range, 0 or 1. 7 or more costs the target 1 crew point. Crew fire has no arc but needs a clear line of fire. Each crew fires once per turn: in any one hex of the ship’s own move, including the first, before or after its guns, or in simultaneous fire. [[8.3]] [[3.3]]',
  'A ship’s present crew is the printed crew, minus losses from crew fire and boarding, minus 1 for every three hull hits. A crew of 0 still fights; below 0 the ship is broken. [[8.4]]',
  'Ruling: the range is added, as in the text, so range 1 is easier than range 0. Option: the range is subtracted, as for guns.',
];

const boarding: readonly string[] = [
  'Boarding: adjacent fighting enemies each roll a die and add their crew, and 2 if an admiral is aboard. The lower total loses 1 crew point for each full 3 points of difference: none for 0 to 2, one for 3 to 5, two for 6 to 8, three for 9 to 11, and so on. The only other effect is that the lower side is held. [[5.6]]',
  'Boarding combats are ship against ship, one for each adjacent pair, in the order the Spanish player chooses. The Spanish player names a pair, it is resolved, and then the next. A ship may have to fight several times. A pair is skipped if one of its ships has been broken in the meantime.',
  'Ruling: boarding is not optional. Only Spanish squadron leaders, including San Lorenzo, carry an admiral; Rata Encoronada and the English have none.',
  'Option: groups, as the editor of the translation suggests. In each group of adjacent enemies the side with fewer ships, or the English if equal, is attacked. The Spanish player assigns each ship of the larger side to one adjacent ship of the smaller side. All crews of a group fight together, with at most 2 for one admiral. If a group loses, its owner chooses which ship loses each crew point. Ships of the smaller side without attackers do not fight. In each combat the side with the lower total is held by all ships of the other; tied totals hold both.',
];

const bounds: readonly string[] = [
  'Silencing: a ship that has entered a hex in its move may silence a fighting enemy by crew fire, hit or miss. The enemy must not have moved or been fired at this turn. The enemy may then not fire its guns in its own move. It may still fire its crew, and its guns in simultaneous fire. A ship that has not moved may fire, but silences no ship. [[3.3]]',
  'Ruling: the text says that the target loses its fire; the translator’s reading is that it may still fire its crew.',
  'Option: the other reading. Whenever a ship enters a hex, enemies that have not moved yet and are in range may fire their crews at it, one after another. Each that does may not fire its guns in its own move. A moving ship that is broken moves on without firing. The moving ship silences no ship.',
  'Mutual fire: ships adjacent after all have moved may fire at each other with weapons not yet used. [[3.3]]',
  'After boarding: a ship that fought in the last boarding phase may not fire guns while a fighting enemy is adjacent. [[8.2]]',
];

/** Chapter 8 up to 8.1. */
export const combat: Rulebook = [
  {
    case: '8.0',
    title: 'Combat',
    text: ['Guns, crew fire, boarding, firing arcs, and withdrawal.'],
  },
  { case: '8.1', title: 'Types of Combat', text: [...artillery, ...crews, ...boarding, ...bounds], chart: 'gunnery' },
];
