import type { Rulebook } from '../../../../kit/rules/rulebook.js';

/** Chapter 13. */
export const chronology: Rulebook = [
  {
    case: '13',
    title: 'A chronology of naval engagements',
    text: [
      'Sixty-three historical engagements, with year, place, victor and loser.',
      'Set-up: a points battle may be one of them. It sets the year, the era and both lists; engagements with fleets that no list covers cannot be chosen. The historical result has no effect.',
    ],
    chart: 'chronology',
  },
];

/** Chapter 11. */
export const fleetLists: Rulebook = [
  {
    case: '11',
    title: 'Fleet lists',
    text: [
      'A fleet list gives the years, ships and training of a people’s fleets. The chart has the ships, shares and equipment of each list; the cases of this chapter say whom it covers and what is special.',
      'Among the ships that a fleet takes from one list, each type must have at least its minimum share, rounded down, and at most its maximum, rounded up. A few types are limited to one or two ships. A type is available only in its own years. [[14.2]] says which fleets may have equipment. Training is given for command first, for crews second; a variant changes it, and may restrict types and years.',
      'Set-up: the players of a points battle agree on an era or a year. Only lists of the era may be chosen, or with a year only lists that cover it. A fleet must use its agreed list or variant.',
      'Scenarios ignore shares, but not the limits of ships and equipment.',
      'Ruling: headings are from the index; types, shares and training follow history.',
    ],
    chart: 'lists',
  },
  {
    case: '11.1',
    title: 'Egyptian; Sea Peoples',
    text: [
      'Egypt, 2000 to 1000 BC: command and crews average. Only Egyptian galleys may carry capsizing grapnels [[9.7]].',
      'The Sea Peoples, 1300 to 1000 BC: command mediocre, crews good. Their oarsmen fight as normal marines [[1.8]]. In both fleets only the triaconter has a ram.',
    ],
    chart: 'lists',
  },
  {
    case: '11.2',
    title: 'Greek, Phoenician (archaic)',
    text: [
      'Greeks, 1000 to 500 BC: average and average. Warriors row the archaic pentekonter; triremes are at most a fifth and come late.',
      'Phoenicians, 750 to 500 BC: command average, crews good. Their biremes carry side screens.',
    ],
    chart: 'lists',
  },
  {
    case: '11.3',
    title: 'Greek',
    text: [
      'The city states, 500 to 323 BC: average and average. Variants: Athens, good and very good; Sparta and its allies, good and average; Corinth and its colonies, average and good; Syracuse, average and average.',
      'Reinforced bows come in 414 BC [[14.2]].',
    ],
    chart: 'lists',
  },
  {
    case: '11.4',
    title: 'Persian',
    text: [
      'Persia, 525 to 330 BC, with the fleets of its subjects: command mediocre, crews average. Variants: Phoenician squadrons, average and good; Ionian and Egyptian ones, average and average; Cilician ones, mediocre and mediocre.',
    ],
    chart: 'lists',
  },
  {
    case: '11.5',
    title: 'Greek, Persian, Macedonian, Phoenician',
    text: [
      'The powers after Alexander and the earlier builders of big ships, 400 to 30 BC: average and average. Variants: Macedon, Ptolemaic Egypt, the Seleucids and Bithynia, as the list; Rhodes, good and very good; Pergamon, good and good; the Phoenician cities, average and good.',
      'Rhodes has quadriremes, trihemioliai, quinqueremes, triremes, hemioliai and lemboi only. Fire pots are for Rhodes and Pergamon, 191 to 30 BC [[9.1]]; snakes for Bithynia [[9.3]]. A fleet may have at most one sixteen.',
    ],
    chart: 'lists',
  },
  {
    case: '11.6',
    title: 'Carthaginian',
    text: ['Carthage, 399 to 146 BC: command average, crews good. At most one seven. The iron hand from 264 BC [[9.5]].'],
    chart: 'lists',
  },
  {
    case: '11.7',
    title: 'Republican Rome',
    text: [
      'Rome, 264 to 31 BC: average and average. Variants: the First Punic War to 258 BC, average and poor; 257 to 241 BC, average and average; the eastern wars, 218 to 63 BC, average and average; the civil wars, 62 to 31 BC, good and good.',
      'The corvus is used from 264 to 249 BC only [[9.4]], the harpax from 37 to 30 BC [[9.5]]. Liburnians and Imperial triremes come after 100 BC. At most two sixes.',
    ],
    chart: 'lists',
  },
  {
    case: '11.8',
    title: 'Early Imperial Roman',
    text: ['Rome of the emperors, 31 BC to AD 284: good and good. The harpax is not used after 30 BC. At most one six.'],
    chart: 'lists',
  },
  {
    case: '11.9',
    title: 'Later Roman',
    text: [
      'AD 300 to 600: average and average. Spurs replace rams, except on the last Imperial triremes; the oarsmen of late liburnae, lusoriae and galeae fight.',
    ],
    chart: 'lists',
  },
  {
    case: '11.10',
    title: 'Barbarian fleets',
    text: [
      'Veneti, 120 to 50 BC, in northern waters: average and good. Their pontos have no oars and can only sail [[5.8]].',
      'Illyrians, and the Cilician pirates, 300 to 30 BC: mediocre and good.',
      'Goths, AD 230 to 560: poor and mediocre. Vandals, AD 430 to 550: average and average; the fire pots of their list are not available [[14.2]].',
      'Saxon and Frankish raiders, AD 250 to 700, in northern waters: mediocre and average.',
      'Except for the Veneti, most of their oarsmen fight as normal marines.',
    ],
    chart: 'lists',
  },
  {
    case: '11.11',
    title: 'Byzantine',
    text: [
      'AD 600 to 900: good and good. Siphons of Greek fire from AD 672: before that year ships have none and cost less [[9.2]]. Bees and snakes are available [[9.3]]. All types except the galea have cataphract decks and side screens.',
    ],
    chart: 'lists',
  },
  {
    case: '11.12',
    title: 'Islamic',
    text: ['AD 640 to 900: average and average. Only the harraqa, a fire ship built from AD 750, has fire pots [[9.1]].'],
    chart: 'lists',
  },
  {
    case: '11.13',
    title: 'Viking, Saxon',
    text: [
      'Vikings, AD 780 to 900, in northern waters: good and very good. Their oarsmen fight as heavy marines [[1.8]].',
      'Anglo-Saxons, AD 700 to 900, in northern waters: average and average. Variant: Alfred, AD 890 to 900, good and average. Alfred’s long ships are available from 890.',
    ],
    chart: 'lists',
  },
  {
    case: '11.14',
    title: 'The vessels of the ancient galley age',
    text: [
      'Fifty types, from the boats of the Sea Peoples to the sixteen of the Macedonian kings. Each has a card with size, base, speeds, men, engines, ram and hull, as explained in [[14.1]].',
    ],
    chart: 'ships',
  },
];

/** Chapter 15. */
export const pointsValues: Rulebook = [
  {
    case: '15',
    title: 'Points values',
    text: [
      'A ship, in tenths of a point: 15 for each size; ram light or spur 10, standard 20, heavy 30; half of its oar speed above 100 mm, or minus half of the difference below (without oars its sail speed, above or below 130), cut to whole tenths; 18 for each point of fighting strength of its troops (3, 2 and 1 for heavy, normal and archers) and 60 more for each archer; 37 for each oarsman who fights as normal, 40 as heavy; ballista or heavy engine 60, tower 10, side screens 60, siphon 80; stout hull 30, weak −10; spare oarsmen 10 each.',
      'Equipment, in tenths: corvus 40, iron hand 30, harpax 50, sickle poles 20, fire pots 60, snakes 100, bees 50, incendiaries 30, grapnels 20, reinforced bow 10; screens, engines, towers and siphons as above. Equipment that an option excludes costs nothing.',
      'Add 15 per cent to the sum for each size above 3, divide by ten and round down, to at least 3. Then apply the crew’s percentage, rounded down, to at least 2: green 65, raw 85, average 100, veteran 115, elite 145 per cent; by training very good 120, good 114, average 101, mediocre 88, poor 84.',
      'Admiral: inept 0, poor 10, average 25, skilled 40, exceptional 60. Vice Admiral: 0, 3, 8, 14, 20. By training, very good to poor: Admiral 42, 36, 26, 16, 12; Vice Admiral 14, 12, 9, 5, 4.',
      'Libations after the first cost 5 each [[3.1]]. Allies cost 0 to 20 per cent more for their loyalty [[2.9]].',
      'Example: a cataphract trireme is 45 for size, 20 for ram, 20 for speed, 126 for strength and 60 for an archer, 271 tenths: 27 points, 31 with a veteran crew.',
      'Ruling: values were balanced in test matches; the printed table is lost.',
    ],
    chart: 'prices',
  },
];

/** Chapter 2, to 2.3: fleets, their order and their quality. */
export const fleets: Rulebook = [
  {
    case: '2',
    title: 'Setting up',
    text: [
      'Choosing and organising fleets, the quality of crews and officers, and the playing area. A battle is a scenario with everything given, a points battle, or a battle of a campaign [[12]].',
      'Points battle: the players agree on a size: 250 points (table 120 by 120 cm, at most 8 ships), 400 (180 by 120 cm, 12 ships) or 650 (240 by 120 cm, 14 ships), or any other number up to 1,500. For other numbers, table length and number of ships are in proportion, rounded up; a table is at least 90 cm long. If the points are too few for any legal fleet of the list, the match is refused and the minimum shown.',
      'They also agree on an era, a year or a historical engagement [[13]]. Lists and variants may be agreed or left to each player. If no year is agreed, it is the middle of the era, or of the years that both lists share. A list that does not cover that year uses its own nearest year.',
      'Each player then secretly buys a fleet [[15]]: at least 3 ships, within the points, each type within the shares and years of its list [[11]]. Both must be ready before anything is shown. Quality comes next [[2.3]], then land [[2.4]], wind [[2.5]], sea [[2.6]], currents [[2.10]], edges and deployment [[2.8]]. The battle lasts 12 turns unless another number is agreed, from 4 to 20.',
      'Ruling: proportions for other than the three sizes are ours; the rulebook leaves the size to the players.',
    ],
    chart: 'eras',
  },
  {
    case: '2.1',
    title: 'Fleet organisation',
    text: [
      'All ships of a side are its fleet. A fleet is divided into squadrons of one to ten ships.',
      'One squadron has the Admiral, who is Commander-in-Chief of the fleet; it may be a single ship. Every other squadron has a Vice Admiral. Each officer is aboard the flagship of the squadron. More squadrons are more flexible but need more officers [[15]].',
      'Allied squadrons use another list of the era. Their loyalty costs extra [[2.9]]. They may be at most a third of the points, and never carry the Admiral.',
      'Losses affect a squadron’s morale [[10.2]].',
      'Formations (line abreast or astern, echelon, double line) help to place ships; they are not rules.',
      'Ruling: where the actual commander was not the nominal one, the scenario names the actual one: Themistocles at Salamis.',
    ],
  },
  {
    case: '2.2',
    title: 'Command and control',
    text: [
      'A ship is in control if its base is within 10 cm of its squadron’s flagship, or of another ship of the squadron that is within 10 cm of the flagship. Only one relay is allowed. At each step the two ships must see each other.',
      'Sight is a line between the centres of two bases. Land and enemy ships block it, even if the line only touches them; friendly ships do not. Its length has no limit.',
      'A ship out of control may still act. It does not count for the main body of its squadron in morale tests [[10.2]].',
      'A squadron may be any distance from the Commander-in-Chief, but it matters in that test whether its flagship sees the Commander-in-Chief’s ship.',
      'If a flagship is lost, control and sight are measured from its successor [[10.6]].',
    ],
    chart: 'control',
  },
  {
    case: '2.3',
    title: 'Crew and command quality of a fleet',
    text: [
      'All crews of a squadron have one quality; each officer has their own. Either buy quality directly, or buy training and roll a d10: once for each squadron’s crews, once for each officer.',
      'The d10 reads, from −2 to +2. Very good: 1-3 average, 4-7 skilled or veteran, 8-10 exceptional or elite. Good: 1 poor or raw, 2-4 average, 5-8 skilled or veteran, 9-10 exceptional or elite. Average: 1 inept or green, 2-3 poor or raw, 4-7 average, 8-9 skilled or veteran, 10 exceptional or elite. Mediocre: 1-2 inept or green, 3-6 poor or raw, 7-9 average, 10 skilled or veteran. Poor: 1-3 inept or green, 4-7 poor or raw, 8-10 average.',
      'Set-up: the players agree separately for crews and for officers whether quality is bought or rolled, for both fleets. Training is that of the list or variant unless the player pays for another; [[15]] lists the costs.',
      'The dice are rolled when both fleets are ready. With hidden reserves a squadron’s rolls are shown when it is first seen.',
      'Ruling: ranges that lost their dashes are restored so that every row covers 1 to 10 once; the five rows mirror each other.',
    ],
    chart: 'training',
  },
];

/** Chapter 14. */
export const shipData: Rulebook = [
  {
    case: '14',
    title: 'Ship data',
    text: ['How to read a ship’s card, and how a ship may be changed before a battle.'],
    chart: 'ships',
  },
  {
    case: '14.1',
    title: 'Notes on ship data',
    text: [
      'Size, 1 to 8, counts in ramming, raking, shooting and capsizing. Base and speeds are in millimetres, with speeds for one Action Phase; the turning class is A to E [[5.2]]. Oarsmen, heavy and normal marines and archers are in factors of about ten men; some oarsmen fight [[1.8]]. Capacity is the load that the deck holds before the ship is overloaded; it counts troops and spare oarsmen [[5.7]].',
      'Engines have arcs: F forward, A aft, B broadside; then towers and siphons. Ram [[7.2]], hull, cataphract deck and side screens [[6.4]]. Deck height affects archers, grappling, boarding, capsizing and drift; draught affects shallows and beaching. Years are those in which the type was in use.',
      'Ruling: factors of ten men let triremes with about fourteen marines and quinqueremes with a hundred and twenty use one table.',
    ],
    chart: 'ships',
  },
  {
    case: '14.2',
    title: 'Exchanging troops and equipment',
    text: [
      'Points battle: the troops of any ship may be any mix of heavy, normal and archers. Their number is from half the printed number (rounded up) to 150 per cent of the deck’s capacity, including half the spare oarsmen [[5.7]]. The price changes with them [[15]]. New ships in a campaign may take equipment, not other troops [[12.11]].',
      'Equipment must be allowed for the type and listed for the fleet. Each item except engines may be taken once; at most two engines may be added to the type’s own.',
      'By size: side screens and a forward ballista from 3, a broadside ballista from 4, a tower from 4 (Imperial triremes, late liburnae and ousiakoi too), a heavy engine from 6 (great dromons and shalandis too), a reinforced bow from 3. Incendiaries from 400 BC. A reinforced bow from 414 BC: a heavy ram, 10 mm slower.',
      'By people: corvus, Republican Rome, 264 to 249 BC. Iron hand, Rome of the Republic and of the first emperors, Carthage from 264 BC, the Hellenistic powers. Harpax, the same Romans, 37 to 30 BC. Sickle poles, the same Romans. Fire pots, Rhodes and Pergamon 191 to 30 BC, and the Islamic harraqa. Snakes, Bithynia and Byzantium. Bees, Byzantium. Grapnels to capsize, Egypt. Siphons, Byzantium from AD 672.',
      'Equipment that an option excludes cannot be taken [[6.6]] [[9]].',
    ],
    chart: 'equipment',
  },
  {
    case: '14.3',
    title: 'Stout hull, weak hull, parablemata',
    text: [
      'Stout: −1 for a ship that rams it, less shock when ramming, and more shock to a ship that rams it [[7.3]]; +2 in weather and flooding [[10.1]], +2 against capsizing [[9.7]], +1 in a campaign’s storms [[12.6]].',
      'Weak: +1 for a ship that rams it, more shock when ramming; counts as small in a sea [[5.5]]; −2 in weather and flooding; damaged in collisions on 1-2 [[5.11]]; takes Light damage from a ballista’s 6 [[6.2]]; heels when rammed [[7.4]]; −1 against capsizing and in a campaign’s storms.',
      'Parablemata, or side screens: [[6.4]].',
      'Ruling: a stout hull weakens a ram but does not stop it; several can still sink a ten.',
    ],
    chart: 'ships',
  },
];
