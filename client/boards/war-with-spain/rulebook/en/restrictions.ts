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

/** Where work is done, and laying up. */
export const restrictions: Rulebook = [
  {
    case: '5.5',
    title: 'Restrictions on activation',
    text: ['Each nation builds and repairs in its own places; a captured, besieged or wintry track does no work.'],
    chart: 'tracks',
  },
  {
    case: '5.51',
    title: 'English and Dutch',
    text: [
      'English ships and land units are built, and English ships repaired, in England only. Dutch ships and land units are built, and Dutch ships repaired, in the Protestant Netherlands only. No other units of the English side are built.',
      'Ruling: England is the whole country with Northern England. Dutch ships use Amsterdam, Brill, Flushing and Enkhuizen, Dutch land units the track of the area.',
    ],
    chart: 'tracks',
  },
  {
    case: '5.52',
    title: 'Land units of Spain',
    text: [
      'Spanish land units without another nationality are built in Spain or in hex 3225 in Savoy. Italians are built in 3225 only, Germans in the German States, Burgundians in Lorraine, Walloons in the Catholic Netherlands. Allies of Spain are never built.',
      'Ruling: the German track is that of hex 3016. Enemies cannot enter the German States [[8.24]], so it is never captured.',
    ],
    chart: 'tracks',
  },
  {
    case: '5.53',
    title: 'Ships of Spain',
    text: [
      'Walloon ships are built at Antwerp only, all other Spanish ships in the ports of Spain. Both kinds are repaired in any port of Spain that has a track, and at Antwerp.',
    ],
    chart: 'tracks',
  },
  {
    case: '5.54',
    title: 'Laying up in any friendly port',
    text: [
      'Ships may be laid up in any friendly port that has a track for ships [[5.61]], whether it was friendly from the start or has been captured.',
    ],
  },
  {
    case: '5.55',
    title: 'Captured tracks',
    text: [
      'Units on the track of a city or hex that the enemy captures are eliminated at once. Units on the track of an area are eliminated when the whole area is captured [[16.2]]. Nothing is built, repaired or laid up on a track whose city, hex or area the enemy holds.',
      'Ruling: a hex that has a track but no city is captured when enemy land units were the last to move into it or through it. While its owner’s are besieged there it stays his, and its track only stands still [[10.4]]. The area of Lorraine, which has no city, is captured when the enemy was the last to move through every hex of it. Ships on a captured track do not count as steps lost [[16.1]].',
    ],
  },
  {
    case: '5.56',
    title: 'Tracks under siege',
    text: [
      'While a city is under siege no unit on its track moves on or comes out, even one that would have to. No unit in the city is repaired or laid up, and no new work begins.',
      'Ruling: a city is besieged by land [[10.0]], or by sea when ships of its owner are shut up in it [[10.21]]. Enemy ships in the port that besiege nobody stop no work, no raising of men and no munitions.',
    ],
  },
  {
    case: '5.57',
    title: 'Tracks in winter',
    text: [
      'In winter Game-Turns nothing on a track moves on or comes out, nothing is repaired or laid up, and no building begins, of ships or of land units. Ships in the Mediterranean ports are exempt [[14.23]].',
    ],
  },
  {
    case: '5.6',
    title: 'De-activating ships',
    text: ['Ships are laid up to save their upkeep, above all through the winter.'],
  },
  {
    case: '5.61',
    title: 'How ships are laid up',
    text: [
      'In the Joint Administrative Phase a ship in a friendly port with a track for ships may be taken off the map and put into box 2 of that track, at no cost. It may not be besieged [[5.56]].',
      'Ruling: men for whom the ships that stay have no room go ashore in the port, the owner saying who; so do leaders assigned to the ships. The Treasure Fleet cannot be laid up.',
    ],
  },
  {
    case: '5.62',
    title: 'Why ships are laid up',
    text: [
      'Ships on a track cost no upkeep [[11.19]], which is fivefold in winter [[14.3]]. A ship laid up may be called to box 1 in any later Joint Activation Phase but that of a winter, and is in port one Game-Turn after that.',
    ],
  },
  {
    case: '5.63',
    title: 'Room for ships laid up',
    text: [
      'Ships laid up count against the Activation Value of the port like ships being built [[5.25]]. A Walloon invasion barge counts as Combat Strength 4 for this.',
      'Ruling: it counts 4 when it is built as well, else its strength of 0 would let a port build barges without end.',
    ],
  },
  {
    case: '5.64',
    title: 'When all ports are too small',
    text: [
      'If the Activation Values of all ports that a side holds are together less than the Combat Strengths of all its ships, ships may be laid up beyond the value of a port: one unit in excess in a port, a second only when every other port has one in excess, a third only when every other has two, and so on.',
      'Ruling: ports without a track for ships do not count. Ships on the map and on tracks are counted, the Treasure Fleet is not. The exception holds for laying up alone, not for building or repair.',
    ],
  },
  {
    case: '5.7',
    title: 'De-activating land units',
    text: ['Land units, too, may be sent to a track, where they cost nothing.'],
  },
  {
    case: '5.71',
    title: 'How land units are laid up',
    text: [
      'In the Joint Administrative Phase a land unit may be taken from the map into box 1 of a track where it could be built, if it stands in that city or hex, or in any hex of that area. Not in winter [[5.57]], and not in a hex under siege [[10.4]].',
    ],
  },
  {
    case: '5.72',
    title: 'How long they stay',
    text: [
      'A land unit laid up comes back in any Joint Activation Phase but that of a winter, placed like a new one [[5.13]]. It is never forced to, and may stay on its track as long as its owner likes.',
    ],
  },
];
