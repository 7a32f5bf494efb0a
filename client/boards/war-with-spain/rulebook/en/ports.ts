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
