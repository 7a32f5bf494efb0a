import type { Rulebook } from '../../../../kit/rules/rulebook.js';

/** Income, upkeep and prices. */
export const finances: Rulebook = [
  {
    case: '11.0',
    title: 'Finances',
    text: [
      'This chapter is about money. Each side has a treasury in ducats, from which it builds, repairs, keeps its units and buys munitions; both treasuries are public. Three times, as Game-Turns 1, 9 and 17 begin with joint activation, each side throws a die for its income [[11.4]]. The last time it receives half.',
      'Ruling: Spain throws first. The half is rounded down, and what a lost Treasure Fleet costs is taken off after it [[11.26]]. Nobody may spend more than he has by his own choice.',
    ],
    chart: 'calendar',
  },
  {
    case: '11.1',
    title: 'Maintenance and purchase costs',
    text: ['What units cost to keep and to build.'],
    chart: 'prices',
  },
  {
    case: '11.11',
    title: 'Upkeep of ships',
    text: [
      'A ship costs three times its Maintenance Multiple in each Game-Turn, except barges [[11.12]] and ships in friendly ports [[11.13]]. The print numbers this case 11.1.',
      'Ruling: a damaged ship pays by the Multiple on its back.',
    ],
    chart: 'prices',
  },
  {
    case: '11.12',
    title: 'Upkeep of barges',
    text: ['Walloon invasion barges cost their Multiple once, wherever they are.'],
    chart: 'prices',
  },
  {
    case: '11.13',
    title: 'Upkeep in port',
    text: [
      'Ships that are in a friendly port hex when upkeep is paid cost their Multiple once.',
      'Ruling: a port that the enemy besieges still counts as long as it is friendly.',
    ],
    chart: 'prices',
  },
  {
    case: '11.14',
    title: 'Upkeep must be paid',
    text: [
      'A player must pay for every unit that he has on the map; he may not give up a unit to save its upkeep. If he cannot pay he suffers [[11.3]].',
      'Ruling: units aboard ships are on the map. The English pay first.',
    ],
  },
  {
    case: '11.15',
    title: 'Upkeep of land units',
    text: ['A land unit costs twice its Combat Strength.', 'Ruling: a damaged one pays by the strength on its back.'],
    chart: 'prices',
  },
  {
    case: '11.16',
    title: 'Whom a side pays',
    text: [
      'The English player pays upkeep for English units only, the Spanish player for Spanish ones only. Neither pays for allied units.',
      'Ruling: Spanish units are those with Italians, Walloons, Germans and Burgundians. Leaders and the Treasure Fleet cost nothing.',
    ],
  },
  {
    case: '11.17',
    title: 'Dutch',
    text: ['The English player must pay to build Dutch units, but pays no upkeep for them.'],
  },
  {
    case: '11.18',
    title: 'Price of building',
    text: [
      'To begin building a unit its owner pays a multiple of its Maintenance Multiple, for a ship, or of its Combat Strength, for a land unit; the chart has the multiples [[11.5]].',
    ],
    chart: 'prices',
  },
  {
    case: '11.19',
    title: 'Units on tracks',
    text: ['Units on Activation Tracks cost no upkeep.'],
  },
];
