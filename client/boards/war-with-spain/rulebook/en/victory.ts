import type { Rulebook } from '../../../../kit/rules/rulebook.js';

export const victory: Rulebook = [
  {
    case: '16.0',
    title: 'Victory conditions',
    text: [
      'Both sides score Victory Points for cities, for enemy ships lost and for the French Civil War. At the end of the game, subtract the English total from the Spanish total to find the level of victory [[16.4]].',
      'Ruling: the game ends after Game-Turn 17, or when a player concedes. The current Victory Points are always public.',
    ],
  },
  {
    case: '16.1',
    title: 'Loss of ships',
    text: [
      'Each side scores one Victory Point for every three ship steps the enemy lost in combat and to the wind. Round to the nearest whole number: 12 steps are worth 4 points, and 8 steps are worth 3.',
      'Ruling: one step left over is ignored, two count as 1 point. The steps of the Treasure Fleet count. Ships lost to starvation, penalties [[11.3]] or a captured port or track do not.',
    ],
  },
  {
    case: '16.2',
    title: 'Territorial objectives',
    text: [
      'At the start Spain controls the cities of Spain and the Catholic Netherlands. England controls the cities of England, Ireland and the Protestant Netherlands. Scotland and France are uncontrolled. A player who controls a captured city at the end scores its Victory Points. A side captures a city if it is the last to move units into or through the city’s hex. A besieged city remains under the control of the besieged side. Only the Spanish player scores points for Edinburgh.',
      'Ruling: only land combat units capture cities: they march, retreat, advance or land there, or are placed there. Leaders and ships capture nothing. A side scores no points for a city that it controlled at the start; a dash counts as 0. An area is captured when all its cities are captured, or all its hexes if it has no city [[5.55]]. Ships besieged in a captured port are removed.',
    ],
    chart: 'cities',
  },
  {
    case: '16.3',
    title: 'French Civil War',
    text: ['If either party wins the French Civil War [[15.14]], the player of that party scores 10 Victory Points.'],
  },
  {
    case: '16.4',
    title: 'Levels of Victory Table',
    text: [
      'Subtract the English Victory Points from the Spanish. Spanish victory: 46 or more is decisive, 36 to 45 substantive, 25 to 35 marginal. Draw: 5 to 24. English victory: 4 to -10 is marginal, -11 to -25 substantive, -26 or less decisive.',
      'Ruling: the rulebook lists -25 for two levels; here it is substantive. If a player concedes, the opponent has a decisive victory.',
      'An option adds -30 to 30 points to the Spanish lead before the level is determined.',
    ],
    chart: 'victory',
  },
  {
    case: '17.0',
    title: 'Players’ notes',
    text: [
      'This case is advice and has no effect in play. Spain should decide early whether to fight in the Netherlands, in France or at sea. At sea, the English navy is weaker in 1587, but Spain has more money in 1588. Ships for 1587 must be ordered in the first months and be in port before winter. Pressure in the Netherlands or France draws English land units away from home.',
      'England responds to Spain’s plans. It needs a navy strong enough to fight a landing, but not so large that it empties the treasury. It may also attack first in the Netherlands, in France or at Spain’s northern ports, where ships on a track are lost if their port is captured [[5.55]].',
    ],
  },
  {
    case: '18.0',
    title: 'Errata',
    text: [
      'The errata are included in these cases. Barges are oared and have shallow draft. Victual markers are not used [[12.3]]. Bordeaux is a port and Toulouse is not; the anchor between hexes 2213 and 2214 belongs to London. Corunna and Santander have Activation Value 10. Hexes 0623-0626, 0716-0724 and 0815-0824 form one sea area with southerly winds. “All sea” hexes are high seas hexes, and there is a seventeenth Game-Turn.',
      'Ruling: hexes 0523 to 0526 also belong to that area, as in the older errata.',
    ],
    chart: 'zones',
  },
];
