import type { Rulebook } from '../../../../kit/rules/rulebook.js';

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
