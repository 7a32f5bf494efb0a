import type { Rulebook } from '../../../../kit/rules/rulebook.js';

export const winter: Rulebook = [
  {
    case: '14.0',
    title: 'Winter Game-Turns',
    text: [
      'Game-Turns 1, 9 and 17 are winters. Tracks are closed, ships in port stay there, moving land units suffer attrition, each siege counts five segments, and maintenance is five times as high. Both sides receive income [[11.0]].',
      'Ruling: October is an ordinary month except for the wind [[6.23]].',
    ],
    chart: 'calendar',
  },
  {
    case: '14.1',
    title: 'Attrition',
    text: [
      'In winter, roll a die for each land unit that has moved, at the end of its movement. On 1 or 2 it is eliminated; 3 to 6 has no effect. Leaders do not roll.',
      'Ruling: roll after all marches of the segment, in the order of the marches. A unit that only debarked does not roll.',
    ],
    chart: 'attrition',
  },
  {
    case: '14.2',
    title: 'Ships in winter',
    text: ['Tracks are closed and ships stay in port, except in the Mediterranean.'],
  },
  {
    case: '14.21',
    title: 'Activation Tracks',
    text: ['In winter no ship is built or repaired, and no ship advances on its track. Munitions may be bought.'],
  },
  {
    case: '14.22',
    title: 'Ships in port',
    text: [
      'A ship in a port hex at the start of a winter Game-Turn must stay there, unless it is besieging. Other ships move normally.',
      'Ruling: this applies to every port, friendly or not. Ships in a port that land units of their side are besieging count as besieging. A fleet that may not leave may not intercept.',
    ],
  },
  {
    case: '14.23',
    title: 'Mediterranean ports',
    text: [
      'Cases [[14.21]] and [[14.22]] do not apply to Malaga, Cartagena, Valencia, Barcelona and Marseilles.',
      'Ruling: ships may also be laid up in these ports in winter, but land units may not be built or laid up there. Marseilles has no track.',
    ],
  },
  {
    case: '14.3',
    title: 'Winter maintenance',
    text: ['In winter both sides pay five times the normal maintenance for ships and land units.'],
    chart: 'prices',
  },
];

/** Rules text on places for building and repair, and on de-activation. */
export const restrictions: Rulebook = [
  {
    case: '5.5',
    title: 'Restrictions on activation',
    text: [
      'Units are built and repaired only in the places of their nationality. Captured and besieged tracks are closed. In winter almost all tracks are closed.',
    ],
    chart: 'tracks',
  },
  {
    case: '5.51',
    title: 'English and Dutch',
    text: [
      'English units are built and repaired only in England. Dutch units are built and repaired only in the Protestant Netherlands. No other units of the English side are built.',
      'Ruling: England includes Northern England. Dutch ships use the tracks of Amsterdam, Brill, Flushing and Enkhuizen; Dutch land units use the track of the area.',
    ],
    chart: 'tracks',
  },
  {
    case: '5.52',
    title: 'Spanish land units',
    text: [
      'Spanish land units without another nationality are built in Spain or in hex 3225 in Savoy. Italian units are built only in 3225, German units in the German States, Burgundian units in Lorraine and Walloon units in the Catholic Netherlands. Allied units are never built.',
      'Ruling: the German track is that of hex 3016. Enemies cannot enter the German States [[8.24]], so it is never captured.',
    ],
    chart: 'tracks',
  },
  {
    case: '5.53',
    title: 'Spanish ships',
    text: [
      'Walloon ships are built only at Antwerp, and all other Spanish ships only in the ports of Spain. Both kinds may be repaired at Antwerp and in any port of Spain with a track.',
    ],
    chart: 'tracks',
  },
  {
    case: '5.54',
    title: 'De-activation in any friendly port',
    text: ['Ships may be laid up in any friendly port with a track for ships [[5.61]], including captured ports.'],
  },
  {
    case: '5.55',
    title: 'Captured tracks',
    text: [
      'Units on the track of a city or hex that the enemy captures are eliminated at once. Units on the track of an area are eliminated when the whole area is captured [[16.2]]. No unit may be built, repaired or laid up on a track in a city, hex or area that the enemy controls.',
      'Ruling: a hex that has a track but no city is captured when enemy land units were the last to move into it or through it. It is not captured while the owner’s units are besieged there, but its track is closed [[10.4]]. Lorraine has no city: it is captured when the enemy was the last to move through every hex of it. Ships on a captured track do not count as steps lost [[16.1]].',
    ],
  },
  {
    case: '5.56',
    title: 'Tracks under siege',
    text: [
      'While a city is besieged, no unit on its track advances or is placed on the map, even if another case requires it. No unit may be built, repaired or laid up in the city.',
      'Ruling: a city is besieged by land [[10.0]], or by sea when ships of its owner are besieged in it [[10.21]]. Enemy ships in the port do not close the track or prevent buying munitions unless they besiege the port.',
    ],
  },
  {
    case: '5.57',
    title: 'Tracks in winter',
    text: [
      'In winter Game-Turns no unit on a track advances or is placed, and no ship or land unit is built, repaired or laid up. Ships in the Mediterranean ports are exempt [[14.23]].',
    ],
  },
  {
    case: '5.6',
    title: 'De-activating ships',
    text: ['Ships may be laid up to save maintenance, especially before winter.'],
  },
  {
    case: '5.61',
    title: 'How ships are laid up',
    text: [
      'In the Joint Administrative Phase, a ship in a friendly port may be placed in box 2 of that port’s track for ships, at no cost. It must not be besieged [[5.56]].',
      'Ruling: land units that the remaining ships cannot carry debark in the port; their owner chooses the units. Leaders assigned to the ships go ashore too. The Treasure Fleet cannot be laid up.',
    ],
  },
  {
    case: '5.62',
    title: 'Why ships are laid up',
    text: [
      'Ships on a track cost no maintenance [[11.19]]; in winter, maintenance is five times as high [[14.3]]. A ship that was laid up may move to box 1 in any later Joint Activation Phase except in winter. It enters the port one Game-Turn later.',
    ],
  },
  {
    case: '5.63',
    title: 'Capacity for ships laid up',
    text: [
      'Ships laid up count against the Activation Value of the port like ships being built [[5.25]]. A Walloon invasion barge counts as Combat Strength 4 for this.',
      'Ruling: a barge also counts as 4 when it is built. Otherwise its strength of 0 would allow any number of barges.',
    ],
  },
  {
    case: '5.64',
    title: 'When all ports are too small',
    text: [
      'If a side’s ships have a greater total Combat Strength than its ports have Activation Value, ships may be laid up beyond the value of a port. A port may have one excess ship. It may have a second excess ship only when every other port has one, a third only when every other port has two, and so on.',
      'Ruling: ports without a track for ships do not count. Count ships on the map and on tracks, but not the Treasure Fleet. The exception applies only to ships being laid up, not to building or repair.',
    ],
  },
  {
    case: '5.7',
    title: 'De-activating land units',
    text: ['Land units may also be placed on a track, where they cost no maintenance.'],
  },
  {
    case: '5.71',
    title: 'How land units are laid up',
    text: [
      'In the Joint Administrative Phase a land unit may move from the map to box 1 of a track where it could be built. It must be in that city or hex, or in any hex of that area. This is not allowed in winter [[5.57]] or in a besieged hex [[10.4]].',
    ],
  },
  {
    case: '5.72',
    title: 'Re-activation',
    text: [
      'A land unit that was laid up may return in any Joint Activation Phase except in winter, and is placed like a new unit [[5.13]]. It may stay on its track for any length of time.',
    ],
  },
];
