import type { Rulebook } from '../../../../kit/rules/rulebook.js';

/** Victory, advice, and the errata. */
export const victory: Rulebook = [
  {
    case: '16.0',
    title: 'Victory conditions',
    text: [
      'This chapter is about who wins. Both sides gain Victory Points for cities, for ships that the enemy lost, and by the French Civil War. At the end of the game the English points are taken from the Spanish, and the level of victory is read [[16.4]].',
      'Ruling: the game ends after Game-Turn 17, or when a player concedes. The points as they stand are public all the time.',
    ],
  },
  {
    case: '16.1',
    title: 'Loss of ships',
    text: [
      'Each side gains one Victory Point for every three steps of ships that the enemy lost in combat and to the wind, rounded to the nearest whole: 12 steps are 4 points, 8 steps are 3.',
      'Ruling: so a single step left over is dropped and two count 1. The Treasure Fleet’s steps count. Ships lost to hunger, to penalties [[11.3]] or with a captured port or track do not.',
    ],
  },
  {
    case: '16.2',
    title: 'Territorial objectives',
    text: [
      'At the start Spain controls the cities of Spain and the Catholic Netherlands, England those of England, Ireland and the Protestant Netherlands. A player who controls at the end a city that he captured gains its Victory Point Value. A city is captured by being the last to move units into or through its hex; a city under siege belongs to the besieged. Scotland and France belong to nobody at the start; Edinburgh gives its points to the Spanish player only.',
      'Ruling: only land combat units capture, by marching, retreating, advancing, landing or being placed; leaders and ships do not. A city that a side held at the start gives it nothing, and a dash counts 0. An area is captured when all its cities are, one without cities when every hex is [[5.55]]. Ships besieged in a port that is captured are removed.',
    ],
    chart: 'cities',
  },
  {
    case: '16.3',
    title: 'French Civil War',
    text: ['The player whose party wins the French Civil War [[15.14]], if either does, gains 10 Victory Points.'],
  },
  {
    case: '16.4',
    title: 'Levels of Victory Table',
    text: [
      'Spanish less English Victory Points: 46 or more decisive Spanish victory, 36 to 45 substantive, 25 to 35 marginal; 5 to 24 a draw; 4 to -10 marginal English victory, -11 to -25 substantive, -26 or less decisive.',
      'Ruling: the print gives -25 to two levels; here it is substantive. A player who concedes loses decisively.',
      'Option: points given to Spain at the set-up, from -30 to 30, are added to its lead before the table is read.',
    ],
    chart: 'victory',
  },
  {
    case: '17.0',
    title: 'Players’ notes',
    text: [
      'This chapter is advice and has no effect in play. Spain should settle early whether it fights in the Netherlands, in France or at sea, and if at sea, in which year: in 1587 England’s navy is weaker, in 1588 Spain’s purse is fuller. Ships for 1587 must be begun in the first months, and be home before winter. Pressure in the Netherlands or France draws English troops away from home.',
      'England answers the plans of Spain: a fleet strong enough to meet a landing, but not so large that it empties the treasury. It may also strike first, in the Netherlands, in France, or at the northern ports of Spain, where ships on the tracks are lost with their port [[5.55]].',
    ],
  },
  {
    case: '18.0',
    title: 'Errata',
    text: [
      'These corrections are built in. Barges are oared and of shallow draft. Victual markers are not used [[12.3]]. Bordeaux is a port and Toulouse is none; the anchor between hexes 2213 and 2214 is that of London. Corunna and Santander have Activation Value 10. The sea area by hexes 0623-0626, 0716-0724 and 0815-0824 is one, with southerly winds. “All sea” hexes are high seas hexes, and there is a seventeenth Game-Turn.',
      'Ruling: of the column 05 the hexes 0523 to 0526 belong to that area, as the older errata have it.',
    ],
    chart: 'zones',
  },
];
