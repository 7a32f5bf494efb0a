import type { Rulebook } from '../../../../kit/rules/rulebook.js';

/** Chapter 13. */
export const chronology: Rulebook = [
  {
    case: '13',
    title: 'A chronology of naval engagements',
    text: [
      'Sixty-three engagements of the age, with year, place, victor and loser.',
      'Set-up: a battle by points may be one of them. It then sets the year, the era and both lists; engagements whose fleets no list covers cannot be chosen. Who won then binds nobody.',
    ],
    chart: 'chronology',
  },
];
