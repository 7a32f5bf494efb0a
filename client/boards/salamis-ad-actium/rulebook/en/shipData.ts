import type { Rulebook } from '../../../../kit/rules/rulebook.js';

export const chronology: Rulebook = [
  {
    case: '13',
    title: 'A chronology of naval engagements',
    text: [
      'The chart lists sixty-three historical engagements, with year, place, victor and loser.',
      'The players of a points battle may choose one of them. It sets the year, the era and both lists; engagements with fleets that no list covers cannot be chosen. The historical result has no effect.',
    ],
    chart: 'chronology',
  },
];

export const fleetLists: Rulebook = [
  {
    case: '11',
    title: 'Fleet lists',
    text: [
      'A fleet list gives the years, ships and training of a people’s fleets. The chart gives the ships, shares and equipment of each list. The cases of this chapter give the peoples that a list covers, and its special rules.',
      'Of the ships that a fleet takes from one list, each type must have at least its minimum share, rounded down, and at most its maximum, rounded up. A few types are limited to one or two ships. A type is available only in its own years. [[14.2]] says which fleets may have which equipment. Training is given first for command, then for crews; a variant changes the training and may restrict types and years.',
      'Set-up: the players of a points battle agree on an era or a year. They may choose only lists of that era, or lists that cover that year. A fleet must use its agreed list or variant.',
      'Scenarios ignore shares, but the limits on ships and equipment apply.',
      'Ruling: the names of the lists come from the rulebook’s index; types, shares and training are based on history.',
    ],
    chart: 'lists',
  },
  {
    case: '11.1',
    title: 'Egyptian; Sea Peoples',
    text: [
      'Egypt, 2000 to 1000 BC: command and crews are average. Only Egyptian galleys may carry capsizing grapnels [[9.7]].',
      'The Sea Peoples, 1300 to 1000 BC: command is mediocre, crews are good. Their oarsmen fight as normal marines [[1.8]]. In both fleets only the triaconter has a ram.',
    ],
    chart: 'lists',
  },
  {
    case: '11.2',
    title: 'Greek, Phoenician (archaic)',
    text: [
      'Greeks, 1000 to 500 BC: command and crews are average. Warriors row the archaic pentekonter. Triremes are available only late, and may be at most a fifth of the fleet.',
      'Phoenicians, 750 to 500 BC: command is average, crews are good. Their biremes carry side screens.',
    ],
    chart: 'lists',
  },
  {
    case: '11.3',
    title: 'Greek',
    text: [
      'The city states, 500 to 323 BC: command and crews are average. The variants, command first, are: Athens, good and very good; Sparta and its allies, good and average; Corinth and its colonies, average and good; Syracuse, average and average.',
      'Reinforced bows are available from 414 BC [[14.2]].',
    ],
    chart: 'lists',
  },
  {
    case: '11.4',
    title: 'Persian',
    text: [
      'Persia, 525 to 330 BC, with the fleets of its subjects: command is mediocre, crews are average. The variants, command first, are: Phoenician squadrons, average and good; Ionian and Egyptian ones, average and average; Cilician ones, mediocre and mediocre.',
    ],
    chart: 'lists',
  },
  {
    case: '11.5',
    title: 'Greek, Persian, Macedonian, Phoenician',
    text: [
      'The powers after Alexander and the earlier builders of big ships, 400 to 30 BC: command and crews are average. The variants, command first, are: Macedon, Ptolemaic Egypt, the Seleucids and Bithynia, as the list; Rhodes, good and very good; Pergamon, good and good; the Phoenician cities, average and good.',
      'Rhodes has only quadriremes, trihemioliai, quinqueremes, triremes, hemioliai and lemboi. Only Rhodes and Pergamon may have fire pots, from 191 to 30 BC [[9.1]], and only Bithynia may have snakes [[9.3]]. A fleet may have at most one sixteen.',
    ],
    chart: 'lists',
  },
  {
    case: '11.6',
    title: 'Carthaginian',
    text: [
      'Carthage, 399 to 146 BC: command is average, crews are good. A fleet may have at most one seven. The iron hand is available from 264 BC [[9.5]].',
    ],
    chart: 'lists',
  },
  {
    case: '11.7',
    title: 'Republican Rome',
    text: [
      'Rome, 264 to 31 BC: command and crews are average. The variants, command first, are: the First Punic War to 258 BC, average and poor; the same war from 257 to 241 BC, average and average; the eastern wars, 218 to 63 BC, average and average; the civil wars, 62 to 31 BC, good and good.',
      'The corvus is used from 264 to 249 BC only [[9.4]], the harpax from 37 to 30 BC [[9.5]]. Liburnians and Imperial triremes are available after 100 BC. A fleet may have at most two sixes.',
    ],
    chart: 'lists',
  },
  {
    case: '11.8',
    title: 'Early Imperial Roman',
    text: [
      'Rome of the emperors, 31 BC to AD 284: command and crews are good. The harpax is not used after 30 BC. A fleet may have at most one six.',
    ],
    chart: 'lists',
  },
  {
    case: '11.9',
    title: 'Later Roman',
    text: [
      'AD 300 to 600: command and crews are average. Spurs replace rams, except on the last Imperial triremes; the oarsmen of late liburnae, lusoriae and galeae fight.',
    ],
    chart: 'lists',
  },
  {
    case: '11.10',
    title: 'Barbarian fleets',
    text: [
      'Veneti, 120 to 50 BC, in northern waters: command is average, crews are good. Their pontos have no oars and can only sail [[5.8]].',
      'Illyrians and Cilician pirates, 300 to 30 BC: command is mediocre, crews are good.',
      'Goths, AD 230 to 560: command is poor, crews are mediocre. Vandals, AD 430 to 550: command and crews are average; the fire pots of their list are not available [[14.2]].',
      'Saxon and Frankish raiders, AD 250 to 700, in northern waters: command is mediocre, crews are average.',
      'In all of these fleets except that of the Veneti, most oarsmen fight as normal marines.',
    ],
    chart: 'lists',
  },
  {
    case: '11.11',
    title: 'Byzantine',
    text: [
      'AD 600 to 900: command and crews are good. Siphons of Greek fire are available from AD 672; before that year ships have none and cost less [[9.2]]. Bees and snakes are available [[9.3]]. All types except the galea have cataphract decks and side screens.',
    ],
    chart: 'lists',
  },
  {
    case: '11.12',
    title: 'Islamic',
    text: ['AD 640 to 900: command and crews are average. Only the harraqa, a fire ship built from AD 750, has fire pots [[9.1]].'],
    chart: 'lists',
  },
  {
    case: '11.13',
    title: 'Viking, Saxon',
    text: [
      'Vikings, AD 780 to 900, in northern waters: command is good, crews are very good. Their oarsmen fight as heavy marines [[1.8]].',
      'Anglo-Saxons, AD 700 to 900, in northern waters: command and crews are average. In the variant for Alfred, AD 890 to 900, command is good and crews are average. Alfred’s long ships are available from 890.',
    ],
    chart: 'lists',
  },
  {
    case: '11.14',
    title: 'The vessels of the ancient galley age',
    text: [
      'There are fifty types, from the boats of the Sea Peoples to the sixteen of the Macedonian kings. Each has a card with size, base, speeds, men, engines, ram and hull, as explained in [[14.1]].',
    ],
    chart: 'ships',
  },
];

export const pointsValues: Rulebook = [
  {
    case: '15',
    title: 'Points values',
    text: [
      'To price a ship, add up tenths of a point as follows.',
      'Hull: 15 for each size; a stout hull 30, a weak hull −10. Ram: a light ram or spur 10, a standard ram 20, a heavy ram 30.',
      'Speed: 0.5 points for each millimetre of oar speed above 100, or −0.5 for each millimetre below 100, rounded towards 0 to one decimal place. For ships without oars, use sail speed above or below 130.',
      'Men: 18 for each point of fighting strength of the troops (3 for a heavy marine, 2 for a normal marine, 1 for an archer), and 60 more for each archer. Each oarsman who fights as a normal marine is 37, as a heavy marine 40. Each spare oarsman is 10.',
      'Fittings: a ballista or heavy engine 60, a tower 10, side screens 60, a siphon 80.',
      'Equipment costs, in tenths: corvus 40, iron hand 30, harpax 50, sickle poles 20, fire pots 60, snakes 100, bees 50, incendiaries 30, grapnels 20, reinforced bow 10; screens, engines, towers and siphons as above. Equipment that an option excludes costs nothing.',
      'Add 15 per cent to the sum for each size above 3. Divide by ten and round down; the minimum is 3. Then apply the crew’s percentage and round down; the minimum is 2 points. If crew quality is bought, the percentage is 65 for green, 85 for raw, 100 for average, 115 for veteran and 145 for elite. If training is bought, it is 120 for very good, 114 for good, 101 for average, 88 for mediocre and 84 for poor.',
      'An Admiral costs: inept 0, poor 10, average 25, skilled 40, exceptional 60. A Vice Admiral costs 0, 3, 8, 14, 20 in the same order. By training, from very good to poor, an Admiral costs 42, 36, 26, 16, 12 and a Vice Admiral 14, 12, 9, 5, 4.',
      'Libations after the first cost 5 each [[3.1]]. Allies cost 0 to 20 per cent more for their loyalty [[2.9]].',
      'Example: a cataphract trireme costs 45 for size, 20 for its ram, 20 for speed, 126 for strength and 60 for an archer. The sum is 271 tenths: 27 points, or 31 with a veteran crew.',
      'Ruling: the printed table is lost; these values were balanced in test matches.',
    ],
    chart: 'prices',
  },
];

/** Chapter 2 up to case 2.3: fleets, their composition and their quality. */
export const fleets: Rulebook = [
  {
    case: '2',
    title: 'Setting up',
    text: [
      'This chapter covers fleets, the quality of crews and officers, and the playing area. A battle is a scenario in which everything is given, a points battle, or a battle of a campaign [[12]].',
      'Points battle: the players agree on a size. It is 250 points (table 120 by 120 cm, at most 8 ships), 400 (180 by 120 cm, 12 ships) or 650 (240 by 120 cm, 14 ships). They may also agree on any other number up to 1,500. For other numbers, table length and number of ships are in proportion, rounded up; a table is at least 90 cm long. If the points are too few for any legal fleet of the list, the match cannot be created and the minimum is shown.',
      'They also agree on an era, a year or a historical engagement [[13]]. Lists and variants may be agreed or left to each player. If they agree on no year, the year is the middle of the era, or of the years that both lists share. A list that does not cover that year uses the nearest year that it covers.',
      'Each player then secretly buys a fleet [[15]]: at least 3 ships, within the points, with each type within the shares and years of its list [[11]]. No fleet is shown until both players are ready. Quality comes next [[2.3]], then land [[2.4]], wind [[2.5]], sea [[2.6]], currents [[2.10]], edges and deployment [[2.8]]. The battle lasts 12 turns unless another number is agreed, from 4 to 20.',
      'Ruling: the rulebook lets the players choose the size, but gives the table and the number of ships for three sizes only. The proportions for other sizes are ours.',
    ],
    chart: 'eras',
  },
  {
    case: '2.1',
    title: 'Fleet organisation',
    text: [
      'All ships of a side are its fleet. A fleet is divided into squadrons of one to ten ships, the flagship included.',
      'One squadron has the Admiral, who is Commander-in-Chief of the fleet; this squadron may be a single ship. Every other squadron has a Vice Admiral. Each officer is aboard the flagship of their squadron. More squadrons are more flexible but need more officers [[15]].',
      'Allied squadrons use another list of the era. Their loyalty costs extra [[2.9]]. Allied squadrons may cost at most a third of the points, and never carry the Admiral.',
      'Losses affect a squadron’s morale [[10.2]].',
      'Formations (line abreast or astern, echelon, double line) help to place ships; they are not rules.',
      'Ruling: where the actual commander was not the nominal one, the scenario names the actual one: Themistocles at Salamis.',
    ],
  },
  {
    case: '2.2',
    title: 'Command and control',
    text: [
      'A ship is in control if its base is within 10 cm of its squadron’s flagship. Another ship of the squadron within 10 cm of the flagship may relay control, over 10 cm more. Only one ship may relay control. At each step the two ships must see each other.',
      'Sight is a line between the centres of two bases. Land and enemy ships block it, even if the line only touches them; friendly ships do not. Sight has no maximum range.',
      'A ship out of control may still act. It does not count for the main body of its squadron in morale tests [[10.2]].',
      'A squadron may be any distance from the Commander-in-Chief, but its morale tests depend on whether its flagship sees the Commander-in-Chief’s ship.',
      'If a flagship is lost, control and sight are measured from its successor [[10.6]].',
    ],
    chart: 'control',
  },
  {
    case: '2.3',
    title: 'Crew and command quality of a fleet',
    text: [
      'All crews of a squadron have the same quality; each officer has a separate quality. Either buy quality directly, or buy training and roll a d10: once for each squadron’s crews, once for each officer.',
      'The training decides what the d10 means.',
      'Very good: 1-3 average, 4-7 skilled or veteran, 8-10 exceptional or elite.',
      'Good: 1 poor or raw, 2-4 average, 5-8 skilled or veteran, 9-10 exceptional or elite.',
      'Average: 1 inept or green, 2-3 poor or raw, 4-7 average, 8-9 skilled or veteran, 10 exceptional or elite.',
      'Mediocre: 1-2 inept or green, 3-6 poor or raw, 7-9 average, 10 skilled or veteran.',
      'Poor: 1-3 inept or green, 4-7 poor or raw, 8-10 average.',
      'Set-up: the players agree separately for crews and for officers whether quality is bought or rolled, for both fleets. Training is that of the list or variant unless the player pays for another; [[15]] lists the costs.',
      'The dice are rolled when both fleets are ready. With hidden reserves, a squadron’s rolls are shown when it first appears.',
      'Ruling: the printed ranges have lost their dashes. We restored them so that every row covers 1 to 10 once and the rows mirror each other.',
    ],
    chart: 'training',
  },
];

export const shipData: Rulebook = [
  {
    case: '14',
    title: 'Ship data',
    text: ['This chapter explains how to read a ship’s card, and how a ship may be changed before a battle.'],
    chart: 'ships',
  },
  {
    case: '14.1',
    title: 'Notes on ship data',
    text: [
      'Size, from 1 to 8, affects ramming, raking, shooting and capsizing. Base and speeds are in millimetres, and speeds are for one Action Phase; the turning class is A to E [[5.2]]. Oarsmen, heavy and normal marines and archers are in factors of about ten men; some oarsmen fight [[1.8]]. Capacity is the load that the deck holds before the ship is overloaded; it counts troops and spare oarsmen [[5.7]].',
      'Engines are listed by arc: F forward, A aft, B broadside. The next columns give towers, siphons, ram [[7.2]], hull, cataphract deck and side screens [[6.4]]. Deck height affects archers, grappling, boarding, capsizing and drift; draught affects shallows and beaching. The years show when the type was in use.',
      'Ruling: with factors of ten men, triremes with about fourteen marines and quinqueremes with a hundred and twenty can use the same table.',
    ],
    chart: 'ships',
  },
  {
    case: '14.2',
    title: 'Exchanging troops and equipment',
    text: [
      'Points battle: the troops of any ship may be any mix of heavy marines, normal marines and archers. Their number may be from half the printed number (rounded up) to 150 per cent of the deck’s capacity, including half the spare oarsmen [[5.7]]. The ship’s price changes with its troops [[15]]. New ships in a campaign may take equipment, but not other troops [[12.11]].',
      'Equipment must be allowed for the type and listed for the fleet. Each item except engines may be taken once; at most two engines may be added to the type’s own.',
      'Some equipment needs a minimum size: size 3 for side screens, a forward ballista or a reinforced bow; size 4 for a broadside ballista or a tower; size 6 for a heavy engine. Imperial triremes, late liburnae and ousiakoi may have a tower at any size, great dromons and shalandis a heavy engine. Incendiaries are available from 400 BC. A reinforced bow is available from 414 BC; it gives a heavy ram and makes the ship 10 mm slower.',
      'Other equipment is limited to some peoples. Corvus: Republican Rome, 264 to 249 BC. Iron hand: Rome of the Republic and of the first emperors, Carthage from 264 BC, the Hellenistic powers. Harpax: Rome of the Republic and of the first emperors, 37 to 30 BC. Sickle poles: Rome of the Republic and of the first emperors. Fire pots: Rhodes and Pergamon, 191 to 30 BC, and the Islamic harraqa. Snakes: Bithynia and Byzantium. Bees: Byzantium. Capsizing grapnels: Egypt. Siphons: Byzantium, from AD 672.',
      'Equipment that an option excludes cannot be taken [[6.6]] [[9]].',
    ],
    chart: 'equipment',
  },
  {
    case: '14.3',
    title: 'Stout hull, weak hull, parablemata',
    text: [
      'A ship with a stout hull gives −1 to a ship that rams it and causes it more shock. It suffers less shock itself when ramming [[7.3]]. It has +2 on tests for weather and flooding [[10.1]], +2 against capsizing [[9.7]], and +1 in a campaign’s storms [[12.6]].',
      'A ship with a weak hull gives +1 to a ship that rams it and suffers more shock when ramming. It counts as small for the sea state [[5.5]] and is damaged in collisions on 1-2 [[5.11]]. It takes Light damage from a ballista hit of 6 [[6.2]], and may heel when rammed [[7.4]]. It has −2 on tests for weather and flooding, and −1 against capsizing and in a campaign’s storms.',
      'For parablemata, or side screens, see [[6.4]].',
      'Ruling: a stout hull weakens a ram but does not stop it; several rams can still sink a ten.',
    ],
    chart: 'ships',
  },
];
