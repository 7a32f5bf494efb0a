import type { Rulebook } from '../../../../kit/rules/rulebook.js';

/** Chapter 13. */
export const chronology: Rulebook = [
  {
    case: '13',
    title: 'A chronology of naval engagements',
    text: [
      'Sixty-three engagements of the age, with year, place, victor and loser.',
      'Set-up: a battle by points may be one of them. It then sets the year, the era and both lists; engagements whose fleets no list covers cannot be chosen. Who won then binds nobody.',
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
      'Which peoples put to sea, when, with what ships, and how well trained. Ships, shares and equipment of each list stand in the chart; a case of this chapter says who is covered and what is special.',
      'Of the ships that a fleet has by one list each type must make up at least its least share, rounded down, and at most its largest, rounded up; a few types are limited to one or two ships. A type sails only in its own years. Equipment is for those whom [[14.2]] names. Training is for command first, for crews second; a variant changes it, and may restrict types and years.',
      'Set-up: a battle by points agrees on an era or a year. Only lists of it may be chosen; in a named year only those at sea then. A list or variant that was agreed binds its fleet.',
      'Scenarios are free of shares, but not of the limits of ships and equipment.',
      'Ruling: headings are the index’s; types, shares and training follow history.',
    ],
    chart: 'lists',
  },
  {
    case: '11.1',
    title: 'Egyptian; Sea Peoples',
    text: [
      'Egypt, 2000 to 1000 BC: command and crews average. Her galleys alone may carry grapnels that pull a ship over [[9.7]].',
      'The Sea Peoples, 1300 to 1000 BC: command mediocre, crews good. Their rowers fight as normal marines [[1.8]]. Nobody in these fleets has a ram, but for the triaconter.',
    ],
    chart: 'lists',
  },
  {
    case: '11.2',
    title: 'Greek, Phoenician (archaic)',
    text: [
      'Greeks, 1000 to 500 BC: average and average. The archaic pentekonter is rowed by warriors; triremes are a fifth at the most and come late.',
      'Phoenicians, 750 to 500 BC: command average, crews good. Their biremes carry side screens.',
    ],
    chart: 'lists',
  },
  {
    case: '11.3',
    title: 'Greek',
    text: [
      'The city states, 500 to 323 BC: average and average. Variants: Athens, good and very good; Sparta and her allies, good and average; Corinth and her colonies, average and good; Syracuse, average and average.',
      'Reinforced bows come in 414 BC [[14.2]].',
    ],
    chart: 'lists',
  },
  {
    case: '11.4',
    title: 'Persian',
    text: [
      'Persia, 525 to 330 BC, with the fleets of her subjects: command mediocre, crews average. Variants: Phoenician squadrons, average and good; Ionian and Egyptian ones, average and average; Cilician ones, mediocre and mediocre.',
    ],
    chart: 'lists',
  },
  {
    case: '11.5',
    title: 'Greek, Persian, Macedonian, Phoenician',
    text: [
      'The powers after Alexander and those before him who built big, 400 to 30 BC: average and average. Variants: Macedon, Ptolemaic Egypt, the Seleucids and Bithynia, as the list; Rhodes, good and very good; Pergamon, good and good; the Phoenician cities, average and good.',
      'Rhodes has quadriremes, trihemioliai, quinqueremes, triremes, hemioliai and lemboi alone. Fire pots are for Rhodes and Pergamon, 191 to 30 BC [[9.1]]; snakes for Bithynia [[9.3]]. There is one sixteen at the most in a fleet.',
    ],
    chart: 'lists',
  },
  {
    case: '11.6',
    title: 'Carthaginian',
    text: ['Carthage, 399 to 146 BC: command average, crews good. One seven at the most. The iron hand from 264 BC [[9.5]].'],
    chart: 'lists',
  },
  {
    case: '11.7',
    title: 'Republican Rome',
    text: [
      'Rome, 264 to 31 BC: average and average. Variants: the First Punic War to 258 BC, average and poor; 257 to 241 BC, average and average; the eastern wars, 218 to 63 BC, average and average; the civil wars, 62 to 31 BC, good and good.',
      'The corvus is used from 264 to 249 BC only [[9.4]], the harpax from 37 to 30 BC [[9.5]]. Liburnians and Imperial triremes come after 100 BC. Two sixes at the most.',
    ],
    chart: 'lists',
  },
  {
    case: '11.8',
    title: 'Early Imperial Roman',
    text: ['Rome of the emperors, 31 BC to AD 284: good and good. The harpax goes out of use after 30 BC. One six at the most.'],
    chart: 'lists',
  },
  {
    case: '11.9',
    title: 'Later Roman',
    text: [
      'AD 300 to 600: average and average. Spurs take the place of rams, but for the last Imperial triremes; the rowers of late liburnae, lusoriae and galeae fight.',
    ],
    chart: 'lists',
  },
  {
    case: '11.10',
    title: 'Barbarian fleets',
    text: [
      'Veneti, 120 to 50 BC, in northern waters: average and good. Their pontos have no oars: they live by the wind [[5.8]].',
      'Illyrians, and the Cilician pirates, 300 to 30 BC: mediocre and good.',
      'Goths, AD 230 to 560: poor and mediocre. Vandals, AD 430 to 550: average and average; the fire pots of their list are open to nobody [[14.2]].',
      'Saxon and Frankish raiders, AD 250 to 700, in northern waters: mediocre and average.',
      'But for the Veneti, most of their rowers fight as normal marines.',
    ],
    chart: 'lists',
  },
  {
    case: '11.11',
    title: 'Byzantine',
    text: [
      'AD 600 to 900: good and good. Siphons of Greek fire from AD 672: before that year ships sail without them and cost less [[9.2]]. Bees and snakes are at hand [[9.3]]. All but the galea have cataphract decks and side screens.',
    ],
    chart: 'lists',
  },
  {
    case: '11.12',
    title: 'Islamic',
    text: ['AD 640 to 900: average and average. Fire pots are for the harraqa alone, the fire ship, built from AD 750 [[9.1]].'],
    chart: 'lists',
  },
  {
    case: '11.13',
    title: 'Viking, Saxon',
    text: [
      'Vikings, AD 780 to 900, in northern waters: good and very good. Their oarsmen fight as heavy marines [[1.8]].',
      'Anglo-Saxons, AD 700 to 900, in northern waters: average and average. Variant: Alfred, AD 890 to 900, good and average. His long ships sail from 890 on.',
    ],
    chart: 'lists',
  },
  {
    case: '11.14',
    title: 'The vessels of the ancient galley age',
    text: [
      'Fifty types, from the boats of the Sea Peoples to the sixteen of the Macedonian kings. Each has a card: size, base, speeds, men, engines, ram and hull, as explained in [[14.1]].',
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
      'A ship, in tenths of a point: 15 for each size; ram light or spur 10, standard 20, heavy 30; half of what her oar speed is above 100 mm, or less by half of what it is below (without oars her sail speed, above or below 130), cut to whole tenths; 18 for each point of fighting strength of her troops (3, 2 and 1 for heavy, normal and archers) and 60 for each archer besides; 37 for each oarsman who fights as normal, 40 as heavy; ballista or heavy engine 60, tower 10, side screens 60, siphon 80; stout hull 30, weak −10; spare oarsmen 10 each.',
      'Equipment, in tenths: corvus 40, iron hand 30, harpax 50, sickle poles 20, fire pots 60, snakes 100, bees 50, incendiaries 30, grapnels 20, reinforced bow 10; screens, engines, towers and siphons as above. What an option leaves out costs nothing.',
      'The sum rises by 15 per cent for each size above 3, is divided by ten and rounded down, 3 at the least. Then the crew’s share, rounded down, 2 at the least: green 65, raw 85, average 100, veteran 115, elite 145 per cent; by training very good 120, good 114, average 101, mediocre 88, poor 84.',
      'Admiral: inept 0, poor 10, average 25, skilled 40, exceptional 60. Vice Admiral: 0, 3, 8, 14, 20. By training, very good to poor: Admiral 42, 36, 26, 16, 12; Vice Admiral 14, 12, 9, 5, 4.',
      'Libations beyond the first 5 each [[3.1]]. Allies cost 0 to 20 per cent more for their loyalty [[2.9]].',
      'Example: a cataphract trireme is 45 for size, 20 for ram, 20 for speed, 126 for strength and 60 for an archer, 271 tenths: 27 points, 31 with a veteran crew.',
      'Ruling: values were weighed in test matches; the printed table is lost.',
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
      'How fleets are chosen and ordered, how crews and officers come by their quality, and how the playing area is made. A battle is one of history with everything given, one by points, or one of a campaign [[12]].',
      'Battle by points: the players agree on a size, proposed at 250 points (table 120 by 120 cm, 8 ships at most), 400 (180 by 120 cm, 12 ships) or 650 (240 by 120 cm, 14 ships), or on any other number up to 1,500. Between and beyond these three, table length and number of ships follow in proportion, rounded up; no table is shorter than 90 cm. Too few points for any legal fleet of the list are refused, with the least that will do.',
      'They also agree on an era, a year or an engagement of history [[13]]; lists and variants may be agreed or left to each player. Without a year it is the middle of the era, or of the years that both lists share. A list that was not at sea then fights in the nearest year of its own.',
      'Each player then buys his fleet [[15]] unseen by the other: at least 3 ships, within the points, each type within the shares and years of its list [[11]]. Both must be ready before anything is shown. Quality comes next [[2.3]], then land [[2.4]], wind [[2.5]], sea [[2.6]], currents [[2.10]], edges and deployment [[2.8]]. The battle lasts 12 turns unless another number is agreed, from 4 to 20.',
      'Ruling: proportions beyond the three proposed sizes are ours; the rulebook leaves size to the players.',
    ],
    chart: 'eras',
  },
  {
    case: '2.1',
    title: 'Fleet organisation',
    text: [
      'The ships of a side are its fleet, however many. A fleet is parted into squadrons of one to ten ships.',
      'One squadron is the Admiral’s, who is Commander-in-Chief of the fleet; it may be a single ship. Every other squadron has a Vice Admiral. Each sails in his squadron’s flagship. More squadrons are more supple and cost more officers [[15]].',
      'Allied squadrons are of another list of the era. They cost their loyalty on top [[2.9]], may make up a third of the points at the most, and never carry the Admiral.',
      'Losses may break a squadron’s spirit [[10.2]].',
      'Formations (line abreast or astern, echelon, double line) are help in placing ships, not rules.',
      'Ruling: where history had a commander beside the nominal one, the scenario names the man who led in fact: Themistocles at Salamis.',
    ],
  },
  {
    case: '2.2',
    title: 'Command and control',
    text: [
      'A ship is in control when no more than 10 cm part her base from that of her squadron’s flagship, or from a fellow of the squadron who lies as near to the flagship: one relay, no more. At each step the two ships must see each other.',
      'Sight is a line between the centres of two bases. Land and enemy ships block it, even where the line only touches them; friends do not. Its length does not matter.',
      'A ship out of control is free to act. She does not count in the main body of her squadron when morale is tested [[10.2]].',
      'A squadron may be any distance from the Commander-in-Chief, but whether its flagship sees his ship counts in that test.',
      'When a flagship is gone, control and sight are measured from the ship that will succeed her [[10.6]].',
    ],
    chart: 'control',
  },
  {
    case: '2.3',
    title: 'Crew and command quality of a fleet',
    text: [
      'Crews have one quality to a squadron; every officer has his own. Quality is bought as it is, or a training is bought and a d10 decides: once for each squadron’s crew, once for each officer.',
      'The d10 reads, from −2 to +2. Very good: 1-3 average, 4-7 skilled or veteran, 8-10 exceptional or elite. Good: 1 poor or raw, 2-4 average, 5-8 skilled or veteran, 9-10 exceptional or elite. Average: 1 inept or green, 2-3 poor or raw, 4-7 average, 8-9 skilled or veteran, 10 exceptional or elite. Mediocre: 1-2 inept or green, 3-6 poor or raw, 7-9 average, 10 skilled or veteran. Poor: 1-3 inept or green, 4-7 poor or raw, 8-10 average.',
      'Set-up: whether quality is bought or rolled is agreed for crews and for officers apart. What is agreed binds both fleets. Training is the list’s or its variant’s unless the player pays for another; what each costs stands in [[15]].',
      'Dice are thrown when both fleets are ready. With hidden reserves a squadron’s throws are told when it is first seen.',
      'Ruling: spans that lost their dashes are restored so that every row covers 1 to 10 once; the five rows mirror each other.',
    ],
    chart: 'training',
  },
];

/** Chapter 14. */
export const shipData: Rulebook = [
  {
    case: '14',
    title: 'Ship data',
    text: ['How to read a ship’s card, and what may be changed about her before a battle.'],
    chart: 'ships',
  },
  {
    case: '14.1',
    title: 'Notes on ship data',
    text: [
      'Size, 1 to 8, counts in ramming, raking, shooting and capsizing. Base and speeds are in millimetres, a speed for an Action Phase; the turning class is A to E [[5.2]]. Oarsmen, heavy and normal marines and archers are in factors of about ten men; some oarsmen fight [[1.8]]. Capacity is what the deck bears before she is overloaded; it counts troops and spare oarsmen [[5.7]].',
      'Engines stand with their arcs, F forward, A aft, B broadside; then towers and siphons. Ram [[7.2]], hull, cataphract deck and side screens [[6.4]]. Deck height counts for archers, grappling, boarding, capsizing and drift; draught in shallows and on beaches. Years are those in which the type sailed.',
      'Ruling: factors of ten men let triremes with some fourteen marines and quinqueremes with a hundred and twenty share one table.',
    ],
    chart: 'ships',
  },
  {
    case: '14.2',
    title: 'Exchanging troops and equipment',
    text: [
      'Battle by points: troops of any ship may be chosen freely among heavy, normal and archers, from half the printed number (rounded up) to 150 per cent of the deck’s capacity with half the spare oarsmen [[5.7]]. The price follows [[15]]. New ships of a campaign may take equipment, not other troops [[12.11]].',
      'Equipment must be open to the type and listed for the fleet; each but engines once, and two engines more than the type’s own at the most.',
      'By size: side screens and a forward ballista from 3, a broadside ballista from 4, a tower from 4 (Imperial triremes, late liburnae and ousiakoi too), a heavy engine from 6 (great dromons and shalandis too), a reinforced bow from 3. Incendiaries from 400 BC. A reinforced bow from 414 BC: a heavy ram, 10 mm slower.',
      'By people: corvus, Republican Rome, 264 to 249 BC. Iron hand, Rome of the Republic and of the first emperors, Carthage from 264 BC, the Hellenistic powers. Harpax, the same Romans, 37 to 30 BC. Sickle poles, the same Romans. Fire pots, Rhodes and Pergamon 191 to 30 BC, and the Islamic harraqa. Snakes, Bithynia and Byzantium. Bees, Byzantium. Grapnels to capsize, Egypt. Siphons, Byzantium from AD 672.',
      'What options leave out cannot be taken [[6.6]] [[9]].',
    ],
    chart: 'equipment',
  },
  {
    case: '14.3',
    title: 'Stout hull, weak hull, parablemata',
    text: [
      'Stout: −1 to be rammed, less shock to her when she rams and more to who rams her [[7.3]]; +2 in weather and flooding [[10.1]], +2 against capsizing [[9.7]], +1 in a campaign’s storms [[12.6]].',
      'Weak: +1 to be rammed, more shock when ramming; small in a sea [[5.5]]; −2 in weather and flooding; damaged in collisions on 1-2 [[5.11]]; takes Light damage from a ballista’s 6 [[6.2]]; heels when rammed [[7.4]]; −1 against capsizing and in a campaign’s storms.',
      'Parablemata, or side screens: [[6.4]].',
      'Ruling: a stout hull makes a ram weaker, it does not stop it; several can still wear a ten down.',
    ],
    chart: 'ships',
  },
];
