import type { Rulebook } from '../../../../kit/rules/rulebook.js';

export const turnSequence: Rulebook = [
  {
    case: '4',
    title: 'Turn sequence',
    text: [
      'This chapter describes the parts of a turn in order: drawing counters from the bag, Action Phases, Tactical Initiative and the Intermediate Phase.',
    ],
  },
  {
    case: '4.1',
    title: 'Phases of a turn',
    text: [
      'At the start of a turn three counters of each side and the Intermediate counter are in the bag. Apply the scenario’s rules for that turn.',
      'Draw one counter at a time. A side’s counter gives it an Action Phase with its whole fleet [[4.3]]; then the next counter is drawn. A side may act several times in a row, or not at all.',
      'When the Intermediate counter is drawn, either side may seize the initiative [[4.4]], then the Intermediate Phase follows [[4.5]]. Counters still in the bag are lost for this turn. All seven return to the bag for the next turn.',
      'A battle ends after its last turn at the latest [[10.3]].',
      'Ruling: a counter activates the whole fleet, not a squadron. As a result, on average one turn in seven has no Action Phase unless a side spends Tactical Initiative; this is the rulebook’s design.',
    ],
    chart: 'counters',
  },
  {
    case: '4.2',
    title: 'Initial movement',
    text: [
      'A ship may approach if its squadron has not been engaged and no enemy base is within 40 cm of it. An approach doubles the ship’s allowance. In that phase the ship may not back water, burst, ram, rake, grapple, use sickle poles or shoot. It stops before any enemy base is closer than 30 cm.',
      'A squadron is permanently engaged as soon as one of its ships begins an activation with an enemy within 40 cm. It is also engaged as soon as one of its ships shoots, is shot at, grapples, is grappled, or makes contact with an enemy ship.',
      'If the option “Approach moves” is off, there are no approach moves.',
      'Ruling: session reports mention faster first moves. We chose the distances so that no ship can attack directly from an approach.',
    ],
    chart: 'movement',
  },
  {
    case: '4.3',
    title: 'The Action Phase',
    text: [
      'First, ships of routed squadrons move away automatically [[10.2]], and delayed ships of a reserve enter [[2.9]]. Then the side moves, then it shoots. After shooting starts, no ship may move.',
      'Moving: a libation comes first [[3.1]], and entries come before any move [[2.9]]. Then each ship, in any order, may have one activation: a move [[5]], setting or lowering sails [[5.8]], refloating [[5.6]], or nothing. Before its activation the ship may cut links [[8.1]]. After the activation, or instead of it, the ship may grapple [[8.1]] or use sickle poles [[9.6]]; either ends its activation. It may also back off if it rammed or bumped an enemy [[7.4]]. Once in each phase, a ship may also take in tow or cast off [[5.4]] without using its activation. A fort’s boom may be opened or closed once a phase [[7.5]].',
      'Shooting: every weapon of every ship and fort may shoot once, in any order [[6]].',
      'Ships that are Sinking, disordered or routed cannot be given orders. Disorder ends with the phase. A ship need not move, and a side may end its phase at any time. A side with no ship able to act is skipped.',
    ],
  },
  {
    case: '4.4',
    title: 'Seizing Tactical Initiative',
    text: [
      'When the Intermediate counter is drawn, before its phase begins, each side secretly chooses whether to spend a Tactical Initiative counter. The side must have a counter left and have spent fewer than two this turn.',
      'If neither side spends one, the Intermediate Phase begins. A side that spends a counter loses it permanently and has an Action Phase now. If both sides spend one, each rolls a d10 and adds its Commander-in-Chief’s command (−2 without one); re-roll ties. The side that rolls higher acts first, then the other.',
      'After that there is a second and last opportunity on the same terms. A side can therefore have at most two extra phases a turn.',
      'The counters come from the Commander-in-Chief [[1.7]], and a side that loses its Commander-in-Chief loses its remaining counters [[10.6]]. A god may give spent counters back [[3.1]].',
      'If the option “Tactical Initiative” is off, there are no such counters.',
      'Ruling: Tactical Initiative is spent only when the Intermediate counter is drawn, because its purpose is to act before the melees. The limit of two a turn keeps five counters from deciding a battle at once. If both sides spend one, both have their phase: the roll decides only the order.',
    ],
    chart: 'commands',
  },
  {
    case: '4.5',
    title: 'The Intermediate Phase',
    text: [
      'Resolve these steps in order.',
      '1. Currents, tide and drift [[5.10]] [[2.10]].',
      '2. Boarding: secret orders, then two rounds [[8.2]], with prize crews as ships are captured [[8.5]].',
      '3. Weather damage, flooding [[10.1]], sinking ships [[5.12]].',
      '4. Squadron morale [[10.2]].',
      '5. Lost battles [[10.3]].',
      '6. Transfers [[10.4]] and repairs [[10.5]], by both sides at the same time and openly.',
      '7. Fires, then snakes and bees [[10.5]].',
      '8. Officers: rescues and succession [[10.6]].',
      '9. Weather [[10.7]] and tide [[2.10]].',
      '10. The turn ends: thrown-down crews recover, a new corvus is no longer fresh, and favours of the god of war end.',
      'A step that affects several ships takes them in the order of the fleets, side 0 before side 1. Finish each step before the next.',
      'Ruling: the order is that of chapter 10. Drift and boarding come first, because 1.5 and 2.10 put them in this phase and chapter 10 deals with their results.',
    ],
  },
];

/** Chapter 5 from case 5.10: drifting, collisions, sinking, spare oarsmen. */
export const hazards: Rulebook = [
  {
    case: '5.10',
    title: 'Drifting',
    text: [
      'In the Intermediate Phase, before the melees, apply every current in turn, then the tide’s stream, then the wind. Ships joined by links of any kind, including tows, are one group and drift with one roll. A group does not drift if one of its ships is aground or beached. Nor does it drift if the towing ship can still row or sail.',
      'A current or tide moves every other group d3 cm if it is weak, d6 cm if it is strong [[2.10]].',
      'Wind moves groups downwind. A single ship that can row drifts d3 cm in a Strong Breeze, d6 in a Storm and 2d6 in a Gale. In less wind it does not drift. A ship that sails and cannot row does not drift with the wind. Ships are adrift if they are linked or in tow, derelict, unable to row or sail, or Sinking. They drift d3 cm in a Breeze, d6 in a Strong Breeze, d6 + 3 in a Storm, 2d6 in a Gale. If any ship of the group has deck height 4 or more, add 1 cm to the group’s drift with the wind.',
      'The group farthest along the direction of drift moves first. Groups move millimetre by millimetre. A ship in the way stops a group without damage; land and shallows have the effects in [[5.6]]. A single ship whose centre crosses the table edge has fled; a group stops there.',
      'The option “Wind drift” is off unless it is chosen; without this option the wind moves no ships.',
      'Ruling: drift is optional because the basic game is played in a Breeze without drift.',
    ],
    chart: 'drift',
  },
  {
    case: '5.11',
    title: 'Collisions',
    text: [
      'When a moving ship’s base would overlap another ship’s base, the moving ship stops 1 mm short of it: this is contact. Its move ends, unless a rake lets it run on [[7.5]].',
      'On contact with a friendly ship, the moving ship takes a crew test at +1. If the test passes, there is no effect; if it fails, both ships collide.',
      'Contact with an enemy or derelict has no effect if the order was to halt. If the order was to bump, both ships collide if the moving ship has moved at least half its allowance. The same applies if the order was to ram or rake and that is not possible [[7.1]]. If the ship has moved less, there is no effect.',
      'Collision: each ship rolls a d6, the moving ship first. On 1 (1-2 with a weak hull) it takes Light damage. On any other roll up to 3 it loses one oar group on the side facing the other ship. If that ship is dead ahead or astern, the group is lost on the side with more groups. On 4 or more there is no effect.',
    ],
    chart: 'collision',
  },
  {
    case: '5.12',
    title: 'Sinking ships',
    text: [
      'In the Intermediate Phase, after weather and flooding, each Sinking ship rolls a d6 and adds 2 for each earlier roll that it survived. On 4 or more it sinks. Ships still linked to the sinking ship then take Light damage.',
      'Until it sinks, a Sinking ship cannot act, shoot or fight. Ships linked to it may cut free at +2 [[8.1]], and its men may be taken off [[10.4]]. It can be bumped, but not rammed, raked or grappled.',
    ],
    chart: 'sinking',
  },
  {
    case: '5.13',
    title: 'Additional oarsmen',
    text: [
      'A ship may carry spare oarsmen, if they are bought or a scenario provides them. It may carry up to a quarter of the type’s oarsmen, rounded down; any ship with oars may carry at least 1. Spare oarsmen are lost first. Two of them count as one factor on deck, rounded up [[5.7]]. A ship with spare oarsmen has one more burst [[5.4]].',
    ],
    chart: 'movement',
  },
];

/** Cases 5.8 and 5.9: moving under sail. */
export const sailing: Rulebook = [
  {
    case: '5.8',
    title: 'Movement under sail',
    text: [
      'Most fleets left their sails ashore before battle. Sails are absent, aboard, set or down. Setting or lowering sails that are aboard takes the whole activation; sails that are down must first be repaired [[10.5]]. Ships without oars always begin with sails set.',
      'A ship with sails set may move under sail. The angle between its heading at the start of the activation and straight downwind gives the percentage of its sail speed. Up to 45 degrees it is 100 per cent. Up to 90 degrees it is 75 per cent for square sails and 80 for lateens, up to 130 degrees 35 and 55. Beyond that it is 0. Then apply the wind [[5.9]], and continue as in [[5]].',
      'On a heading with 0 per cent a leg may be at most 20 mm long.',
      'Under sail, a ship may not pivot, burst, back water, ram or rake. A ship that also has oars chooses oars or sails for each move; if it rows with sails set, it rams at −2. Ships without oars can only sail.',
      'Sails aboard or set make fires likelier [[6.6]] and capsizing easier [[9.7]].',
      'Set-up: in a points battle each ship’s sails are chosen with the fleet. In a campaign battle on the table, each side chooses whether its ships with oars leave sails ashore, carry them, or have them set.',
    ],
    chart: 'sail',
  },
  {
    case: '5.9',
    title: 'Wind strength and sailing ships',
    text: [
      'The wind gives a percentage of the sail speed: Still 0, Light Airs 40, Breeze 100, Strong Breeze 130, Storm and Gale 150 per cent.',
      'A ship with sails set takes a crew test at −1 in a Storm, or at −3 in a Gale. If the test fails, the sails come down and the ship takes Light damage. The ship tests once in each Action Phase of its side: when it is activated, or at the end of the phase if it was not activated.',
    ],
    chart: 'sail',
  },
];

/** Chapter 5 up to case 5.7: moving under oars. */
export const movement: Rulebook = [
  {
    case: '5',
    title: 'Movement and the allowance',
    text: [
      'A move is a series of legs: a distance ahead in millimetres, a turn, another distance ahead. A pivot is allowed only as the first leg. The move ends at the first contact, at the table edge, or when the allowance is used up.',
      'The order for a move also states what the ship does on contact with an enemy: ram, rake, bump or halt [[5.11]] [[7.1]]. An order that breaks a rule is refused, even if the ship would meet no enemy.',
      'Allowance: start with the oar speed of the type (10 mm less with a reinforced bow), or with its sail speed under sail. Then apply these percentages in this order, rounding down after each.',
      'Under oars, the first is for the oar quarter [[5.1]]: 0, 25, 50, 75 or 100 per cent. Under sail, use the point of sail [[5.8]] and the wind [[5.9]] instead.',
      'Then apply, in per cent: corvus aboard 90; overloaded 80 [[5.7]]; damage 75, 50, 25 or 0 [[1.4]]; sea state [[5.5]]; prize 50 [[8.5]]; snakes or bees aboard 50 [[9.3]]; towing 50 [[5.4]]; oars stowed (the Sea Peoples on turn 1 at the mouths of the Nile) 50; entering from reserve 50 [[2.9]].',
      'Last, apply the percentage of a special move, if the ship makes one: approach 200 [[4.2]], burst 125, backing water 33 [[5.4]].',
      'Example: a liburnian (oar speed 150) with all its oars bursts in a choppy sea. 80 per cent of 150 is 120, and 125 per cent of 120 is 150.',
      'The sum of all legs ahead and astern and the cost of a pivot may not exceed the allowance.',
    ],
    chart: 'movement',
  },
  {
    case: '5.1',
    title: 'Loss of oars',
    text: [
      'A ship has four oar groups on each side. Its oar quarter is the lowest of three numbers: the groups left to port, the groups left to starboard, and four times its remaining oarsmen divided by the type’s oarsmen, rounded up. Lost oarsmen never remove groups; they only reduce the oar quarter.',
      'If the sides differ by two groups or more, a turn towards the stronger side is limited. It may be at most half of what the class allows, rounded down to 5 degrees.',
    ],
    chart: 'movement',
  },
  {
    case: '5.2',
    title: 'Turning',
    text: [
      'The turning class gives the largest turn, and the run straight ahead that it needs. Class A turns up to 45 degrees after 20 mm, class B 45 degrees after 30 mm. Class C turns up to 30 degrees after 30 mm, class D 30 degrees after 40 mm, class E 15 degrees after 40 mm. Count the run from the last turn or pivot, or from the start of the activation, so two turns never follow each other directly. Turns are in steps of 5 degrees.',
      'The class is one worse for each of these: Heavy or Severe damage, overloading, a very rough sea, and a corvus in a rough sea. It is never worse than E.',
      'A smashed rudder halves the largest turn, rounded down to 5 degrees. With a tow, the largest turn is 15 degrees. For uneven oars see [[5.1]].',
      'A ship turns about the centre of its base in steps of 5 degrees. A step that would overlap a ship, land or a closed boom ends the move there: this is a graze.',
      'Ruling: a graze does no damage, but ships within 2 mm of each other touch and may be grappled.',
    ],
    chart: 'turning',
  },
  {
    case: '5.3',
    title: 'Pivoting',
    text: [
      'A ship may pivot as the first leg of a move under oars: up to 90 degrees in classes A and B, 60 in C, 45 in D and E. A pivot costs half the allowance, rounded up, whatever its result. The ship needs at least one oarsman and at least one oar group, on either side.',
      'In a rough or very rough sea, the ship first takes a crew test. If the test fails, it pivots half as far, rounded down to 5 degrees. A pivot can end in a graze, as a turn can.',
    ],
    chart: 'turning',
  },
  {
    case: '5.4',
    title: 'Special movement',
    text: [
      'A ship under oars may burst (ramming speed), but not during an approach, with a tow, or in the phase in which it enters. It must have at most Medium damage, oar quarter 3 or 4, and a burst left. Elite crews have 4 bursts, veteran 3, average 2, raw and green 1; spare oarsmen give 1 more. Spend the burst, then take a crew test at +1. If the test passes, the allowance is 125 per cent and a ram has +1. If it fails, the ship follows its course only as far as its ordinary allowance permits.',
      'A ship that backs water moves straight astern at 33 per cent of its allowance. It may make one turn, of half the angle for its class, after 20 mm. It may not ram, rake or approach.',
      'Leaving the table: a ship whose centre crosses an edge leaves play. It has fled, unless leaving by that edge is its objective in the scenario [[10.3]]. A ship with a tow stops at the edge, and a linked ship does not move at all.',
      'Beaching: a move may name a sandy shore, and a ship that reaches that shore is beached. Ships of draught 4 cannot beach.',
      'Towing: a ship may take in tow a friendly ship or derelict that it touches. Neither of the two may be linked or have a tow already. The towing ship has half its allowance, turns at most 15 degrees, and may not burst. After its move the tow is dead astern on the same heading, 10 mm behind. If the tow has no room there, the move ends at the last point where the tow has room. The tow checks for grounding where it ends its move [[5.6]]. If the tow is linked or aground, the towing ship cannot move. The towing ship may cast off the tow. If the towing ship cannot be given orders, the towed ship may cast off instead.',
      'Staying in place is always allowed.',
    ],
    chart: 'movement',
  },
  {
    case: '5.5',
    title: 'Sea state and movement',
    text: [
      'The sea gives a percentage of the allowance: flat 100, choppy 90, rough 67, very rough 40. For small ships (size 1 or 2, or a weak hull) it is 100, 80, 50, 25. This applies to every mode of movement.',
      'The sea also requires a test for pivots [[5.3]] and, when very rough, makes turning worse [[5.2]]. Its other effects are listed in [[2.6]].',
    ],
    chart: 'seaMovement',
  },
  {
    case: '5.6',
    title: 'Terrain',
    text: [
      'Ships cannot enter land. An ordered move stops 1 mm short of it, except on to a named beach [[5.4]].',
      'A ship that drifts onto rock is wrecked at once. A ship that drifts onto sand is aground, and takes Light damage if the sea is rough or worse.',
      'Shallows: on the first millimetre on which the base enters a shallow or the belt of a coast, compare draught and depth. If the draught is greater than the depth, the ship is aground there. If they are equal, it takes a crew test at +1 and is aground there if it fails. If the draught is less, there is no effect. A ship tests once in an activation for each stretch of shallow water. It does not test for water that it is already in, unless the water has fallen since the last check.',
      'A ship that is aground or beached cannot move, ram or rake, but can shoot and fight. It counts as helpless [[7.3]].',
      'To refloat, a ship uses its activation and takes a crew test at −1. Modifiers are −2 with a falling tide or +3 with a rising one, −1 if overloaded, and +3 for ships that a scenario beached. The ship has +2 if it first puts half of its heavy and normal marines (rounded up) overboard.',
      'Ruling: a ship that touches rock is wrecked, but lookouts keep ordered moves clear of rock.',
    ],
  },
  {
    case: '5.7',
    title: 'Overloaded ships',
    text: [
      'A ship’s load is its heavy and normal marines, its archers, and half its spare oarsmen, rounded up. If the load exceeds the deck’s capacity, the ship is overloaded. It can never exceed 150 per cent of the capacity, rounded down.',
      'An overloaded ship has 80 per cent of its allowance and turns one class worse. It has −1 when ramming, −2 on weather tests [[10.1]] and −1 when refloating [[5.6]]. When rammed, it heels like a small ship [[7.4]].',
    ],
  },
];
