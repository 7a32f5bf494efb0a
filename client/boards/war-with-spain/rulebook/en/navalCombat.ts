import type { Rulebook } from '../../../../kit/rules/rulebook.js';

/** Rules text on fleets and naval movement. */
export const highSeas: Rulebook = [
  {
    case: '6.0',
    title: 'Naval movement',
    text: [
      'Ships move in two ways. High seas movement is only for fleets, is affected by the wind and can be intercepted. Coastal movement is not affected by the wind and cannot be intercepted. In the Naval Movement Segment the phasing player may move any of their ships. A ship makes one move of one kind in a segment.',
    ],
  },
  {
    case: '6.1',
    title: 'Fleets and armadas',
    text: [
      'Ships that use high seas movement, intercept or attack must be grouped under a marker. English groups are called Fleets, Spanish groups Armadas.',
    ],
  },
  {
    case: '6.11',
    title: 'Six fleets',
    text: [
      'Each side has six markers and may move at most six stacks by high seas movement in a Game-Turn. The ships of a fleet are in its holding box off the map; the opponent sees only the marker and its munitions [[7.0]].',
      'Ruling: the limit counts stacks that have moved. A part of a fleet that moves separately counts as another stack. Intercepting fleets do not count, nor does the Treasure Fleet when it moves alone. A new fleet takes the lowest free number.',
    ],
  },
  {
    case: '6.12',
    title: 'When fleets are formed',
    text: [
      'Ships in one hex may be formed into a fleet or removed from one only at two times: in their side’s Naval Movement Segment and in the Joint Administrative Phase.',
      'Ruling: fleets may be changed any number of times, before and after moving. A ship that has moved may not move again, and neither may a fleet that it joins. Besieged ships may not join unbesieged ships. A fleet without ships is removed.',
    ],
  },
  {
    case: '6.13',
    title: 'Leaving a fleet',
    text: [
      'A ship may leave its fleet at any time. No ship may use both kinds of movement, so a ship that leaves during a high seas move must receive a fleet marker. If all six markers are in use, the ship may not leave.',
      'Ruling: a ship may leave before or after the wind roll, but not between an interception and its combat. Detached ships keep the fleet’s munitions number [[12.12]] and count as having moved. The fleet keeps the Movement Allowance it started with. Loose ships, except the Treasure Fleet, may not be in a high seas hex: there a ship may leave a fleet only to join another.',
    ],
  },
  {
    case: '6.14',
    title: 'Movement Allowance of a fleet',
    text: [
      'A fleet has the Movement Allowance of its slowest ship; the wind may reduce it [[6.24]].',
      'Ruling: a route may not be longer than the printed Movement Allowance of the slowest ship.',
    ],
  },
  {
    case: '6.15',
    title: 'Cargo of a fleet',
    text: [
      'Land units and leaders aboard the ships of a fleet belong to that fleet.',
      'Ruling: the loose ships of a hex carry units together in the same way. When a group splits, its owner chooses which units each part carries, within its capacity [[6.52]]. Leaders go with the ship they are assigned to.',
    ],
  },
  {
    case: '6.2',
    title: 'High seas movement',
    text: ['Only fleets use high seas movement. Declare the whole route, roll for wind, and then move hex by hex.'],
  },
  {
    case: '6.21',
    title: 'Definition',
    text: [
      'A ship that crosses a high seas hexside uses high seas movement. Only fleets and the Treasure Fleet may do so [[11.23]].',
      'Ruling: every side of a high seas hex is a high seas hexside. So are some sides between two coastal hexes. A fleet that stays on the coast and crosses none of them uses coastal movement [[6.31]].',
    ],
    chart: 'hexsides',
  },
  {
    case: '6.22',
    title: 'With or against the wind',
    text: [
      'Before a fleet moves, its owner declares the whole route. If the fleet enters any hex against the prevailing wind of its sea zone, its whole move is against the wind. Otherwise it is with the wind.',
      'Ruling: the diagram is lost. The wind blows along one hex direction. Moving in that direction or in one of the two adjacent directions is with the wind; the other three directions are against the wind. Use the zone of the hex entered; entering a Mediterranean hex is never against the wind. If the roll costs steps, or leaves too little Movement Allowance for the route, the owner may stop earlier but may not leave the route.',
    ],
    chart: 'zones',
  },
  {
    case: '6.23',
    title: 'Wind roll',
    text: [
      'Roll two dice, add them and consult the Wind Effects Table. Use the left pair of columns from April to September and the right pair in October and winter. In each pair, use the column “with” or “against”. The result is two numbers separated by a slash [[6.24]].',
    ],
    chart: 'wind',
  },
  {
    case: '6.24',
    title: 'Wind effects',
    text: [
      'The first number is subtracted from the Movement Allowance of every ship in the fleet for this segment. The second is the number of steps that the fleet must lose [[7.32]].',
      'Ruling: a Movement Allowance is never below 0. Steps are lost at once, before the fleet moves, from sailing ships only, deep draft ships first [[7.33]]; the owner chooses.',
    ],
    chart: 'wind',
  },
  {
    case: '6.25',
    title: 'Oared ships',
    text: [
      'Oared ships always use their printed Movement Allowance and are never affected by the wind.',
      'Ruling: oared ships lose no steps to the wind either, and a fleet of only oared ships does not roll.',
    ],
  },
  {
    case: '6.26',
    title: 'Staying on the high seas',
    text: [
      'If a fleet in a high seas hex does not move in its own movement segment, it rolls for wind as if it moved with the wind.',
      'Ruling: roll at the end of the segment, for the fleets in numerical order and then for the Treasure Fleet. A fleet that has rolled for a move does not roll again, unless ships that have not rolled have joined it.',
    ],
    chart: 'wind',
  },
  {
    case: '6.27',
    title: 'Mediterranean',
    text: [
      'The wind has no effect in the Mediterranean Sea, the zone east of column 14 and south of Spain, France and Savoy.',
      'Ruling: a fleet whose route is partly outside this zone rolls for wind.',
    ],
  },
  {
    case: '6.3',
    title: 'Coastal movement',
    text: ['Fleets and loose ships may move along the coast with half their Movement Allowance, without wind or interception.'],
  },
  {
    case: '6.31',
    title: 'Coastal hexes',
    text: [
      'Any ship may use coastal movement from one coastal hex to the next. It may not cross a high seas hexside or enter a high seas hex.',
    ],
    chart: 'hexsides',
  },
  {
    case: '6.32',
    title: 'Coastal Movement Allowance',
    text: [
      'The Movement Allowance for coastal movement is halved, rounded down.',
      'Ruling: halve the allowance of each ship; ships that move together use the allowance of the slowest ship.',
    ],
  },
  {
    case: '6.33',
    title: 'Stopping next to the enemy',
    text: [
      'Ships using coastal movement must stop when they enter a hex adjacent to a coastal hex with enemy ships.',
      'Ruling: they also stop in a hex with enemy ships. Ignore besieged enemy ships, and enemy ships across a hexside closed to ships.',
    ],
  },
  {
    case: '6.34',
    title: 'No coastal wind',
    text: ['The wind has no effect on coastal movement.'],
  },
  {
    case: '6.35',
    title: 'Shallow draft',
    text: ['Only shallow draft ships may enter shallow coastal hexes, by either kind of movement.'],
  },
];

export const navalCombat: Rulebook = [
  {
    case: '7.0',
    title: 'Naval combat',
    text: [
      'In a Naval Combat Segment, fleets that have intercepted must attack; then the phasing player may attack. The side that makes an attack is the attacker, even if it is the non-phasing side. A player may look at an enemy stack of ships or holding box only when their own stack fights it.',
      'In a round each side totals the Combat Strength of its ships; if it has any deep draft ship, only deep draft ships count. Subtract the defender’s total from the attacker’s and roll a die on the Naval Combat Results Table [[7.2]]; both sides lose steps at once. Munitions are spent [[12.21]], then the defender may try to disengage [[7.51]]. Rounds continue until the defender disengages, the attacker’s munitions run out, a side is eliminated, or the attacker breaks off.',
      'Ruling: for each ship take the current strength, add 1 for the wind [[7.73]], halve it without munitions [[7.12]], then apply the port factor [[7.62]]. Round the total down once and add leaders last [[13.0]]. The attacker commits before the defender’s stack is revealed; after the combat both stacks are hidden again. After wind losses the opponent learns the steps lost and the ships eliminated, but not which ships were damaged.',
      'Option: with open information both players see all stacks; the month of the Treasure Fleet stays secret.',
    ],
    chart: 'navalFactors',
  },
  {
    case: '7.1',
    title: 'Who may attack',
    text: ['Only fleets with munitions may attack. Each may attack one enemy stack per segment.'],
  },
  {
    case: '7.11',
    title: 'Fleets attack',
    text: [
      'Only fleets may attack, after an interception or in their own Naval Combat Segment. Loose ships and fleets without munitions may not attack, but may be attacked.',
    ],
  },
  {
    case: '7.12',
    title: 'Halved defenders',
    text: [
      'Ships that are attacked while loose or in a fleet without munitions have half their Combat Strength. Shallow draft ships are never halved.',
      'Ruling: the Treasure Fleet outside an armada counts as loose.',
    ],
    chart: 'navalFactors',
  },
  {
    case: '7.13',
    title: 'Interceptions first',
    text: [
      'In a Naval Combat Segment the enemy’s interceptors must attack the ships they intercepted, and the phasing player’s fleets may attack adjacent enemy ships. All interception combats are fought before any other.',
      'Ruling: these combats are fought in the order of the interceptions. All fleets that intercepted the same fleet attack as one stack, against all enemy ships in its hex. The interceptors must fight the first round; then they may break off. If a side has no ships left, the combat is cancelled.',
    ],
  },
  {
    case: '7.14',
    title: 'One stack, from one hex',
    text: [
      'A fleet may attack one stack of ships in an adjacent hex in each segment. Several fleets may attack the same stack together, but only from one hex. Add their strengths; if any of them has deep draft ships, only deep draft ships count. A fleet that runs out of munitions drops out; the others may continue.',
      'Ruling: all ships of a side in a hex are one stack. Enemy ships in the same hex may be attacked as if they were adjacent. In a segment a hex may be attacked from one hex only, not counting interception combats. Relieving fleets in one adjacent hex and the besieged ships may attack the besieging ships together [[10.22]]. A fleet may attack whether or not it has moved.',
    ],
  },
  {
    case: '7.2',
    title: 'Naval Combat Results Table',
    text: [
      'The differential, attacker minus defender, gives the column, from less than -20 to more than +20. A die roll gives the steps lost by attacker and defender.',
    ],
    chart: 'navalCombat',
  },
  {
    case: '7.3',
    title: 'Results and steps',
    text: ['These cases explain combat results and step losses.'],
  },
  {
    case: '7.31',
    title: 'Reading a result',
    text: ['A result has two numbers: the steps that the attacking stack loses, then the steps that the defending stack loses.'],
    chart: 'navalCombat',
  },
  {
    case: '7.32',
    title: 'Losing steps',
    text: [
      'A ship with a printed back has two steps; other ships have one. The owner chooses which ships lose steps. Flipping a full-strength two-step ship counts as one step, removing it as two. Removing a flipped or one-step ship counts as one step.',
      'Ruling: excess steps are ignored. Both sides choose at the same time.',
    ],
  },
  {
    case: '7.33',
    title: 'Deep draft first',
    text: ['In a stack with both kinds of ships, shallow draft ships lose no steps until all deep draft ships have been eliminated.'],
  },
  {
    case: '7.4',
    title: 'Terrain in naval combat',
    text: ['These cases cover shallows, closed hexsides and land units.'],
  },
  {
    case: '7.41',
    title: 'Shallows',
    text: [
      'A fleet with any deep draft ship may not attack shallow draft ships in a shallow coastal hex, even if it also has shallow draft ships.',
    ],
  },
  {
    case: '7.42',
    title: 'Closed hexsides',
    text: ['Ships may not attack across a hexside closed to ships.'],
    chart: 'hexsides',
  },
  {
    case: '7.43',
    title: 'Ships and land units',
    text: ['Land units and ships never attack each other. Land units in a hex do not affect the movement or combat of ships.'],
  },
  {
    case: '7.5',
    title: 'Disengagement',
    text: ['At the end of a round the defender may try to disengage.'],
    chart: 'disengagement',
  },
  {
    case: '7.51',
    title: 'Trying to disengage',
    text: [
      'At the end of each round the defender may roll a die to disengage. The attacker does not roll and may break off at any time.',
      'Ruling: besieged defenders may disengage too; this ends the combat, not the siege.',
    ],
  },
  {
    case: '7.52',
    title: 'Spanish deep draft ships',
    text: ['A defending stack with any Spanish deep draft ship disengages only on 5 or 6.', 'Ruling: this includes the Treasure Fleet.'],
    chart: 'disengagement',
  },
  {
    case: '7.53',
    title: 'All other stacks',
    text: [
      'A defending stack that has only shallow draft ships, English ships or both disengages on 4 to 6.',
      'Ruling: all Dutch ships have shallow draft.',
    ],
    chart: 'disengagement',
  },
  {
    case: '7.54',
    title: 'Success',
    text: ['When the defender disengages, the combat ends.', 'Ruling: no ships move.'],
  },
];
