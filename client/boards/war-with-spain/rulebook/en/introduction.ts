import type { Rulebook } from '../../../../kit/rules/rulebook.js';

/** What the game is, and how it is set up. */
export const introduction: Rulebook = [
  {
    case: '1.0',
    title: 'Introduction',
    text: [
      'Two years of the war between Spain and England, from the winter of 1586-87 to the winter of 1588-89, for two players. Each side has one purse a year, and whatever it builds, keeps and fires must come out of it. Fleets, armies, risings and the parties of France are all in play. This case has no effect in play.',
    ],
  },
  {
    case: '2.0',
    title: 'Course of play',
    text: ['Who commands whom, and how the war begins.'],
  },
  {
    case: '2.1',
    title: 'How the game is played',
    text: [
      'A game has seventeen Game-Turns. The English player commands the English and the Dutch; Loyal Irish, Scottish Protestants and Huguenots join him when events bring them in [[8.21]]. The Spanish player commands the Spanish with the Italians, Walloons, Germans and Burgundians; Irish rebels, Scottish and English Catholics and the Catholic League may join him [[8.22]].',
      'In each Game-Turn both order work on their Activation Tracks, then English ships move and fight, then Spanish ships, then English armies, then Spanish armies, and at the end both pay [[4.2]]. After the seventeenth the Victory Points are counted [[16.0]].',
      'Ruling: wherever a case says “Spanish units”, Italian, Walloon, German and Burgundian units are meant too. “Allied” units are the French, Irish and Scottish ones and the English Catholics; the Dutch count as allies for pay and penalties only.',
    ],
  },
  {
    case: '2.2',
    title: 'Setting up',
    text: [
      'Land units and leaders with a set-up hex stand in that hex. Ships with a set-up hex lie in box 2 of the Activation Track of that port. Everything without one is in the pool: it is built, or comes by an event. There are no fleets yet and no munitions. Each side throws for its first income at the beginning of Game-Turn 1 [[11.4]].',
      'There is one scenario, the whole war. Options of the set-up change the income [[11.4]], the secrecy of stacks [[7.0]] and the count of Victory Points [[16.4]].',
    ],
  },
];
