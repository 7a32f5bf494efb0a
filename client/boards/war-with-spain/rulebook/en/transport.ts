import type { Rulebook } from '../../../../kit/rules/rulebook.js';

/** Ports and the wind in battle. */
export const ports: Rulebook = [
  {
    case: '7.6',
    title: 'Ports',
    text: ['What a port means to ships that pass it, lie in it or are attacked in it.'],
  },
  {
    case: '7.61',
    title: 'Enemy ports',
    text: [
      'Ships may move freely through enemy ports that no ships hold. Ships in a port do not capture it: only land units do [[16.2]].',
      'Ruling: an enemy port with unbesieged enemy ships in it is closed, except a fortress port under siege by land [[10.23]]. Elsewhere enemy ships bar no hex; they may intercept and attack. Ships in a port that changes hands stay there.',
    ],
  },
  {
    case: '7.62',
    title: 'Defending in port',
    text: [
      'Ships that defend in a friendly fortress port have their Combat Strength doubled; in any other friendly port it is halved. In enemy ports nothing changes.',
      'Ruling: nor does it in ports that nobody holds. Attackers never have a factor for a port.',
    ],
    chart: 'navalFactors',
  },
  {
    case: '7.63',
    title: 'Declining battle',
    text: [
      'Ships in a friendly fortress port, and only there, may decline battle when attacked by entering siege [[10.2]].',
      'Ruling: the answer is given before stacks are shown, and a battle of interception may be answered so too. Where the answer is open, only fleets that could enter the port may attack.',
    ],
  },
  {
    case: '7.64',
    title: 'Besiegers move in',
    text: [
      'When ships in a fortress port accept siege, the ships that attacked must move into the port hex.',
      'Ruling: no round is fought.',
    ],
  },
  {
    case: '7.7',
    title: 'Wind in battle',
    text: ['The stack that has the wind fights a little stronger.'],
  },
  {
    case: '7.71',
    title: 'Who has the wind',
    text: [
      'The attacker has the wind if the step from his hex into the defender’s would go with the prevailing wind of the zone [[6.22]]. If not, the defender has it.',
      'Ruling: of two stacks in one hex neither has it.',
    ],
    chart: 'zones',
  },
  {
    case: '7.72',
    title: 'Across zones',
    text: ['If the two stacks lie in different sea zones, neither has the wind.', 'Ruling: nor in the Mediterranean, which has none.'],
  },
  {
    case: '7.73',
    title: 'What the wind gives',
    text: [
      'Each ship under sail in the stack that has the wind is 1 stronger. Oared ships gain nothing.',
      'Ruling: only ships that count in the battle gain it [[7.0]].',
    ],
    chart: 'navalFactors',
  },
];

/** Interception, transport, and the charts of the sea. */
export const transport: Rulebook = [
  {
    case: '6.4',
    title: 'Naval interception',
    text: [
      'When an enemy fleet on the high seas comes within two hexes of a fleet, that fleet may try to intercept it: on a die of 1 to 4 it succeeds, on 5 or 6 it fails. The intercepted fleet stops and moves no more in this segment. The interceptor throws for the wind by its direction, ignores what is taken off its allowance, loses the steps [[6.24]], and goes to the nearest hex beside the intercepted fleet; of equally near ones its owner chooses. In the combat segment it must attack [[7.13]].',
      'Ruling: the right is given anew for each hex that the mover enters. Two hexes are counted along water that the interceptor’s draft and range allow, not over land; it throws “with” if any shortest way goes with the wind throughout. An interceptor that is already beside the mover, or in his hex, stays there. It throws no dice for the wind in the Mediterranean or under oars alone, and one that the storm destroys does not fight.',
      'Ruling: an owner may give a standing order, to be asked, to let all pass, or to try with every fleet by number until one succeeds. An intercepted fleet may still land men in the coastal hex where it was caught [[6.54]].',
    ],
    chart: 'interception',
  },
  {
    case: '6.41',
    title: 'Who intercepts whom',
    text: [
      'Fleets of the player who is not phasing may try to intercept fleets that move by high seas movement. Loose ships never intercept, and ships that coast are never intercepted.',
      'Ruling: the Treasure Fleet sailing by itself may be intercepted too. A fleet with a ship of deep draft cannot intercept in a shallow hex.',
    ],
  },
  {
    case: '6.44',
    title: 'One attempt',
    text: [
      'A fleet may try one interception in a Game-Turn. After a failure it may not try again.',
      'Ruling: this counts over the naval segments of both sides.',
    ],
  },
  {
    case: '6.45',
    title: 'Several interceptors',
    text: [
      'One moving fleet may be intercepted by several enemy fleets, each with an attempt of its own. All that succeed are put into the hex of the first.',
      'Ruling: a fleet that has no way of at most three hexes to that hex may not try.',
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
    title: 'Going aboard',
    text: [
      'Land units and leaders that begin the Naval Movement Segment of their side in a port hex with friendly ships may go aboard them.',
      'Ruling: every port will do, friendly or not. The ships must not have moved, nobody concerned may be besieged, and men who have landed in this segment do not go aboard again. Irish, Scottish and French units never go aboard [[8.25]] [[8.26]]. A leader of ships alone does not go as a passenger but is assigned to one [[13.16]].',
    ],
  },
  {
    case: '6.52',
    title: 'Transport Capacity',
    text: [
      'The Combat Strength of the land units aboard a stack of ships may never exceed the Transport Capacity of these ships together. If losses bring the capacity below it, land units are eliminated until it fits.',
      'Ruling: their owner chooses whom, but nobody whose place could be kept. Invasion barges carry 20. When the last ship of a group is lost all who are aboard are lost.',
    ],
  },
  {
    case: '6.53',
    title: 'Leaders aboard',
    text: ['Leaders take no room in ships.'],
  },
  {
    case: '6.54',
    title: 'Landing',
    text: [
      'Ships may put land units ashore on any coast, on their way or at rest, without cost, but not where unbesieged enemy land units are. Men who have landed may move and fight in the same Game-Turn.',
      'Ruling: shallow hexes are coastal. An intercepted fleet may land men in the hex where it was caught. Men may not land in areas closed to them [[8.2]], nor where a neutral leader of France stands alone.',
    ],
  },
  {
    case: '6.6',
    title: 'Dutch ships',
    text: [
      'Dutch ships may never be more than 4 hexes from Brill.',
      'Ruling: the 4 hexes are counted straight across the map from hex 2613, whatever lies between. English and Dutch ships may share a fleet, and then it all keeps this range; a path, an interception or an attack that could break it is refused.',
    ],
  },
  {
    case: '6.7',
    title: 'Wind Effects Table',
    text: ['Two dice; the first figure comes off the Movement Allowance, the second is steps lost [[6.23]] [[6.24]].'],
    chart: 'wind',
  },
  {
    case: '6.8',
    title: 'Terrain Effects Chart',
    text: [
      'Every hex costs one. Land hexes are for land units alone, high seas hexes for ships alone, coastal hexes for both, shallow coastal hexes for land units and ships of shallow draft. Hexsides may be closed to land units, to ships or to both, and neither movement nor attacks cross them; land units do not cross high seas hexsides [[8.14]] [[9.12]] [[7.42]]. Terrain does not change combat but for fortresses [[9.15]], ports [[7.62]] and shallows [[7.41]].',
      'Ruling: the line that forbids cities to ships means inland ones; in a coastal or shallow city hex the coast decides. The chart’s case numbers 7.52, 9.13 and 7.33 are misprints for [[7.62]], [[9.15]] and [[7.41]].',
    ],
    chart: 'hexsides',
  },
];
