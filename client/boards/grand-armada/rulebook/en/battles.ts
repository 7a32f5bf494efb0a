import type { Rulebook } from '../../../../kit/rules/rulebook.js';

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
