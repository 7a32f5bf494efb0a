import type { Rulebook } from '../../../../kit/rules/rulebook.js';

/** Chapter 10. */
export const victory: Rulebook = [
  {
    case: '10.0',
    title: 'Game Duration and Victory Conditions',
    text: [
      'Each battle says how many turns it lasts and what scores points; more points win. Points go by what has become of the ships: sunk (those aground included), captured, gone over an edge. Ships in flight or adrift, and broken ships that have left, score nothing, the Rosario excepted. [[11.0]]',
      'Ruling: a battle also ends after a turn in which one side has no ship left to sail and none that could still enter; at Gravelines only if that side is the English, who may sail off when no enemy is left. It ends at once by a general retreat at Gravelines, and when a player concedes: then the other has won, whatever the points.',
      'Ruling: equal points go to the side that has met the aim of the battle, as each of them names it. Option: without this, equal points are a draw.',
    ],
  },
];

/** Case 8.4. */
export const withdrawal: Rulebook = [
  {
    case: '8.4',
    title: 'Withdrawal from Combat',
    text: [
      'A ship with less than 0 crew is broken and must leave the fight. From that moment she neither fires nor boards nor holds anybody, has no zone of control, and lets go what she tows. [[8.1]] [[7.0]]',
      'In the withdrawal step of that turn she makes an extra move, unless a fighting enemy touches her: with the points that wind and heading give her now, without tide and without owing way, over any edge of the map. She may neither pass nor end nearer than range 3 to a fighting enemy. If she is clear of them all already she may stay where she is. Where there is such a move she must make one, of her owner’s choice; where there is none she surrenders. [[3.5]] [[9.0]]',
      'Ruling: a ship that begins nearer than that may still flee if each hex takes her farther from every enemy nearer than 3 and she ends at 3 or more. A crippled ship cannot flee.',
      'On the following turns she is sailed in the movement step until she leaves the map; every edge is open to her, and she does not fire. She must go on: each hex she enters lies nearer to the edge by which she can leave soonest, counted in hexes, as long as there is such a hex that she can pay for, turning included, that is no sand bar and that does not come within range 1 of a fighting enemy. Other hexes are closed to her, and only when there is none may she end her move. [[5.6]]',
      'If a fighting enemy is at range 0 or 1 from her at the end of her own move, or at the end of the movement step, she strikes at once and is captured. [[9.0]]',
      'A ship in flight that leaves the map counts for nobody. Until then she can be fired on, and blocks lines of fire. A ship that breaks before she has been sailed may still be sailed this turn, without firing. [[8.3]]',
      'Ships that have surrendered or been captured move only in tow. [[9.1]]',
    ],
    chart: 'limits',
  },
];

/** Case 5.6: what a ship may not do, and what she must. */
export const restrictions: Rulebook = [
  {
    case: '5.6',
    title: 'Movement Restrictions',
    text: [
      'Keeping way: a sail ship that entered two hexes or more in her last move cannot stop dead. If she enters none this time, her heading at the end must differ by a side or more from the one she began with: she turns one side more than she otherwise would, for nothing, at once or at the beginning of her next move. If she enters a hex nothing is owed.',
      'Turns that undo each other do not pay. A side that is put off is turned before anything else of the next move, before the wind is looked at, and not turned back, paid or free, until a hex has been entered. [[5.2]] [[5.3]]',
      'Free of this are galleasses, ships that entered one hex or none last time, ships that fought a boarding in the last boarding step, ships that are held, ships that tow, crippled ships, and Recalde while his course is fixed. All ships begin a battle, and enter one, as if they had made one hex. Lying in irons, or having an enemy alongside, frees nobody. [[11.0]]',
      'Grappling: who had the lower total in a boarding is held by the ships she fought, for as long as one of them fights and lies beside her; level totals hold both. A held ship may turn, trim and fire, but not go ahead. [[8.1]]',
      'Ruling: the case lets grappled ships only turn, and case 7.0 lets a ship leave after the boarding. Whoever won may leave; whoever lost or drew may not. A ship that several have boarded one after another is held by each of those who did not lose to her, also when she beats a later one. Everything is reckoned anew in the next boarding step. [[7.0]]',
      'To take a ship in tow beside the enemy is allowed. The text calls the case of towing 11.1; it is [[9.1]].',
      'Sand bars, at Portland: a ship of defence 3 or more that comes into such a hex in whatever way, sailing, in flight or in tow, is aground, out of the battle and counted as sunk; defence 2 or less sails over it. A ship in tow or towing is let go. [[11.0]]',
      'Ruling: the battle says that any ship runs aground, and this case spares small ones; the case is followed. No ship there is so small.',
      'Option: keeping way can be left out in the set-up.',
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
      'A broken ship that could not withdraw, because an enemy touches her or because there is no way out, surrenders by herself after the boardings and is captured. A ship in flight that strikes is captured as well. [[3.6]] [[8.4]]',
      'A captured ship keeps her hull, crew and heading. She does not move, fire, board or hold, and has no zone of control; she fills her hex and blocks lines of fire. Ruling: nobody fires at her or boards her.',
      'The captor must keep a fighting ship beside her, any of his, and may exchange her for another as often as he likes; a ship that has her in tow is beside her. Without a guard she is lost again. [[9.2]]',
    ],
  },
  {
    case: '9.1',
    title: 'Towed Ships',
    text: [
      'A fighting ship that is not held may take one ship in tow that lies beside her and to which she does not point: one her side has captured, a drifting ship of her own side, or the crippled ship of her own side if she is not held. She does so as she begins her move, for nothing, also beside the enemy. The tow lasts until it is cast off, at the beginning of a move or during it, or until the towing ship is broken, or either of them is lost or changes hands. No ship is towed by two. [[5.6]]',
      'The two have the points of the slower speed, with oars if the towing ship is a galleass, as the wind takes the heading of the ship in tow. The translator adds that this is so only until she has come round into line. Sail of speed 4 in a tow: 4, 2, 1, 0 with the wind lateral, aft, on the bow, ahead; oars of speed 3: 3, 2, 2, 1. [[5.5]]',
      'The towing ship goes first; the other comes into the hex just left and points the way she went, so that she is in line after the first hex. Turns are paid by the towing ship’s own speed, one side at a time; the free side is allowed, passing through occupied hexes is not. Zones of control stop both when the towing ship enters one. If the ship in tow is held, the other does not go ahead. She may fire as usual, and owes no way. [[5.3]] [[5.1.1]] [[7.0]]',
      'Over an edge that is open both leave together. A captured ship towed off stays captured and is scored so. A drifting ship towed off counts for nobody. [[10.0]]',
      'Ruling: a tow has at least one point before the tide, so that a prize lying head to wind can be brought round.',
    ],
    chart: 'movement',
  },
  {
    case: '9.2',
    title: 'Recapture of a Ship',
    text: [
      'A captured ship that has no fighting ship of the captor beside her at the end of the movement step is free, but not in the turn in which she was captured. She belongs to her own side again, drifts without a crew, and moves only in tow of a friend. [[9.1]]',
      'Ruling: the check comes once, at the end of the whole movement step, since the moves of both sides are mixed; ships that strike then do so before it.',
      'Ruling: after the surrenders a drifting ship that has a fighting enemy beside her, and no fighting friend, is captured again by herself. [[3.6]]',
    ],
  },
];

/** Chapters 1 and 2. */
export const equipment: Rulebook = [
  {
    case: '1.0',
    title: 'Introduction',
    text: [
      'Battles of 1588 between the Armada and the English fleet, with a counter for each ship and a player for each side. The first seat is English and the second Spanish, unless the set-up exchanges them. The chapter holds no rule. [[11.0]]',
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
      'Open sea in hexes, on which some battles have sand bars in a paler colour. Turn track and wind compass are beside it. [[5.6]] [[6.0]]',
      'Ruling: the printed map is missing. Ours has 27 columns, A (the west edge) to Z and then A1 (the east edge), and 20 rows, 1 in the north to 20 in the south; every second column, from B on, lies half a hex lower. A hex is named by column, hyphen and row: K-10, A1-7.',
      'Ruling: the sides of a hex are counted clockwise from north: 1 north, 2 north-east, 3 south-east, 4 south, 5 south-west, 6 north-west. Opposite are 1 and 4, 2 and 5, 3 and 6. A ship points at a side, and the wind comes from a side. [[5.2]]',
      'Ruling: the 36 sand bars lie along the north edge under Portland Bill (columns K to T) and in the Shambles (columns Q to W, rows 9 to 14). They have an effect in the second battle alone. [[11.0]]',
    ],
    chart: 'map',
  },
  {
    case: '2.2',
    title: 'The Counters',
    text: [
      'Spanish ships are white on blue, English ones blue on white. Counters of hits, and the advice to copy them, have no effect in software: the board shows figures. [[2.2.1]]',
    ],
  },
  {
    case: '2.2.1',
    title: 'Types of Counters',
    text: [
      'A ship has four factors. A, defence: the hits on her hull that sink her. B, crew: its number and worth. C, guns. D, her highest speed. They are written in this order: 7366 is defence 7, crew 3, guns 6, speed 6. A pennant is the flag of an admiral who leads a Spanish squadron. [[8.1]] [[5.5]]',
      'Hits on the hull are shown above a ship and losses of the crew below.',
      'Ruling: ships of speed 4 are the galleasses, with sails and oars; all others are sail ships. The two ships whose factors are printed are taken to be Ark Royal (7366) and San Lorenzo (4534, with an admiral). The factors of the rest are worked out from published tons, guns and men by one key that yields these two as well.',
    ],
    chart: 'ships',
  },
];

const common: readonly string[] = [
  'Four battles are printed, and a fifth is ours. Where the lists name no ships, their choice, and all positions and zones, follow the accounts of the day and were tried in test matches. [[2.2.1]]',
  'Placing: in battle 4 both sides place their ships freely, in the others they begin on fixed hexes; the set-up can make either so in any battle. The Spanish place first. Each ship is put in her side’s zone with any heading, on a vacant hex that is no acting sand bar and at range 3 or more from every enemy already there; the historical places may be taken over whole. Some ships stand where they are in any case.',
  'No ship leaves the map but over the edges named, ships in flight excepted. [[8.4]] “Sunk” includes aground. [[5.6]]',
];

const plymouth: readonly string[] = [
  '1. The bait off Plymouth, 31 July. 12 turns, wind from 5 to 2. English: Ark Royal, Revenge, Victory, Triumph, Nonpareil, Hope, Mary Rose, Disdain (zone columns A to F). Spanish: San Juan with Recalde, alone and ahead of the rest; Gran Grin, San Martín, San Mateo, San Felipe, Florencia, San Marcos (zone P to T). San Juan stands fixed. There are no exits.',
  'Recalde offers himself as bait: on turns 1 to 3 San Juan does not change her heading, by no turn, free or paid, and owes no way. She may go straight ahead, lie still, fire and board. The English want to cut her off, the Spanish to sink the attackers. [[5.6]]',
  'Points: to the English 1 for each Spanish ship sunk and 2 for each captured; to the Spanish 3 for each English one that is sunk or captured. Ruling: level points go to the Spanish if San Juan is fighting in column R or farther east at the end, else to the English.',
];

const portland: readonly string[] = [
  '2. Portland Bill, 2 August. 9 turns, wind from 5 to 2; sand bars. English: Triumph, Golden Lion, Mary Rose, Merchant Royal, Centurion, Margaret and John (zone columns L to O, rows 4 to 12). Spanish: the galleasses San Lorenzo with Moncada, Zúñiga, Girona, Napolitana (zone D to F, rows 3 to 9). The English want to escape; ruling: they may leave over the west and the south edge, the Spanish over none.',
  'The tide sets to the south-east, side 3. A ship that moves in another direction loses the throw of a die in hexes, but at most 2: one on a 1, two on a 2 or more. Ruling: the die is thrown once in her move, at the first hex that she enters toward any side but 3, an edge included, before she pays for it. It takes no more than she has left, and in another ship’s hex never what she needs to leave it; a hex that she can no longer pay for is not entered. Ships that enter no hex, or hexes toward 3 alone, do not throw. Galleasses throw like the others, a tow as the towing ship moves; the extra move of a ship in flight is free of it. [[8.4]]',
  'Points as in 1; a ship aground counts as sunk. Ruling: level points go to the English if four or more of their ships have left unbroken, else to the Spanish.',
];

const wight: readonly string[] = [
  '3. Isle of Wight, 4 August. 18 turns, wind from 5 to 2. English: Victory, Mary Rose, Dreadnought, Swallow, Ark Royal, Golden Lion (zone columns A to F). Spanish: San Luis and Duquesa Santa Ana, which have fallen behind and stand fixed; San Lorenzo with Moncada, Girona, Napolitana, Rata Encoronada (zone R to V). The Spanish want to rescue the two and withdraw with them; ruling: they may leave over the east edge, and who leaves counts for nobody. The English may not leave.',
  'Points as in 1. Ruling: level points go to the Spanish if San Luis and Duquesa Santa Ana have each left over the east edge unbroken, or are in Spanish hands in column U or farther east; else to the English. A ship that drifts or flees is in the hands of her own side.',
];

const gravelines: readonly string[] = [
  '4. Gravelines, 8 August. 30 turns, or until the English retreat. English: Revenge, Nonpareil, Hope, Aid, Victory, Mary Rose, Dreadnought, Swallow, Triumph, Vanguard, Rainbow, Antelope, within three hexes of the east edge (zone columns Y, Z, A1), with any heading. Spanish: San Martín with Medina Sidonia, San Juan with Recalde, San Marcos, San Felipe, San Mateo, San Juan Bautista (zone H to N). The English want to pass the Spanish and leave over the west edge; the Spanish leave over none.',
  'Ruling: the wind blows from 3 to 6. The text has 4 to 6, which is no straight line, and calls it north-west.',
  'Ruling: what the text calls columns A and J is a slip for A1.',
  'Each English ship can fire her guns ten times in the battle; crew fire is not counted. The set-up can give another number, here or in any battle. [[8.1]]',
  'Reinforcements. Ark Royal (7366) from turn 5 on over the east edge. Spanish over the west edge: two galleons of speed 5 from turn 5 on; two more on turns 6 to 12; three ships of any kind but San Lorenzo from turn 12 on. Ruling: these are totals, not ships a turn, and who may come on turn 5 may come later. A ship that fits several groups counts against the one that closes first, then against the narrowest. Option: the last three come only from ships that could have been there on the day.',
  'A ship enters when she is sailed, on a vacant hex of the edge column, with any heading that fixes her points; the hex costs one, and with none she just appears. Then she goes on like any ship. Entry may be put off within the time given, and is lost after it. [[4.0]] [[5.5]]',
  'General retreat: the battle ends at once and is scored as it stands. Ruling: the English may declare it from turn 2 on, as they open a turn, if half of their fighting ships or more have no shot left, or if the score as it stands would not win them the battle. Option: as printed, whenever they are asked for a decision.',
  'Points: English 1 for every three of their ships that have left unbroken over the west edge, 2 for each Spanish ship sunk or captured. The Spanish score 4 for each English ship that is sunk or captured. Ruling: level points go to the English if six or more have left so, else to the Spanish.',
];

const rosario: readonly string[] = [
  '5. The prize of the Rosario, 1 August. Ruling: a fifth battle of another translator is known by its number alone; this one is ours throughout. 12 turns, wind from 6 to 3. English: Revenge, Roebuck, Margaret and John, Mary Rose, White Bear, Golden Lion (zone columns A to F; exit west). Spanish: Nuestra Señora del Rosario with Pedro de Valdés, San Lorenzo with Moncada, San Cristóbal with Diego Flores de Valdés (zone O to R; exit east). Rosario, San Lorenzo and Margaret and John stand fixed.',
  'The Rosario is crippled: she has no points, does not turn, and owes no way. She is sailed in her turn and fires and boards like others, and may be towed by a Spanish ship although her crew is whole. [[9.1]]',
  'Points: English 6 if the Rosario is captured at the end, also if she was towed off so, 3 if she is sunk; for other Spanish ships 1 sunk, 2 captured. Spanish 4 if she has left over the east edge, or else 2 if she is still theirs; 3 for each English ship sunk or captured. Level points go to the Spanish if she is theirs or has left east, else to the English. [[9.2]]',
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
  'Range is the number of hexes between two ships, neither of theirs counted: ships that touch are at range 0.',
  'Artillery: a die, plus the guns of the ship, less the range, less 1 if she is Spanish (for guns alone, not for crews). 7 or more is a hit, which is a point of the target’s hull. There is no other limit to the range; but a shot that not even a 6 would bring home may not be fired. Each ship fires her guns once a turn.',
  'Every third hit on the hull also costs a point of crew. When the hits equal the defence the ship sinks, and the enemy scores her. [[10.0]]',
  'Ruling: in their own move ships fire their guns after moving, and firing ends the movement; the free turn may come before. Captured and drifting ships are never fired on. [[4.0]]',
];

const crews: readonly string[] = [
  'Crew fire: a die, plus the crew as it is now, plus the range, which is 0 or 1. 7 or more costs the target a point of crew. It goes in every direction, but needs a clear line of fire. Each crew fires once a turn: in any one hex of the ship’s own move, the first included, before or after her guns, or else in close fire. [[8.3]] [[3.3]]',
  'The crew of a ship is the printed one, less what crew fire and boarding have cost, less one for each three hits on the hull. A crew of 0 still fights; with less than 0 it is broken. [[8.4]]',
  'Ruling: the range is added, as the text has it, so that one hex off is easier than alongside. Option: it can be taken off, as it is for guns.',
];

const boarding: readonly string[] = [
  'Boarding: fighting enemies that touch throw a die each and add their crew, and 2 if an admiral is aboard. For each full 3 points between the totals the lower loses a point of crew: 0 to 2 none, 3 to 5 one, 6 to 8 two, 9 to 11 three, and so on. Nothing else comes of it but that the lower side is held. [[5.6]]',
  'Boardings are fought one ship against one, each pair that touches, in the order that the Spanish player wants. He names a pair, it is fought, and he names the next one. A ship may have to fight several times. A pair of which one ship has meanwhile been broken is left out.',
  'Ruling: boarding is not optional. Only Spanish squadron leaders, San Lorenzo among them, carry an admiral; Rata Encoronada and the English have none.',
  'Option: groups, the way the editor of the translation proposes. In each knot of touching enemies the side with fewer ships, the English if they are equal, is attacked: the Spanish player sends each ship of the larger side against one ship of the smaller side that she touches. All crews of a group fight together, with 2 for one admiral at most; who of a beaten group loses crew its owner says point by point. Ships of the smaller side against which nobody is sent do not fight. The side of a combat with the lower total is held by all ships of the other; level totals hold both.',
];

const bounds: readonly string[] = [
  'Silencing: a ship that has entered a hex in her move, and fires her crew at a fighting enemy that has not been sailed yet and at which nobody has fired this turn, takes away that enemy’s gunfire for her own move, hit or miss. It does not touch the enemy’s crew fire, nor her guns in close fire. A ship that has not moved may shoot, but silences nobody. [[3.3]]',
  'Ruling: the text says that the target loses her fire; that she keeps her crew fire is the translator’s reading.',
  'Option: the other reading. Whenever a ship enters a hex, enemies that have not been sailed yet and could fire their crews at her there may do so, one after another or not at all; each that does so cannot fire her guns in her own move. A mover that breaks sails on without shooting. The mover silences nobody.',
  'Mutual fire: ships that are side by side when all have moved may fire at each other with what they have not fired yet. [[3.3]]',
  'After a boarding: a ship that fought one in the last boarding step does not fire her guns as long as a fighting enemy touches her. [[8.2]]',
];

/** Chapter 8 up to 8.1. */
export const combat: Rulebook = [
  {
    case: '8.0',
    title: 'Combat',
    text: ['Guns, crews and boardings, where guns bear, and how a beaten ship gets away.'],
  },
  { case: '8.1', title: 'Types of Combat', text: [...artillery, ...crews, ...boarding, ...bounds], chart: 'gunnery' },
];
