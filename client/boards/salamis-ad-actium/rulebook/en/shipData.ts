import type { Rulebook } from '../../../../kit/rules/rulebook.js';

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
