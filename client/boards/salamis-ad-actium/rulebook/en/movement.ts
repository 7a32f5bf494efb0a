import type { Rulebook } from '../../../../kit/rules/rulebook.js';

/** Chapter 4: the turn. */
export const turnSequence: Rulebook = [
  {
    case: '4',
    title: 'Turn sequence',
    text: [
      'What happens in a turn and in what order: counters out of the bag, Action Phases, Tactical Initiative, the Intermediate Phase.',
    ],
  },
  {
    case: '4.1',
    title: 'Phases of a turn',
    text: [
      'At the start of a turn three counters of each side and the Intermediate counter are in the bag. Rules of a scenario for that turn apply.',
      'One counter is drawn at a time. A side’s counter gives that side an Action Phase with its whole fleet [[4.3]]; then the next is drawn. A side may act several times running, or not at all.',
      'When the Intermediate counter is drawn, either side may seize the initiative [[4.4]], then the Intermediate Phase follows [[4.5]]. Counters still in the bag are lost for this turn. All seven go back for the next.',
      'A battle ends when its last turn is over, if not before [[10.3]].',
      'Ruling: a counter sets the whole fleet in motion, not a squadron. A turn without any Action Phase can happen, one time in seven before initiative is spent: that is the rulebook’s own draw.',
    ],
    chart: 'counters',
  },
  {
    case: '4.2',
    title: 'Initial movement',
    text: [
      'A ship may approach if her squadron has not been engaged and no enemy base is within 40 cm of her. Her allowance is doubled; she may not back, burst, ram, rake, grapple, use sickles or shoot in that phase; and she stops at the last millimetre at which every enemy base is 30 cm away or more.',
      'A squadron is engaged for good as soon as one of its ships begins an activation with an enemy within 40 cm, shoots or is shot at, grapples or is grappled, or meets an enemy ship.',
      'Option initial movement, off: nobody approaches.',
      'Ruling: reports of play tell of faster first moves. The distances are ours, so that nobody strikes first out of an approach.',
    ],
    chart: 'movement',
  },
  {
    case: '4.3',
    title: 'The Action Phase',
    text: [
      'First ships of routed squadrons make off by themselves [[10.2]], and late ships of a reserve come on [[2.9]]. Then the side moves, then it shoots; whoever begins shooting moves no more.',
      'Moving: a libation before all else [[3.1]], entries before any move [[2.9]]. Then in any order each ship may have one activation: a move [[5]], setting or lowering sails [[5.8]], refloating [[5.6]], or nothing. Before it she may cut links [[8.1]]. After it, or instead, she may grapple [[8.1]] or use sickles [[9.6]], which end her activation, and back off if she rammed or ran into an enemy [[7.4]]. Taking in tow and casting off [[5.4]] cost no activation, and go once a ship and phase. A fort’s boom is opened or closed once a phase [[7.5]].',
      'Shooting: every weapon of every ship and fort once, in any order [[6]].',
      'Ships that are Sinking, disordered or routed can be ordered to do nothing. Disorder ends with the phase. A ship need not be moved, and a phase may be ended at any time. A side that has nothing able to act is passed over.',
    ],
  },
  {
    case: '4.4',
    title: 'Seizing Tactical Initiative',
    text: [
      'When the Intermediate counter shows, and before anything of its phase, each side that has a counter left and has spent fewer than two this turn says unseen whether it plays one.',
      'If nobody plays, the Intermediate Phase begins. Whoever plays spends his counter for good and has an Action Phase now. If both play, each throws a d10 and adds his Commander-in-Chief’s command (−2 without one), again while level; the higher acts first, then the other.',
      'After that there is a second and last opportunity on the same terms: two extra phases a side and turn at the most.',
      'Counters come with the Commander-in-Chief [[1.7]] and are gone with him [[10.6]]; a god may give some back [[3.1]].',
      'Option Tactical Initiative, off: nobody has counters.',
      'Ruling: it is spent only when the Intermediate counter shows, since it is meant to come ahead of the melees; and twice a turn at most, so that five counters do not decide a battle at one stroke. When both play, both have their phase: only the order is thrown for.',
    ],
    chart: 'commands',
  },
  {
    case: '4.5',
    title: 'The Intermediate Phase',
    text: [
      'In this order: 1. currents, tide and drift [[5.10]] [[2.10]]. 2. Boarding: secret orders, then two rounds [[8.2]], prize crews as ships are taken [[8.5]]. 3. Weather damage, flooding [[10.1]], sinking ships [[5.12]]. 4. Morale of squadrons [[10.2]]. 5. Lost battles [[10.3]]. 6. Transfers [[10.4]] and repairs [[10.5]], both sides at once and openly. 7. Fires, then snakes and bees [[10.5]]. 8. Officers: who was saved, who succeeds [[10.6]]. 9. Weather [[10.7]] and tide [[2.10]]. 10. The turn ends: thrown-down crews are up again, a corvus just dropped is no longer fresh, and gifts of the god of war are over.',
      'What is to be done for several ships goes by the order of the fleets, side 0 before side 1, one kind of work finished before the next.',
      'Ruling: the order is that of chapter 10. Drift and boarding go before it, for 1.5 and 2.10 put them in this phase and chapter 10 deals with what they leave.',
    ],
  },
];

/** Chapter 5, from 5.10: drifting, collisions, sinking, spare oarsmen. */
export const hazards: Rulebook = [
  {
    case: '5.10',
    title: 'Drifting',
    text: [
      'In the Intermediate Phase, before the melees: every current in turn, the tide’s stream, then the wind. Ships joined by links of any kind, tows too, are one group with one throw. A group does not drift if one of its ships is aground or beached, or tows and can still row or sail.',
      'Currents and tide carry every other group: weak d3 cm, strong d6 cm [[2.10]].',
      'Wind carries downwind. A single ship that can row: Strong Breeze d3 cm, Storm d6, Gale 2d6, less wind nothing. A ship that sails and cannot row does not drift before the wind. Adrift (ships linked or in tow, derelicts, ships that can neither row nor sail, Sinking ships): Breeze d3 cm, Strong Breeze d6, Storm d6 and 3, Gale 2d6. If a deck of the group is of height 4 or more, 1 cm is added to any such drift.',
      'Groups farthest along the direction go first, millimetre by millimetre. A ship in the way stops them without damage; land works as in [[5.6]], and so do shallows. A single ship whose centre crosses the edge of the table has fled; a group stops there.',
      'Option wind drift, off unless it is chosen: the wind moves nobody.',
      'Ruling: the basic game is a Breeze without drift, hence the option.',
    ],
    chart: 'drift',
  },
  {
    case: '5.11',
    title: 'Collisions',
    text: [
      'On the first millimetre on which her base would overlap another, a moving ship is left 1 mm before it: contact. Her move ends, unless a rake lets her run on [[7.5]].',
      'A friend: crew test at +1. Passed, nothing happens; failed, both collide.',
      'An enemy or a derelict: with the order to halt nothing happens. With the order to bump, or to ram or rake where that cannot be done [[7.1]], both collide if she has moved at least half her allowance; more slowly, nothing happens.',
      'Collision: each of the two throws a d6, the mover first. 1 (weak hull 1-2): Light damage. Otherwise to 3: one group of oars on the side where the other lies; dead ahead or astern, the side with more. 4 and more: nothing.',
    ],
    chart: 'collision',
  },
  {
    case: '5.12',
    title: 'Sinking ships',
    text: [
      'In the Intermediate Phase, after weather and flooding, each Sinking ship throws a d6 and adds 2 for every time it held her up before: on 4 or more she is gone. Ships still linked to her then take Light damage.',
      'Until then she cannot act, shoot or fight. Ships linked to her may cut free at +2 [[8.1]]; her men may be taken off [[10.4]]. She cannot be rammed, raked or grappled, only run into.',
    ],
    chart: 'sinking',
  },
  {
    case: '5.13',
    title: 'Additional oarsmen',
    text: [
      'A ship may carry spare oarsmen, bought or given by a scenario: up to a quarter of the type’s oarsmen, rounded down, but 1 at least for any ship with oars. Oarsmen who fall are taken from them first. Two of them count as one factor on deck, rounded up [[5.7]], and they give one more burst [[5.4]].',
    ],
    chart: 'movement',
  },
];

/** Chapter 5, 5.8 and 5.9: moving under sail. */
export const sailing: Rulebook = [
  {
    case: '5.8',
    title: 'Movement under sail',
    text: [
      'Most fleets left their sails ashore. Sails are absent, aboard, set or brought down. Setting or lowering those aboard is the whole activation; sails that are down must be put right first [[10.5]]. Ships without oars always begin with sails set.',
      'A ship with sails set may move under sail. Her sail speed is taken by the angle between her heading at the start of the activation and straight downwind, square sails first, lateens second: to 45 degrees 100 and 100 per cent; to 90, 75 and 80; to 130, 35 and 55; beyond, nothing. Then by the wind [[5.9]], and on as in [[5]].',
      'A leg on a heading on which the sails draw nothing carries her 20 mm at the most.',
      'Under sail there is no pivot, burst, backing, ramming or raking. A ship with oars too chooses one or the other for each move; under oars with sails set she rams at −2. Ships without oars know no other way.',
      'Sails aboard or set make fires likelier [[6.6]] and capsizing easier [[9.7]].',
      'Set-up: in a battle by points each ship’s sails are chosen with the fleet. When a battle of a campaign is fought on the table, each side says whether its ships with oars leave sails ashore, carry them, or have them set.',
    ],
    chart: 'sail',
  },
  {
    case: '5.9',
    title: 'Wind strength and sailing ships',
    text: [
      'Share of the sail speed: Still 0, Light Airs 40, Breeze 100, Strong Breeze 130, Storm and Gale 150 per cent.',
      'In a Storm or Gale a ship with sails set takes a crew test, at −1 or −3. Failed: the sails come down and she takes Light damage. She tests once in each of her side’s Action Phases, when she is activated, or at the end of the phase if she was passed over or left alone.',
    ],
    chart: 'sail',
  },
];

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
