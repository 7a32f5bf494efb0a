import type { Rulebook } from '../../../../kit/rules/rulebook.js';

/** Chapter 4: the turn. */
export const turnSequence: Rulebook = [
  {
    case: '4',
    title: 'Turn sequence',
    text: ['The parts of a turn and their order: counters from the bag, Action Phases, Tactical Initiative, the Intermediate Phase.'],
  },
  {
    case: '4.1',
    title: 'Phases of a turn',
    text: [
      'At the start of a turn three counters of each side and the Intermediate counter are in the bag. Apply the scenario’s rules for that turn.',
      'Draw one counter at a time. A side’s counter gives it an Action Phase with its whole fleet [[4.3]]; then the next counter is drawn. A side may act several times in a row, or not at all.',
      'When the Intermediate counter is drawn, either side may seize the initiative [[4.4]], then the Intermediate Phase follows [[4.5]]. Counters still in the bag are lost for this turn. All seven return to the bag for the next turn.',
      'A battle ends after its last turn, if not before [[10.3]].',
      'Ruling: a counter activates the whole fleet, not a squadron. One turn in seven has no Action Phase before initiative is spent; this is the rulebook’s own draw.',
    ],
    chart: 'counters',
  },
  {
    case: '4.2',
    title: 'Initial movement',
    text: [
      'A ship may approach if its squadron has not been engaged and no enemy base is within 40 cm of it. Its allowance is doubled. In that phase it may not back water, burst, ram, rake, grapple, use sickle poles or shoot. It stops at the last millimetre at which every enemy base is at least 30 cm away.',
      'A squadron is permanently engaged as soon as one of its ships begins an activation with an enemy within 40 cm, shoots or is shot at, grapples or is grappled, or makes contact with an enemy ship.',
      'Option initial movement, off: there are no approach moves.',
      'Ruling: reports of play mention faster first moves. The distances are ours, so that no ship can attack out of an approach.',
    ],
    chart: 'movement',
  },
  {
    case: '4.3',
    title: 'The Action Phase',
    text: [
      'First, ships of routed squadrons move away by themselves [[10.2]], and delayed ships of a reserve enter [[2.9]]. Then the side moves, then it shoots. After shooting starts, no ship may move.',
      'Moving: a libation comes first [[3.1]], and entries come before any move [[2.9]]. Then each ship, in any order, may have one activation: a move [[5]], setting or lowering sails [[5.8]], refloating [[5.6]], or nothing. Before it, the ship may cut links [[8.1]]. After it, or instead of it, the ship may grapple [[8.1]] or use sickle poles [[9.6]], which end its activation, and back off if it rammed or bumped an enemy [[7.4]]. Taking in tow and casting off [[5.4]] cost no activation, once for each ship and phase. A fort’s boom may be opened or closed once a phase [[7.5]].',
      'Shooting: every weapon of every ship and fort once, in any order [[6]].',
      'Ships that are Sinking, disordered or routed cannot be given orders. Disorder ends with the phase. A ship need not move, and a phase may be ended at any time. A side with no ship able to act is skipped.',
    ],
  },
  {
    case: '4.4',
    title: 'Seizing Tactical Initiative',
    text: [
      'When the Intermediate counter is drawn, before its phase begins, each side that has a counter left and has spent fewer than two this turn secretly chooses whether to spend one.',
      'If neither side spends one, the Intermediate Phase begins. A side that spends a counter loses it permanently and has an Action Phase now. If both do, each rolls a d10 and adds its Commander-in-Chief’s command (−2 without one); re-roll ties. The higher acts first, then the other.',
      'After that there is a second and last opportunity on the same terms. A side can therefore have at most two extra phases a turn.',
      'The Commander-in-Chief brings the counters [[1.7]], and they are lost with the Commander-in-Chief [[10.6]]. A god may give some back [[3.1]].',
      'Option Tactical Initiative, off: there are no such counters.',
      'Ruling: it is spent only when the Intermediate counter is drawn, since it is meant to come before the melees. The limit of two a turn keeps five counters from deciding a battle at once. If both sides spend one, both have their phase: the roll decides only the order.',
    ],
    chart: 'commands',
  },
  {
    case: '4.5',
    title: 'The Intermediate Phase',
    text: [
      'In this order: 1. currents, tide and drift [[5.10]] [[2.10]]. 2. Boarding: secret orders, then two rounds [[8.2]], with prize crews as ships are captured [[8.5]]. 3. Weather damage, flooding [[10.1]], sinking ships [[5.12]]. 4. Squadron morale [[10.2]]. 5. Lost battles [[10.3]]. 6. Transfers [[10.4]] and repairs [[10.5]], both sides at once and openly. 7. Fires, then snakes and bees [[10.5]]. 8. Officers: rescues and succession [[10.6]]. 9. Weather [[10.7]] and tide [[2.10]]. 10. The turn ends: thrown-down crews recover, a new corvus is no longer fresh, and favours of the god of war end.',
      'Steps that affect several ships follow the order of the fleets, side 0 before side 1. Each step is finished before the next.',
      'Ruling: the order is that of chapter 10. Drift and boarding come first, because 1.5 and 2.10 put them in this phase and chapter 10 deals with their results.',
    ],
  },
];

/** Chapter 5, from 5.10: drifting, collisions, sinking, spare oarsmen. */
export const hazards: Rulebook = [
  {
    case: '5.10',
    title: 'Drifting',
    text: [
      'In the Intermediate Phase, before the melees, apply every current in turn, the tide’s stream, then the wind. Ships joined by links of any kind, including tows, are one group with one roll. A group does not drift if one of its ships is aground or beached, or tows and can still row or sail.',
      'Currents and tide move every other group: weak d3 cm, strong d6 cm [[2.10]].',
      'Wind moves groups downwind. A single ship that can row: Strong Breeze d3 cm, Storm d6, Gale 2d6, less wind none. A ship that sails and cannot row does not drift with the wind. Ships adrift (linked or in tow, derelict, unable to row or sail, or Sinking): Breeze d3 cm, Strong Breeze d6, Storm d6 + 3, Gale 2d6. If a deck of the group has height 4 or more, add 1 cm to any such drift.',
      'Groups farthest along the direction move first, millimetre by millimetre. A ship in the way stops them without damage; land and shallows work as in [[5.6]]. A single ship whose centre crosses the table edge has fled; a group stops there.',
      'Option wind drift, off unless chosen: the wind moves no ships.',
      'Ruling: the basic game is a Breeze without drift, hence the option.',
    ],
    chart: 'drift',
  },
  {
    case: '5.11',
    title: 'Collisions',
    text: [
      'On the first millimetre on which a moving ship’s base would overlap another, the ship stops 1 mm before it: this is contact. Its move ends, unless a rake lets it run on [[7.5]].',
      'Friendly ship: crew test at +1. If it passes, there is no effect; if it fails, both ships collide.',
      'Enemy or derelict: with the order to halt there is no effect. With the order to bump, or to ram or rake where that is not possible [[7.1]], both ships collide if the mover has moved at least half its allowance. At less speed there is no effect.',
      'Collision: each ship rolls a d6, the mover first. 1 (weak hull 1-2): Light damage. Otherwise up to 3: one oar group on the side facing the other ship; if it is dead ahead or astern, on the side with more groups. 4 or more: no effect.',
    ],
    chart: 'collision',
  },
  {
    case: '5.12',
    title: 'Sinking ships',
    text: [
      'In the Intermediate Phase, after weather and flooding, each Sinking ship rolls a d6 and adds 2 for each earlier roll that it survived. On 4 or more it sinks. Ships still linked to it then take Light damage.',
      'Until then it cannot act, shoot or fight. Ships linked to it may cut free at +2 [[8.1]], and its men may be taken off [[10.4]]. It cannot be rammed, raked or grappled, only bumped.',
    ],
    chart: 'sinking',
  },
  {
    case: '5.13',
    title: 'Additional oarsmen',
    text: [
      'A ship may carry spare oarsmen, bought or given by a scenario: up to a quarter of the type’s oarsmen, rounded down, but at least 1 for any ship with oars. Lost oarsmen are taken from them first. Two of them count as one factor on deck, rounded up [[5.7]], and they give one more burst [[5.4]].',
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
      'Most fleets left their sails ashore. Sails are absent, aboard, set or down. Setting or lowering sails that are aboard takes the whole activation; sails that are down must first be repaired [[10.5]]. Ships without oars always begin with sails set.',
      'A ship with sails set may move under sail. Take the percentage of its sail speed by the angle between its heading at the start of the activation and straight downwind, square sails first, lateens second: up to 45 degrees 100 and 100 per cent; up to 90, 75 and 80; up to 130, 35 and 55; beyond, 0. Then apply the wind [[5.9]], and continue as in [[5]].',
      'On a heading with 0 per cent a leg may be at most 20 mm long.',
      'Under sail there is no pivot, burst, backing water, ramming or raking. A ship that also has oars chooses one or the other for each move; under oars with sails set it rams at −2. Ships without oars can only sail.',
      'Sails aboard or set make fires likelier [[6.6]] and capsizing easier [[9.7]].',
      'Set-up: in a points battle each ship’s sails are chosen with the fleet. In a campaign battle on the table, each side chooses whether its ships with oars leave sails ashore, carry them, or have them set.',
    ],
    chart: 'sail',
  },
  {
    case: '5.9',
    title: 'Wind strength and sailing ships',
    text: [
      'Percentage of the sail speed: Still 0, Light Airs 40, Breeze 100, Strong Breeze 130, Storm and Gale 150 per cent.',
      'In a Storm or Gale a ship with sails set takes a crew test, at −1 or −3. If it fails, the sails come down and the ship takes Light damage. It tests once in each Action Phase of its side, when it is activated, or at the end of the phase if it was not.',
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
      'A move is a series of legs: so many millimetres ahead, a turn, ahead again. A pivot is allowed only as the first leg. The move ends at the first contact, at the table edge, or when the allowance is used up.',
      'An order that breaks a rule is refused, even if nothing is met. It says what to do on contact with an enemy: ram, rake, bump or halt [[5.11]] [[7.1]].',
      'Allowance: start with the oar speed of the type (10 mm less with a reinforced bow), or with its sail speed under sail. Then apply these percentages in this order, rounding down after each.',
      'Under oars the oar quarter [[5.1]]: 0, 25, 50, 75 or 100 per cent. Under sail instead the point of sail [[5.8]] and the wind [[5.9]].',
      'Corvus aboard 90. Overloaded 80 [[5.7]]. Damage 75, 50, 25 or 0 [[1.4]]. Sea [[5.5]]. Prize 50 [[8.5]]. Snakes or bees aboard 50 [[9.3]]. Towing 50 [[5.4]]. Oars stowed 50: the Sea Peoples on turn 1 at the mouths of the Nile. Entering from reserve 50 [[2.9]].',
      'Last, one of these: approach 200 [[4.2]], burst 125, backing water 33 [[5.4]].',
      'Example: a liburnian with all its oars bursts in a choppy sea: 150, 80 per cent is 120, 125 per cent of that is 150.',
      'Legs ahead and astern and the cost of a pivot together may not exceed the allowance.',
    ],
    chart: 'movement',
  },
  {
    case: '5.1',
    title: 'Loss of oars',
    text: [
      'A ship has four oar groups on each side. Its oar quarter is the least of: groups left to port, groups left to starboard, and four times its remaining oarsmen divided by the type’s oarsmen, rounded up. Lost oarsmen never remove groups; they reduce the quarter.',
      'If the sides differ by two groups or more, a turn towards the stronger side is limited to half of what the class allows, rounded down to 5 degrees.',
    ],
    chart: 'movement',
  },
  {
    case: '5.2',
    title: 'Turning',
    text: [
      'Turns depend on the class. A: at most 45 degrees after a run of 20 mm. B: 45 after 30. C: 30 after 30. D: 30 after 40. E: 15 after 40. The run is straight ahead, since the last turn or pivot or from the start of the activation; two turns therefore never follow each other directly. Turns are in steps of 5 degrees.',
      'The class is one worse for Heavy or Severe damage, one for overloading, one in a very rough sea, and one for a corvus in a rough sea. These add up, never beyond E.',
      'With the rudder smashed the largest turn is halved, rounded down to 5 degrees. With a tow it is at most 15 degrees. For uneven oars see [[5.1]].',
      'A ship turns about the centre of its base in steps of 5 degrees. A step that would overlap a ship, land or a closed boom ends the move there: this is a graze.',
      'Ruling: a graze does no damage, but ships within 2 mm of each other touch and may be grappled.',
    ],
    chart: 'turning',
  },
  {
    case: '5.3',
    title: 'Pivoting',
    text: [
      'As the first leg of a move under oars a ship may pivot: up to 90 degrees in classes A and B, 60 in C, 45 in D and E. This costs half the allowance, rounded up, whatever the result. The ship needs an oarsman and an oar group on either side.',
      'In a rough or very rough sea a crew test comes first; if it fails, the ship pivots half as far, rounded down to 5 degrees. A pivot can graze as a turn does.',
    ],
    chart: 'turning',
  },
  {
    case: '5.4',
    title: 'Special movement',
    text: [
      'Burst, or ramming speed: under oars, not with an approach, a tow or in the phase of entry. The ship needs at most Medium damage, oar quarter 3 or 4, and a burst left (elite 4, veteran 3, average 2, raw and green 1, and 1 more for spare oarsmen). The burst is spent, then the ship takes a crew test at +1. If it passes, the allowance is 125 per cent and a ram has +1. If it fails, the ship follows its course as far as its ordinary allowance.',
      'Backing water: straight astern at 33 per cent, with at most one turn, of half the class, after 20 mm. No ram, rake or approach.',
      'Leaving the table: a ship whose centre crosses an edge leaves play. It has fled, unless the scenario wants it to leave there [[10.3]]. A ship with a tow stops at the edge, and a linked ship does not move at all.',
      'Beaching: a move may name a sandy land; a ship that reaches it is beached. Ships of draught 4 cannot beach.',
      'Towing: a ship that is not linked may take in tow a friendly ship or derelict that it touches, if that ship is not linked either and neither has a tow already. The towing ship has half its allowance, turns of at most 15 degrees, and no burst. After its move the tow is dead astern on the same heading, 10 mm behind. If the tow has no room there, the move is shortened to the last place where it has. The tow checks for grounding where it ends [[5.6]]. If the tow is linked or aground, the towing ship cannot move. The towing ship casts off, or the tow does if no order can be given aboard the towing ship.',
      'Staying in place is always allowed.',
    ],
    chart: 'movement',
  },
  {
    case: '5.5',
    title: 'Sea state and movement',
    text: [
      'Percentage of the allowance: flat 100, choppy 90, rough 67, very rough 40 per cent. Small ships, of size 1 or 2 or with a weak hull: 100, 80, 50, 25. It applies to every mode of movement.',
      'The sea also requires a test for pivots [[5.3]] and, when very rough, makes turning worse [[5.2]]. Its other effects are listed in [[2.6]].',
    ],
    chart: 'seaMovement',
  },
  {
    case: '5.6',
    title: 'Terrain',
    text: [
      'Land is solid. An ordered move stops 1 mm short of it, except on to a named beach [[5.4]].',
      'A ship that drifts ashore on rock is wrecked at once. On sand it is aground, with Light damage if the sea is rough or worse.',
      'Shallows: on the first millimetre on which the base enters a shallow or the belt of a coast, compare draught and depth. Draught greater than depth: aground there. Equal: a crew test at +1; aground there if it fails. Less: no effect. There is one test for each stretch of shallow water in an activation. There is none for water the ship is already in, unless it has fallen since the last check.',
      'A ship aground or beached cannot move, ram or rake, but can shoot and fight. It counts as helpless [[7.3]].',
      'Refloating takes the activation: a crew test at −1. Also −2 with a falling tide or +3 with a rising one, −1 if overloaded, +2 if the ship first puts half of its heavy and normal marines (rounded up) overboard, +3 for ships that a scenario beached.',
      'Ruling: rock wrecks a ship that touches it, but lookouts keep ordered moves away from it.',
    ],
  },
  {
    case: '5.7',
    title: 'Overloaded ships',
    text: [
      'Load is heavy and normal marines, archers, and half the spare oarsmen, rounded up. Above the deck’s capacity a ship is overloaded. It can never carry more than 150 per cent of the capacity, rounded down.',
      'Overloaded: 80 per cent of the allowance, turning one class worse, −1 when ramming, −2 on weather tests [[10.1]], −1 when refloating [[5.6]], and the ship heels like a small ship when rammed [[7.4]].',
    ],
  },
];
