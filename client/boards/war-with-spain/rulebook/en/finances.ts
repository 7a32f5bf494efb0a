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

/** The Treasure Fleet, the Pope, bankruptcy and the tables of money. */
export const treasureFleet: Rulebook = [
  {
    case: '11.2',
    title: 'Treasure Fleet and the Pope',
    text: ['The silver of each year comes by sea, and an invasion of the British Isles pays once.'],
  },
  {
    case: '11.21',
    title: 'The month is noted',
    text: [
      'In Game-Turns 1 and 9, during joint activation, Spain must write down in secret the month in which the Treasure Fleet of the coming year will arrive: June, July or August.',
    ],
  },
  {
    case: '11.22',
    title: 'The Treasure Fleet arrives',
    text: [
      'When the month noted has come, Spain must bring in the Treasure Fleet during joint activation, in any hex of the western edge of the map; in the Spanish Naval Movement Segment that follows it may move.',
      'Ruling: a hex of column 01 that ships can be in, no matter which, whether enemy ships are in it or not; it appears when both players have finished the phase. It has two steps, 8-12-0, and 4 on its back, and is of deep draft. If the fleet of the year before is still at sea, that one counts as safe.',
    ],
    chart: 'calendar',
  },
  {
    case: '11.23',
    title: 'Sailing alone',
    text: [
      'The Treasure Fleet may move by high seas movement without being in a fleet.',
      'Ruling: it may coast as well, and it may join an armada; alone it can be intercepted and attacked, and fights as a loose ship [[7.12]].',
    ],
  },
  {
    case: '11.24',
    title: 'Arrival at Seville',
    text: [
      'At Seville the Treasure Fleet is safe: as it enters that port it leaves the map.',
      'Ruling: no other port makes it safe. A leader aboard goes ashore at Seville.',
    ],
  },
  {
    case: '11.25',
    title: 'Treasure Fleet and wind',
    text: [
      'The wind may take from the Treasure Fleet’s Movement Allowance, but it loses no steps to the wind. When it moves in an armada the other ships suffer these losses in full.',
    ],
  },
  {
    case: '11.26',
    title: 'Loss of the Treasure Fleet',
    text: [
      'A Treasure Fleet that does not live to reach Seville costs Spain part of its next income: 800 ducats in Game-Turn 9 for that of 1587, 400 in Game-Turn 17 for that of 1588. If the English player destroyed it he receives 500 ducats at once.',
      'Ruling: the income does not fall below 0. A fleet that is still at sea costs nothing, nor does one that is lost after the income it belongs to. Only combat with ships of the English player earns the 500. Its steps count [[16.1]].',
    ],
  },
  {
    case: '11.27',
    title: 'Grant of the Pope',
    text: [
      'The Pope pays 200 ducats to Spain, once in the game, as soon as it has five or more land units in England, Scotland or Ireland.',
      'Ruling: counters are counted, ashore, in the three countries together; only units that Spain pays [[11.16]].',
    ],
  },
  {
    case: '11.3',
    title: 'Financial penalties',
    text: [
      'A player who cannot make a payment that he must make at once (a) lays up all his ships in friendly ports, as many in each as its Activation Value takes, the others being eliminated, (b) removes at least a third of his land units from the map, by number and not by strength, and (c) loses 20 Victory Points. This happens in each Game-Turn in which he cannot pay. Allied units are never lost by it.',
      'Ruling: the treasury goes to 0 and the rest of the debt is forgiven. Ships in ports without a track for ships, or under siege, stay. The owner names the ships that are saved, always as many as fit; eliminated ones do not count as steps lost. The third is rounded up and taken from units that the side pays, on the map or aboard. Dutch ships and the Treasure Fleet are left alone. It holds in winter too.',
    ],
  },
  {
    case: '11.4',
    title: 'Income Table',
    text: [
      'One die for each side: 2300 to 2700 ducats for Spain, 1000 to 1400 for England.',
      'Option: with the average income Spain always has 2500 and England 1200, without a die; half of that in Game-Turn 17.',
    ],
    chart: 'income',
  },
  {
    case: '11.5',
    title: 'Purchase and Maintenance Cost Chart',
    text: [
      'To build: a land unit 3 times its strength, ships of deep draft 25 times M, of shallow draft 6 times, invasion barges 3 times. A Munitions Point costs 4 times M. To keep: a land unit 2 times its strength, a ship 3 times M or once in a friendly port, a barge once. Repair costs half of building; winter makes all upkeep fivefold.',
      'Ruling: the chart, printed as 11.6, calls infantry free and prices victuals; both rows are leftovers [[5.12]] [[12.3]].',
    ],
    chart: 'prices',
  },
];

/** Powder and shot. */
export const munitions: Rulebook = [
  {
    case: '12.0',
    title: 'Munitions',
    text: [
      'This chapter is about powder and shot. Only fleets have munitions, counted in points that both players see, and only fleets with munitions intercept or attack. Without them ships of deep draft fight at half strength; ships of shallow draft do not suffer, but cannot attack. A point costs four times the Maintenance Multiples of all ships of the fleet together, and each round of combat costs a point.',
    ],
  },
  {
    case: '12.1',
    title: 'Buying munitions',
    text: ['Where munitions are bought, and what becomes of them when ships change their fleet.'],
  },
  {
    case: '12.11',
    title: 'Where munitions are bought',
    text: [
      'Munitions are bought in the Joint Administrative Phase for a fleet in a friendly port that is not besieged, in its home country: for Spain in Spain and at Antwerp, for the English side in England, in Ireland and in the Protestant Netherlands; never in captured ports.',
      'Ruling: one may buy as many points as one likes, each at four times the M of all ships of the fleet as they are, Dutch ships included. Enemy ships that besiege nobody do not close the market [[5.56]].',
    ],
  },
  {
    case: '12.12',
    title: 'Ships that change their fleet',
    text: [
      'Fleets in one hex may combine, or pass ships to each other. Two fleets that combine have the smaller number of points of the two. A fleet that takes in a ship of another fleet has its own number or that of the other, whichever is less. A fleet that takes in a loose ship has none, except by [[12.13]].',
      'Ruling: a fleet that parts leaves the old number to both parts. A fleet made of loose ships has none until it buys. This is done when fleets may be formed [[6.12]].',
    ],
  },
  {
    case: '12.13',
    title: 'Supplying new ships',
    text: [
      'When a fleet and loose ships that are to join it are, in the Joint Administrative Phase, in one port where munitions can be bought, points may be bought for these ships alone at four times their Multiples as they join. Unless as many points are bought as the fleet has, the fleet falls to the number bought.',
    ],
  },
  {
    case: '12.2',
    title: 'Munitions and combat',
    text: ['What a round costs, and what a fleet without munitions cannot do.'],
  },
  {
    case: '12.21',
    title: 'A point a round',
    text: [
      'In every round a fleet that fights spends one point. When an attacking fleet has none left the combat is over for it. Defenders without munitions, or loose, have the Combat Strength of their ships of deep draft halved.',
      'Ruling: the point is spent after the losses of the round; other attacking fleets may go on [[7.14]].',
    ],
  },
  {
    case: '12.22',
    title: 'Without munitions',
    text: [
      'Only fleets with munitions may intercept or attack. Fleets without, and loose ships, may be attacked, and such fleets intercepted.',
    ],
  },
  {
    case: '12.23',
    title: 'Defending at ease',
    text: ['In a round whose differential, attacker less defender, is below -30 the defender spends no munitions.'],
  },
  {
    case: '12.3',
    title: 'Victuals',
    text: ['The markers and the track for victuals belong to the first edition. They have no effect in this one.'],
  },
];

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
