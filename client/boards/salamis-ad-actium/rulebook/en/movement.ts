import type { Rulebook } from '../../../../kit/rules/rulebook.js';

/** Chapter 5, to 5.7: moving under oars. */
export const movement: Rulebook = [
  {
    case: '5',
    title: 'Movement and the allowance',
    text: [
      'How far a ship goes, how she turns, and what may befall her on the way. A move is a chain of legs: so many millimetres ahead, a turn, ahead again; a pivot only as the first leg. It ends at the first thing that is met, at the edge of the table, or when the allowance is used up.',
      'An order is refused if it breaks a rule even where nothing is met. It says what to do on meeting an enemy: ram, rake, bump or halt [[5.11]] [[7.1]].',
      'Allowance: start with the oar speed of the type (10 mm less with a reinforced bow), or under sail with its sail speed. Then take these shares in this order, rounding down after each.',
      'Under oars the oar quarter [[5.1]]: 0, 25, 50, 75 or 100 per cent. Under sail instead the point of sailing [[5.8]] and the wind [[5.9]].',
      'Corvus aboard 90. Overloaded 80 [[5.7]]. Damage 75, 50, 25 or 0 [[1.4]]. Sea [[5.5]]. Prize 50 [[8.5]]. Snakes or bees aboard 50 [[9.3]]. Towing 50 [[5.4]]. Oars stowed 50: the Sea Peoples on turn 1 at the mouths of the Nile. Entering from reserve 50 [[2.9]].',
      'Last, one of these: approach 200 [[4.2]], burst 125, backing water 33 [[5.4]].',
      'Example: a liburnian with all her oars in a choppy sea bursts: 150, 80 per cent is 120, 125 per cent of that is 150.',
      'Legs ahead and astern and the price of a pivot may not exceed the allowance together.',
    ],
    chart: 'movement',
  },
  {
    case: '5.1',
    title: 'Loss of oars',
    text: [
      'A ship has four groups of oars on each side. Her oar quarter is the least of: groups left to port, groups left to starboard, and four times the oarsmen left over the type’s oarsmen, rounded up. Lost oarsmen never take groups away; they lower the quarter.',
      'If the sides differ by two groups or more, a turn towards the stronger side is limited to half of what her class allows, rounded down to 5 degrees.',
    ],
    chart: 'movement',
  },
  {
    case: '5.2',
    title: 'Turning',
    text: [
      'Turns go by class. A: 45 degrees at the most after a run of 20 mm. B: 45 after 30. C: 30 after 30. D: 30 after 40. E: 15 after 40. The run is straight ahead, since the last turn or pivot or from the start of the activation; so two turns never follow each other at once. Degrees go in steps of 5.',
      'The class is one worse for Heavy or Severe damage, one for overloading, one in a very rough sea, one for a corvus in a rough sea; these add up, never beyond E.',
      'With the rudder smashed the largest turn is halved, rounded down to 5 degrees. With a tow it is 15 degrees at the most. Uneven oars: [[5.1]].',
      'A ship turns about the centre of her base by steps of 5 degrees. A step that would overlap a ship, land or a closed boom ends the move there: a graze.',
      'Ruling: a graze does no harm, but ships within 2 mm of each other touch and may be grappled.',
    ],
    chart: 'turning',
  },
  {
    case: '5.3',
    title: 'Pivoting',
    text: [
      'As the first leg of a move under oars a ship may turn on the spot: up to 90 degrees in classes A and B, 60 in C, 45 in D and E. It costs half the allowance, rounded up, whatever comes of it. She needs an oarsman and a group of oars on some side.',
      'In a rough or very rough sea a crew test comes first; if it fails she turns half as far, rounded down to 5 degrees. A pivot can graze as a turn does.',
    ],
    chart: 'turning',
  },
  {
    case: '5.4',
    title: 'Special movement',
    text: [
      'Burst, or ramming speed: under oars, not with an approach, a tow or on the phase of entry; Medium damage at the most, oar quarter 3 or 4, a burst left (elite 4, veteran 3, average 2, raw and green 1, and 1 more for spare oarsmen). It is used up, then a crew test at +1: passed, the allowance is 125 per cent and a ram has +1; failed, she goes the ordered way as far as her ordinary allowance carries her.',
      'Backing water: straight astern at 33 per cent, with one turn at the most, of half the class, after 20 mm. No ram or rake, no approach.',
      'Leaving the table: when her centre crosses an edge she is gone. She has fled, unless the scenario wants her to leave there [[10.3]]. A ship with a tow stops at the edge, and one that is linked does not move at all.',
      'Beaching: a move may name a sandy land; reaching it she lies beached. Ships of draught 4 cannot.',
      'Towing: a ship that is not linked may take in tow an own ship or a derelict that she touches, if that is not linked either, and neither has a tow already. The tug has half her allowance, turns of 15 degrees at the most, no burst. After her move the tow lies dead astern on the same heading, 10 mm behind; where it has no room, her path is cut short to the last place where it has. A tow feels for the bottom where it is brought [[5.6]]. If it is linked or aground, the tug cannot move. The tug casts off, or the tow where nobody aboard the tug can be ordered.',
      'Staying where she is: always allowed.',
    ],
    chart: 'movement',
  },
  {
    case: '5.5',
    title: 'Sea state and movement',
    text: [
      'Share of the allowance: flat 100, choppy 90, rough 67, very rough 40 per cent. Small ships, of size 1 or 2 or with a weak hull: 100, 80, 50, 25. It counts in every mode of moving.',
      'The sea also makes pivots a test [[5.3]] and, when very rough, turning worse [[5.2]]. Its other effects are gathered in [[2.6]].',
    ],
    chart: 'seaMovement',
  },
  {
    case: '5.6',
    title: 'Terrain',
    text: [
      'Land is solid. An ordered move stops 1 mm short of it, except on to a beach that was named [[5.4]].',
      'Driven ashore, in drifting: on rock the ship is wrecked at once; on sand she is aground, with Light damage if the sea is rough or worse.',
      'Shallows: on the first millimetre on which her base comes into a shallow or the belt of a coast, draught decides. Deeper than the water: aground there. As deep: a crew test at +1; failed, aground there. Less deep: nothing. There is one test for each stretch of shallow water in an activation, and none for one she lies in already, unless its water has fallen since she last felt for the bottom.',
      'Aground or beached: she cannot move, ram or rake, but can shoot and fight. She counts as helpless [[7.3]].',
      'Refloating takes the activation: crew test at −1, and besides −2 with a falling tide or +3 with a rising one, −1 if overloaded, +2 if she throws half of her heavy and normal marines (rounded up) overboard first, +3 for ships that a scenario laid ashore.',
      'Ruling: rock wrecks what touches it, but lookouts keep ordered moves off it.',
    ],
  },
  {
    case: '5.7',
    title: 'Overloaded ships',
    text: [
      'Load is heavy and normal marines, archers, and half the spare oarsmen, rounded up. Above the deck’s capacity a ship is overloaded; more than 150 per cent of it, rounded down, cannot come aboard in any way.',
      'Overloaded: 80 per cent of the allowance, turning one class worse, −1 when ramming, −2 on weather tests [[10.1]], −1 when refloating [[5.6]], and she heels like a small ship when rammed [[7.4]].',
    ],
  },
];
