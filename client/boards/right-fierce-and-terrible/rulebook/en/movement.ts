import type { Rulebook } from '../../../../kit/rules/rulebook.js';

export const movement: Rulebook = [
  {
    case: '6.0',
    title: 'Movement',
    text: ['This chapter describes the movement of squadrons, marines and leaders.'],
  },
  { case: '6.1', title: 'Squadron Movement', text: ['Active squadrons move in the Sails and Oars Segment. [[2.1.2]]'], chart: 'costs' },
  {
    case: '6.1.1',
    title: 'Sails or oars',
    text: ['A squadron uses sails or oars, as shown on its counter, never both. [[3.1]]'],
  },
  {
    case: '6.1.2',
    title: 'Movement allowance',
    text: ['The MA is the number of MP a squadron may spend in a Sails and Oars Segment. Damage reduces it. [[3.1.4]]'],
  },
  {
    case: '6.1.3',
    title: 'Moving a command',
    text: [
      'The owner moves the squadrons of the command one at a time, each once, with all marines and leaders aboard.',
      'Ruling: enemy units aboard are carried too.',
    ],
  },
  { case: '6.1.4', title: 'Voluntary movement', text: ['A squadron may spend all, some or none of its MP.'] },
  {
    case: '6.1.5',
    title: 'Limit',
    text: ['A squadron may not spend more MP than its MA. Unused MP are neither saved nor transferred.'],
  },
  { case: '6.1.6', title: 'Grappled and chained squadrons', text: ['Grappled or chained squadrons do not move. [[7.1.2]] [[3.2.2]]'] },
  {
    case: '6.1.7',
    title: 'Hex by hex',
    text: [
      'A squadron moves from hex to adjacent hex and pays the cost of each hex it enters.',
      'Ruling: it may not enter land or a hex with another squadron, friendly or enemy, even to pass through.',
    ],
  },
  {
    case: '6.1.8',
    title: 'Movement costs',
    text: [
      'Under sail, a hex costs 1 MP directly with the wind, 2 MP one hexside off, 3 MP two hexsides off, and 5 MP directly against the wind. Under oars, a hex costs 2 MP, or 3 MP directly against the wind.',
      'Under sail and oars alike, a hex costs 1 MP less directly with the current and 1 MP more directly against it. It costs 1 MP more for each other squadron of either side adjacent to the hex entered. For sailed squadrons, shallows cost 1 MP more. All modifiers are cumulative. [[6.1.9]]',
      'In shallows, a sailed squadron counts as one damage level worse. A severely damaged sailed squadron sinks when it enters shallows; one that becomes severely damaged in shallows also sinks. [[3.1.4]]',
      'Ruling: the damage level in shallows also reduces MA and MF. For each hex entered, use the MA that applies in the hex being left. An adjacent chain counts as one squadron. The rulebook does not give the cost under sail one hexside off the wind; the 2 MP are ours.',
    ],
    chart: 'costs',
  },
  {
    case: '6.1.9',
    title: 'Minimum cost',
    text: [
      'Each hex costs at least 1 MP; there is no maximum. A squadron may not enter a hex that costs more than its remaining MP. Some squadrons may be unable to move.',
    ],
    chart: 'costs',
  },
  {
    case: '6.2',
    title: 'Oared Squadrons in the Maneuver Segment',
    text: ['Oared squadrons are more manoeuvrable near the shore and near other ships. This section applies only to them. [[2.1.8]]'],
  },
  {
    case: '6.2.1',
    title: 'Maneuver',
    text: [
      'Each active oared squadron that is not chained may move 1 hex, without MP. A grappled squadron may not move, but may try to disengage. Instead of moving, a squadron that is not grappled may ram. [[8.1.5]] A chain may cut loose. [[3.2.3]]',
      'Ruling: each squadron does one of these: move, ram, try to grapple, or try to disengage. It may try to grapple or disengage even if it did so in the Grapple Segment. A ram needs no movement first and is resolved at once. Squadrons that cut loose in this activation do nothing.',
    ],
  },
  {
    case: '6.3',
    title: 'Leader and Marine Movement',
    text: ['Marines and leaders move between squadrons across grapples, 1 hex at a time.'],
  },
  {
    case: '6.3.1',
    title: 'Boarding',
    text: ['An active marine unit or leader may move in the Boarding Segment of either phase, Activation or Sally. [[3.3.6]] [[2.2.2]]'],
  },
  {
    case: '6.3.2',
    title: 'One hex across a grapple',
    text: ['A marine unit or leader moves 1 hex, to an adjacent squadron grappled to its own, once per segment. [[7.1]]'],
  },
  {
    case: '6.3.3',
    title: 'Enemy hexes',
    text: [
      'A marine unit or leader may enter a hex with enemy squadrons and marines, within its own side’s stacking limit. [[3.3.5]] [[3.2.1]]',
    ],
  },
  {
    case: '6.3.4',
    title: 'Leaders need marines',
    text: [
      'A leader may enter a hex only if a friendly marine unit is already there.',
      'Ruling: the marines must move first. A captive needs the captor’s marines in the hex entered. [[3.4.9]]',
    ],
  },
  {
    case: '6.3.5',
    title: 'Melee marker',
    text: [
      'In the Activation Phase, place a Melee marker when units board a hex with enemies: they must attack there in the Melee Segment. [[8.3.9]]',
      'Ruling: captures are checked first. If an undefended reduced squadron is captured and no enemy is left in the hex, there is no melee. [[5.2.1]]',
    ],
  },
];
