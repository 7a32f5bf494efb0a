import type { Rulebook } from '../../../../kit/rules/rulebook.js';

/** The sequence of play. */
export const sequence: Rulebook = [
  {
    case: '4.0',
    title: 'Sequence of play',
    text: ['The Game-Turns of the war, and what is done in each, in which order.'],
  },
  {
    case: '4.1',
    title: 'The Game-Turn',
    text: [
      'A Game-Turn is a month, or a whole winter: Game-Turns 1, 9 and 17 are winters [[14.0]], and between them run April to October of 1587 and of 1588. The first phase and the last are joint, and both players act at once. In the naval and the land phases the English act first, then the Spanish; who is acting is the phasing player. Nothing may be done but what its phase or segment allows.',
      'Ruling: in the joint phases both write secretly, and what they ordered comes to light when both have finished. Nothing that one orders hinders the other.',
    ],
    chart: 'calendar',
  },
  {
    case: '4.2',
    title: 'Outline of a Game-Turn',
    text: [
      'A. Joint activation: income in winters [[11.0]], ships move along their tracks, land units take the field, building and repair begin [[5.0]].',
      'B. Naval phases, the English and then the Spanish: movement, while the other side may intercept [[6.0]]; then combat, the interceptors first [[7.13]].',
      'C. Land phases, the English and then the Spanish: movement [[8.0]]; in winter attrition [[14.1]]; combat [[9.0]]; then hunger in the places where that side is besieged [[10.3]].',
      'D. Joint administration: upkeep [[11.14]], then munitions [[12.1]] and laying up [[5.6]]. E. The turn marker moves on.',
      'Ruling: munitions and laying up share one step. A step in which nothing can be decided is skipped. Where that alone would tell a secret it is skipped under a standing order to pass where one can do nothing, which is on unless its owner turns it off; to the opponent it looks like a pass.',
    ],
  },
];
