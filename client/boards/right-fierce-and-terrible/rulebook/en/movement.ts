import type { Rulebook } from '../../../../kit/rules/rulebook.js';

/** 6.0 */
export const movement: Rulebook = [
  {
    case: '6.0',
    title: 'Movement',
    text: ['This chapter says how squadrons sail and row, and how men cross from ship to ship.'],
  },
  { case: '6.1', title: 'Squadron Movement', text: ['Active squadrons move in the Sails and Oars Segment. [[2.1.2]]'], chart: 'costs' },
  {
    case: '6.1.1',
    title: 'Sails or oars',
    text: ['A squadron moves under sail or under oars, as its counter shows; none does both. [[3.1]]'],
  },
  {
    case: '6.1.2',
    title: 'Movement allowance',
    text: ['The MA is how many MP a squadron may spend in a Sails and Oars Segment. Damage lowers it. [[3.1.4]]'],
  },
  {
    case: '6.1.3',
    title: 'One after the other',
    text: [
      'The owner moves the squadrons of the command one by one, each once, with all marines and leaders aboard.',
      'Ruling: enemies who stand on the deck are carried along too.',
    ],
  },
  { case: '6.1.4', title: 'Moving is free choice', text: ['A squadron may spend all of its MP, some, or none.'] },
  {
    case: '6.1.5',
    title: 'No more than the MA',
    text: ['A squadron never spends more MP than its MA. Points left over are neither saved nor lent.'],
  },
  { case: '6.1.6', title: 'Held squadrons', text: ['Squadrons that are grappled or chained do not move. [[7.1.2]] [[3.2.2]]'] },
  {
    case: '6.1.7',
    title: 'Hex by hex',
    text: [
      'A squadron goes from hex to adjacent hex and pays for each that it enters.',
      'Ruling: it never enters land or a hex with a squadron, friend or foe, not even to pass through.',
    ],
  },
  {
    case: '6.1.8',
    title: 'Movement costs',
    text: [
      'Under sail a hex costs 1 straight with the wind, 2 one hexside off it, 3 two hexsides off and 5 straight against it. Under oars it costs 2, straight against the wind 3. For both, straight with the current is 1 less and straight against it 1 more; every other squadron of either side next to the hex entered makes it 1 more. For sails alone shallows are 1 more. All of this adds up. [[6.1.9]]',
      'In shallows a squadron under sail counts as one level worse in damage, for as long as it is there: one severely damaged sinks on entering, and one that becomes severely damaged there sinks as well. [[3.1.4]]',
      'Ruling: the level counts against MA and MF too; before each step the MA is that of the hex about to be left. A chain is one neighbour. The 2 for sails is ours.',
    ],
    chart: 'costs',
  },
  {
    case: '6.1.9',
    title: 'Minimum cost',
    text: [
      'Entering a hex costs at least 1 MP, with no upper limit. If the cost is more than the MP left, the hex cannot be entered; it may happen that a squadron cannot move at all.',
    ],
    chart: 'costs',
  },
  {
    case: '6.2',
    title: 'Oared Squadrons in the Maneuver Segment',
    text: ['Close to the shore and in a throng oars are handier than sails. This section is for squadrons under oars only. [[2.1.8]]'],
  },
  {
    case: '6.2.1',
    title: 'Maneuver',
    text: [
      'Each active oared squadron that is not chained may move one hex, without counting MP; a grappled one cannot, but may try to disengage. Instead of moving, an ungrappled one may ram. [[8.1.5]] A chain may cut loose. [[3.2.3]]',
      'Ruling: each does one thing only: move, ram, try to grapple or try to disengage, even if it tried in the Grapple Segment. A ram needs no move before it and is resolved at once. Squadrons that cut loose in this activation do nothing.',
    ],
  },
  {
    case: '6.3',
    title: 'Leader and Marine Movement',
    text: ['Men cross from ship to ship over grapples, one hex at a time.'],
  },
  {
    case: '6.3.1',
    title: 'Boarding',
    text: [
      'An active marine unit or leader may move in the Boarding Segments of the Activation Phase and of the Sally. [[3.3.6]] [[2.2.2]]',
    ],
  },
  {
    case: '6.3.2',
    title: 'One hex across a grapple',
    text: ['It moves one hex, to an adjacent squadron that is grappled to the one it leaves, and moves once in a segment. [[7.1]]'],
  },
  {
    case: '6.3.3',
    title: 'Into enemy hexes',
    text: ['It may enter a hex with enemy squadrons and marines, as long as its own side has room there. [[3.3.5]] [[3.2.1]]'],
  },
  {
    case: '6.3.4',
    title: 'Leaders need marines',
    text: [
      'A leader may enter a hex only if a friendly marine unit is there already.',
      'Ruling: the marines must have crossed before him. A captive needs marines of his captor in the hex that he is taken to. [[3.4.9]]',
    ],
  },
  {
    case: '6.3.5',
    title: 'Mêlée marker',
    text: [
      'In the Activation Phase, boarders who come among enemies put a Mêlée marker on the hex: they must fight there in the Mêlée Segment. [[8.3.9]]',
      'Ruling: captures come first. If an undefended reduced ship falls to the boarders and no enemy is left in the hex, there is no fight. [[5.2.1]]',
    ],
  },
];
