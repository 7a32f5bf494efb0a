import type { Rulebook } from '../../../../kit/rules/rulebook.js';

/** Modules 4.0 and 5.0. */
export const setup: Rulebook = [
  {
    case: '4.0',
    title: 'Set-up',
    text: [
      'There is one scenario, the whole campaign. The Spanish place their squadrons, and turn 1 begins. What-if options change the start or the rules; all of them are off unless they are chosen. [[17.0]]',
    ],
  },
  {
    case: '4.1',
    title: 'Map and Squadron Charts',
    text: [
      'The wind is west at the start: the marker lies on the western side of the Tactical Map and the wind blows east. The weather is normal. All 48 chits are in the pool and nobody holds one; no squadron has a marker.',
      'Options: the storm in Biscay gives Spanish squadrons Hits before they are placed; a blessing brings chits after that, before turn 1. [[17.2.5]] [[17.1.7]] [[17.2.7]]',
    ],
  },
  {
    case: '4.2',
    title: 'English',
    text: ['Howard, Drake, Hawkins and Frobisher begin in Plymouth, north of box 3. Seymour begins at sea in The Narrows, box 12.'],
    chart: 'start',
  },
  {
    case: '4.3',
    title: 'Spanish',
    text: [
      'The Armada counter begins in box 1, The Lizard. The Spanish player puts his ten squadrons on white squares as he likes, no two on one square. Spanish squadrons never leave the Tactical Map. [[2.1]] [[12.2]]',
      'Two historical orders are suggested: I, the all-round defence of 29 July, and II, the horns of 31 July. They may be taken over whole as long as no squadron is placed; the set-up of a match can also prescribe one of them, and then nothing is placed. The player confirms once all ten have a square.',
      'Ruling: the diagrams of both orders are missing. In I every side of every Medina square is covered by a friend; II is a crescent open to the west.',
    ],
    chart: 'deployments',
  },
  {
    case: '5.0',
    title: 'Turn Sequence',
    text: [
      '1. English Tactical Move Phase: the English squadrons act. 2. Spanish Tactical Move Phase: the Spanish ones do. [[6.0]]',
      '3. Reorganize and Reinforce Phase: the English disengage, the Spanish reorganize, in box 12 the invasion is tried, the English reinforce. Then come the fireships in box 10 and the rendezvous in box 11. [[9.1]] [[9.2]] [[15.0]] [[10.0]] [[13.0]] [[14.0]]',
      '4. Weather and Strategic Move Phase: wind and weather, English squadrons leave the Tactical Map, the Armada moves, English squadrons move and enter. [[11.0]] [[12.1]] [[12.2]] [[12.3]] [[12.4]]',
      '5. Event Chit Draw Phase: the Spanish draw and resolve, then the English. [[16.0]]',
      'Ruling: when turn 40 has been played the season is over and the English have won. Either player may concede whenever he is asked for a decision.',
    ],
    chart: 'limits',
  },
];
