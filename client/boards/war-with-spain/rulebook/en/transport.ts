import type { Rulebook } from '../../../../kit/rules/rulebook.js';

/** Rules text on ports, and on wind in combat. */
export const ports: Rulebook = [
  {
    case: '7.6',
    title: 'Ports',
    text: ['These cases cover the effects of ports on the movement and combat of ships.'],
  },
  {
    case: '7.61',
    title: 'Enemy ports',
    text: [
      'Ships may move freely through unoccupied enemy ports. Ships do not capture ports; only land units do [[16.2]].',
      'Ruling: a side may not enter an enemy port that contains unbesieged enemy ships, even if the port is under siege by land [[10.23]]. In other hexes enemy ships do not prevent entry, but they may intercept and attack. Ships stay in a port that changes control.',
    ],
  },
  {
    case: '7.62',
    title: 'Defending in port',
    text: [
      'The Combat Strength of ships defending in a friendly fortress port is doubled. In any other friendly port it is halved. In enemy ports it does not change.',
      'Ruling: it does not change in uncontrolled ports either. Attackers never have a port factor.',
    ],
    chart: 'navalFactors',
  },
  {
    case: '7.63',
    title: 'Declining battle',
    text: [
      'Ships that are attacked in a friendly fortress port may decline battle: they enter siege, that is, they are besieged [[10.2]]. Ships elsewhere may not.',
      'Ruling: the defender decides before stacks are revealed, even after an interception. Where the defender may decline, only fleets that could enter the port may attack.',
    ],
  },
  {
    case: '7.64',
    title: 'The attackers move in',
    text: ['When ships in a fortress port enter siege, the attacking ships must move into the port hex.', 'Ruling: no round is fought.'],
  },
  {
    case: '7.7',
    title: 'Wind in combat',
    text: ['The stack that has the wind gains strength.'],
  },
  {
    case: '7.71',
    title: 'Who has the wind',
    text: [
      'The attacker has the wind if a move from the attacking hex to the defending hex would be with the prevailing wind [[6.22]]. Otherwise the defender has it.',
      'Ruling: if both stacks are in one hex, neither has the wind.',
    ],
    chart: 'zones',
  },
  {
    case: '7.72',
    title: 'Across zones',
    text: [
      'If the two stacks are in different sea zones, neither has the wind.',
      'Ruling: neither stack has the wind in the Mediterranean.',
    ],
  },
  {
    case: '7.73',
    title: 'Effect of the wind',
    text: [
      'Each sailing ship in the stack that has the wind adds 1 to its strength. Oared ships do not.',
      'Ruling: this applies only to ships that count in the combat [[7.0]].',
    ],
    chart: 'navalFactors',
  },
];

/** Rules text on interception, transport, wind and terrain. */
export const transport: Rulebook = [
  {
    case: '6.4',
    title: 'Naval interception',
    text: [
      'A fleet may try to intercept an enemy fleet that moves on the high seas within two hexes of it. Roll a die: 1 to 4 succeeds, 5 or 6 fails. The intercepted fleet stops and may not move again in this segment. The interceptor then rolls for wind, using the direction of its own move. It ignores any loss of Movement Allowance but suffers the step losses [[6.24]]. It moves to the nearest hex adjacent to the intercepted fleet; its owner chooses among equally near hexes. It must attack in the combat segment [[7.13]].',
      'Ruling: interception is possible in each hex the moving fleet enters. The two hexes are counted along a route that the draft and range of the interceptor allow. The interceptor rolls in the “with” column if any shortest route is entirely with the wind. An interceptor already adjacent to the moving fleet or in its hex stays there. An interceptor does not roll for wind in the Mediterranean, or if all its ships are oared. An interceptor eliminated by the wind does not fight.',
      'Ruling: a player may set an automatic answer: never intercept, or try with each fleet in numerical order until one succeeds. An intercepted fleet may still land units in the coastal hex where it was intercepted [[6.54]].',
    ],
    chart: 'interception',
  },
  {
    case: '6.41',
    title: 'Who may intercept',
    text: [
      'Fleets of the non-phasing player may try to intercept fleets using high seas movement. Loose ships may not intercept. Ships using coastal movement cannot be intercepted.',
      'Ruling: the Treasure Fleet moving alone may be intercepted too. A fleet with a deep draft ship may not intercept in a shallow hex.',
    ],
  },
  {
    case: '6.44',
    title: 'One attempt',
    text: [
      'A fleet may try to intercept once per Game-Turn. If it fails, it may not try again in that Game-Turn.',
      'Ruling: the limit covers the naval segments of both sides together.',
    ],
  },
  {
    case: '6.45',
    title: 'Several interceptors',
    text: [
      'Several enemy fleets may try to intercept the same moving fleet, each with its own roll. All fleets that succeed are placed in the hex of the first successful fleet.',
      'Ruling: a fleet without a route of at most three hexes to that hex may not try.',
    ],
  },
  {
    case: '6.46',
    title: 'No munitions',
    text: ['A fleet without munitions may not try to intercept [[12.22]].'],
  },
  {
    case: '6.5',
    title: 'Naval transport',
    text: ['Ships carry land units and leaders from ports to any coast.'],
  },
  {
    case: '6.51',
    title: 'Embarking',
    text: [
      'Land units and leaders that begin the Naval Movement Segment of their side in a port hex with friendly ships may embark on them.',
      'Ruling: the port need not be friendly. The ships must not have moved, and neither ships nor land units may be besieged. Units that debarked in this segment may not embark again. Irish, Scottish and French units never embark [[8.25]] [[8.26]]. A naval leader is not a passenger but is assigned to a ship [[13.16]].',
    ],
  },
  {
    case: '6.52',
    title: 'Transport Capacity',
    text: [
      'The Combat Strength of the land units aboard a stack of ships may not exceed the total Transport Capacity of these ships. If losses reduce the capacity too far, land units are eliminated until the rest can be carried.',
      'Ruling: the owner chooses these units, but may not eliminate a unit that could still be carried. Invasion barges carry 20. When the last ship of a group is lost, all units aboard are lost.',
    ],
  },
  {
    case: '6.53',
    title: 'Leaders aboard',
    text: ['Leaders do not count against Transport Capacity.'],
  },
  {
    case: '6.54',
    title: 'Debarking',
    text: [
      'Land units may debark in any coastal hex, during or after a move, at no cost, but not where there are unbesieged enemy land units. Debarked units may move and fight in the same Game-Turn.',
      'Ruling: shallow hexes are coastal. An intercepted fleet may land units in the hex where it was intercepted. Units may not debark in areas that they may not enter [[8.2]], or in a hex with only a neutral French leader.',
    ],
  },
  {
    case: '6.6',
    title: 'Dutch ships',
    text: [
      'Dutch ships may never be more than 4 hexes from Brill.',
      'Ruling: the 4 hexes are counted from hex 2613 (Brill), ignoring terrain. English and Dutch ships may share a fleet; the limit then applies to the whole fleet. A route, interception or attack that could exceed the limit is not allowed.',
    ],
  },
  {
    case: '6.7',
    title: 'Wind Effects Table',
    text: [
      'Roll two dice and use the Wind Effects Table. The first number of the result is the Movement Allowance lost. The second is the number of steps lost [[6.23]] [[6.24]].',
    ],
    chart: 'wind',
  },
  {
    case: '6.8',
    title: 'Terrain Effects Chart',
    text: [
      'Every hex costs 1 MP. Land hexes are open only to land units and high seas hexes only to ships. Coastal hexes are open to land units and ships, and shallow coastal hexes to land units and shallow draft ships. Hexsides may be closed to land units, ships or both; closed hexsides prevent movement and attacks. Land units may not cross high seas hexsides [[8.14]] [[9.12]] [[7.42]]. Only fortresses [[9.15]], ports [[7.62]] and shallows [[7.41]] affect combat.',
      'Ruling: the line of the chart that prohibits ships in cities applies to inland cities. In other city hexes the coastal terrain decides. The chart’s case numbers 7.52, 9.13 and 7.33 are misprints for [[7.62]], [[9.15]] and [[7.41]].',
    ],
    chart: 'hexsides',
  },
];
