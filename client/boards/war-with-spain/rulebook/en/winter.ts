import type { Rulebook } from '../../../../kit/rules/rulebook.js';

/** Winter Game-Turns. */
export const winter: Rulebook = [
  {
    case: '14.0',
    title: 'Winter Game-Turns',
    text: [
      'This chapter is about Game-Turns 1, 9 and 17. A winter stops the tracks and the ships in port, kills men on the march, starves the besieged and costs five months’ upkeep; incomes come in [[11.0]].',
      'Ruling: October is an ordinary month except for the wind [[6.23]].',
    ],
    chart: 'calendar',
  },
  {
    case: '14.1',
    title: 'Attrition',
    text: [
      'In winter each land unit that has marched throws a die when its movement is over: on 1 or 2 it is eliminated, on 3 to 6 nothing happens. Leaders do not throw.',
      'Ruling: the dice fall when all marches of the segment are done, in the order of the marches. A unit that only landed from ships does not throw.',
    ],
    chart: 'attrition',
  },
  {
    case: '14.2',
    title: 'Ships in winter',
    text: ['Yards stand still and ships stay in port, except in the Mediterranean.'],
  },
  {
    case: '14.21',
    title: 'Yards',
    text: ['In winter no building or repair of ships begins, and no ship moves on along its track. Munitions may be bought.'],
  },
  {
    case: '14.22',
    title: 'Ships in port',
    text: [
      'A ship that is in a port hex when a winter Game-Turn begins stays in it, unless it is besieging. Ships elsewhere move as usual.',
      'Ruling: every port, friendly or not. Ships in a port that their side besieges by land count as besieging. A fleet that may not leave does not intercept.',
    ],
  },
  {
    case: '14.23',
    title: 'Mediterranean ports',
    text: [
      '[[14.21]] and [[14.22]] do not hold for Malaga, Cartagena, Valencia, Barcelona and Marseilles.',
      'Ruling: ships may be laid up there in winter too, but land units neither built nor laid up. Marseilles has no track.',
    ],
  },
  {
    case: '14.3',
    title: 'Upkeep in winter',
    text: ['In winter both sides pay five times the usual upkeep, for ships and land units.'],
    chart: 'prices',
  },
];
