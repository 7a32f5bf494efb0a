import type { Rulebook } from '../../../../kit/rules/rulebook.js';

/** Building and repair. */
export const construction: Rulebook = [
  {
    case: '5.0',
    title: 'Construction, repair and de-activation',
    text: [
      'This chapter is about Activation Tracks, on which units are built, repaired and laid up. In the Joint Activation Phase ships in box 1 must come out to their port; ships in boxes 4 and 3 must go on to the next lower box; ships in box 2 may go on or wait. Land units are never in any box but 1, and may come out or wait. Then new work may begin.',
      'Ships are built, repaired and laid up in friendly ports [[5.2]] [[5.3]] [[5.6]], land units in cities, hexes or areas that have a track [[5.1]] [[5.7]]. No work is done under siege [[5.56]], nor in winter [[5.57]].',
      'Ruling: orders are secret until both players have finished. An order may be taken back before that, with its money, and given again.',
    ],
  },
  {
    case: '5.1',
    title: 'Building land units',
    text: ['Land units are raised on tracks of their own nation and can be in the field a Game-Turn later.'],
  },
  {
    case: '5.11',
    title: 'Which land units are built',
    text: [
      'England builds English and Dutch land units, Spain its own with the Italians, Walloons, Germans and Burgundians. Allied units are never built: they stand on the map from the start or come by events.',
      'Ruling: the print names only Spanish and Walloon units for Spain; [[5.52]], which gives the others their places too, is followed.',
    ],
  },
  {
    case: '5.12',
    title: 'Price and time of a land unit',
    text: [
      'A land unit costs three ducats for each point of its Combat Strength, paid in the Joint Activation Phase when it is put into box 1 of a track. It may take the field in the Joint Activation Phase of the next Game-Turn, or in any later one [[5.72]], but not in winter [[5.57]].',
      'Ruling: the purchase chart calls infantry free of cost; the text of this case holds.',
    ],
    chart: 'prices',
  },
  {
    case: '5.13',
    title: 'Where a land unit takes the field',
    text: [
      'From the track of a city or of a hex a land unit is placed in that city or hex; from the track of an area, in any hex of that area. It is never placed in a hex with enemy land units, nor in one through which the enemy’s land units were the last to move.',
      'Ruling: enemy ships in the hex do not keep it from being placed [[5.56]].',
    ],
  },
  {
    case: '5.2',
    title: 'Building ships',
    text: ['A new ship begins in box 4 and moves one box in each Joint Activation Phase until it comes out into its port.'],
  },
  {
    case: '5.21',
    title: 'Which ships are built',
    text: ['England builds English and Dutch ships, Spain builds Spanish and Walloon ones. The Treasure Fleet is never built [[11.22]].'],
  },
  {
    case: '5.22',
    title: 'Price of a ship',
    text: [
      'A ship costs its Maintenance Multiple times 25 if it is of deep draft, times 6 if it is of shallow draft, and times 3 if it is an invasion barge. The price is paid in the Joint Activation Phase, and the ship goes into box 4 of the track of a friendly port where it may be built [[5.51]] [[5.53]].',
      'Ruling: work that cannot be paid for at that moment cannot be ordered.',
    ],
    chart: 'prices',
  },
  {
    case: '5.23',
    title: 'The way of a new ship',
    text: [
      'In each later Joint Activation Phase the ship moves one box on. In the phase which it begins in box 1 it comes out into the port: ordered in April and never held, it is there in August.',
      'Ruling: it comes out even where enemy ships lie in the port; then both lie in one hex, and either may attack in his own segment [[7.14]].',
    ],
  },
  {
    case: '5.24',
    title: 'Waiting in box 2',
    text: [
      'A ship that begins the Joint Activation Phase in box 2 may stay there, as long as its owner likes. It stays unless he calls it forward to box 1.',
    ],
  },
  {
    case: '5.25',
    title: 'Activation Value',
    text: [
      'The Combat Strengths of all ships on the track of a port, being built, repaired or laid up, together may not exceed its Activation Value. Exception: [[5.64]].',
      'Ruling: every ship counts with its full strength, reduced or not; a barge counts 4 [[5.63]].',
    ],
    chart: 'cities',
  },
  {
    case: '5.3',
    title: 'Repairing ships',
    text: ['A damaged ship is made whole by going through the track of the port where it lies.'],
  },
  {
    case: '5.31',
    title: 'Which ships are repaired',
    text: ['A ship of two steps that has lost one may be brought back to full strength. Ships of one step have nothing to repair.'],
  },
  {
    case: '5.32',
    title: 'How a ship is repaired',
    text: [
      'The ship must begin the Joint Activation Phase in a friendly port, unbesieged, where its nation may repair [[5.51]] [[5.53]]. It costs half of what building it would cost. The ship goes into box 4 of that port’s track and comes back like a new one [[5.23]]; in box 2 it may wait.',
      'Ruling: half a ducat is rounded up. It leaves its fleet; men for whom the ships that stay have no room, and a leader assigned to it, go ashore in the port.',
    ],
    chart: 'prices',
  },
  {
    case: '5.4',
    title: 'Units that were built',
    text: ['What units may do when they come out, and which can come again.'],
  },
  {
    case: '5.41',
    title: 'Acting at once',
    text: ['A unit that comes from a track may move and fight in that same Game-Turn.'],
  },
  {
    case: '5.42',
    title: 'Building again',
    text: [
      'Units that were eliminated, in combat or otherwise, go back to the pool and may be built again, if they can be built at all [[5.11]] [[5.21]].',
    ],
  },
];
