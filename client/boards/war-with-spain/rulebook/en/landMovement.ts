import type { Rulebook } from '../../../../kit/rules/rulebook.js';

/** Marches, and where each nation may go. */
export const landMovement: Rulebook = [
  {
    case: '8.0',
    title: 'Land movement',
    text: [
      'This chapter is about marches. In the Land Movement Segment of his side a player marches as many of his land units as he likes, one by one or in stacks, along a path of adjacent hexes in any direction. Every hex costs one point of the Movement Allowance. There are no zones of control.',
      'Ruling: most units march 5 hexes; Irish and Scots 6; the English 30 and 20 and the Spanish 20 only 4; leaders 10. These figures are reconstructed.',
    ],
  },
  {
    case: '8.1',
    title: 'Restrictions on land movement',
    text: ['When land units move, and which hexes and hexsides stop them.'],
  },
  {
    case: '8.11',
    title: 'In turn',
    text: [
      'Land units move in their own Land Movement Segment only, each once. Besides that they retreat and advance in combat [[9.2]] and are carried by ships [[6.5]].',
    ],
  },
  {
    case: '8.12',
    title: 'Enemy hexes',
    text: [
      'Land units never enter a hex with enemy land units, unless these are besieged.',
      'Ruling: neutral French units bar their hexes in the same way, and so does a neutral leader who stands alone. An enemy leader without men bars nothing and flees [[13.17]].',
    ],
  },
  {
    case: '8.13',
    title: 'Besieged units',
    text: ['Besieged units do not move.', 'Ruling: nor do leaders besieged with them.'],
  },
  {
    case: '8.14',
    title: 'Closed hexsides',
    text: ['Land units do not cross hexsides closed to them, nor high seas hexsides.'],
    chart: 'hexsides',
  },
  {
    case: '8.2',
    title: 'National limitations',
    text: [
      'Whose orders each nation follows, and where its units may go. An area that a unit may not enter by marching it may not attack, retreat into, advance into or land in either. No limit is set for English Catholics.',
      'Ruling: English units may act in Ireland, on the Continent and in Spain without limit. Leaders keep the limits of their nation.',
    ],
    chart: 'areas',
  },
  {
    case: '8.21',
    title: 'Units of the English player',
    text: [
      'The English player begins with English and Dutch units only. After a violation the Huguenots are his as well [[15.13]]; when Ireland or Scotland is invaded, Loyal Irish and Scottish Protestants may be [[15.24]] [[15.34]].',
    ],
  },
  {
    case: '8.22',
    title: 'Units of the Spanish player',
    text: [
      'The Spanish player begins with Spanish units only, with their Italians, Walloons, Germans and Burgundians. After a violation the Catholic League is his as well [[15.13]]; after landings he may have Irish rebels and Scottish and English Catholics [[15.22]] [[15.32]] [[15.33]].',
    ],
  },
  {
    case: '8.23',
    title: 'Dutch',
    text: ['Dutch land units move and attack in the Protestant and the Catholic Netherlands only.'],
  },
  {
    case: '8.24',
    title: 'German States',
    text: [
      'Only German units enter the German States. They may not move or attack from there into the Protestant Netherlands, but from the Catholic Netherlands they may.',
      'Ruling: leaders do not enter the German States.',
    ],
  },
  {
    case: '8.25',
    title: 'French',
    text: [
      'Units of the Catholic League and of the Huguenots neither move nor attack out of France. France is both areas, the yellow and the blue.',
      'Ruling: so they never go aboard ship.',
    ],
  },
  {
    case: '8.26',
    title: 'Irish and Scots',
    text: [
      'Irish units, rebel or loyal, neither move nor attack out of Ireland. Scottish units move and attack in Scotland and England and are not carried out of Britain.',
      'Ruling: so neither ever goes aboard ship.',
    ],
  },
  {
    case: '8.27',
    title: 'English in Scotland',
    text: [
      'English units may not enter Scotland until the Spanish player has invaded Scotland or England; from then on they move there freely.',
      'Ruling: the invasion is the first landing of Spanish land units in either country, and it counts from the end of that Spanish movement segment [[15.31]].',
    ],
  },
  {
    case: '8.28',
    title: 'Marching into France',
    text: [
      'A player whose land unit moves into either area of France violates French neutrality [[15.11]]. Savoy, Lorraine, Franche-Comté, the Catholic Netherlands and Spain, the Spanish Road, may be entered without that.',
    ],
  },
  {
    case: '8.3',
    title: 'Stacking',
    text: ['Any number of land units may stand in one hex.', 'Ruling: ships too, however many.'],
  },
];
