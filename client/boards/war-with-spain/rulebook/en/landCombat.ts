import type { Rulebook } from '../../../../kit/rules/rulebook.js';

/** Battles on land. */
export const landCombat: Rulebook = [
  {
    case: '9.0',
    title: 'Land combat',
    text: [
      'This chapter is about battles of land units. In his Land Combat Segment the phasing player, the attacker, may attack enemy land units in adjacent hexes. A stack attacks one stack only, and a stack is attacked from one hex only, except with the besieged [[10.14]]. Stacks are secret; the attacker must commit himself before he sees what he attacks.',
      'The attacker’s strength and the defender’s make a ratio, rounded in favour of the defender: 13 against 4 is 3-1. A die is thrown and that column of the table read [[9.3]]. The result is applied at once: losses [[9.13]], retreats [[9.21]], advance [[9.23]].',
      'Ruling: all or some of the units of a hex may attack, with leaders of that hex; each hex attacks once and is attacked once in a segment. Factors [[9.15]] [[10.15]] [[10.16]] are applied first, rounded down, and leaders added last [[13.0]]. Four to one and more is “greater than 3-1”; worse than 1-3 uses 1-3; a defence of 0 uses “greater than 3-1”. The defender may answer with siege [[10.0]].',
      'Option: with open stacks everybody sees every stack.',
    ],
    chart: 'land',
  },
  {
    case: '9.1',
    title: 'Explanations and restrictions',
    text: ['The order of attacks, what bars them, steps and fortresses.'],
  },
  {
    case: '9.11',
    title: 'Order of attacks',
    text: ['The attacker makes his attacks in any order he likes, and each takes effect before the next.'],
  },
  {
    case: '9.12',
    title: 'Where nobody attacks',
    text: [
      'Land units never attack across hexsides closed to them or high seas hexsides, nor into an area that they may not enter [[8.2]].',
    ],
    chart: 'hexsides',
  },
  {
    case: '9.13',
    title: 'Steps',
    text: [
      'Of the two figures of a result the first is the steps that the attacker loses, the second those of the defender, taken as at sea [[7.32]]. A land unit with a back has two steps, one without has one; for units of 20 and more see [[9.14]].',
      'Ruling: losses come before retreats, and both sides choose at the same time. Steps beyond what a stack has are ignored.',
    ],
  },
  {
    case: '9.14',
    title: 'Units of 20 and 30',
    text: [
      'A unit of Combat Strength 20 or more has no back, but counts two steps: one step is lost by putting a weaker unit of its nationality, dead or not yet built, in its place; removed without that, it is two steps. The English 30 counts three: replaced by the English 20 it loses one, by any other unit two, removed it is three.',
      'Ruling: the weaker unit comes from the pool, not from a track, at full strength. If there is none, or its owner wants none, the great unit goes whole even for a single step.',
    ],
  },
  {
    case: '9.15',
    title: 'Fortress',
    text: ['Units that defend in a friendly fortress have their Combat Strength doubled. Besieged ones are tripled instead [[10.16]].'],
  },
  {
    case: '9.2',
    title: 'Retreating and advancing',
    text: ['Where beaten stacks go, and who may follow.'],
  },
  {
    case: '9.21',
    title: 'Retreat',
    text: [
      'An “r” in a result makes that side retreat one hex: its owner moves the whole stack to any one adjacent hex at once.',
      'Ruling: of the attacker the units that attacked from outside retreat, of the defender all in the hex. Leaders go with them. If both retreat the attacker goes first.',
    ],
  },
  {
    case: '9.22',
    title: 'Where nobody retreats',
    text: [
      'A stack does not retreat across hexsides closed to land units, across high seas hexsides, or into a hex that enemy land units hold. A stack that has nowhere to go is eliminated.',
      'Ruling: besieged enemies do not bar a hex; besiegers of its own side’s units do. The stack keeps together; where no hex is open to all of it [[8.2]], units that cannot enter the hex chosen are eliminated. A retreat into neutral France violates its neutrality [[15.11]].',
    ],
  },
  {
    case: '9.23',
    title: 'Advance',
    text: [
      'When a hex has been emptied by combat, by retreat or by elimination, any of the victorious units may advance into it. Nobody has to; but it is done at once or not at all.',
      'Ruling: attacker and defender alike may advance, with units that fought and the leaders with them. The limits of [[8.2]] hold. An advance captures a city [[16.2]].',
    ],
  },
  {
    case: '9.24',
    title: 'Besieged units',
    text: ['Besieged units are never forced to retreat.'],
  },
  {
    case: '9.3',
    title: 'Land Combat Results Table',
    text: [
      'The columns are the ratio of attacker to defender, 1-3 to greater than 3-1; a die gives the steps lost by each, with “r” for a retreat of one hex.',
    ],
    chart: 'land',
  },
];
